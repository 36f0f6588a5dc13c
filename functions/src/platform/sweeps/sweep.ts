import { MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import type { Firestore } from 'firebase-admin/firestore';
import type { SecretParam } from 'firebase-functions/params';
import { systemClock } from '../clock';
import { logger } from '../logger';
import { database } from '../records/database';
import { isOfRestore } from '../switches';
import { Backlog } from './backlog';

/** One run of a sweep, as its handler gets it. */
export interface Run {
  readonly db: Firestore;
  readonly now: Date;
  /** The time at which it begins nothing more; the next run continues. Without it, it ends when nothing is due. */
  readonly endsBy?: Date | undefined;
  /** The delay of the items. */
  readonly backlog?: Backlog | undefined;
}

/** The time that an item may take that was begun at the last moment. */
export const LAST_ITEM_MS = 20_000;

/** The most time that something may be due that a run leaves to the next one. */
const BEHIND_AFTER_MS = 10 * MINUTE_MS;

/** A handler returns counts, which are logged. */
type Handler = (run: Run, deps: never) => Promise<Readonly<Record<string, number>>>;

interface SweepDefinition<H extends Handler> {
  /** The secrets that its service has to have for it. */
  readonly secrets?: readonly SecretParam[];
  /** The most time that something may be due at the end of a run: longer than ten minutes if runs are hours apart. */
  readonly behindAfterMs?: number;
  /** Further dependencies of the handler. */
  readonly deps?: () => Parameters<H>[1];
  readonly handler: H;
}

/** A sweep, as the service that runs it sees it. */
export interface Sweep {
  readonly secrets: readonly SecretParam[];
  /** Runs once, for so many seconds at most. */
  readonly sweep: (timeoutSeconds: number) => Promise<void>;
}

/** Defines a sweep, which a service runs on a schedule (`defineSweepService`). Tests and other functions call its `handler`. */
export function defineSweep<H extends Handler>(
  name: string,
  { secrets = [], behindAfterMs, deps, handler }: SweepDefinition<H>,
): Sweep & { readonly handler: H } {
  const sweep = (timeoutSeconds: number) =>
    // Without `deps` the handler takes none.
    runLogged({ name, timeoutSeconds, behindAfterMs }, (each) => handler(each, deps?.() as never));
  return { secrets, sweep, handler };
}

interface Logged {
  readonly name: string;
  readonly timeoutSeconds: number;
  readonly behindAfterMs?: number | undefined;
  /** The deployed database by default. */
  readonly db?: Firestore;
}

/**
 * Runs a sweep, and logs what it did and how late what it met was; once, if it leaves things that are too late. It rests while the
 * database is brought back from a backup.
 */
export async function runLogged(
  { name, timeoutSeconds, behindAfterMs = BEHIND_AFTER_MS, db = database() }: Logged,
  sweep: (run: Run) => Promise<Readonly<Record<string, number>>>,
): Promise<void> {
  const now = systemClock.now();
  if (await isOfRestore(db, now, now)) return;
  const endsBy = new Date(now.getTime() + timeoutSeconds * 1000 - LAST_ITEM_MS);
  const backlog = new Backlog();
  const counts = await sweep({ db, now, endsBy, backlog });
  const behindSeconds = backlog.behindSeconds(now);
  logger.write({ severity: 'INFO', message: 'sweep', function: name, ...counts, behindSeconds });
  const leftSeconds = backlog.leftSeconds(systemClock.now());
  if (leftSeconds * 1000 < behindAfterMs) return;
  logger.error('A sweep is behind', { function: name, behindSeconds: leftSeconds });
}
