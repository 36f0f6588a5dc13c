import { ERROR_MESSAGES } from '@hearthkin/domain/messages';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useOnline } from '../hooks/online';

interface LoadFailedProps {
  readonly retry: () => void;
  /** What failed, before the reason. */
  readonly what?: string;
}

/** Says that a read failed and offers a retry. */
export function LoadFailed({ retry, what }: LoadFailedProps) {
  const online = useOnline();
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" onClick={retry}>
          Try again
        </Button>
      }
    >
      {what !== undefined && `${what} `}
      {online ? ERROR_MESSAGES.unavailable : 'You’re offline, and this isn’t saved on your device.'}
    </Alert>
  );
}
