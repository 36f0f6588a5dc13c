import NotificationsNoneRounded from '@mui/icons-material/NotificationsNoneRounded';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '../../lib/paths';
import { late, preloads } from '../../ui/late';
import { MAX_COUNTED } from './notification-queries';
import { useUnread } from './use-unread';

const NotificationPopover = late(
  async () => (await import('./notification-popover')).NotificationPopover,
  {
    isOpen: ({ anchor }) => anchor !== null,
    isRare: true,
  },
);

/** "Notifications, 3 unread" */
function nameOf(unread: number): string {
  if (unread === 0) return 'Notifications';
  return unread < MAX_COUNTED
    ? `Notifications, ${unread} unread`
    : `Notifications, more than ${MAX_COUNTED - 1} unread`;
}

function lookOf(unread: number) {
  return {
    color: 'inherit',
    'aria-label': nameOf(unread),
    sx: { width: 44, height: 44 },
    children: (
      <Badge
        color="secondary"
        overlap="circular"
        badgeContent={unread < MAX_COUNTED ? unread : `${MAX_COUNTED - 1}+`}
        // The button's label says it in words.
        slotProps={{ badge: { 'aria-hidden': true } }}
      >
        <NotificationsNoneRounded />
      </Badge>
    ),
  } as const;
}

/** The unread count and the newest notifications; on a phone a link to all of them. */
export function NotificationBell({ uid }: { readonly uid: string }) {
  const unread = useUnread(uid);
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return isPhone ? (
    <IconButton component={Link} to={PATHS.notifications} {...lookOf(unread)} />
  ) : (
    <OpeningBell uid={uid} unread={unread} />
  );
}

function OpeningBell({ uid, unread }: { readonly uid: string; readonly unread: number }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const id = useId();
  return (
    <>
      <IconButton
        {...lookOf(unread)}
        {...preloads(NotificationPopover)}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : id}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <NotificationPopover
        id={id}
        uid={uid}
        hasUnread={unread > 0}
        anchor={anchor}
        onClose={close}
      />
    </>
  );
}
