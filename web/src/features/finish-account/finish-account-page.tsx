import { PRODUCT_NAME } from '@hearthkin/domain/brand';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { call } from '../../firebase/call';
import { loginPath, PATHS, START_PAGE, safeNext, startPageOf } from '../../lib/paths';
import {
  restartSession,
  signOut,
  signupIsIncomplete,
  useSession,
  waitForSession,
} from '../../session/session';
import { useAction } from '../../ui/hooks/use-action';
import { Page } from '../../ui/layout/page';
import { FinishForm } from './finish-form';
import { finishProblem } from './finish-messages';
import { NoEmail } from './no-email';
import { ProviderIdentity } from './provider-identity';
import { ProviderPhoto } from './provider-photo';
import { useProviderPhoto } from './use-provider-photo';

/** How long the welcome shows before the redirect (specification 1, section 9). */
const REDIRECT_MS = 1_000;

/** `/register/finish`: completes the account after a first provider sign-in. */
export function FinishAccountPage() {
  const session = useSession();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const next = safeNext(query.get('next'));
  const [isDone, setDone] = useState(false);
  const { run, clear, isBusy, failure } = useAction(() => setDone(true), finishProblem);
  const [isLeaving, setIsLeaving] = useState(false);
  const choice = useProviderPhoto();
  const { photo } = choice;
  const [isPhotoLost, setPhotoLost] = useState(false);

  const destination = isDone ? (next ?? START_PAGE.spender) : null;
  useEffect(() => {
    // What couldn't be saved is read first.
    if (destination === null || isPhotoLost) return;
    const timer = setTimeout(() => void navigate(destination, { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [destination, isPhotoLost, navigate]);

  /** Creates the account and waits until the session has its claims. */
  const finish = (dateOfBirth: string) =>
    run(async () => {
      await call('completeProviderSignup', { dateOfBirth, agreeToTerms: true });
      const { refreshClaims } = await import('../../session/complete-account');
      await refreshClaims();
      await waitForSession(
        (session) => session.status !== 'signed-in' || session.userType !== null,
      );
      if (photo !== null && session.status === 'signed-in') await savePhoto(session.uid, photo);
    });

  /** The account is there by now, so a failure only loses the photo. */
  async function savePhoto(uid: string, file: Blob): Promise<void> {
    const owner = { uid, hasListing: false };
    try {
      const { saveProfileFile } = await import('../../data/accounts/profile-store');
      await saveProfileFile({ owner, kind: 'photo', file });
    } catch (error) {
      console.warn('The photo could not be saved', error);
      setPhotoLost(true);
    }
  }

  const leave = async (to: string) => {
    setIsLeaving(true);
    await signOut();
    await navigate(to, { replace: true });
  };

  if (session.status === 'starting' || isLeaving) return <Waiting />;
  if (session.status === 'failed') {
    return (
      <Frame>
        <Alert
          severity="warning"
          action={<Button onClick={() => void restartSession()}>Try again</Button>}
        >
          We couldn’t check your sign-in. Check your connection and try again.
        </Alert>
      </Frame>
    );
  }
  if (session.status === 'visitor') return <Navigate to={loginPath(next ?? undefined)} replace />;
  if (!signupIsIncomplete(session) && !isBusy && !isDone) {
    return <Navigate to={next ?? startPageOf(session)} replace />;
  }
  const [provider] = session.providers;
  if (provider === undefined) return <Navigate to={PATHS.register} replace />;

  const person = <ProviderIdentity person={session} provider={provider} photo={photo} />;
  return (
    <Frame>
      {session.email === '' ? (
        <NoEmail provider={provider} onLeave={(to) => void leave(to)}>
          {person}
        </NoEmail>
      ) : (
        <FinishForm
          isBusy={isBusy}
          isDone={isDone}
          isWaiting={choice.isBusy}
          failure={failure}
          onFinish={(dateOfBirth) => void finish(dateOfBirth)}
          onEdit={clear}
          onLeave={(to) => void leave(to)}
        >
          {person}
          {choice.isOfferedBy(provider) && (
            <ProviderPhoto provider={provider} choice={choice} disabled={isBusy || isDone} />
          )}
          {isPhotoLost && destination !== null && (
            <Alert
              severity="warning"
              action={
                <Button onClick={() => void navigate(destination, { replace: true })}>
                  Continue
                </Button>
              }
            >
              We couldn’t save your photo. You can add it on your profile.
            </Alert>
          )}
        </FinishForm>
      )}
    </Frame>
  );
}

function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <Page
      title="Finish signing up"
      description={`One last step before you can use ${PRODUCT_NAME}.`}
      width="sm"
    >
      <Card sx={{ maxWidth: 480, mx: 'auto', p: { xs: 2.5, sm: 4 } }}>{children}</Card>
    </Page>
  );
}

function Waiting() {
  return (
    <Frame>
      <Skeleton variant="text" width="60%" height={48} />
      <Skeleton variant="rounded" height={72} sx={{ my: 3 }} />
      <Skeleton variant="rounded" height={56} />
    </Frame>
  );
}
