import CallEndRounded from '@mui/icons-material/CallEndRounded';
import ChatBubbleOutlineRounded from '@mui/icons-material/ChatBubbleOutlineRounded';
import FullscreenRounded from '@mui/icons-material/FullscreenRounded';
import PictureInPictureAltRounded from '@mui/icons-material/PictureInPictureAltRounded';
import TuneRounded from '@mui/icons-material/TuneRounded';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type RefObject, useState } from 'react';
import { Control } from './control';
import { MediaToggle } from './device-check';
import { DeviceChoice } from './device-choice';
import type { OwnMedia } from './own-media';

/** The button that opens and closes the conversation. */
export interface MessagesButton {
  readonly isOpen: boolean;
  /** Messages that aren't read. */
  readonly unread: number;
  readonly onToggle: () => void;
}

interface ControlsProps {
  readonly media: OwnMedia;
  readonly timeLeft: string;
  readonly messages: MessagesButton;
  readonly onLeave: () => void;
  readonly onReport: () => void;
  /** The picture that fills the screen. */
  readonly frame: RefObject<HTMLElement | null>;
  /** The other side's picture; null while there is none to show. */
  readonly picture: RefObject<HTMLVideoElement | null> | null;
}

/** The buttons of the call, and how long it lasts. */
export function Controls(props: ControlsProps) {
  const { media, timeLeft, messages, onLeave, onReport, frame, picture } = props;
  const [hasDevices, setDevices] = useState(false);
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Box sx={{ containerType: 'inline-size' }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <MediaToggle kind="microphone" media={media} isInCall />
          <MediaToggle kind="camera" media={media} isInCall />
          <Control
            variant="outlined"
            color="inherit"
            icon={<TuneRounded />}
            label="Devices"
            isInCall
            aria-expanded={hasDevices}
            onClick={() => setDevices(!hasDevices)}
          />
          <Control
            variant="outlined"
            color="inherit"
            icon={
              <Badge color="secondary" badgeContent={messages.unread}>
                <ChatBubbleOutlineRounded />
              </Badge>
            }
            label="Messages"
            details={messages.unread > 0 ? `${messages.unread} unread` : ''}
            isInCall
            aria-expanded={messages.isOpen}
            onClick={messages.onToggle}
          />
          <Box sx={{ display: { xs: 'none', sm: 'contents' } }}>
            {document.fullscreenEnabled && (
              <Control
                variant="outlined"
                color="inherit"
                icon={<FullscreenRounded />}
                label="Full screen"
                isInCall
                onClick={() => void frame.current?.requestFullscreen()}
              />
            )}
            {document.pictureInPictureEnabled && (
              <Control
                variant="outlined"
                color="inherit"
                icon={<PictureInPictureAltRounded />}
                label="Small window"
                isInCall
                disabled={picture === null}
                onClick={() => void openWindow(picture?.current ?? null)}
              />
            )}
          </Box>
          <Control
            variant="contained"
            color="error"
            icon={<CallEndRounded />}
            label="Leave"
            isInCall
            onClick={onLeave}
          />
        </Box>
      </Box>
      {hasDevices && (
        <Box component="section" aria-label="Devices">
          <DeviceChoice media={media} />
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
            You can choose where you have more than one.
          </Typography>
        </Box>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography sx={{ color: 'text.secondary' }}>{timeLeft}</Typography>
        <Button color="error" onClick={onReport} sx={{ minHeight: 44 }}>
          Leave and report
        </Button>
      </Box>
    </Stack>
  );
}

/** Shows the picture in a window that stays above others, or takes it back. */
async function openWindow(video: HTMLVideoElement | null): Promise<void> {
  try {
    if (document.pictureInPictureElement !== null) await document.exitPictureInPicture();
    else await video?.requestPictureInPicture();
  } catch (error) {
    console.warn('Could not open a window for the picture', error);
  }
}
