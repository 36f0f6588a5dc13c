import type { QueueId } from '@hearthkin/domain/admin/queues';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { lazy, Suspense } from 'react';
import { Queue, type QueueView } from './queue';
import { QueueExport } from './queue-export';
import { isQueue, type ListId, type QueueViews, VIEWS, type ViewId } from './views';
import { type Waiting, waiting } from './waiting-queries';

const DecidedReviews = lazy(async () => ({
  default: (await import('./decided-reviews')).DecidedReviews,
}));

export function DatabaseView({ view }: { readonly view: ViewId }) {
  return (
    <Suspense fallback={<LoadingPart />}>
      {isQueue(view) ? <WholeQueue queue={view} /> : <WholeList view={view} />}
    </Suspense>
  );
}

function WholeQueue<Id extends QueueId>({ queue }: { readonly queue: Id }) {
  const views: QueueViews = VIEWS;
  const view: QueueView<Waiting[Id]> = views[queue];
  return (
    <Stack sx={{ gap: 4 }}>
      <Queue view={view} waiting={(count) => waiting(queue, count)} />
      <QueueExport queue={queue} view={view} />
      {queue === 'verifications' && <DecidedReviews />}
    </Stack>
  );
}

function WholeList({ view }: { readonly view: ListId }) {
  const { List } = VIEWS[view];
  return <List />;
}

function LoadingPart() {
  return (
    <Skeleton variant="rounded" height={320} role="status" aria-busy aria-label="Loading part" />
  );
}
