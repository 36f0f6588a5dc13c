import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { user } from '../../../data/accounts/account-queries';
import { useLive } from '../../../data/kit/live-query';
import type { SignedIn } from '../../../session/auth-client';
import { useSession } from '../../../session/session';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { Snackbar } from '../../../ui/feedback/snackbar';
import { Breadcrumb, CRUMBS } from '../../../ui/layout/breadcrumb';
import { Page } from '../../../ui/layout/page';
import { PageHeading } from '../../../ui/layout/page-heading';
import { useSignInMethods } from '../../sign-in/public';
import { useOwnWays } from './use-own-ways';
import { WayList, WaySkeletons } from './way-list';

/** `/profile/ways-to-sign-in`: what opens the user's account. */
export function WaysPage() {
  const session = useSession();
  return (
    <Page title="Ways to sign in" description="What opens your account." width="md">
      <Breadcrumb parents={[CRUMBS.profile]} here="Ways to sign in" />
      <Stack sx={{ gap: 3 }}>
        <Stack sx={{ gap: 1 }}>
          <PageHeading>Ways to sign in</PageHeading>
          <Typography sx={{ color: 'text.secondary' }}>
            Only these open your account. Remove what you don’t recognize.
          </Typography>
        </Stack>
        {session.status === 'signed-in' && session.userType !== null && (
          <Loaded key={session.uid} person={session} />
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          We email you whenever one of them changes.
        </Typography>
      </Stack>
    </Page>
  );
}

function Loaded({ person }: { readonly person: SignedIn }) {
  const [message, setMessage] = useState<string | null>(null);
  const methods = useSignInMethods(person);
  const account = useLive(user(person.uid));
  const ways = useOwnWays(person, methods);
  if (account.status === 'failed') return <LoadFailed retry={account.retry} />;
  if (ways.status === 'failed') return <LoadFailed retry={ways.retry} />;
  const isLoading = account.status === 'loading' || account.data === null || methods === null;
  if (isLoading || ways.status === 'loading') return <WaySkeletons />;
  return (
    <>
      <WayList
        person={person}
        account={account.data.data}
        methods={methods}
        ways={ways.data}
        onMessage={setMessage}
      />
      <Snackbar message={message} onClose={() => setMessage(null)} />
    </>
  );
}
