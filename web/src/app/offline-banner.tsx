import Alert from '@mui/material/Alert';
import { useOnline } from '../lib/online';

/** Says so while the device has no network. */
export function OfflineBanner() {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <Alert
          severity="warning"
          role="presentation"
          sx={{ borderRadius: 0, px: { xs: 2, sm: 3 } }}
        >
          You are offline. You can look around in what is already loaded; changes need a connection.
        </Alert>
      )}
    </div>
  );
}
