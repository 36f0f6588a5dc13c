import type { Side } from '@hearthkin/domain/verification/selfie-challenge';
import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import Box from '@mui/material/Box';

/** The ways to look at the camera; sides are the person's own. */
export type Pose = 'straight' | Side;

interface CameraViewProps {
  /** Attaches the stream to the video. */
  readonly show: (element: HTMLVideoElement | null) => void;
  readonly pose: Pose;
}

/**
 * What the camera sees, mirrored as people know themselves, with an outline for the face and an arrow to the
 * side to turn to.
 */
export function CameraView({ show, pose }: CameraViewProps) {
  return (
    // Not mirrored in a language from right to left: sides are those of the body.
    <Box dir="ltr" sx={{ position: 'relative', width: 'min(100%, 360px)', color: 'common.white' }}>
      <Box
        component="video"
        ref={show}
        autoPlay
        muted
        playsInline
        aria-label="Your camera"
        sx={{
          display: 'block',
          width: 1,
          aspectRatio: '4 / 3',
          objectFit: 'cover',
          borderRadius: 1,
          bgcolor: 'action.hover',
          transform: 'scaleX(-1)',
        }}
      />
      <Box
        component="svg"
        viewBox="0 0 120 90"
        aria-hidden
        sx={{ position: 'absolute', inset: 0, width: 1, height: 1, fill: 'none' }}
      >
        {/* Dark below light, so that it shows on any picture. */}
        <ellipse cx="60" cy="44" rx="26" ry="35" stroke="rgb(0 0 0 / 55%)" strokeWidth="2.5" />
        <ellipse
          cx="60"
          cy="44"
          rx="26"
          ry="35"
          stroke="currentColor"
          strokeWidth="1.2"
          strokeDasharray="4 2.5"
        />
      </Box>
      {pose !== 'straight' && (
        <Box
          aria-hidden
          sx={{
            position: 'absolute',
            top: '50%',
            translate: '0 -50%',
            [pose]: 8,
            display: 'flex',
            p: 0.75,
            borderRadius: '50%',
            bgcolor: 'rgb(0 0 0 / 60%)',
          }}
        >
          {pose === 'left' ? <ArrowBackRounded /> : <ArrowForwardRounded />}
        </Box>
      )}
    </Box>
  );
}
