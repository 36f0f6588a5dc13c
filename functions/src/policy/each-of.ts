import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { pagesOf } from '../core/pages';

/** A run ends after so many documents, or with the page it is in; the next one goes on. */
const MOST = 1_000;
/** Documents that are dealt with at once. */
const ABREAST = 5;

/**
 * Deals with each document of a query, by pages, and counts what became of them. One that fails is
 * logged under its id, is counted as `failed`, and does not stop the rest.
 * @param fault what the log says of one that fails.
 */
export async function eachOf<T, Outcome extends string>(
  query: Query<T>,
  fault: string,
  dealWith: (doc: QueryDocumentSnapshot<T>) => Promise<Outcome>,
): Promise<Map<Outcome | 'failed', number>> {
  const total = new Map<Outcome | 'failed', number>();
  const safely = (doc: QueryDocumentSnapshot<T>): Promise<Outcome | 'failed'> =>
    dealWith(doc).catch((error: unknown) => {
      logger.error(fault, { id: doc.id, error: String(error) });
      return 'failed';
    });
  let seen = 0;
  for await (const docs of pagesOf(query)) {
    for (let from = 0; from < docs.length; from += ABREAST) {
      const outcomes = await Promise.all(docs.slice(from, from + ABREAST).map(safely));
      for (const outcome of outcomes) total.set(outcome, (total.get(outcome) ?? 0) + 1);
    }
    seen += docs.length;
    if (seen >= MOST) break;
  }
  return total;
}
