import { call } from '../../firebase/call';
import { leaveFor } from '../../lib/leave-site';
import { useAction } from '../../ui/hooks/use-action';

/** Opens the provider's page where a request is paid, for the first time or again. */
export function useOpenCheckout(bookingId: string) {
  const { run, isBusy, failure } = useAction();
  const open = () =>
    run(async () => {
      const { checkoutUrl } = await call('openCheckout', { bookingId });
      if (checkoutUrl !== null) leaveFor(checkoutUrl);
    });
  return { open, isBusy, failure };
}
