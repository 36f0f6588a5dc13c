import { call } from '../../firebase/call';
import { leaveFor } from '../../lib/leave-site';
import { useAction } from '../../ui/hooks/use-action';
import { savePaidPath } from './paid-path';

/**
 * Opens the provider's page where a request is paid, for the first time or again.
 * @param paidPath where the member goes on once it is paid, if not to the booking.
 */
export function useOpenCheckout(bookingId: string, paidPath?: string) {
  const { run, isBusy, failure } = useAction();
  const open = () =>
    run(async () => {
      const { checkoutUrl } = await call('openCheckout', { bookingId });
      if (checkoutUrl === null) return;
      if (paidPath !== undefined) savePaidPath(bookingId, paidPath);
      leaveFor(checkoutUrl);
    });
  return { open, isBusy, failure };
}
