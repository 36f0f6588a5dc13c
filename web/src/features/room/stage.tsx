import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { PersonAvatar } from '../../ui/people/person-avatar';
import { Controls } from './controls';
import { MediaProblems } from './device-check';
import { MediaView } from './media-view';
import type { OwnMedia } from './own-media';
import { stateWords } from './state-words';
import type { RoomView } from './use-room';

interface StageProps {
  readonly room: RoomView;
  readonly media: OwnMedia;
  readonly otherName: string;
  readonly otherPhoto: string | null;
  /** "22 minutes left" */
  readonly timeLeft: string;
  /** The conversation; null while it is closed. */
  readonly chat: ReactNode;
  readonly onChat: () => void;
  readonly onReport: () => void;
}

/** The call itself: the other side large, one's own picture small, and the controls. */
export function Stage(props: StageProps) {
  const { room, media, otherName, otherPhoto, timeLeft, chat, onChat, onReport } = props;
  const frame = useRef<HTMLDivElement>(null);
  // The button that was pressed to join is gone.
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);
  const picture = useRef<HTMLVideoElement>(null);
  const { state, connection, theirs, quality } = room;
  const isConnected = state === 'connected' || state === 'reconnecting';
  const showsThem = isConnected && theirs?.camera === true;
  const ownTrack = media.camera.track;
  const own = useMemo(() => (ownTrack === null ? null : new MediaStream([ownTrack])), [ownTrack]);
  const words = stateWords(state, otherName, theirs);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          lg: chat === null ? undefined : 'minmax(0, 1fr) 380px',
        },
      }}
    >
      <Stack sx={{ gap: 2, minWidth: 0 }}>
        <Box
          ref={frame}
          component="section"
          aria-label={`Session with ${otherName}`}
          tabIndex={-1}
          sx={{
            position: 'relative',
            height: { xs: 'calc(100dvh - 410px)', sm: '56vh' },
            minHeight: 240,
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
        <Controls
          media={media}
          timeLeft={timeLeft}
          hasChat={chat !== null}
          onChat={onChat}
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
            We couldn’t connect you with {otherName}. Check your connection, or go on in messages.
          </Alert>
        )}
        {room.isRefused && (
          <Alert severity="error">This room has closed. The booking says what happened.</Alert>
        )}
      </Stack>
      {chat}
    </Box>
  );
}

const POOR_LINE = {
  small: 'The connection is poor, so your picture is sent smaller.',
  sound: 'The connection is too poor for a picture. Your sound goes on.',
} as const;
