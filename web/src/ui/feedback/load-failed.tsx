import { ERROR_MESSAGES } from '@hearthkin/domain/foundation/messages';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useOnline } from '../hooks/online';

interface LoadFailedProps {
  readonly retry: () => void;
  /** The words about the failure, before the reason. */
  readonly what?: string;
  /** False for a read that worked and found nothing: the connection isn't to blame. */
  readonly hasReason?: boolean;
}

/** Says that a read failed and offers a retry. */
export function LoadFailed({ retry, what, hasReason = true }: LoadFailedProps) {
  const online = useOnline();
  const reason = online
    ? ERROR_MESSAGES.unavailable
    : 'You’re offline, and this isn’t saved on your device.';
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" onClick={retry}>
          Try again
        </Button>
      }
    >
      {what} {hasReason && reason}
    </Alert>
  );
}
