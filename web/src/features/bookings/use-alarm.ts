import type { CallableResults } from '@hearthkin/domain/callables';
import { useState } from 'react';
import { call } from '../../firebase/call';
import { useAction } from '../../ui/hooks/use-action';

/** Alarms our team and the trusted contact, and what came of it. */
export function useAlarm(bookingId: string) {
  const [result, setResult] = useState<CallableResults['raiseAlarm'] | null>(null);
  const { run, isBusy, failure } = useAction();
  const raise = () =>
    run(async () => {
      setResult(await call('raiseAlarm', { bookingId }));
    });
  return { result, isBusy, failure, raise };
}

export type AlarmState = ReturnType<typeof useAlarm>;
