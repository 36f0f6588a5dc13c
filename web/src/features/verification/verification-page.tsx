import type { UserType } from '@hearthkin/domain/foundation/fields';
import { hasEndedIdentity } from '@hearthkin/domain/verification/identity-term';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useVerification } from '../../data/verifications/use-verification';
import { useSession } from '../../session/session';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { Page } from '../../ui/layout/page';
import { PageHeading } from '../../ui/layout/page-heading';
import { StatusChip } from './status-chip';
import { VerificationView } from './verification-view';
import { areDocumentsOptional, introductionFor } from './verification-words';

/** `/verification`: document verification (specification 2, section 2). */
export function VerificationPage() {
  const session = useSession();
  return (
    <Page title="Document verification" description="Submit your documents and track the review.">
      {session.status === 'signed-in' && session.userType !== null && (
        <Loaded key={session.uid} uid={session.uid} userType={session.userType} />
      )}
    </Page>
  );
}

interface LoadedProps {
  readonly uid: string;
  readonly userType: UserType;
}

function Loaded({ uid, userType }: LoadedProps) {
  const read = useVerification(uid);
  const review = read.status === 'ready' ? read.review : null;
  const status = review?.verificationStatus ?? 'not_started';
  const isOptional =
    read.status === 'ready' && areDocumentsOptional(userType, read.account.level, status);
  const hasEnded = review !== null && hasEndedIdentity(review);
  return (
    <Stack sx={{ gap: 3 }}>
      <Stack sx={{ gap: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <PageHeading>Document verification</PageHeading>
          {read.status === 'ready' && !hasEnded && !isOptional && (
            <StatusChip status={status} size="medium" />
          )}
        </Box>
        <Typography variant="subtitle1" component="p" sx={{ color: 'text.secondary' }}>
          {introductionFor(userType, read.status === 'ready' ? read.account.level : 'verified')}
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
          account={read.account}
          status={status}
          review={review}
        />
      )}
    </Stack>
  );
}
