import { PASSWORD_REQUIREMENTS } from '@hearthkin/domain/account/password';
import { PASSWORD_RESET_MESSAGES } from '@hearthkin/domain/account/password-reset-messages';
import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
import LinkOffOutlined from '@mui/icons-material/LinkOffOutlined';
import LockResetOutlined from '@mui/icons-material/LockResetOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { call } from '../../firebase/call';
import { PATHS } from '../../lib/paths';
import { currentSession, signOut } from '../../session/session';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { useRedirect } from '../../ui/hooks/use-redirect';
import { Page } from '../../ui/layout/page';
import { StepCard } from '../../ui/layout/step-card';
import { NewPasswordForm } from './new-password-form';
import { isRefusedLink } from './reset-errors';
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
  const { check, retry } = useTokenCheck(token);
  const [outcome, setOutcome] = useState<'done' | 'refused' | null>(null);

  function finish(): void {
    rememberResetToken(null);
    setOutcome('done');
    // The server has ended every session, so sign out here too.
    if (currentSession().status === 'signed-in') void signOut();
  }

  if (outcome === 'done') return <ResetDone />;
  if (outcome === 'refused') return <InvalidLink reason={PASSWORD_RESET_MESSAGES.tokenEnded} />;
  if (token === null) return <InvalidLink reason={PASSWORD_RESET_MESSAGES.tokenMissing} />;
  if (check === 'refused') return <InvalidLink reason={PASSWORD_RESET_MESSAGES.tokenRefused} />;
  return (
    <StepCard
      icon={<LockResetOutlined />}
      heading="Reset password"
      text="Choose a new password. You’ll use it the next time you sign in."
    >
      {check === 'checking' && <ResetSkeleton />}
      {check === 'unknown' && <LoadFailed retry={retry} />}
      {check === 'usable' && (
        <NewPasswordForm token={token} onDone={finish} onRefused={() => setOutcome('refused')} />
      )}
    </StepCard>
  );
}

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
    <StepCard icon={<LinkOffOutlined />} heading="Invalid reset link" takesFocus>
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
    </StepCard>
  );
}

/** Whether a link is valid; `unknown` when the server didn't answer. */
type TokenCheck = 'checking' | 'usable' | 'refused' | 'unknown';

/** Checks a token, and again on `retry`. */
function useTokenCheck(token: string | null) {
  const [check, setCheck] = useState<TokenCheck>('checking');
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again
  useEffect(() => {
    if (token === null) return;
    let isCurrent = true;
    const settle = (outcome: TokenCheck) => {
      if (isCurrent) setCheck(outcome);
    };
    setCheck('checking');
    call('checkPasswordResetToken', { token }).then(
      () => settle('usable'),
      (error: unknown) => settle(isRefusedLink(error) ? 'refused' : 'unknown'),
    );
    return () => {
      isCurrent = false;
    };
  }, [token, attempt]);
  return { check, retry: () => setAttempt((before) => before + 1) };
}
