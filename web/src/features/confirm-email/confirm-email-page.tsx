import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
import LinkOffOutlined from '@mui/icons-material/LinkOffOutlined';
import MarkEmailReadOutlined from '@mui/icons-material/MarkEmailReadOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '../../lib/paths';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { Page } from '../../ui/layout/page';
import { StepCard } from '../../ui/layout/step-card';
import { emailToken } from './email-token';
import { type Confirmation, useConfirmation } from './use-confirmation';

/** The reason why a link doesn't work. */
const REASONS: Readonly<Record<(Confirmation & { status: 'refused' })['reason'], string>> = {
  invalid: 'This link is invalid or was already used.',
  expired: 'This link has expired. Links work for 24 hours. Ask for a new one.',
  taken: 'Another account uses that email now. Yours hasn’t changed.',
};

/** `/confirm-email`: confirms an address with an emailed link. */
export function ConfirmEmailPage() {
  return (
    <Page
      title="Confirm your email"
      description={`Confirm the email address of your ${PRODUCT_NAME} account.`}
      width="sm"
    >
      <Steps />
    </Page>
  );
}

function Steps() {
  const [token] = useState(emailToken);
  const { confirmation, retry } = useConfirmation(token);
  if (confirmation.status === 'done' && !confirmation.moved) {
    return (
      <StepCard
        icon={<TaskAltOutlined />}
        heading="Email confirmed"
        takesFocus
        text={
          <>
            Thank you. <strong>{confirmation.email}</strong> is confirmed.
          </>
        }
      >
        <Button component={Link} to={PATHS.login} variant="contained" size="large" fullWidth>
          Continue
        </Button>
      </StepCard>
    );
  }
  if (confirmation.status === 'done') {
    return (
      <StepCard
        icon={<TaskAltOutlined />}
        heading="Email changed"
        takesFocus
        text={
          <>
            Your email address is now <strong>{confirmation.email}</strong>. Please sign in with it
            from now on. Every device is signed out.
          </>
        }
      >
        <Button component={Link} to={PATHS.login} variant="contained" size="large" fullWidth>
          Sign In
        </Button>
      </StepCard>
    );
  }
  if (confirmation.status === 'refused') {
    return (
      <StepCard icon={<LinkOffOutlined />} heading="This link doesn’t work" takesFocus>
        <Stack sx={{ gap: 2 }}>
          <Alert severity="error">{REASONS[confirmation.reason]}</Alert>
          <Button component={Link} to={PATHS.profile} variant="contained" size="large">
            Ask for a new link on your profile
          </Button>
        </Stack>
      </StepCard>
    );
  }
  return (
    <StepCard icon={<MarkEmailReadOutlined />} heading="Confirm your email">
      {confirmation.status === 'unknown' ? (
        <LoadFailed retry={retry} />
      ) : (
        <Stack role="status" aria-busy sx={{ gap: 2 }}>
          One moment, we’re confirming your email.
          <LinearProgress aria-hidden />
        </Stack>
      )}
    </StepCard>
  );
}
