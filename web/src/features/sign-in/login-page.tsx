import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import Divider from '@mui/material/Divider';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { Navigate, Link as RouterLink, useSearchParams } from 'react-router-dom';
import { accountPath, PATHS, safeNext } from '../../lib/paths';
import { pageAfterSignIn, useSession } from '../../session/session';
import { FormTextField } from '../../ui/forms/form-field';
import { FormPasswordField } from '../../ui/forms/password-field';
import { Page } from '../../ui/layout/page';
import { PageHeading } from '../../ui/layout/page-heading';
import { LinkForm } from './link-form';
import { ProviderButtons } from './provider-buttons';
import { type SignInValues, signInSchema } from './sign-in-form';
import { endedSentence, reasonFor, SUSPENDED } from './sign-in-messages';
import { SignInOutcome } from './sign-in-outcome';
import { useGoOn } from './use-go-on';
import { useSignIn } from './use-sign-in';

/** `/login` (specification 1, section 2). */
export function LoginPage() {
  const session = useSession();
  const [query] = useSearchParams();
  const next = safeNext(query.get('next'));
  const { state, submit, continueWith, linked, reset, clearFailure } = useSignIn();
  const { control, handleSubmit, getValues } = useForm<SignInValues>({
    resolver: zodResolver(signInSchema),
    defaultValues: { email: '', password: '', remember: false },
  });

  useGoOn(state, next);

  const isSuspended = query.has('suspended');
  const ended = query.get('ended');
  // After a suspension or ended session, the user lands here before signing out completes.
  const isLeaving = isSuspended || ended !== null;
  if (session.status === 'signed-in' && state.status === 'idle' && !isLeaving) {
    return <Navigate to={pageAfterSignIn(session, next)} replace />;
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
          reason={isSuspended ? SUSPENDED : ended !== null ? endedSentence(ended) : reasonFor(next)}
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
      <Divider sx={{ my: 2.5, color: 'text.secondary', typography: 'body2' }}>or</Divider>
      <ProviderButtons
        state={state}
        onChoose={(provider) => void continueWith(provider, getValues('remember'))}
      />
      <Typography sx={{ color: 'text.secondary', mt: 3, textAlign: 'center' }}>
        New here?{' '}
        <Link component={RouterLink} to={next === null ? PATHS.register : accountPath(next)}>
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
