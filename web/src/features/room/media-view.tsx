import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { type RefObject, useEffect, useRef } from 'react';

interface MediaViewProps {
  /** The stream that is played; the same object as long as it is the same stream. */
  readonly stream: MediaStream;
  readonly label: string;
  readonly isMuted?: boolean;
  /** One's own picture is shown as in a mirror. */
  readonly isMirrored?: boolean;
  /** The id of the speaker; empty for the one of the system. */
  readonly speakerId?: string;
  /** The parent of the element, for a window of its own. */
  readonly element?: RefObject<HTMLVideoElement | null>;
  readonly sx?: SxProps<Theme>;
}

/** Plays a live stream. */
export function MediaView(props: MediaViewProps) {
  const { stream, label, isMuted, isMirrored, speakerId = '', sx } = props;
  const own = useRef<HTMLVideoElement>(null);
  const video = props.element ?? own;
  useEffect(() => {
    if (video.current !== null) video.current.srcObject = stream;
  }, [stream, video]);
  useEffect(() => {
    const element = video.current;
    if (element === null || !('setSinkId' in element) || element.sinkId === speakerId) return;
    element
      .setSinkId(speakerId)
      .catch((error: unknown) => console.warn('Could not use the speaker', error));
  }, [speakerId, video]);
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
