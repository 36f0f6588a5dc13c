import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { call } from '../../../firebase/call';
import { PATHS } from '../../../lib/paths';
import { useAction } from '../../../ui/hooks/use-action';

interface EmailRefusedNoticeProps {
  readonly email: string;
  /** Whether the page has the button that changes the address; others lead there. */
  readonly isProfile?: boolean;
}

/** Our emails don't reach the person: none is sent until the address takes one again, or is another one. */
export function EmailRefusedNotice({ email, isProfile = false }: EmailRefusedNoticeProps) {
  const [isRefused, setRefused] = useState(false);
  const { run, isBusy, failure } = useAction();
  const tryAgain = () =>
    run(async () => {
      setRefused(false);
      const { isSent } = await call('tryEmailAgain', {});
      setRefused(!isSent);
    });
  const problem = isRefused ? 'We couldn’t send to it just now.' : failure;
  return (
    <Alert severity="warning" role="note">
      <AlertTitle component="h2">Our emails don’t reach you</AlertTitle>
      {email} didn’t take our last email, so we stopped sending there. Try it again, or change your
      address{isProfile ? ' below' : ''}.{problem !== null && <p role="alert">{problem}</p>}
      <div>
        <Button
          color="inherit"
          loading={isBusy}
          onClick={() => void tryAgain()}
          sx={{ minHeight: 44 }}
        >
          Try again
        </Button>
        {!isProfile && (
          <Button component={Link} to={PATHS.profile} color="inherit" sx={{ minHeight: 44 }}>
            Change email
          </Button>
        )}
      </div>
    </Alert>
  );
}
