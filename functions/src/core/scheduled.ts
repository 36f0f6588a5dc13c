import type { Firestore } from 'firebase-admin/firestore';
import { onSchedule, type ScheduleOptions } from 'firebase-functions/v2/scheduler';
import { systemClock } from './clock';
import { database } from './database';
import { logger } from './logger';

/** One run of a scheduled function, as its handler gets it. */
export interface Run {
  readonly db: Firestore;
  readonly now: Date;
  /** When it begins nothing more; the next run continues. Without it, it ends when nothing is due. */
  readonly endsBy?: Date | undefined;
}

/** Until the next run begins, so that two never work on the same documents. */
const TIMEOUT_SECONDS = 300;

/** What an item may take that was begun at the last moment. */
const LAST_ITEM_MS = 20_000;

/** A handler returns counts, which are logged. */
type Handler = (run: Run, deps: never) => Promise<Readonly<Record<string, number>>>;

interface ScheduledDefinition<H extends Handler> {
  /** Every five minutes by default. */
  readonly schedule?: string;
  readonly options?: Pick<
    ScheduleOptions,
    'secrets' | 'memory' | 'cpu' | 'concurrency' | 'maxInstances'
  > & {
    /** 300 by default, as long as it is until the next run. */
    readonly timeoutSeconds?: number;
  };
  /** Further dependencies of the handler. */
  readonly deps?: () => Parameters<H>[1];
  readonly handler: H;
}

/** Defines a scheduled function. Tests and other functions call its `handler`. */
export function defineScheduled<H extends Handler>(
  name: string,
  { schedule = 'every 5 minutes', options, deps, handler }: ScheduledDefinition<H>,
) {
  const { timeoutSeconds = TIMEOUT_SECONDS, ...others } = options ?? {};
  const run = async () => {
    const now = systemClock.now();
    const endsBy = new Date(now.getTime() + timeoutSeconds * 1000 - LAST_ITEM_MS);
    // Without `deps` the handler takes none.
    const result = await handler({ db: database(), now, endsBy }, deps?.() as never);
    logger.write({ severity: 'INFO', message: 'sweep', function: name, ...result });
  };
  return Object.assign(onSchedule({ ...others, timeoutSeconds, schedule }, run), { handler });
}
