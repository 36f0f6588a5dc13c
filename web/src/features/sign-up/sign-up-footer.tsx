import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { loginPath } from '../../lib/paths';
import { signOut } from '../../session/session';
import { DiscardDialog } from '../../ui/dialogs/late-dialogs';
import { lossesOf } from './losses';
import { useSignUp } from './sign-up-context';

/** A link to sign-in for users who have an account. */
export function SignUpFooter() {
  const { uid } = useSignUp();
  return (
    <Box sx={{ mt: 2.5, textAlign: 'center', color: 'text.secondary' }}>
      Already have an account?{' '}
      {uid === null ? (
        <Link component={RouterLink} to={loginPath()}>
          Sign in
        </Link>
      ) : (
        <DiscardSignUp />
      )}
    </Box>
  );
}

/**
 * Discards the signup and goes to sign-in. A verified phone is already signed in, so this signs
 * out, which deletes the draft; it asks first.
 */
function DiscardSignUp() {
  const { draft } = useSignUp();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const keep = () => setAsking(false);
  const losses = lossesOf(draft);
  const leave = async () => {
    setAsking(false);
    await signOut();
    await navigate(loginPath());
  };
  return (
    <>
      <Link
        component="button"
        type="button"
        onClick={() => (losses.length > 0 ? setAsking(true) : void leave())}
      >
        Discard this and sign in
      </Link>
      {isAsking && (
        <DiscardDialog
          title="Discard your signup?"
          keepLabel="Keep signing up"
          discardLabel="Discard and sign in"
          onKeep={keep}
          onDiscard={() => void leave()}
        >
          You’ll lose:
          <Box component="ul" sx={{ my: 1, paddingInlineStart: 3 }}>
            {losses.map((loss) => (
              <li key={loss}>{loss}</li>
            ))}
          </Box>
        </DiscardDialog>
      )}
    </>
  );
}
