import type { User } from '@hearthkin/domain/account/user';
import Alert, { type AlertColor } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { PATHS } from '../../lib/paths';

type Status = User['verification']['verificationStatus'];

interface Words {
  readonly severity: AlertColor;
  readonly title: string;
  readonly text: string;
  readonly action: string;
}

const WORDS: Readonly<Record<Exclude<Status, 'verified'>, Words>> = {
  not_started: {
    severity: 'warning',
    title: 'Verify your documents',
    text: 'Verification is needed before you can receive bookings.',
    action: 'Get Verified',
  },
  pending: {
    severity: 'info',
    title: 'Documents under review',
    text: 'Once they’re verified and you have a photo, members can find and book you.',
    action: 'See status',
  },
  rejected: {
    severity: 'error',
    title: 'Your verification needs attention',
    text: 'Verification is needed before you can receive bookings.',
    action: 'See what’s missing',
  },
};

/** What a companion must do to be bookable; nothing once verified. */
export function VerificationBanner({ status }: { readonly status: Status }) {
  if (status === 'verified') return null;
  const { severity, title, text, action } = WORDS[status];
  return (
    <Alert
      severity={severity}
      role="status"
      action={
        <Button color="inherit" component={Link} to={PATHS.verification}>
          {action}
        </Button>
      }
    >
      <AlertTitle>{title}</AlertTitle>
      {text}
    </Alert>
  );
}
