import type { UserType } from '@hearthkin/domain/account/fields';
import { PRODUCT_NAME } from '@hearthkin/domain/brand';
import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { Navigate, Link as RouterLink, useNavigate, useSearchParams } from 'react-router-dom';
import { PATHS, safeNext } from '../../lib/paths';
import { isHalfMade, useSession } from '../../lib/session';
import { Page } from '../../ui/page';
import { PageHeading } from '../../ui/page-heading';
import { PasswordField } from '../../ui/password-field';
import { type SignInValues, signInSchema } from './sign-in-form';
import { reasonFor, SIGN_IN_MESSAGES, WELCOME_BACK } from './sign-in-messages';
import { type SignInState, useSignIn } from './use-sign-in';

/** The welcome stays this long before the next page (specification 1, section 9). */
const REDIRECT_MS = 1_000;

/** Both fields are; an asterisk on each would only be noise. */
const REQUIRED = { htmlInput: { 'aria-required': true } };

interface LoginScreenProps {
  /** Where each kind of person goes when no page asked for the sign-in. */
  readonly startPages: Readonly<Record<UserType, string>>;
}

export function LoginScreen({ startPages }: LoginScreenProps) {
  const session = useSession();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const next = safeNext(query.get('next'));
  const { state, submit, clearFailure } = useSignIn();
  const { register, control, handleSubmit, formState } = useForm<SignInValues>({
    resolver: zodResolver(signInSchema),
    defaultValues: { email: '', password: '', remember: false },
  });

  const target = (userType: UserType | null) =>
    next ?? (userType === null ? PATHS.home : startPages[userType]);
  const destination = state.status === 'done' ? target(state.userType) : null;
  useEffect(() => {
    if (destination === null) return;
    const timer = setTimeout(() => void navigate(destination, { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [destination, navigate]);

  const isSuspended = query.has('suspended');
  if (session.status === 'signed-in' && state.status === 'idle' && !isSuspended) {
    const to = isHalfMade(session) ? PATHS.register : target(session.userType);
    return <Navigate to={to} replace />;
  }

  const { ref: emailRef, ...email } = register('email', { onChange: clearFailure });
  const { ref: passwordRef, ...password } = register('password', { onChange: clearFailure });
  const isBusy = state.status === 'busy' || state.status === 'done';
  return (
    <Page
      title="Sign in"
      description={`Sign in to ${PRODUCT_NAME} to find and book companions.`}
      width="sm"
    >
      <Card sx={{ maxWidth: 440, mx: 'auto', p: { xs: 2.5, sm: 4 } }}>
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
          <Outcome
            state={state}
            reason={isSuspended ? SIGN_IN_MESSAGES.suspended : reasonFor(next)}
            isSuspended={isSuspended}
          />
          <TextField
            {...email}
            inputRef={emailRef}
            label="Email"
            type="email"
            autoComplete="username"
            slotProps={REQUIRED}
            error={formState.errors.email !== undefined}
            helperText={formState.errors.email?.message}
          />
          <PasswordField
            {...password}
            inputRef={passwordRef}
            label="Password"
            autoComplete="current-password"
            slotProps={REQUIRED}
            error={formState.errors.password !== undefined}
            helperText={formState.errors.password?.message}
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
            {state.status === 'busy' ? 'Signing in...' : 'Sign In'}
          </Button>
        </Stack>
        <Typography sx={{ color: 'text.secondary', mt: 3, textAlign: 'center' }}>
          New here?{' '}
          <Link component={RouterLink} to={PATHS.register}>
            Create an account
          </Link>
        </Typography>
      </Card>
    </Page>
  );
}

interface OutcomeProps {
  readonly state: SignInState;
  readonly reason: string | null;
  readonly isSuspended: boolean;
}

function Outcome({ state, reason, isSuspended }: OutcomeProps) {
  if (state.status === 'failed') {
    return <Alert severity="error">{SIGN_IN_MESSAGES[state.reason]}</Alert>;
  }
  if (state.status === 'done') return <Alert severity="success">{WELCOME_BACK}</Alert>;
  if (reason === null) return null;
  return (
    <Alert severity={isSuspended ? 'error' : 'info'} role={isSuspended ? 'alert' : 'status'}>
      {reason}
    </Alert>
  );
}
