import { PROVIDER_NAMES, type ProviderId } from '@hearthkin/domain/account/provider-signup';
import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { usePaused } from '../../data/switches/use-paused';
import { loginPath, PATHS, registerPath, safeNext, startPageOf } from '../../lib/paths';
import {
  beginsShortAccount,
  restartSession,
  signOut,
  signupIsIncomplete,
  useSession,
} from '../../session/session';
import { Page } from '../../ui/layout/page';
import { PageHeading } from '../../ui/layout/page-heading';
import { ProviderIdentity } from './provider-identity';
import { ProviderPhoto } from './provider-photo';
import { ShortForm } from './short-form';
import { useProviderPhoto } from './use-provider-photo';
import { useShortAccount } from './use-short-account';

/** `/register/finish`: completes a short account after a first sign-in with a provider, or one by email that was interrupted. */
export function FinishAccountPage() {
  const session = useSession();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const next = safeNext(query.get('next'));
  const [isLeaving, setIsLeaving] = useState(false);
  const choice = useProviderPhoto();
  const { photo } = choice;
  const [isPhotoLost, setPhotoLost] = useState(false);
  const [provider] = session.status === 'signed-in' ? session.providers : [];
  const asks = { names: provider === undefined, credentials: false };
  const { finish, clear, destination, ...account } = useShortAccount({
    asks,
    next,
    isHeld: isPhotoLost,
    onCreated: async (uid) => {
      if (photo !== null) await savePhoto(uid, photo);
    },
  });
  const { isBusy, isDone } = account;
  const paused = usePaused('signUps');

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
  if (signupIsIncomplete(session) && !beginsShortAccount(session)) {
    return <Navigate to={PATHS.register} replace />;
  }

  const person = <ProviderIdentity person={session} provider={provider ?? null} photo={photo} />;
  if (session.email === '' && provider !== undefined) {
    return (
      <Frame>
        <NoEmail provider={provider} onLeave={(to) => void leave(to)}>
          {person}
        </NoEmail>
      </Frame>
    );
  }
  return (
    <Frame>
      <PageHeading>Almost there</PageHeading>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 3 }}>
        {provider === undefined
          ? 'A few more details, and you’re in.'
          : 'Just two more details, and you’re in.'}
      </Typography>
      {paused !== null && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {paused}
        </Alert>
      )}
      <ShortForm
        {...account}
        asks={asks}
        isWaiting={choice.isBusy}
        onFinish={(values) => void finish(values)}
        // The server remembers that they said so.
        onUnderage={(values) => void finish(values)}
        onEdit={clear}
      >
        {person}
        {provider !== undefined && choice.isOfferedBy(provider) && (
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
      </ShortForm>
      <LeaveLinks disabled={isBusy || isDone} onLeave={(to) => void leave(to)} />
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

interface LeaveLinksProps {
  readonly disabled: boolean;
  /** Signs out and goes to another page. */
  readonly onLeave: (to: string) => void;
}

/** The ways out of a short account that has begun. */
function LeaveLinks({ disabled, onLeave }: LeaveLinksProps) {
  return (
    <Stack sx={{ mt: 3, gap: 1, textAlign: 'center', color: 'text.secondary' }}>
      <span>
        Not you?{' '}
        <Link
          component="button"
          type="button"
          disabled={disabled}
          onClick={() => onLeave(loginPath())}
        >
          Use another account
        </Link>
      </span>
      <span>
        Want to be a companion?{' '}
        <Link
          component="button"
          type="button"
          disabled={disabled}
          onClick={() => onLeave(registerPath(undefined, 'earner'))}
        >
          Sign up with your phone
        </Link>
      </span>
    </Stack>
  );
}

interface NoEmailProps {
  readonly provider: ProviderId;
  readonly children: ReactNode;
  readonly onLeave: (to: string) => void;
}

/** Shown when the provider shares no email, which an account needs. */
function NoEmail({ provider, children, onLeave }: NoEmailProps) {
  const name = PROVIDER_NAMES[provider];
  return (
    <>
      <PageHeading>We need an email address</PageHeading>
      <Stack sx={{ gap: 2, mt: 3 }}>
        {children}
        <Alert severity="warning" role="alert">
          {name} didn’t share your email, and we need one. Try another account, or sign up with your
          phone.
        </Alert>
        <Button variant="contained" size="large" onClick={() => onLeave(loginPath())}>
          Use another account
        </Button>
        <Button size="large" onClick={() => onLeave(registerPath())}>
          Sign up with your phone
        </Button>
      </Stack>
    </>
  );
}
