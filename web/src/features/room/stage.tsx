import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import { PersonAvatar } from '../../ui/people/person-avatar';
import { Controls, type MessagesButton } from './controls';
import { MediaProblems } from './device-check';
import type { LinkState } from './link';
import { MediaView } from './media-view';
import type { OwnMedia } from './own-media';
import type { Modes } from './signal';
import type { RoomView } from './use-room';

interface StageProps {
  readonly room: RoomView;
  readonly media: OwnMedia;
  readonly otherName: string;
  readonly otherPhoto: string | null;
  /** "22 minutes left" */
  readonly timeLeft: string;
  /** The conversation beside the picture; null while it is closed, or over it. */
  readonly chat: ReactNode;
  readonly messages: MessagesButton;
  readonly onReport: () => void;
}

/** The call itself: the other side large, one's own picture small, and the controls. */
export function Stage(props: StageProps) {
  const { room, media, otherName, otherPhoto, timeLeft, chat, messages, onReport } = props;
  const frame = useRef<HTMLDivElement>(null);
  // The button that was pressed to join is gone.
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);
  // Messages open over the lower part of a phone's screen, and the picture stays above them.
  useEffect(() => {
    if (messages.isOpen) frame.current?.scrollIntoView?.({ block: 'start' });
  }, [messages.isOpen]);
  const picture = useRef<HTMLVideoElement>(null);
  const { state, connection, theirs, quality } = room;
  const isConnected = state === 'connected' || state === 'reconnecting';
  const showsThem = isConnected && theirs?.camera === true;
  const ownTrack = media.camera.track;
  const own = useMemo(() => (ownTrack === null ? null : new MediaStream([ownTrack])), [ownTrack]);
  const words = stateWords(state, otherName, theirs);
  useOwnWindow(showsThem ? picture : null);
  return (
    <Stack sx={{ gap: 2 }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: chat === null ? 'minmax(0, 1fr)' : 'minmax(0, 1fr) 380px',
          gridTemplateRows: 'minmax(0, 1fr)',
          height: { xs: 'calc(100dvh - 460px)', sm: '56vh' },
          minHeight: 240,
        }}
      >
        <Box
          ref={frame}
          component="section"
          aria-label={`Session with ${otherName}`}
          tabIndex={-1}
          sx={{
            position: 'relative',
            // Below the header.
            scrollMarginTop: 80,
            borderRadius: 2,
            overflow: 'hidden',
            bgcolor: 'grey.900',
            color: 'common.white',
          }}
        >
          {connection !== null && (
            <MediaView
              stream={connection.remote}
              label={otherName}
              speakerId={media.speakerId}
              element={picture}
              // Without a picture it still plays the sound.
              sx={{ visibility: showsThem ? 'visible' : 'hidden', objectFit: 'contain' }}
            />
          )}
          {!showsThem && (
            <Stack
              sx={{
                position: 'absolute',
                inset: 0,
                alignItems: 'center',
                justifyContent: 'center',
                gap: 2,
                p: 2,
              }}
            >
              <PersonAvatar
                name={otherName}
                photo={otherPhoto}
                size={112}
                sx={{ bgcolor: 'background.paper' }}
              />
              <Typography sx={{ fontWeight: 600 }}>{otherName}</Typography>
            </Stack>
          )}
          <Typography
            role="status"
            sx={{
              position: 'absolute',
              insetInlineStart: 0,
              top: 0,
              maxWidth: 1,
              px: 1.5,
              py: 0.75,
              bgcolor: 'rgb(0 0 0 / 0.6)',
              borderEndEndRadius: 8,
            }}
          >
            {words}
          </Typography>
          {own !== null && (
            <Box
              sx={{
                position: 'absolute',
                insetInlineEnd: 12,
                bottom: 12,
                width: { xs: 96, sm: 160 },
                aspectRatio: '4 / 3',
                borderRadius: 1.5,
                overflow: 'hidden',
                border: 2,
                borderColor: 'common.white',
              }}
            >
              <MediaView stream={own} label="You" isMuted isMirrored />
            </Box>
          )}
        </Box>
        {chat}
      </Box>
      <Controls
        media={media}
        timeLeft={timeLeft}
        messages={messages}
        onLeave={room.leave}
        onReport={onReport}
        frame={frame}
        picture={showsThem ? picture : null}
      />
      {own !== null && quality !== 'full' && <Alert severity="info">{POOR_LINE[quality]}</Alert>}
      <MediaProblems media={media} />
      {state === 'failed' && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={room.retry}>
              Try again
            </Button>
          }
        >
          You and {otherName} aren’t connected. We’ll connect you as soon as they join again. Check
          your own connection, or go on in messages.
        </Alert>
      )}
      {room.isRefused && (
        <Alert severity="error">This room has closed. The booking says what happened.</Alert>
      )}
    </Stack>
  );
}

/** Moves the picture into a window of its own when one looks elsewhere, where the browser does that. */
function useOwnWindow(picture: RefObject<HTMLVideoElement | null> | null): void {
  useEffect(() => {
    if (picture === null || !document.pictureInPictureEnabled) return;
    const { mediaSession } = navigator;
    // The types of the DOM don't have this action yet (https://w3c.github.io/mediasession/#dom-mediasessionaction-enterpictureinpicture).
    const action = 'enterpictureinpicture' as MediaSessionAction;
    const listen = (handler: MediaSessionActionHandler | null) => {
      try {
        mediaSession.setActionHandler(action, handler);
      } catch {
        // A browser without it refuses its name.
      }
    };
    listen(() => void picture.current?.requestPictureInPicture().catch(() => undefined));
    return () => listen(null);
  }, [picture]);
}

const POOR_LINE = {
  small: 'The connection is poor, so your picture is sent smaller.',
  sound: 'The connection is too poor for a picture. Your sound goes on.',
} as const;

/** The present event, in a sentence that is also read aloud. */
function stateWords(state: LinkState, otherName: string, theirs: Modes | null): string {
  switch (state) {
    case 'waiting':
      return `Waiting for ${otherName}`;
    case 'connecting':
      return `Connecting you with ${otherName}`;
    case 'reconnecting':
      return 'Reconnecting';
    case 'failed':
      return 'Not connected';
    case 'taken-over':
      return 'You joined somewhere else';
    case 'left':
      return 'You left';
    case 'connected':
      return theirs?.microphone === false
        ? `${otherName} is here, with the microphone off`
        : `${otherName} is here`;
  }
}
