import MarkEmailReadOutlined from '@mui/icons-material/MarkEmailReadOutlined';
import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { emailAppLink } from '../../lib/email-app';
import { PATHS } from '../../lib/paths';
import { StepCard } from '../../ui/layout/step-card';

/** Email takes a while. Without this wait, impatient users would use up the hourly limit. */
const RESEND_WAIT_MS = 60_000;

interface EmailSentProps {
  readonly email: string;
  /** The time at which the last email was sent, in milliseconds since 1970. */
  readonly sentAt: number;
  readonly isBusy: boolean;
  readonly failure: string | null;
  readonly onResend: () => Promise<boolean>;
  readonly onOtherEmail: () => void;
}

/** The reset link was sent: where to find it, and what to do if it doesn't arrive. */
export function EmailSent(props: EmailSentProps) {
  const { email, sentAt, isBusy, failure, onResend, onOtherEmail } = props;
  const [isResent, setResent] = useState(false);
  const wait = useSecondsLeft(sentAt + RESEND_WAIT_MS);
  return (
    <StepCard
      icon={<MarkEmailReadOutlined />}
      heading="Check your email"
      takesFocus
      text={
        <>
          We’ve emailed <strong>{email}</strong>. If there’s an account, you’ll find a link to
          choose a new password. It expires in 24 hours.
        </>
      }
    >
      <Stack sx={{ gap: 1.5 }}>
        {failure !== null && <Alert severity="error">{failure}</Alert>}
        {isResent && failure === null && !isBusy && (
          <Alert severity="success" role="status">
            We’ve sent it again. Check your spam folder too.
          </Alert>
        )}
        <Button
          variant="contained"
          size="large"
          {...emailAppLink(email)}
          endIcon={<OpenInNewOutlined />}
        >
          Open email app
        </Button>
        <Button
          variant="outlined"
          size="large"
          disabled={isBusy || wait > 0}
          onClick={() => void onResend().then(setResent)}
          // The countdown must stay readable while disabled.
          sx={{
            fontVariantNumeric: 'tabular-nums',
            '&.Mui-disabled': { color: 'text.secondary' },
          }}
        >
          {isBusy ? 'Sending...' : wait > 0 ? `Resend in ${wait} s` : 'Resend'}
        </Button>
        <Button onClick={onOtherEmail} disabled={isBusy}>
          Try different email
        </Button>
        <Button component={Link} to={PATHS.login}>
          Back to sign in
        </Button>
      </Stack>
    </StepCard>
  );
}

/** A countdown to `instant` (milliseconds since 1970) in whole seconds. */
function useSecondsLeft(instant: number): number {
  const [left, setLeft] = useState(() => secondsUntil(instant));
  useEffect(() => {
    setLeft(secondsUntil(instant));
    const timer = setInterval(() => setLeft(secondsUntil(instant)), 1_000);
    return () => clearInterval(timer);
  }, [instant]);
  return left;
}

function secondsUntil(instant: number): number {
  return Math.max(0, Math.ceil((instant - Date.now()) / 1_000));
}
