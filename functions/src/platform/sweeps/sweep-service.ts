import { onSchedule, type ScheduleOptions } from 'firebase-functions/v2/scheduler';
import type { Sweep } from './sweep';

interface SweepServiceOptions extends Omit<ScheduleOptions, 'secrets' | 'timeoutSeconds'> {
  /** No longer than it is until the next run, so that two never work on the same documents. 300 by default. */
  readonly timeoutSeconds?: number;
}

/**
 * Defines a scheduled function that runs sweeps of one rhythm side by side. Each does all it can, whatever becomes of
 * the others.
 * @throws AggregateError by a run in which any failed, once all have ended: Cloud Scheduler logs it, which raises an alert.
 */
export function defineSweepService(
  { timeoutSeconds = 300, ...options }: SweepServiceOptions,
  sweeps: readonly Sweep[],
) {
  const secrets = [...new Set(sweeps.flatMap((each) => each.secrets))];
  return onSchedule({ maxInstances: 1, ...options, timeoutSeconds, secrets }, async () => {
    const runs = await Promise.allSettled(sweeps.map(({ sweep }) => sweep(timeoutSeconds)));
    const failures = runs.flatMap((run) => (run.status === 'rejected' ? [run.reason] : []));
    if (failures.length > 0) throw new AggregateError(failures, 'Sweeps failed');
  });
}
