import { PRODUCT_NAME } from '@hearthkin/domain/brand';
import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { Navigate, Link as RouterLink, useNavigate, useSearchParams } from 'react-router-dom';
import { PATHS, safeNext, startPageOf } from '../../lib/paths';
import type { SignedIn } from '../../session/auth-client';
import { signUpPath, signupIsIncomplete, useSession } from '../../session/session';
import { FormTextField } from '../../ui/forms/form-field';
import { FormPasswordField } from '../../ui/forms/password-field';
import { Page } from '../../ui/layout/page';
import { PageHeading } from '../../ui/layout/page-heading';
import { LinkForm } from './link-form';
import { ProviderChoice } from './provider-choice';
import { type SignInValues, signInSchema } from './sign-in-form';
import { endedSentence, reasonFor, SIGN_IN_MESSAGES } from './sign-in-messages';
import { SignInOutcome } from './sign-in-outcome';
import { useSignIn } from './use-sign-in';

/** How long the welcome shows before the redirect (specification 1, section 9). */
const REDIRECT_MS = 1_000;

/** `/login` (specification 1, section 2). */
export function LoginPage() {
  const session = useSession();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const next = safeNext(query.get('next'));
  const { state, submit, continueWith, linked, reset, clearFailure } = useSignIn();
  const { control, handleSubmit, getValues } = useForm<SignInValues>({
    resolver: zodResolver(signInSchema),
    defaultValues: { email: '', password: '', remember: false },
  });

  const target = (person: SignedIn) => {
    if (signupIsIncomplete(person)) return signUpPath(person, next);
    return next ?? startPageOf(person);
  };
  const destination = state.status === 'done' ? target(state.person) : null;
  useEffect(() => {
    if (destination === null) return;
    const timer = setTimeout(() => void navigate(destination, { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [destination, navigate]);

  const isSuspended = query.has('suspended');
  const ended = query.get('ended');
  // After a suspension or ended session, the user lands here before signing out completes.
  const isLeaving = isSuspended || ended !== null;
  if (session.status === 'signed-in' && state.status === 'idle' && !isLeaving) {
    return <Navigate to={target(session)} replace />;
  }
  if (state.status === 'link-needed') {
    const { link } = state;
    return (
      <Frame>
        <LinkForm link={link} onLinked={() => void linked(link.provider)} onCancel={reset} />
      </Frame>
    );
  }

  const isBusy = state.status === 'busy' || state.status === 'done';
  return (
    <Frame>
      <PageHeading>Welcome back</PageHeading>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 3 }}>
        Sign in with your email address.
      </Typography>
      <Stack
        component="form"
        noValidate
        sx={{ gap: 2 }}
        onSubmit={(event) => void handleSubmit(submit)(event)}
      >
        <SignInOutcome
          state={state}
          reason={
            isSuspended
              ? SIGN_IN_MESSAGES.suspended
              : ended !== null
                ? endedSentence(ended)
                : reasonFor(next)
          }
          isSuspended={isSuspended}
        />
        <FormTextField
          control={control}
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
          isRequired
          onEdit={clearFailure}
        />
        <FormPasswordField
          control={control}
          name="password"
          label="Password"
          autoComplete="current-password"
          isRequired
          onEdit={clearFailure}
        />
        <Stack
          direction="row"
          sx={{
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            columnGap: 2,
          }}
        >
          <Controller
            name="remember"
            control={control}
            render={({ field: { value, onChange } }) => (
              <FormControlLabel
                control={<Checkbox checked={value} onChange={onChange} />}
                label="Remember me"
              />
            )}
          />
          <Link component={RouterLink} to={PATHS.forgotPassword}>
            Forgot password
          </Link>
        </Stack>
        <Button type="submit" variant="contained" size="large" disabled={isBusy}>
          {state.status === 'busy' && state.by === 'password' ? 'Signing in...' : 'Sign In'}
        </Button>
      </Stack>
      <ProviderChoice
        state={state}
        onChoose={(provider) => void continueWith(provider, getValues('remember'))}
      />
      <Typography sx={{ color: 'text.secondary', mt: 3, textAlign: 'center' }}>
        New here?{' '}
        <Link component={RouterLink} to={PATHS.register}>
          Create an account
        </Link>
      </Typography>
    </Frame>
  );
}

function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <Page
      title="Sign in"
      description={`Sign in to ${PRODUCT_NAME} to find and book companions.`}
      width="sm"
    >
      <Card sx={{ maxWidth: 440, mx: 'auto', p: { xs: 2.5, sm: 4 } }}>{children}</Card>
    </Page>
  );
}
