import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useEffect, useRef } from 'react';

interface MediaViewProps {
  /** What is played; the same object as long as it is the same stream. */
  readonly stream: MediaStream;
  readonly label: string;
  readonly isMuted?: boolean;
  /** One's own picture is shown as in a mirror. */
  readonly isMirrored?: boolean;
  readonly sx?: SxProps<Theme>;
}

/** Plays a live stream. */
export function MediaView({ stream, label, isMuted, isMirrored, sx }: MediaViewProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current !== null) video.current.srcObject = stream;
  }, [stream]);
  return (
    <Box
      component="video"
      ref={video}
      autoPlay
      playsInline
      muted={isMuted ?? false}
      aria-label={label}
      sx={[
        {
          display: 'block',
          width: 1,
          height: 1,
          objectFit: 'cover',
          transform: isMirrored ? 'scaleX(-1)' : undefined,
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  );
}
