import Stack from '@mui/material/Stack';
import { AccountList } from './account-list';
import { ActivityList } from './activity-list';
import { ApplicationQueue } from './application-queue';
import { AuditList } from './audit-list';
import { ContactQueue } from './contact-queue';
import { DecidedReviews } from './decided-reviews';
import { EventQueue } from './event-queue';
import { IdentityQueue } from './identity-queue';
import { Overview } from './overview';
import { QueueExport } from './queue-export';
import { ReportQueue } from './report-queue';
import { ReviewQueue } from './review-queue';
import { StoryQueue } from './story-queue';
import { queueOf, type ViewId } from './views';

/** One part of the database page. */
export function DatabaseView({ view }: { readonly view: ViewId }) {
  const queue = queueOf(view);
  if (queue === null) return <WholeList view={view} />;
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
