import { useOnline } from '../../ui/hooks/online';
import { useSettled } from '../../ui/hooks/use-settled';
import type { Reading } from './live-query';

/** An answer from this device alone is only called old when the server stays silent this long. */
const SILENCE_MS = 3_000;

/** Whether what is read may be out of date: without a network, or while the server stays silent. */
export function useStale(read: Pick<Reading<unknown>, 'fromCache'> | null): boolean {
  const online = useOnline();
  const isCached = read?.fromCache === true;
  const isSilent = useSettled(isCached, SILENCE_MS);
  return isCached && (isSilent || !online);
}
