import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { pagesOf } from './pages';

/** How many documents are handled at the same time. */
const CONCURRENCY = 10;

/**
 * Deals with each document of a query, by pages, and counts what became of them. One that fails is
 * logged, is counted as `failed`, and does not stop the rest.
 * @param fault what the log says of one that fails, beside its path.
 * @param most a run ends with the page in which there have been so many, for the next one to go on;
 * only where what is dealt with leaves the query, or the next one would never get further.
 */
export async function eachOf<T, Outcome extends string>(
  query: Query<T>,
  fault: string,
  dealWith: (doc: QueryDocumentSnapshot<T>) => Promise<Outcome>,
  most = Number.POSITIVE_INFINITY,
): Promise<(outcome: Outcome | 'failed') => number> {
  const total = new Map<Outcome | 'failed', number>();
  const safely = (doc: QueryDocumentSnapshot<T>): Promise<Outcome | 'failed'> =>
    dealWith(doc).catch((error: unknown) => {
      logger.error(fault, { path: doc.ref.path, error: String(error) });
      return 'failed';
    });
  let seen = 0;
  for await (const docs of pagesOf(query)) {
    for (let from = 0; from < docs.length; from += CONCURRENCY) {
      const outcomes = await Promise.all(docs.slice(from, from + CONCURRENCY).map(safely));
      for (const outcome of outcomes) total.set(outcome, (total.get(outcome) ?? 0) + 1);
    }
    seen += docs.length;
    if (seen >= most) break;
  }
  return (outcome) => total.get(outcome) ?? 0;
}
