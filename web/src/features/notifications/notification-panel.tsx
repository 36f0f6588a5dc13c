import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useLive } from '../../data/kit/live-query';
import { PATHS } from '../../lib/paths';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { NoNotifications } from './no-notifications';
import { latestNotifications } from './notification-queries';
import { NotificationRow } from './notification-row';
import { RowSkeletons } from './row-skeletons';
import { useMarkRead } from './use-mark-read';

/** The most that fit below the bell. */
const MAX_SHOWN = 6;

interface NotificationPanelProps {
  readonly uid: string;
  readonly hasUnread: boolean;
  readonly onClose: () => void;
}

/** The bell's popover: the newest notifications, with links to all and to the settings. */
export function NotificationPanel({ uid, hasUnread, onClose }: NotificationPanelProps) {
  const [message, setMessage] = useState('');
  const { mark, markAll, isBusy } = useMarkRead(uid, setMessage);
  const settings = useRef<HTMLAnchorElement>(null);
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1, minHeight: 56 }}>
        <Typography variant="h3" component="h2" sx={{ flex: 1 }}>
          Notifications
        </Typography>
        {hasUnread && (
          <Button
            size="small"
            disabled={isBusy}
            onClick={() => {
              // The pressed button disappears when nothing is unread.
              settings.current?.focus();
              void markAll();
            }}
          >
            Mark all as read
          </Button>
        )}
        <IconButton
          ref={settings}
          component={Link}
          to={PATHS.notificationSettings}
          onClick={onClose}
          aria-label="Notification settings"
        >
          <SettingsOutlined fontSize="small" />
        </IconButton>
      </Box>
      <Typography
        role="status"
        variant="body2"
        sx={{ px: 2, pb: message === '' ? 0 : 1, color: 'text.secondary' }}
      >
        {message}
      </Typography>
      <Divider />
      <Box sx={{ minHeight: 120, overflowY: 'auto' }}>
        <Newest
          uid={uid}
          onOpen={(id, isUnread) => {
            if (isUnread) mark(id);
            onClose();
          }}
        />
      </Box>
      <Divider />
      <Button
        component={Link}
        to={PATHS.notifications}
        onClick={onClose}
        fullWidth
        sx={{ my: 0.5, flexShrink: 0 }}
      >
        See all
      </Button>
    </>
  );
}

interface NewestProps {
  readonly uid: string;
  readonly onOpen: (id: string, isUnread: boolean) => void;
}

function Newest({ uid, onOpen }: NewestProps) {
  const list = useLive(latestNotifications(uid, MAX_SHOWN));
  if (list.status === 'failed') {
    return (
      <Box sx={{ p: 2 }}>
        <LoadFailed retry={list.retry} />
      </Box>
    );
  }
  if (list.status === 'loading') return <RowSkeletons />;
  if (list.data.length === 0) return <NoNotifications />;
  return (
    <List disablePadding aria-label="Newest notifications">
      {list.data.map(({ id, data }) => (
        <NotificationRow
          key={id}
          notification={data}
          isShort
          onOpen={() => onOpen(id, data.readAt === null)}
        />
      ))}
    </List>
  );
}
