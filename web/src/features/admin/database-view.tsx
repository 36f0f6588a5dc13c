import type { QueueId } from '@hearthkin/domain/admin/queues';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { type ComponentType, lazy, Suspense } from 'react';
import { QueueExport } from './queue-export';
import { queueOf, type ViewId } from './views';

// One chunk per view.
const LISTS: Readonly<Record<Exclude<ViewId, QueueId>, ComponentType>> = {
  overview: lazy(async () => ({ default: (await import('./overview')).Overview })),
  accounts: lazy(async () => ({ default: (await import('./account-list')).AccountList })),
  activities: lazy(async () => ({ default: (await import('./activity-list')).ActivityList })),
  audit: lazy(async () => ({ default: (await import('./audit-list')).AuditList })),
};

const QUEUES: Readonly<Record<QueueId, ComponentType>> = {
  verifications: lazy(async () => ({ default: (await import('./review-queue')).ReviewQueue })),
  identities: lazy(async () => ({ default: (await import('./identity-queue')).IdentityQueue })),
  applications: lazy(async () => ({
    default: (await import('./application-queue')).ApplicationQueue,
  })),
  events: lazy(async () => ({ default: (await import('./event-queue')).EventQueue })),
  stories: lazy(async () => ({ default: (await import('./story-queue')).StoryQueue })),
  reports: lazy(async () => ({ default: (await import('./report-queue')).ReportQueue })),
  messages: lazy(async () => ({ default: (await import('./contact-queue')).ContactQueue })),
};

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

function isQueue(view: ViewId): view is QueueId {
  return queueOf(view) !== null;
}

function WholeQueue({ queue }: { readonly queue: QueueId }) {
  const Queue = QUEUES[queue];
  return (
    <Stack sx={{ gap: 4 }}>
      <Queue />
      <QueueExport queue={queue} />
      {queue === 'verifications' && <DecidedReviews />}
    </Stack>
  );
}

function WholeList({ view }: { readonly view: Exclude<ViewId, QueueId> }) {
  const List = LISTS[view];
  return <List />;
}

function LoadingPart() {
  return (
    <Skeleton variant="rounded" height={320} role="status" aria-busy aria-label="Loading part" />
  );
}
