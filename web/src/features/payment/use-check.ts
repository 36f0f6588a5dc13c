import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../firebase/call';
import { useAction } from '../../ui/hooks/use-action';

/**
 * Asks how far a payment is: at first, whenever the tab is seen again, and on demand. News that comes in between
 * arrives with the document.
 */
export function useCheck(bookingId: string) {
  const { run, failure } = useAction();
  const [isAnswered, setAnswered] = useState(false);
  const check = async () => {
    await run(() => call('checkPayment', { bookingId }));
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
  return { check, isAnswered, failure };
}
