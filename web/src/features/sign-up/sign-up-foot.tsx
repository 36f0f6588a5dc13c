import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { loginPath } from '../../lib/paths';
import { signOut } from '../../lib/session';
import { useSignUp } from './sign-up-context';

/** The way out for people who have an account. */
export function SignUpFoot() {
  const { uid, step } = useSignUp();
  const navigate = useNavigate();
  // The sign-in page is for visitors, and a verified phone is signed in already.
  const leave = async () => {
    await signOut();
    await navigate(loginPath());
  };
  return (
    <Box sx={{ mt: 2.5, textAlign: 'center', color: 'text.secondary' }}>
      Already have an account?{' '}
      {uid === null ? (
        <Link component={RouterLink} to={loginPath()}>
          Sign in
        </Link>
      ) : (
        <Link component="button" type="button" onClick={() => void leave()}>
          Discard this and sign in
        </Link>
      )}
      {step === 1 && uid === null && (
        <Box sx={{ mt: 1 }}>
          In a hurry?{' '}
          <Link component={RouterLink} to={loginPath()}>
            Continue with Google or Facebook
          </Link>
        </Box>
      )}
    </Box>
  );
}
