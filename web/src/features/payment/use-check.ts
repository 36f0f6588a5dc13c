import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../firebase/call';
import { useAction } from '../../ui/hooks/use-action';

/**
 * Asks how far a payment is: at first, whenever the tab is seen again, and on demand. News that comes in between
 * arrives with the document, which may be later than the answer.
 */
export function useCheck(bookingId: string) {
  const { run, failure } = useAction();
  const [isAnswered, setAnswered] = useState(false);
  const [isPaid, setPaid] = useState(false);
  const check = async () => {
    await run(async () => {
      const { status } = await call('checkPayment', { bookingId });
      if (status === 'paid') setPaid(true);
    });
    setAnswered(true);
  };
  const checkNow = useEffectEvent(() => void check());
  // biome-ignore lint/correctness/useExhaustiveDependencies: each payment is asked for
  useEffect(() => {
    checkNow();
    const onVisible = () => {
      if (document.visibilityState === 'visible') checkNow();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [bookingId]);
  return { check, isAnswered, isPaid, failure };
}
