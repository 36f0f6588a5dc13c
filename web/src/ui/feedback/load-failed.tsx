import { ERROR_MESSAGES } from '@hearthkin/domain/messages';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useOnline } from '../hooks/online';

/** Says that a read failed and offers a retry. */
export function LoadFailed({ retry }: { readonly retry: () => void }) {
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
      {online
        ? ERROR_MESSAGES.unavailable
        : 'You are offline, and this has not been loaded on this device yet.'}
    </Alert>
  );
}
