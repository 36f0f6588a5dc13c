import type { CallableResults } from '@hearthkin/domain/callables';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../firebase/call';
import { useAction } from '../../ui/hooks/use-action';

export type Answer = CallableResults['checkPayment'];

/**
 * Asks how far a payment is: once at first, whenever the tab is seen again, and on demand. News that comes in between
 * arrives with the document, which may be later than the answer.
 */
export function useCheck(bookingId: string) {
  const { run, failure } = useAction();
  const [isAnswered, setAnswered] = useState(false);
  const [paid, setPaid] = useState<Answer | null>(null);
  const check = async () => {
    await run(async () => {
      const answer = await call('checkPayment', { bookingId });
      if (answer.status === 'paid') setPaid(answer);
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
  return { check, isAnswered, paid, failure };
}
