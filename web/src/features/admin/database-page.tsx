import Stack from '@mui/material/Stack';
import { Page } from '../../ui/page';
import { PageHeading } from '../../ui/page-heading';
import { ApplicationQueue } from './application-queue';
import { ContactQueue } from './contact-queue';
import { DecidedReviews } from './decided-reviews';
import { ReportQueue } from './report-queue';
import { ReviewQueue } from './review-queue';

/** What staff decide about; for admins only. */
export function DatabasePage() {
  return (
    <Page title="Database" description="What waits for a decision of our staff.">
      <Stack sx={{ gap: 4 }}>
        <PageHeading>Database</PageHeading>
        <ReviewQueue />
        <ApplicationQueue />
        <ReportQueue />
        <ContactQueue />
        <DecidedReviews />
      </Stack>
    </Page>
  );
}
