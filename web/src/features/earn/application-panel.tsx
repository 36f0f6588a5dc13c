import {
  listedWords,
  type UnlistedReason,
  unlistedReasons,
} from '@hearthkin/domain/companion/listed';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { user } from '../../data/accounts/account-queries';
import { ownApplication } from '../../data/applications/application-queries';
import { companion } from '../../data/companions/companion-queries';
import { useLive } from '../../data/kit/live-query';
import { PATHS } from '../../lib/paths';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { formFrom } from './application-form';
import { ApplicationWizard } from './application-wizard';
import { LoadingApplication } from './loading-application';

/** A companion's application: the form, or its status. */
export function ApplicationPanel({ uid }: { readonly uid: string }) {
  const account = useLive(user(uid));
  const listing = useLive(companion(uid));
  const application = useLive(ownApplication(uid));
  const reads = [account, listing, application];
  if (reads.some(({ status }) => status === 'failed')) {
    return <LoadFailed retry={() => reads.forEach(({ retry }) => void retry())} />;
  }
  if (
    account.status !== 'ready' ||
    listing.status !== 'ready' ||
    application.status !== 'ready' ||
    account.data === null
  ) {
    return <LoadingApplication />;
  }
  const saved = application.data?.data ?? null;
  const own = listing.data?.data;
  const missing = own === undefined ? null : unlistedReasons(account.data.data, own);
  if (saved?.status === 'submitted') return <Waiting missing={missing} />;
  if (saved?.status === 'accepted') return <Accepted missing={missing} />;
  return (
    <Stack sx={{ gap: 2.5 }}>
      {saved?.notes && (
        <Alert severity="warning">
          <AlertTitle>Your application needs another look</AlertTitle>
          {saved.notes}
        </Alert>
      )}
      <ApplicationWizard
        // Saving a draft must not reset the form.
        key={uid}
        uid={uid}
        account={account.data.data}
        initial={formFrom(account.data.data, own ?? null, saved)}
      />
    </Stack>
  );
}

interface ListedProps {
  /** What they lack to be listed; null until there is a listing. */
  readonly missing: readonly UnlistedReason[] | null;
}

function Waiting({ missing }: ListedProps) {
  return (
    <Alert severity="info" role="status">
      <AlertTitle>We’re reviewing your application</AlertTitle>
      The background check takes 1 to 3 business days. We’ll email you.{' '}
      {missing !== null && listedWords(missing)}
      <Stack direction="row" sx={{ gap: 1, mt: 1.5, flexWrap: 'wrap' }}>
        <Button component={Link} to={PATHS.verification} variant="outlined" color="inherit">
          Verification
        </Button>
        <Button component={Link} to={PATHS.listing} variant="outlined" color="inherit">
          Your listing
        </Button>
      </Stack>
    </Alert>
  );
}

function Accepted({ missing }: ListedProps) {
  return (
    <Alert severity="success" role="status">
      <AlertTitle>Your application is approved</AlertTitle>
      Your background check is complete, and your profile shows it.{' '}
      {missing !== null && listedWords(missing)} You can change what members read at any time.
      <Stack direction="row" sx={{ gap: 1, mt: 1.5, flexWrap: 'wrap' }}>
        <Button component={Link} to={PATHS.listing} variant="outlined" color="inherit">
          Your listing
        </Button>
        <Button component={Link} to={PATHS.earnerDashboard} variant="outlined" color="inherit">
          Dashboard
        </Button>
      </Stack>
    </Alert>
  );
}
