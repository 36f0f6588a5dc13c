import type { UserType } from '@hearthkin/domain/foundation/fields';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { usePurpose } from '../../data/companions/use-purpose';
import { useVerification } from '../../data/verifications/use-verification';
import { START_PAGE, safeNext } from '../../lib/paths';
import { useSession } from '../../session/session';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { Page } from '../../ui/layout/page';
import { PageHeading } from '../../ui/layout/page-heading';
import { Parts } from './parts';

/** `/get-ready`: what an account still needs before it books, writes or asks, and then back to that. */
export function GetReadyPage() {
  const session = useSession();
  const [query] = useSearchParams();
  const next = safeNext(query.get('next'));
  const purpose = usePurpose(next);
  const title = purpose === null ? 'Before you go on' : `Before you ${purpose}`;
  return (
    <Page title={title} description="A few details, and then back to where you were." width="md">
      <Stack sx={{ gap: 1, mb: 3 }}>
        <PageHeading>{title}</PageHeading>
        <Typography sx={{ color: 'text.secondary' }}>
          People meet people here, so we know who everyone is. It takes a few minutes, once.
        </Typography>
      </Stack>
      {session.status === 'signed-in' && session.userType !== null && (
        <Loaded
          key={session.uid}
          uid={session.uid}
          userType={session.userType}
          next={next ?? START_PAGE[session.userType]}
        />
      )}
    </Page>
  );
}

interface LoadedProps {
  readonly uid: string;
  readonly userType: UserType;
  readonly next: string;
}

function Loaded({ uid, userType, next }: LoadedProps) {
  const read = useVerification(uid);
  if (read.status === 'failed') return <LoadFailed retry={read.retry} />;
  if (read.status === 'loading') {
    return (
      <div role="status" aria-busy aria-label="Loading your account">
        <Skeleton variant="rounded" height={280} />
      </div>
    );
  }
  const owner = { uid, hasListing: userType === 'earner' };
  return <Parts owner={owner} account={read.account} review={read.review} next={next} />;
}
