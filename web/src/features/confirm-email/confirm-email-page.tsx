import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
import MarkEmailReadOutlined from '@mui/icons-material/MarkEmailReadOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { call } from '../../firebase/call';
import type { CallErrorCode } from '../../lib/call-error';
import { PATHS } from '../../lib/paths';
import { currentSession, signOut } from '../../session/session';
import { keepSessionDuring } from '../../session/session-end';
import { BrokenLink, EmailedLink } from '../../ui/layout/emailed-link';
import { Page } from '../../ui/layout/page';
import { StepCard } from '../../ui/layout/step-card';
import { emailToken, rememberEmailToken } from './email-token';

/** `/confirm-email`: confirms an address with an emailed link. */
export function ConfirmEmailPage() {
  const [token] = useState(emailToken);
  return (
    <Page
      title="Confirm your email"
      description={`Confirm the email address of your ${PRODUCT_NAME} account.`}
      width="sm"
    >
      <EmailedLink
        token={token}
        ask={confirm}
        icon={<MarkEmailReadOutlined />}
        heading="Confirm your email"
        busy="One moment, we’re confirming your email."
        refused={(code) => <Refused reason={reasonOf(code)} />}
      >
        {(confirmed) => <Confirmed {...confirmed} />}
      </EmailedLink>
    </Page>
  );
}

/**
 * Confirms the address. A changed address ends every session, including this one, which must not leave for the sign-in
 * page before it has said so.
 */
function confirm(token: string) {
  return keepSessionDuring(async () => {
    const confirmed = await call('confirmEmailChange', { token });
    rememberEmailToken(null);
    if (confirmed.moved && currentSession().status === 'signed-in') await signOut();
    return confirmed;
  });
}

/** The reason why a link doesn't work. */
function reasonOf(code: CallErrorCode | null): string {
  switch (code) {
    case 'token-expired':
      return 'This link has expired. Links work for 24 hours. Ask for a new one.';
    case 'already-exists':
      return 'Another account uses that email now. Yours hasn’t changed.';
    default:
      return 'This link is invalid or was already used.';
  }
}

function Refused({ reason }: { readonly reason: string }) {
  return (
    <BrokenLink>
      <Stack sx={{ gap: 2 }}>
        <Alert severity="error">{reason}</Alert>
        <Button component={Link} to={PATHS.profile} variant="contained" size="large">
          Ask for a new link on your profile
        </Button>
      </Stack>
    </BrokenLink>
  );
}

/** @param moved whether the address is a new one, with which they sign in from now on. */
function Confirmed({ email, moved }: { readonly email: string; readonly moved: boolean }) {
  return (
    <StepCard
      icon={<TaskAltOutlined />}
      heading={moved ? 'Email changed' : 'Email confirmed'}
      takesFocus
      text={
        moved ? (
          <>
            Your email address is now <strong>{email}</strong>. Please sign in with it from now on.
            Every device is signed out.
          </>
        ) : (
          <>
            Thank you. <strong>{email}</strong> is confirmed.
          </>
        )
      }
    >
      <Button component={Link} to={PATHS.login} variant="contained" size="large" fullWidth>
        {moved ? 'Sign In' : 'Continue'}
      </Button>
    </StepCard>
  );
}
