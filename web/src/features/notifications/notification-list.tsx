import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import DoneRounded from '@mui/icons-material/DoneRounded';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useLive } from '../../data/kit/live-query';
import type { Doc } from '../../data/kit/readers';
import { ownTimeZone } from '../../lib/format';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { LoadMore } from '../../ui/feedback/load-more';
import { useNow } from '../../ui/hooks/clock';
import { NoNotifications } from './no-notifications';
import { byDay, type NotificationDay } from './notification-days';
import { type Notification, notificationPages } from './notification-queries';
import { NotificationRow } from './notification-row';
import { notificationWords } from './notification-words';
import { RowSkeletons } from './row-skeletons';

interface NotificationListProps {
  readonly uid: string;
  /** Notifications that are about to be deleted. */
  readonly hidden: ReadonlySet<string>;
  readonly onRead: (id: string) => void;
  readonly onRemove: (id: string, title: string) => void;
}

/** The user's notifications by day, page by page. */
export function NotificationList({ uid, hidden, onRead, onRemove }: NotificationListProps) {
  const now = useNow();
  const pages = useLive(notificationPages(uid));
  if (pages.status === 'failed') return <LoadFailed retry={pages.retry} />;
  if (pages.status === 'loading') return <RowSkeletons />;
  const { items, hasMore, more } = pages.data;
  const shown = items.filter(({ id }) => !hidden.has(id));
  if (shown.length === 0 && !hasMore) return <NoNotifications />;
  return (
    <>
      <Stack sx={{ gap: 3 }}>
        {byDay(shown, now, ownTimeZone()).map((day) => (
          <Day key={day.date} {...day} onRead={onRead} onRemove={onRemove} />
        ))}
      </Stack>
      {hasMore && (
        <LoadMore
          state={more}
          onMore={pages.more}
          what="notifications"
          label="Show more notifications"
        />
      )}
    </>
  );
}

type DayProps = NotificationDay & Pick<NotificationListProps, 'onRead' | 'onRemove'>;

function Day({ name, notifications, onRead, onRemove }: DayProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography variant="h3" component="h2" id={id} sx={{ mb: 1 }}>
        {name}
      </Typography>
      <Card>
        <List
          disablePadding
          aria-labelledby={id}
          sx={{ '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
        >
          {notifications.map((one) => (
            <NotificationRow
              key={one.id}
              notification={one.data}
              onOpen={() => {
                if (one.data.readAt === null) onRead(one.id);
              }}
            >
              <RowActions notification={one} onRead={onRead} onRemove={onRemove} />
            </NotificationRow>
          ))}
        </List>
      </Card>
    </section>
  );
}

interface RowActionsProps extends Pick<NotificationListProps, 'onRead' | 'onRemove'> {
  readonly notification: Doc<Notification>;
}

function RowActions({ notification: { id, data }, onRead, onRemove }: RowActionsProps) {
  const { title } = notificationWords(data);
  return (
    <Stack sx={{ flexDirection: { xs: 'column', sm: 'row' }, flexShrink: 0 }}>
      {data.readAt === null && (
        <Tooltip title="Mark as read" describeChild>
          <IconButton
            aria-label={`Mark “${title}” as read`}
            onClick={({ currentTarget }) => {
              // The pressed button disappears; the row stays.
              currentTarget.closest('li')?.querySelector('a')?.focus({ preventScroll: true });
              onRead(id);
            }}
          >
            <DoneRounded fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      <Tooltip title="Delete" describeChild>
        <IconButton aria-label={`Delete “${title}”`} onClick={() => onRemove(id, title)}>
          <DeleteOutlineRounded fontSize="small" />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}
