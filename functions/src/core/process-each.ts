import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import pMap from 'p-map';
import { pagesOf } from './pages';

/** Items processed at the same time. */
const CONCURRENCY = 10;

/** How often an outcome occurred. */
type Count<Outcome extends string> = (outcome: Outcome | 'failed') => number;

interface Processing<Item, Outcome extends string> {
  /** The log message for a failure. */
  readonly fault: string;
  /** What the log names a failing item by. */
  readonly pathOf: (item: Item) => string;
  readonly process: (item: Item) => Promise<Outcome>;
}

/**
 * Processes each item, in order, and counts the outcomes. A failure is logged, counted as `failed`,
 * and doesn't stop the rest.
 */
export async function processAll<Item, Outcome extends string>(
  items: readonly Item[],
  { fault, pathOf, process }: Processing<Item, Outcome>,
): Promise<Count<Outcome>> {
  const safely = (item: Item): Promise<Outcome | 'failed'> =>
    process(item).catch((error: unknown) => {
      logger.error(fault, { path: pathOf(item), error: String(error) });
      return 'failed';
    });
  const outcomes = await pMap(items, safely, { concurrency: CONCURRENCY });
  return (wanted) => outcomes.filter((outcome) => outcome === wanted).length;
}

/**
 * Processes each document of a query page by page, like `processAll`.
 * @param max ends the run after the page that reaches this number; the next run continues. Use it
 * only if processed documents leave the query, or the next run would start with the same ones.
 */
export async function processEach<T, Outcome extends string>(
  query: Query<T>,
  fault: string,
  process: (doc: QueryDocumentSnapshot<T>) => Promise<Outcome>,
  max = Number.POSITIVE_INFINITY,
): Promise<Count<Outcome>> {
  const counts: Count<Outcome>[] = [];
  let seen = 0;
  for await (const docs of pagesOf(query)) {
    counts.push(await processAll(docs, { fault, pathOf: ({ ref }) => ref.path, process }));
    seen += docs.length;
    if (seen >= max) break;
  }
  return (outcome) => counts.reduce((sum, count) => sum + count(outcome), 0);
}
