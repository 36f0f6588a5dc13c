import { isPrivateQueue, type QueueId } from '@hearthkin/domain/admin/queues';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { type ComponentType, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { StaffView } from '../../lib/staff-views';
import { late, lazily } from '../../ui/late';
import { Queue } from './inbox/queue';
import { waiting, waitingItem } from './inbox/waiting-queries';
import { isQueue, type ListId } from './view-names';

const QueueExport = late(async () => (await import('./inbox/queue-export')).QueueExport, {
  isRare: true,
});
const DecidedReviews = lazily(
  async () => (await import('./queues/decided-reviews')).DecidedReviews,
);

/** The views that aren't queues, each a chunk of its own. `round` names one count of the waiting items. */
const LISTS: Readonly<Record<ListId, ComponentType<{ readonly round: string }>>> = {
  overview: lazily(async () => (await import('./overview')).Overview),
  figures: lazily(async () => (await import('./figures/figures-view')).FiguresView),
  numbers: lazily(async () => (await import('./figures/public-numbers-view')).PublicNumbersView),
  accounts: lazily(async () => (await import('./people/account-list')).AccountList),
  bookings: lazily(async () => (await import('./bookings/bookings')).Bookings),
  activities: lazily(async () => (await import('./activities/activity-list')).ActivityList),
  audit: lazily(async () => (await import('./audit/audit-list')).AuditList),
};

interface StaffViewProps {
  readonly view: StaffView;
  /** Names one count of the waiting items. */
  readonly round: string;
  /** The items of a queue may be others now. */
  readonly onChanged: () => void;
}

export function StaffViewPart({ view, round, onChanged }: StaffViewProps) {
  return (
    <Suspense fallback={<LoadingPart />}>
      {isQueue(view) ? (
        <WholeQueue queue={view} onChanged={onChanged} />
      ) : (
        <WholeList view={view} round={round} />
      )}
    </Suspense>
  );
}

interface WholeQueueProps<Id extends QueueId> {
  readonly queue: Id;
  readonly onChanged: () => void;
}

function WholeQueue<Id extends QueueId>({ queue, onChanged }: WholeQueueProps<Id>) {
  const [round, setRound] = useState(0);
  const only = useSearchParams()[0].get('item');
  return (
    <Stack sx={{ gap: 4 }}>
      <Queue
        queue={queue}
        isLive={!isPrivateQueue(queue)}
        isAlone={only !== null}
        onChanged={() => {
          setRound((count) => count + 1);
          onChanged();
        }}
        waiting={(count) => (only === null ? waiting(queue, count) : waitingItem(queue, only))}
      />
      {only === null && <QueueExport queue={queue} />}
      {only === null && queue === 'verifications' && <DecidedReviews round={round} />}
    </Stack>
  );
}

function WholeList({ view, round }: { readonly view: ListId; readonly round: string }) {
  const List = LISTS[view];
  return <List round={round} />;
}

function LoadingPart() {
  return (
    <Skeleton variant="rounded" height={320} role="status" aria-busy aria-label="Loading part" />
  );
}
