import { Notice } from '../ui/feedback/notice';
import { useOnline } from '../ui/hooks/online';

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
