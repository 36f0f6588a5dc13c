import NotificationsNoneRounded from '@mui/icons-material/NotificationsNoneRounded';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { MOST_COUNTED } from '../../lib/notification-queries';
import { PATHS } from '../../lib/paths';
import { NotificationPanel } from './notification-panel';
import { useUnread } from './use-unread';

/** "Notifications, 3 unread" */
function nameOf(unread: number): string {
  if (unread === 0) return 'Notifications';
  return unread < MOST_COUNTED
    ? `Notifications, ${unread} unread`
    : `Notifications, more than ${MOST_COUNTED - 1} unread`;
}

/** How much somebody has not looked at, and the newest of it; on a phone the way to all of it. */
export function NotificationBell({ uid }: { readonly uid: string }) {
  const unread = useUnread(uid);
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const close = () => setAnchor(null);
  const bell = (
    <Badge
      color="secondary"
      overlap="circular"
      badgeContent={unread < MOST_COUNTED ? unread : `${MOST_COUNTED - 1}+`}
      // The name of the button says it in words.
      slotProps={{ badge: { 'aria-hidden': true } }}
    >
      <NotificationsNoneRounded />
    </Badge>
  );
  const look = {
    color: 'inherit',
    'aria-label': nameOf(unread),
    sx: { width: 44, height: 44 },
  } as const;
  if (isPhone) {
    return (
      <IconButton component={Link} to={PATHS.notifications} {...look}>
        {bell}
      </IconButton>
    );
  }
  return (
    <>
      <IconButton
        {...look}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : id}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {bell}
      </IconButton>
      <Popover
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
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
              // Below the header and no further than the window: the list between its ends scrolls.
              maxHeight: 'calc(100dvh - 92px)',
              display: 'flex',
              flexDirection: 'column',
            },
          },
        }}
      >
        <NotificationPanel uid={uid} hasUnread={unread > 0} onClose={close} />
      </Popover>
    </>
  );
}
