import { MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import type { Firestore } from 'firebase-admin/firestore';
import { onSchedule, type ScheduleOptions } from 'firebase-functions/v2/scheduler';
import { systemClock } from '../clock';
import { logger } from '../logger';
import { database } from '../records/database';
import { Backlog } from './backlog';

/** One run of a scheduled function, as its handler gets it. */
export interface Run {
  readonly db: Firestore;
  readonly now: Date;
  /** The time at which it begins nothing more; the next run continues. Without it, it ends when nothing is due. */
  readonly endsBy?: Date | undefined;
  /** The delay of the items. */
  readonly backlog?: Backlog | undefined;
}

/** The time until the next run begins, so that two never work on the same documents. */
const TIMEOUT_SECONDS = 300;

/** The time that an item may take that was begun at the last moment. */
export const LAST_ITEM_MS = 20_000;

/** The most time that something may be due that a run leaves to the next one. */
const BEHIND_AFTER_MS = 10 * MINUTE_MS;

/** A handler returns counts, which are logged. */
type Handler = (run: Run, deps: never) => Promise<Readonly<Record<string, number>>>;

interface ScheduledDefinition<H extends Handler> {
  /** Every five minutes by default. */
  readonly schedule?: string;
  readonly options?: Pick<
    ScheduleOptions,
    'secrets' | 'memory' | 'cpu' | 'concurrency' | 'maxInstances' | 'retryCount'
  > & {
    /** 300 by default, as long as it is until the next run. */
    readonly timeoutSeconds?: number;
  };
  /** The most time that something may be due at the end of a run: longer than ten minutes if runs are hours apart. */
  readonly behindAfterMs?: number;
  /** Further dependencies of the handler. */
  readonly deps?: () => Parameters<H>[1];
  readonly handler: H;
}

/** Defines a scheduled function. Tests and other functions call its `handler`. */
export function defineScheduled<H extends Handler>(
  name: string,
  { schedule = 'every 5 minutes', options, behindAfterMs, deps, handler }: ScheduledDefinition<H>,
) {
  const { timeoutSeconds = TIMEOUT_SECONDS, ...others } = options ?? {};
  const run = () =>
    // Without `deps` the handler takes none.
    runLogged({ name, timeoutSeconds, behindAfterMs }, (each) => handler(each, deps?.() as never));
  return Object.assign(onSchedule({ ...others, timeoutSeconds, schedule }, run), { handler });
}

interface Logged {
  readonly name: string;
  readonly timeoutSeconds: number;
  readonly behindAfterMs?: number | undefined;
  /** The deployed database by default. */
  readonly db?: Firestore;
}

/** Runs a sweep, and logs what it did and how late what it met was; once, if it leaves things that are too late. */
export async function runLogged(
  { name, timeoutSeconds, behindAfterMs = BEHIND_AFTER_MS, db = database() }: Logged,
  sweep: (run: Run) => Promise<Readonly<Record<string, number>>>,
): Promise<void> {
  const now = systemClock.now();
  const endsBy = new Date(now.getTime() + timeoutSeconds * 1000 - LAST_ITEM_MS);
  const backlog = new Backlog();
  const counts = await sweep({ db, now, endsBy, backlog });
  const behindSeconds = backlog.behindSeconds(now);
  logger.write({ severity: 'INFO', message: 'sweep', function: name, ...counts, behindSeconds });
  const leftSeconds = backlog.leftSeconds(systemClock.now());
  if (leftSeconds * 1000 < behindAfterMs) return;
  logger.error('A sweep is behind', { function: name, behindSeconds: leftSeconds });
}
