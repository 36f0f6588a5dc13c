import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { onSchedule, type ScheduleOptions } from 'firebase-functions/v2/scheduler';
import { systemClock } from './clock';
import { database } from './database';

/** One run of a scheduled function, as its handler gets it. */
export interface Run {
  readonly db: Firestore;
  readonly now: Date;
}

/** A handler returns counts, which are logged. */
type Handler = (run: Run, deps: never) => Promise<Readonly<Record<string, number>>>;

interface ScheduledDefinition<H extends Handler> {
  /** Every five minutes by default. */
  readonly schedule?: string;
  readonly options?: Pick<ScheduleOptions, 'secrets' | 'timeoutSeconds'>;
  /** Further dependencies of the handler. */
  readonly deps?: () => Parameters<H>[1];
  readonly handler: H;
}

/** Defines a scheduled function. Tests and other functions call its `handler`. */
export function defineScheduled<H extends Handler>(
  name: string,
  { schedule = 'every 5 minutes', options, deps, handler }: ScheduledDefinition<H>,
) {
  const run = async () => {
    // Without `deps` the handler takes none.
    const result = await handler({ db: database(), now: systemClock.now() }, deps?.() as never);
    logger.write({ severity: 'INFO', message: 'sweep', function: name, ...result });
  };
  return Object.assign(onSchedule({ ...options, schedule }, run), { handler });
}
