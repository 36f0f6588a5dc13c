import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatAgo } from '../../lib/format';
import { PATHS, safeNext } from '../../lib/paths';
import { useNow } from '../../ui/hooks/clock';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';
import type { Notification } from './notification-queries';
import { notificationWords } from './notification-words';

interface NotificationRowProps {
  readonly notification: Notification;
  /** Limits the text to two lines. */
  readonly isShort?: boolean;
  readonly onOpen: () => void;
  /** Buttons for the notification. */
  readonly children?: ReactNode;
}

/** A notification that links to its subject. */
export function NotificationRow(props: NotificationRowProps) {
  const { notification, isShort = false, onOpen, children } = props;
  const { link, createdAt, readAt } = notification;
  const { title, text, icon: Icon } = notificationWords(notification);
  const now = useNow();
  const isUnread = readAt === null;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', paddingInlineEnd: isShort ? 0 : 1 }}
    >
      <ListItemButton
        component={Link}
        to={safeNext(link) ?? PATHS.notifications}
        onClick={onOpen}
        sx={{
          gap: 1.5,
          py: 1.5,
          alignItems: 'flex-start',
          minWidth: 0,
          paddingInlineEnd: isShort ? 2 : 1,
        }}
      >
        <Box
          aria-hidden
          sx={{
            position: 'relative',
            display: 'grid',
            placeItems: 'center',
            flexShrink: 0,
            width: 40,
            height: 40,
            borderRadius: '50%',
            bgcolor: 'action.hover',
            color: isUnread ? 'secondary.main' : 'text.secondary',
          }}
        >
          <Icon />
          {isUnread && <UnreadDot />}
        </Box>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontWeight: isUnread ? 650 : 400 }}>
            {isUnread && <VisuallyHidden>Unread: </VisuallyHidden>}
            {title}
          </Typography>
          <Typography
            variant="body2"
            sx={{
              color: 'text.secondary',
              ...(isShort && {
                display: '-webkit-box',
                WebkitBoxOrient: 'vertical',
                WebkitLineClamp: 2,
                overflow: 'hidden',
              }),
            }}
          >
            {text}
          </Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {formatAgo(createdAt, now)}
          </Typography>
        </Box>
      </ListItemButton>
      {children}
    </Box>
  );
}

function UnreadDot() {
  return (
    <Box
      component="span"
      sx={{
        position: 'absolute',
        top: 0,
        insetInlineEnd: 0,
        width: 12,
        height: 12,
        borderRadius: '50%',
        border: 2,
        borderColor: 'background.paper',
        bgcolor: 'secondary.main',
      }}
    />
  );
}
