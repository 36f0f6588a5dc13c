import type { CallableResults } from '@hearthkin/domain/callables';
import { useState } from 'react';
import { call } from '../../../firebase/call';
import { useAction } from '../../../ui/hooks/use-action';

/** Alarms our team and the trusted contact, takes it back, and what came of both. */
export function useAlarm(bookingId: string) {
  const [result, setResult] = useState<CallableResults['raiseAlarm'] | null>(null);
  const [clearedAt, setClearedAt] = useState<Date | null>(null);
  const { run, isBusy, failure } = useAction();
  const ending = useAction();
  const raise = () =>
    run(async () => {
      setResult(await call('raiseAlarm', { bookingId }));
      setClearedAt(null);
      ending.clear();
    });
  const end = () =>
    ending.run(async () => {
      const answer = await call('endAlarm', { bookingId });
      setClearedAt(new Date(answer.clearedAt));
      setResult(null);
    });
  return { result, clearedAt, isBusy, failure, raise, end, ending };
}

export type AlarmState = ReturnType<typeof useAlarm>;
