import Alert from '@mui/material/Alert';
import type { SignInState } from './use-sign-in';

interface SignInOutcomeProps {
  readonly state: SignInState;
  /** Why somebody is here who has not tried anything yet. */
  readonly reason: string | null;
  readonly isSuspended: boolean;
}

/** What came of the last attempt, or why somebody is asked to sign in. */
export function SignInOutcome({ state, reason, isSuspended }: SignInOutcomeProps) {
  if (state.status === 'failed') return <Alert severity="error">{state.message}</Alert>;
  if (state.status === 'done') return <Alert severity="success">{state.message}</Alert>;
  if (reason === null) return null;
  return (
    <Alert severity={isSuspended ? 'error' : 'info'} role={isSuspended ? 'alert' : 'status'}>
      {reason}
    </Alert>
  );
}
