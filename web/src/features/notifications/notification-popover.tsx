import Popover from '@mui/material/Popover';
import { NotificationPanel } from './notification-panel';

interface NotificationPopoverProps {
  readonly id: string;
  readonly uid: string;
  readonly hasUnread: boolean;
  /** The anchor element; null when closed. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

/** The newest notifications, below the bell. */
export function NotificationPopover(props: NotificationPopoverProps) {
  const { id, uid, hasUnread, anchor, onClose } = props;
  return (
    <Popover
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          id,
          role: 'dialog',
          'aria-label': 'Notifications',
          sx: {
            mt: 1,
            width: 'min(400px, calc(100vw - 32px))',
            // Fits the window below the header; the list inside scrolls.
            maxHeight: 'calc(100dvh - 92px)',
            display: 'flex',
            flexDirection: 'column',
          },
        },
      }}
    >
      <NotificationPanel uid={uid} hasUnread={hasUnread} onClose={onClose} />
    </Popover>
  );
}
