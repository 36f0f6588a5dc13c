import { PASSWORD_REQUIREMENTS } from '@hearthkin/domain/account/password';
import { PASSWORD_RESET_MESSAGES } from '@hearthkin/domain/account/password-reset-messages';
import { PRODUCT_NAME } from '@hearthkin/domain/brand';
import LockResetOutlined from '@mui/icons-material/LockResetOutlined';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { currentSession, signOut } from '../../session/session';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { Page } from '../../ui/layout/page';
import { StepCard } from '../../ui/layout/step-card';
import { InvalidLink } from './invalid-link';
import { NewPasswordForm } from './new-password-form';
import { ResetDone } from './reset-done';
import { rememberResetToken, resetToken } from './reset-token';
import { useTokenCheck } from './use-token-check';

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
      text="Choose a new password. You will use it the next time you sign in."
    >
      {check === 'checking' && <ResetSkeleton />}
      {check === 'unknown' && <LoadFailed retry={retry} />}
      {check === 'usable' && (
        <NewPasswordForm token={token} onDone={finish} onRefused={() => setOutcome('refused')} />
      )}
    </StepCard>
  );
}

/** A placeholder for the form while the link is checked. */
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
