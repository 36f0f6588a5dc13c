import type { OwnReport } from '@hearthkin/domain/safety/report';
import { OUTCOME_WORDS } from '@hearthkin/domain/safety/report-outcomes';
import { REPORT_KIND_NAMES, REPORT_REASONS } from '@hearthkin/domain/safety/report-reasons';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useLive } from '../../data/kit/live-query';
import type { Doc } from '../../data/kit/readers';
import { formatDay, ownTimeZone } from '../../lib/format';
import { PATHS } from '../../lib/paths';
import { useSession } from '../../session/session';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { Page } from '../../ui/layout/page';
import { PageHeading } from '../../ui/layout/page-heading';
import { TextLink } from '../../ui/layout/text-link';
import { ownReports } from './report-queries';

/** `/reports`: what a person has reported, and what our team answered. */
export function ReportsPage() {
  const session = useSession();
  const read = useLive(session.status === 'signed-in' ? ownReports(session.uid) : null);
  return (
    <Page title="Your reports" description="What you reported, and our answers." width="md">
      <PageHeading>Your reports</PageHeading>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 3, maxWidth: '60ch' }}>
        Only you and our team see these. Something urgent?{' '}
        <TextLink href={PATHS.contact}>Contact us</TextLink> and name the number.
      </Typography>
      {read.status === 'failed' && <LoadFailed retry={read.retry} />}
      {read.status === 'loading' && (
        <Stack role="status" aria-busy aria-label="Loading your reports" sx={{ gap: 2 }}>
          <Skeleton variant="rounded" height={128} />
          <Skeleton variant="rounded" height={128} />
        </Stack>
      )}
      {read.status === 'ready' && read.data.length === 0 && (
        <EmptyState
          scene="lantern"
          title="No reports"
          text="See something that isn’t right? Every profile, chat, event and story has a Report button."
        >
          <Button component={Link} to={PATHS.safetyTrust} variant="outlined">
            How we keep you safe
          </Button>
        </EmptyState>
      )}
      {read.status === 'ready' && read.data.length > 0 && (
        <Stack component="ul" aria-label="Your reports" sx={{ gap: 2, p: 0, m: 0 }}>
          {read.data.map((report) => (
            <ReportItem key={report.id} report={report} />
          ))}
        </Stack>
      )}
    </Page>
  );
}

function ReportItem({ report: { data } }: { readonly report: Doc<OwnReport> }) {
  const { number, kind, reason, details, createdAt, answered } = data;
  return (
    <Card component="li" sx={{ p: { xs: 2, sm: 3 }, listStyle: 'none' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="h3" component="h2" sx={{ flex: 1, minWidth: 'min(100%, 16ch)' }}>
          {REPORT_KIND_NAMES[kind]}
        </Typography>
        <Chip
          size="small"
          label={answered === null ? 'Under review' : 'Answered'}
          color={answered === null ? 'default' : 'success'}
          variant="outlined"
        />
      </Stack>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
        {number}, {formatDay(createdAt, ownTimeZone())}
      </Typography>
      <Typography sx={{ mt: 1.5 }}>{REPORT_REASONS[reason].label}</Typography>
      {details !== '' && (
        <Typography sx={{ mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {details}
        </Typography>
      )}
      {answered !== null && (
        <Typography
          component="div"
          sx={{ mt: 2, p: 2, borderRadius: 1, bgcolor: 'action.hover', overflowWrap: 'anywhere' }}
        >
          <strong>Our answer, {formatDay(answered.at, ownTimeZone())}:</strong>{' '}
          {OUTCOME_WORDS[answered.outcome]}
          {answered.answer !== '' && (
            <Typography sx={{ mt: 1, whiteSpace: 'pre-line' }}>{answered.answer}</Typography>
          )}
        </Typography>
      )}
    </Card>
  );
}
