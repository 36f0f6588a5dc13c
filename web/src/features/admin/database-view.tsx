import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { lazy, Suspense } from 'react';
import { QueueExport } from './queue-export';
import { queueOf, type ViewId } from './views';
import type { QueueId } from './waiting-queries';

// Whoever looks at one part needs nothing of the others.
const AccountList = lazy(async () => ({ default: (await import('./account-list')).AccountList }));
const ActivityList = lazy(async () => ({
  default: (await import('./activity-list')).ActivityList,
}));
const ApplicationQueue = lazy(async () => ({
  default: (await import('./application-queue')).ApplicationQueue,
}));
const AuditList = lazy(async () => ({ default: (await import('./audit-list')).AuditList }));
const ContactQueue = lazy(async () => ({
  default: (await import('./contact-queue')).ContactQueue,
}));
const DecidedReviews = lazy(async () => ({
  default: (await import('./decided-reviews')).DecidedReviews,
}));
const EventQueue = lazy(async () => ({ default: (await import('./event-queue')).EventQueue }));
const IdentityQueue = lazy(async () => ({
  default: (await import('./identity-queue')).IdentityQueue,
}));
const Overview = lazy(async () => ({ default: (await import('./overview')).Overview }));
const ReportQueue = lazy(async () => ({ default: (await import('./report-queue')).ReportQueue }));
const ReviewQueue = lazy(async () => ({ default: (await import('./review-queue')).ReviewQueue }));
const StoryQueue = lazy(async () => ({ default: (await import('./story-queue')).StoryQueue }));

/** One part of the database page. */
export function DatabaseView({ view }: { readonly view: ViewId }) {
  const queue = queueOf(view);
  return (
    <Suspense fallback={<LoadingPart />}>
      {queue === null ? <WholeList view={view} /> : <WholeQueue view={view} queue={queue} />}
    </Suspense>
  );
}

interface WholeQueueProps {
  readonly view: ViewId;
  readonly queue: QueueId;
}

function WholeQueue({ view, queue }: WholeQueueProps) {
  return (
    <Stack sx={{ gap: 4 }}>
      {view === 'verifications' && <ReviewQueue />}
      {view === 'identities' && <IdentityQueue />}
      {view === 'applications' && <ApplicationQueue />}
      {view === 'events' && <EventQueue />}
      {view === 'stories' && <StoryQueue />}
      {view === 'reports' && <ReportQueue />}
      {view === 'messages' && <ContactQueue />}
      <QueueExport queue={queue} />
      {view === 'verifications' && <DecidedReviews />}
    </Stack>
  );
}

function WholeList({ view }: { readonly view: ViewId }) {
  if (view === 'accounts') return <AccountList />;
  if (view === 'activities') return <ActivityList />;
  if (view === 'audit') return <AuditList />;
  return <Overview />;
}

function LoadingPart() {
  return (
    <Skeleton variant="rounded" height={320} role="status" aria-busy aria-label="Loading part" />
  );
}
