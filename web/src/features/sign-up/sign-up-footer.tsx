import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { loginPath } from '../../lib/paths';
import { DiscardSignUp } from './discard-sign-up';
import { useSignUp } from './sign-up-context';

/** A link to sign-in for users who have an account. */
export function SignUpFooter() {
  const { uid, step } = useSignUp();
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
