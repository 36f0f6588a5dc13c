import type { UserType } from '@hearthkin/domain/account/fields';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSession } from '../../session/session';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { Page } from '../../ui/layout/page';
import { PageHeading } from '../../ui/layout/page-heading';
import { StatusChip } from './status-chip';
import { useVerification } from './use-verification';
import { VerificationView } from './verification-view';
import { INTRODUCTION } from './verification-words';

interface VerificationScreenProps {
  /** The page to continue to, by user type. */
  readonly startPages: Readonly<Record<UserType, string>>;
}

/** Document verification (specification 2, section 2). */
export function VerificationScreen({ startPages }: VerificationScreenProps) {
  const session = useSession();
  return (
    <Page
      title="Document verification"
      description="Hand in your documents and follow their review."
    >
      {session.status === 'signed-in' && session.userType !== null && (
        <Loaded
          key={session.uid}
          uid={session.uid}
          userType={session.userType}
          startPage={startPages[session.userType]}
        />
      )}
    </Page>
  );
}

interface LoadedProps {
  readonly uid: string;
  readonly userType: UserType;
  readonly startPage: string;
}

function Loaded({ uid, userType, startPage }: LoadedProps) {
  const read = useVerification(uid);
  const review = read.status === 'ready' ? read.review : null;
  const status = review?.verificationStatus ?? 'not_started';
  return (
    <Stack sx={{ gap: 3 }}>
      <Stack sx={{ gap: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <PageHeading>Document verification</PageHeading>
          {read.status === 'ready' && <StatusChip status={status} size="medium" />}
        </Box>
        <Typography variant="subtitle1" component="p" sx={{ color: 'text.secondary' }}>
          {INTRODUCTION[userType]}
        </Typography>
      </Stack>
      {read.status === 'failed' && <LoadFailed retry={read.retry} />}
      {read.status === 'loading' && (
        <Stack sx={{ gap: 2 }} role="status" aria-busy aria-label="Loading your verification">
          <Skeleton variant="rounded" height={320} />
          <Skeleton variant="rounded" height={280} />
        </Stack>
      )}
      {read.status === 'ready' && (
        <VerificationView
          uid={uid}
          userType={userType}
          startPage={startPage}
          account={read.account}
          status={status}
          review={review}
        />
      )}
    </Stack>
  );
}
