import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import pMap from 'p-map';
import { pagesOf } from './pages';

/** Documents processed at the same time. */
const CONCURRENCY = 10;

/**
 * Processes each document of a query page by page, and counts the outcomes. A failure is logged,
 * counted as `failed`, and doesn't stop the rest.
 * @param fault the log message for a failure.
 * @param max ends the run after the page that reaches this number; the next run continues. Use it
 * only if processed documents leave the query, or the next run would start with the same ones.
 */
export async function processEach<T, Outcome extends string>(
  query: Query<T>,
  fault: string,
  process: (doc: QueryDocumentSnapshot<T>) => Promise<Outcome>,
  max = Number.POSITIVE_INFINITY,
): Promise<(outcome: Outcome | 'failed') => number> {
  const total = new Map<Outcome | 'failed', number>();
  const safely = (doc: QueryDocumentSnapshot<T>): Promise<Outcome | 'failed'> =>
    process(doc).catch((error: unknown) => {
      logger.error(fault, { path: doc.ref.path, error: String(error) });
      return 'failed';
    });
  let seen = 0;
  for await (const docs of pagesOf(query)) {
    const outcomes = await pMap(docs, safely, { concurrency: CONCURRENCY });
    for (const outcome of outcomes) total.set(outcome, (total.get(outcome) ?? 0) + 1);
    seen += docs.length;
    if (seen >= max) break;
  }
  return (outcome) => total.get(outcome) ?? 0;
}
