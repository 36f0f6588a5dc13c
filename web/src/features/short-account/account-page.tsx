import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Navigate, Link as RouterLink, useSearchParams } from 'react-router-dom';
import { usePurpose } from '../../data/companions/use-purpose';
import { usePaused } from '../../data/switches/use-paused';
import { loginPath, registerPath, safeNext } from '../../lib/paths';
import { pageAfterSignIn, useSession } from '../../session/session';
import { Page } from '../../ui/layout/page';
import { PageHeading } from '../../ui/layout/page-heading';
import { LinkForm, ProviderButtons, SignInOutcome, useGoOn, useSignIn } from '../sign-in/public';
import { ShortForm } from './short-form';
import { useShortAccount } from './use-short-account';

const ASKS = { names: true, credentials: true };

/** `/register/account`: a short account with a provider or by email, and back to what it is for. */
export function AccountPage() {
  const session = useSession();
  const [query] = useSearchParams();
  const next = safeNext(query.get('next'));
  const purpose = usePurpose(next);
  const title = purpose === null ? 'Create your account' : `Create your account to ${purpose}`;
  const { state, continueWith, linked, reset } = useSignIn();
  useGoOn(state, next);
  const paused = usePaused('signUps');
  const { finish, clear, hasBegun, ...account } = useShortAccount({ asks: ASKS, next });
  // One whose account failed stays here, with what they typed.
  if (session.status === 'signed-in' && state.status === 'idle' && !hasBegun) {
    return <Navigate to={pageAfterSignIn(session, next)} replace />;
  }
  if (state.status === 'link-needed') {
    const { link } = state;
    return (
      <Frame title={title}>
        <LinkForm link={link} onLinked={() => void linked(link.provider)} onCancel={reset} />
      </Frame>
    );
  }
  if (paused !== null && state.status === 'idle' && !hasBegun) {
    return (
      <Frame title={title}>
        <PageHeading>{title}</PageHeading>
        <Alert severity="info" sx={{ my: 3 }}>
          {paused}
        </Alert>
        <Link component={RouterLink} to={loginPath(next ?? undefined)}>
          I have an account
        </Link>
      </Frame>
    );
  }
  return (
    <Frame title={title}>
      <PageHeading>{title}</PageHeading>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 3 }}>
        Free, and you can look around at once. Your phone, address and ID come later, before you
        book or write.
      </Typography>
      <Stack sx={{ gap: 2 }}>
        <SignInOutcome state={state} reason={null} isSuspended={false} />
        <ProviderButtons
          state={state}
          disabled={account.isBusy || account.isDone}
          onChoose={(provider) => void continueWith(provider, false)}
        />
      </Stack>
      <Divider sx={{ my: 2.5, color: 'text.secondary', typography: 'body2' }}>
        or with your email
      </Divider>
      <ShortForm
        {...account}
        asks={ASKS}
        isWaiting={state.status === 'busy' || state.status === 'done'}
        onFinish={(values) => void finish(values)}
        onEdit={clear}
      />
      <Stack sx={{ mt: 3, gap: 1, textAlign: 'center', color: 'text.secondary' }}>
        <Link component={RouterLink} to={loginPath(next ?? undefined)}>
          I have an account
        </Link>
        <span>
          Want to be a companion?{' '}
          <Link component={RouterLink} to={registerPath(undefined, 'earner')}>
            Sign up with your phone
          </Link>
        </span>
      </Stack>
    </Frame>
  );
}

function Frame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Page title={title} description="Make an account and see who’s here." width="sm">
      <Card sx={{ maxWidth: 480, mx: 'auto', p: { xs: 2.5, sm: 4 } }}>{children}</Card>
    </Page>
  );
}
