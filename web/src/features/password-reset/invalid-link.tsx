import { PASSWORD_RESET_MESSAGES } from '@hearthkin/domain/account/password-reset-messages';
import LinkOffOutlined from '@mui/icons-material/LinkOffOutlined';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { PATHS } from '../../lib/paths';
import { StepCard } from '../../ui/layout/step-card';

/** Why a link doesn't work, with a button for a new one. */
export function InvalidLink({ reason }: { readonly reason: string }) {
  return (
    <StepCard icon={<LinkOffOutlined />} heading="Invalid Reset Link" takesFocus>
      <Stack sx={{ gap: 1.5 }}>
        <Alert severity="error" sx={{ mb: 1, alignItems: 'flex-start' }}>
          <AlertTitle>{reason}</AlertTitle>
          {PASSWORD_RESET_MESSAGES.linkInvalid}
        </Alert>
        <Button component={Link} to={PATHS.forgotPassword} variant="contained" size="large">
          Request New Reset Link
        </Button>
        <Button component={Link} to={PATHS.login}>
          Back to Sign In
        </Button>
      </Stack>
    </StepCard>
  );
}
