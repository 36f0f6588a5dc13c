import MicOffRounded from '@mui/icons-material/MicOffRounded';
import MicRounded from '@mui/icons-material/MicRounded';
import VideocamOffRounded from '@mui/icons-material/VideocamOffRounded';
import VideocamRounded from '@mui/icons-material/VideocamRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useRef } from 'react';
import { Control } from './control';
import { DeviceChoice } from './device-choice';
import { MediaView } from './media-view';
import { problemWords } from './media-words';
import type { MediaKind, MediaProblem, OwnMedia, OwnTrack } from './own-media';

/** Decibels below full scale at which the meter begins. */
const FLOOR_DB = -60;

/** Shows how loud a microphone is. */
function LevelMeter({ track }: { readonly track: MediaStreamTrack }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const audio = new AudioContext();
    const analyser = audio.createAnalyser();
    audio.createMediaStreamSource(new MediaStream([track])).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    let frame = requestAnimationFrame(draw);
    function draw() {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, value) => sum + value * value, 0) / samples.length;
      const level = Math.max(0, 1 - (10 * Math.log10(power + 1e-12)) / FLOOR_DB);
      bar.current?.style.setProperty('transform', `scaleX(${Math.min(level, 1)})`);
      frame = requestAnimationFrame(draw);
    }
    return () => {
      cancelAnimationFrame(frame);
      void audio.close();
    };
  }, [track]);
  return (
    <Box
      aria-hidden
      sx={{ height: 6, borderRadius: 3, bgcolor: 'action.hover', overflow: 'hidden' }}
    >
      <Box
        ref={bar}
        sx={{ height: 1, bgcolor: 'success.main', transformOrigin: 'left', transform: 'scaleX(0)' }}
      />
    </Box>
  );
}

/** One's own picture and sound before joining, and what is wrong with them. */
export function DeviceCheck({ media }: { readonly media: OwnMedia }) {
  const { microphone, camera } = media;
  const { track } = camera;
  const stream = useMemo(() => (track === null ? null : new MediaStream([track])), [track]);
  return (
    <Stack sx={{ gap: 2 }}>
      <Box
        sx={{
          aspectRatio: '16 / 9',
          borderRadius: 2,
          overflow: 'hidden',
          bgcolor: 'grey.900',
          color: 'common.white',
          display: 'grid',
          placeItems: 'center',
        }}
      >
        {stream === null ? (
          <Typography sx={{ p: 2, textAlign: 'center' }}>Your camera is off</Typography>
        ) : (
          <MediaView stream={stream} label="Your camera" isMuted isMirrored />
        )}
      </Box>
      {microphone.track !== null && <LevelMeter track={microphone.track} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <MediaToggle kind="microphone" media={media} />
        <MediaToggle kind="camera" media={media} />
      </Box>
      <MediaProblems media={media} />
      <DeviceChoice media={media} />
    </Stack>
  );
}

interface MediaToggleProps {
  readonly kind: MediaKind;
  readonly media: OwnMedia;
  readonly isInCall?: boolean;
}

const ICONS = {
  microphone: { on: <MicRounded />, off: <MicOffRounded /> },
  camera: { on: <VideocamRounded />, off: <VideocamOffRounded /> },
} as const;

/** Turns one's own microphone or camera on and off. */
export function MediaToggle({ kind, media, isInCall }: MediaToggleProps) {
  const { status } = media[kind];
  const isOn = status === 'on';
  return (
    <Control
      variant={isOn ? 'contained' : 'outlined'}
      color={isOn ? 'primary' : 'inherit'}
      icon={isOn ? ICONS[kind].on : ICONS[kind].off}
      label={isOn ? `Turn ${kind} off` : `Turn ${kind} on`}
      isInCall={isInCall}
      disabled={status === 'opening'}
      onClick={() => (isOn ? media.turnOff(kind) : media.turnOn(kind))}
    />
  );
}

/** The reason that keeps the microphone or the camera from working. */
export function MediaProblems({ media }: { readonly media: OwnMedia }) {
  return (['microphone', 'camera'] as const).map((kind) => {
    const problem = problemOf(media[kind]);
    return (
      problem !== null && (
        <Alert key={kind} severity="warning">
          {problemWords(kind, problem)}
        </Alert>
      )
    );
  });
}

function problemOf({ status }: OwnTrack): MediaProblem | null {
  return status === 'off' || status === 'opening' || status === 'on' ? null : status;
}
