import { PASSWORD_REQUIREMENTS } from '@hearthkin/domain/account/password';
import { PASSWORD_RESET_MESSAGES } from '@hearthkin/domain/account/password-reset-messages';
import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
import LockResetOutlined from '@mui/icons-material/LockResetOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { call } from '../../firebase/call';
import { PATHS } from '../../lib/paths';
import { currentSession, signOut } from '../../session/session';
import { useRedirect } from '../../ui/hooks/use-redirect';
import { BrokenLink, EmailedLink } from '../../ui/layout/emailed-link';
import { Page } from '../../ui/layout/page';
import { StepCard } from '../../ui/layout/step-card';
import { NewPasswordForm } from './new-password-form';
import { rememberResetToken, resetToken } from './reset-token';

/** The time for which the success message shows before the redirect (specification 1, section 9). */
const REDIRECT_MS = 3_000;

/** Confirms the new password and redirects to sign-in. */
function ResetDone() {
  useRedirect(PATHS.login, REDIRECT_MS);
  return (
    <StepCard
      icon={<TaskAltOutlined />}
      heading="Password changed"
      takesFocus
      text="Your password is changed, and you’re signed out everywhere. Taking you to sign in…"
    >
      <Button component={Link} to={PATHS.login} replace variant="contained" size="large" fullWidth>
        Sign In
      </Button>
    </StepCard>
  );
}

/**
 * `/reset-password`: sets a new password through an emailed link (specification 1, sections 2 and
 * 4).
 */
export function ResetPasswordPage() {
  return (
    <Page title="Reset password" description={`Choose a new ${PRODUCT_NAME} password.`} width="sm">
      <ResetSteps />
    </Page>
  );
}

function ResetSteps() {
  const [token] = useState(resetToken);
  const [outcome, setOutcome] = useState<'done' | 'refused' | null>(null);

  function finish(): void {
    rememberResetToken(null);
    setOutcome('done');
    // The server has ended every session, so sign out here too.
    if (currentSession().status === 'signed-in') void signOut();
  }

  if (outcome === 'done') return <ResetDone />;
  if (outcome === 'refused') return <InvalidLink reason={PASSWORD_RESET_MESSAGES.tokenEnded} />;
  const looks = {
    icon: <LockResetOutlined />,
    heading: 'Reset password',
    text: 'Choose a new password. You’ll use it the next time you sign in.',
  };
  return (
    <EmailedLink
      token={token}
      ask={check}
      {...looks}
      busy={<ResetSkeleton />}
      refused={(code) => (
        <InvalidLink
          reason={
            code ? PASSWORD_RESET_MESSAGES.tokenRefused : PASSWORD_RESET_MESSAGES.tokenMissing
          }
        />
      )}
    >
      {({ email }) => (
        <StepCard {...looks}>
          <NewPasswordForm
            token={token ?? ''}
            email={email}
            onDone={finish}
            onRefused={() => setOutcome('refused')}
          />
        </StepCard>
      )}
    </EmailedLink>
  );
}

const check = (token: string) => call('checkPasswordResetToken', { token });

/** The form's skeleton while the link is checked. */
function ResetSkeleton() {
  return (
    <Stack sx={{ gap: 2 }} aria-busy aria-label="Checking your link" role="status">
      <Skeleton variant="rounded" height={56} />
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 0.75 }}>
        {PASSWORD_REQUIREMENTS.map(({ id }) => (
          <Skeleton key={id} variant="text" height={20} width="80%" />
        ))}
      </Box>
      <Skeleton variant="rounded" height={56} />
      <Skeleton variant="rounded" height={42} sx={{ borderRadius: 999 }} />
    </Stack>
  );
}

/** The reason why a link doesn't work, with a button for a new one. */
function InvalidLink({ reason }: { readonly reason: string }) {
  return (
    <BrokenLink heading="Invalid reset link">
      <Stack sx={{ gap: 1.5 }}>
        <Alert severity="error" sx={{ mb: 1, alignItems: 'flex-start' }}>
          <AlertTitle>{reason}</AlertTitle>
          {PASSWORD_RESET_MESSAGES.linkInvalid}
        </Alert>
        <Button component={Link} to={PATHS.forgotPassword} variant="contained" size="large">
          Request new reset link
        </Button>
        <Button component={Link} to={PATHS.login}>
          Back to sign in
        </Button>
      </Stack>
    </BrokenLink>
  );
}
