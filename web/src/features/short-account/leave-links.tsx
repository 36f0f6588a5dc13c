import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { loginPath, registerPath } from '../../lib/paths';

interface LeaveLinksProps {
  readonly disabled: boolean;
  /** Signs out and goes to another page. */
  readonly onLeave: (to: string) => void;
}

/** The ways out of a short account that has begun. */
export function LeaveLinks({ disabled, onLeave }: LeaveLinksProps) {
  return (
    <Stack sx={{ mt: 3, gap: 1, textAlign: 'center', color: 'text.secondary' }}>
      <span>
        Not you?{' '}
        <Link
          component="button"
          type="button"
          disabled={disabled}
          onClick={() => onLeave(loginPath())}
        >
          Use another account
        </Link>
      </span>
      <span>
        Want to be a companion?{' '}
        <Link
          component="button"
          type="button"
          disabled={disabled}
          onClick={() => onLeave(registerPath(undefined, 'earner'))}
        >
          Sign up with your phone
        </Link>
      </span>
    </Stack>
  );
}
