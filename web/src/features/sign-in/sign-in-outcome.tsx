import Alert from '@mui/material/Alert';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { PATHS } from '../../lib/paths';
import type { SignInState } from './use-sign-in';

interface SignInOutcomeProps {
  readonly state: SignInState;
  /** The reason why the visitor was sent here, before any attempt. */
  readonly reason: string | null;
  readonly isSuspended: boolean;
}

/** The outcome of the last attempt, or the reason to sign in. */
export function SignInOutcome({ state, reason, isSuspended }: SignInOutcomeProps) {
  if (state.status === 'done') return <Alert severity="success">{state.message}</Alert>;
  if (state.status === 'failed') {
    return (
      <>
        <Alert severity="error">{state.message}</Alert>
        <SupportLink after={state.message} />
      </>
    );
  }
  if (reason === null) return null;
  return (
    <>
      <Alert severity={isSuspended ? 'error' : 'info'} role={isSuspended ? 'alert' : 'status'}>
        {reason}
      </Alert>
      <SupportLink after={reason} />
    </>
  );
}

/** Shown after messages that refer to support. */
function SupportLink({ after }: { readonly after: string }) {
  if (!after.endsWith('Please contact support.')) return null;
  return (
    <MuiLink component={Link} to={PATHS.contact}>
      Write to our support
    </MuiLink>
  );
}
