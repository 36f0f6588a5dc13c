import { type Side, turnSides } from '@hearthkin/domain/verification/selfie-challenge';
import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useAction } from '../../../ui/hooks/use-action';
import { CameraView, type Pose } from './camera-view';
import { useCamera } from './use-camera';

/** Specification 1, section 8. */
const CAMERA_REFUSED = 'Unable to access camera. Please upload a selfie instead.';
const TEAM_REVIEWS = 'Our team will review it before you’re verified.';

function instructionFor(pose: Pose): string {
  return pose === 'straight'
    ? 'Look straight at the camera, with your face inside the outline.'
    : `Now turn your head to your ${pose}, halfway to your shoulder.`;
}

/** The three pictures, in the order in which they were asked for. */
export interface SelfieFrames {
  readonly selfie: Blob;
  readonly firstTurn: Blob;
  readonly secondTurn: Blob;
}

interface LiveSelfieProps {
  /**
   * Asks to which side to turn first, each time the camera opens.
   * @throws CallError
   */
  readonly begin: () => Promise<Side>;
  readonly onFrames: (frames: SelfieFrames) => void;
  readonly label: string;
  readonly disabled: boolean;
  /** The way without a camera, which stands beside the button while the camera is off. */
  readonly children: ReactNode;
}

/**
 * Takes a selfie live with the front camera: straight, and with the head turned to both sides, one at a
 * time. Where there is no camera, it says to upload one.
 */
export function LiveSelfie({ begin, onFrames, label, disabled, children }: LiveSelfieProps) {
  const { status, start, show, capture, stop } = useCamera();
  const [firstTurn, setFirstTurn] = useState<Side | null>(null);
  const [taken, setTaken] = useState<readonly Blob[]>([]);
  const { run, isBusy, failure } = useAction();

  const open = () =>
    void run(async () => {
      setTaken([]);
      setFirstTurn(await begin());
      await start();
    });

  async function take(): Promise<void> {
    const picture = await capture();
    if (picture === null) return;
    const [selfie, first, second] = [...taken, picture];
    if (selfie === undefined || first === undefined || second === undefined) {
      return setTaken([...taken, picture]);
    }
    stop();
    onFrames({ selfie, firstTurn: first, secondTurn: second });
  }

  if (status === 'on' && firstTurn !== null) {
    const sides = turnSides(firstTurn);
    const poses = ['straight', sides.firstTurn, sides.secondTurn] as const;
    const pose = poses[taken.length] ?? 'straight';
    return (
      <Box sx={{ width: 1 }}>
        <Typography role="status" sx={{ mb: 1.5 }}>
          <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
            Picture {taken.length + 1} of {poses.length}
          </Box>
          {instructionFor(pose)}
        </Typography>
        <CameraView show={show} pose={pose} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          <Button variant="contained" autoFocus onClick={() => void take()}>
            Take photo
          </Button>
          {taken.length > 0 && <Button onClick={() => setTaken([])}>Start over</Button>}
          <Button onClick={stop}>Cancel</Button>
        </Box>
      </Box>
    );
  }
  return (
    <>
      {status === 'refused' && (
        <Alert severity="error" sx={{ width: 1 }}>
          {CAMERA_REFUSED} {TEAM_REVIEWS}
        </Alert>
      )}
      {failure !== null && (
        <Alert severity="error" sx={{ width: 1 }}>
          {failure}
        </Alert>
      )}
      <Button
        variant="contained"
        startIcon={<PhotoCameraOutlined />}
        disabled={disabled || isBusy}
        onClick={open}
      >
        {isBusy ? 'Opening camera...' : label}
      </Button>
      {children}
    </>
  );
}
