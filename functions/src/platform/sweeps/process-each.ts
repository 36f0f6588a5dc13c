import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import pMap from 'p-map';
import { systemClock } from '../clock';
import { logger } from '../logger';
import type { Backlog } from './backlog';
import { pagesOf } from './pages';

/** Items processed at the same time: each waits for the database most of its time. */
const CONCURRENCY = 50;

/** The number of items at once where each asks the payment provider, which answers a hundred requests a second at most, or removes an account. */
export const SLOW = 10;

interface Due<Item> {
  /** The time at which a run begins nothing more; the next one continues. Without it, a run ends with the last item. */
  readonly endsBy?: Date | undefined;
  /** Notes how late the items are that `dueOf` gives a time. */
  readonly backlog?: Backlog | undefined;
  /** The time at which an item was due. The items come in this order. */
  readonly dueOf?: (item: Item) => Date | null;
}

interface Pace<T> extends Due<QueryDocumentSnapshot<T>> {
  /** Items processed at the same time; 50 by default. */
  readonly concurrency?: number;
  /** Documents that are read at the same time; 200 by default. */
  readonly pageSize?: number | undefined;
}

/** The number of times an outcome occurred. */
type Count<Outcome extends string> = (outcome: Outcome | 'failed') => number;

interface Processing<Item, Outcome extends string> {
  /** The log message for a failure. */
  readonly fault: string;
  /** The id by which the log names a failing item. */
  readonly pathOf: (item: Item) => string;
  readonly process: (item: Item) => Promise<Outcome>;
}

/**
 * Processes each item, in order, and counts the outcomes. A failure is logged, counted as `failed`,
 * and doesn't stop the rest.
 */
export async function processAll<Item, Outcome extends string>(
  items: Iterable<Item> | AsyncIterable<Item>,
  { fault, pathOf, process }: Processing<Item, Outcome>,
  concurrency = CONCURRENCY,
): Promise<Count<Outcome>> {
  const counts = new Map<Outcome | 'failed', number>();
  const safely = (item: Item): Promise<Outcome | 'failed'> =>
    process(item).catch((error: unknown) => {
      logger.error(fault, { path: pathOf(item), error: String(error) });
      return 'failed';
    });
  const count = async (item: Item) => {
    const outcome = await safely(item);
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  };
  await pMap(items, count, { concurrency });
  return (wanted) => counts.get(wanted) ?? 0;
}

/**
 * Processes each document of a query, like `processAll`, until there is none or the time is up. It passes each
 * once: what failed, or is still due, waits for the next run, and doesn't hold up those behind it.
 */
export function processEach<T, Outcome extends string>(
  query: Query<T>,
  fault: string,
  process: (doc: QueryDocumentSnapshot<T>) => Promise<Outcome>,
  { concurrency, pageSize, ...due }: Pace<T> = {},
): Promise<Count<Outcome>> {
  const docs = inTime(pagesOf(query, pageSize), due);
  return processAll(docs, { fault, pathOf: ({ ref }) => ref.path, process }, concurrency);
}

/** The items of the pages, one after the other, until the time is up. */
export async function* inTime<Item>(
  pages: AsyncIterable<readonly Item[]>,
  { endsBy, backlog, dueOf }: Due<Item>,
): AsyncGenerator<Item> {
  for await (const page of pages) {
    for (const each of page) {
      const dueAt = dueOf?.(each) ?? null;
      if (endsBy !== undefined && systemClock.now() >= endsBy) {
        if (dueAt !== null) backlog?.left(dueAt);
        return;
      }
      if (dueAt !== null) backlog?.met(dueAt);
      yield each;
    }
  }
}
