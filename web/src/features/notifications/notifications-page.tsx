import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '../../lib/paths';
import { useSession } from '../../session/session';
import { Snackbar } from '../../ui/feedback/snackbar';
import { Page } from '../../ui/layout/page';
import { PageHeading } from '../../ui/layout/page-heading';
import { NotificationList } from './notification-list';
import { useMarkRead } from './use-mark-read';
import { type Removal, useRemoval } from './use-removal';
import { useUnread } from './use-unread';

/** `/notifications`: all of the user's notifications, newest first. */
export function NotificationsPage() {
  const session = useSession();
  return (
    <Page
      title="Notifications"
      description="Updates on your bookings, messages and reviews."
      width="md"
    >
      {session.status === 'signed-in' && <Notifications uid={session.uid} />}
    </Page>
  );
}

function Notifications({ uid }: { readonly uid: string }) {
  const [message, setMessage] = useState<string | null>(null);
  const removal = useRemoval(uid);
  const { mark, markAll, isBusy } = useMarkRead(uid, (sentence) => {
    // One snackbar at a time.
    removal.forget();
    setMessage(sentence);
  });
  const hasUnread = useUnread(uid) > 0;
  const list = useRef<HTMLDivElement>(null);
  // The pressed button may disappear.
  const keepFocus = () => list.current?.focus({ preventScroll: true });
  return (
    <Stack sx={{ gap: 2.5 }}>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}
      >
        <PageHeading>Notifications</PageHeading>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {hasUnread && (
            <Button
              variant="outlined"
              disabled={isBusy}
              onClick={() => {
                keepFocus();
                void markAll();
              }}
            >
              Mark all as read
            </Button>
          )}
          <Button component={Link} to={PATHS.notificationSettings}>
            Notification settings
          </Button>
        </Stack>
      </Stack>
      <div ref={list} tabIndex={-1} style={{ outline: 'none' }}>
        <NotificationList
          uid={uid}
          hidden={removal.hidden}
          onRead={mark}
          onRemove={(id, title) => {
            keepFocus();
            setMessage(null);
            removal.remove(id, title);
          }}
        />
      </div>
      <RemovedNotice removal={removal} />
      <Snackbar key={message} message={message} onClose={() => setMessage(null)} />
    </Stack>
  );
}

/** Confirms a deletion and offers Undo. */
function RemovedNotice({ removal }: { readonly removal: Removal }) {
  const { removed, undo, forget } = removal;
  return (
    <Snackbar
      // A new key restarts the snackbar's timer.
      key={removed === null ? 'none' : `${removed.id}-${removed.outcome}`}
      message={
        removed === null
          ? null
          : {
              removed: `“${removed.title}” was deleted.`,
              failed: `“${removed.title}” couldn’t be deleted. Please try again.`,
            }[removed.outcome]
      }
      onClose={forget}
      action={
        removed?.outcome === 'removed' && (
          <Button color="inherit" onClick={undo} sx={{ minHeight: 44 }}>
            Undo
          </Button>
        )
      }
    />
  );
}
