import { ACCOUNT_MESSAGES } from '@hearthkin/domain/account/account-messages';
import type { UserType } from '@hearthkin/domain/foundation/fields';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import type { SignedIn } from '../../session/auth-client';
import { useSession } from '../../session/session';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { Page } from '../../ui/layout/page';
import { ProfileView } from './profile-view';
import { useOwnProfile } from './use-own-profile';
import { TeamSignIn } from './ways/team-sign-in';

/** `/profile`: the user's own profile (specification 2, section 2); for staff without an account, their sign-in. */
export function ProfilePage() {
  const session = useSession();
  if (session.status === 'signed-in' && session.userType === null) {
    return (
      <Page title="Your sign-in" description="What opens the team desk." width="md">
        <TeamSignIn key={session.uid} person={session} />
      </Page>
    );
  }
  return (
    <Page title="Your profile" description="What others see of you, and your account.">
      {session.status === 'signed-in' && session.userType !== null && (
        <Loaded key={session.uid} person={session} userType={session.userType} />
      )}
    </Page>
  );
}

interface LoadedProps {
  readonly person: SignedIn;
  readonly userType: UserType;
}

function Loaded({ person, userType }: LoadedProps) {
  const read = useOwnProfile(person.uid, userType);
  if (read.status === 'failed') {
    const what = read.isMissing ? ACCOUNT_MESSAGES.notFound : ACCOUNT_MESSAGES.notRead;
    return <LoadFailed what={what} hasReason={!read.isMissing} retry={read.retry} />;
  }
  if (read.status === 'loading') {
    return (
      <Stack
        role="status"
        aria-busy
        sx={{ alignItems: 'center', justifyContent: 'center', gap: 2, minHeight: '60vh' }}
      >
        <CircularProgress aria-hidden />
        Loading your profile...
      </Stack>
    );
  }
  return <ProfileView person={person} account={read.account} listing={read.listing} />;
}
