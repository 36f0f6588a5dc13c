import { useOnline } from '../lib/online';
import { Notice } from '../ui/notice';

/** Says so while the device has no network. */
export function OfflineBanner() {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <Notice>
          You are offline. You can look around in what is already loaded; changes need a connection.
        </Notice>
      )}
    </div>
  );
}
