import { type Application, isReturned } from '@hearthkin/domain/companion/application';
import { isAway } from '@hearthkin/domain/companion/away';
import {
  listedWords,
  type UnlistedReason,
  unlistedReasons,
} from '@hearthkin/domain/companion/listed';
import { TRAINING_PATH } from '@hearthkin/domain/companion/training-lessons';
import { checkEndsAt } from '@hearthkin/domain/verification/background-check';
import type { CheckOrder } from '@hearthkin/domain/verification/check-order';
import { BACKGROUND_CHECK_AIM } from '@hearthkin/domain/verification/review-aim';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { User } from '../../data/accounts/account-queries';
import type { Companion } from '../../data/companions/companion-queries';
import { useOwnOnboarding } from '../../data/companions/own-onboarding';
import { signUpPhoto } from '../../data/verifications/sign-up-photo';
import type { Verification } from '../../data/verifications/verification-queries';
import { formatDay } from '../../lib/format';
import { PATHS } from '../../lib/paths';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { useNow } from '../../ui/hooks/clock';
import { useLoad } from '../../ui/hooks/use-load';
import { documentsFrom, formFrom, storedForm } from './application-form';
import { ApplicationWizard } from './application-wizard';
import { orderedWords } from './background-check-note';
import { Checklist } from './checklist';
import { LoadingApplication } from './loading-application';

/** A companion's application: the screens or its status, beside the checklist. */
export function ApplicationPanel({ uid }: { readonly uid: string }) {
  const own = useOwnOnboarding(uid);
  if (own.status === 'failed') return <LoadFailed retry={own.retry} />;
  if (own.status === 'loading') return <LoadingApplication />;
  const { account, listing, application, verification } = own.facts;
  const missing = unlistedReasons(account, listing);
  const status = application?.status;
  const isAllDone = status === 'accepted' && missing.length === 0;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 300px' },
        alignItems: 'start',
        gap: 3,
      }}
    >
      {application?.status === 'submitted' && (
        <Waiting missing={missing} order={application.checkOrder} />
      )}
      {application?.status === 'accepted' && (
        <Accepted listing={listing} missing={missing} order={application.checkOrder} />
      )}
      {(status === undefined || status === 'draft') && (
        <OpenApplication
          uid={uid}
          account={account}
          listing={listing}
          application={application}
          verification={verification}
        />
      )}
      {!isAllDone && <Checklist facts={own.facts} missing={missing} here={PATHS.earnHelping} />}
    </Box>
  );
}

interface OpenApplicationProps {
  readonly uid: string;
  readonly account: User;
  readonly listing: Companion;
  readonly application: Application | null;
  readonly verification: Verification | null;
}

/** The screens, once it is known whether the ID photo of sign-up is still there. */
function OpenApplication(props: OpenApplicationProps) {
  const { uid, account, listing, application, verification } = props;
  const photo = useLoad(uid, signUpPhoto);
  if (photo.status === 'failed') return <LoadFailed retry={photo.retry} />;
  if (photo.status === 'loading') return <LoadingApplication />;
  const draft = application?.draft ?? null;
  const stored = storedForm(account, listing, draft);
  return (
    <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
      <Typography sx={{ color: 'text.secondary' }}>
        Three short screens, saved as you type. You can go on from any device.
      </Typography>
      {application !== null && isReturned(application) && (
        <Alert severity="warning">
          <AlertTitle>Your application needs another look</AlertTitle>
          {application.returnedFields.length === 0
            ? application.notes
            : 'Our team’s note is beside what to change. Then submit it again.'}
        </Alert>
      )}
      <ApplicationWizard
        // Saving a draft must not reset the form, but our team's decision about documents must.
        key={`${uid} ${verification?.verificationStatus}`}
        uid={uid}
        account={account}
        saved={application}
        review={verification}
        start={{
          stored,
          form: formFrom(stored, draft),
          documents: documentsFrom(draft, verification?.documentsUploaded, photo.value),
          step: draft?.step ?? 1,
        }}
      />
    </Box>
  );
}

interface StandingProps {
  /** The facts that they lack to be listed. */
  readonly missing: readonly UnlistedReason[];
  /** The background check that is ordered, also a later one. */
  readonly order: CheckOrder | null;
}

function Waiting({ missing, order }: StandingProps) {
  return (
    <Alert severity="info" role="status">
      <AlertTitle>We’re reviewing your application</AlertTitle>
      {order !== null && orderedWords(order)} We aim to finish the background check in{' '}
      {BACKGROUND_CHECK_AIM}. We’ll email you. {listedWords(missing)}
      <Box sx={{ display: 'flex', gap: 1, mt: 1.5, flexWrap: 'wrap' }}>
        <Button component={Link} to={TRAINING_PATH} variant="outlined" color="inherit">
          Your training
        </Button>
        <Button component={Link} to={PATHS.verification} variant="outlined" color="inherit">
          Verification
        </Button>
        <Button component={Link} to={PATHS.listing} variant="outlined" color="inherit">
          Your listing
        </Button>
      </Box>
    </Alert>
  );
}

/** The words of how long the background check counts. */
function checkWords({ badges, badgesGivenAt: { background: reported } }: Companion): string {
  if (!badges.background) return 'Your background check no longer counts.';
  const until = reported && formatDay(checkEndsAt(reported), 'UTC');
  return until === null
    ? 'Your background check is complete, and your profile shows it.'
    : `Your background check counts until ${until}, and your profile shows it.`;
}

function Accepted({ listing, missing, order }: StandingProps & { readonly listing: Companion }) {
  const now = useNow();
  return (
    <Alert severity="success" role="status">
      <AlertTitle>Your application is approved</AlertTitle>
      {order !== null && <Box sx={{ mb: 1, fontWeight: 650 }}>{orderedWords(order)}</Box>}
      {checkWords(listing)}{' '}
      {isAway(listing, now) ? 'You’ve paused new bookings.' : listedWords(missing)} You can change
      what members read at any time.
      <Box sx={{ display: 'flex', gap: 1, mt: 1.5, flexWrap: 'wrap' }}>
        <Button component={Link} to={PATHS.listing} variant="outlined" color="inherit">
          Your listing
        </Button>
        <Button component={Link} to={PATHS.earnerDashboard} variant="outlined" color="inherit">
          Dashboard
        </Button>
      </Box>
    </Alert>
  );
}
