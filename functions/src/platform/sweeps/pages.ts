import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { isReadable } from '../records/converter';

const PAGE = 200;

/**
 * The documents of a query, in pages, without those that can't be read. Documents of a page may be
 * changed or deleted before the next page is read.
 */
export async function* pagesOf<T>(
  query: Query<T>,
  size = PAGE,
): AsyncGenerator<QueryDocumentSnapshot<T>[]> {
  let last: QueryDocumentSnapshot<T> | undefined;
  for (;;) {
    const rest = last === undefined ? query : query.startAfter(last);
    const { docs } = await rest.limit(size).get();
    const readable = docs.filter(isReadable);
    if (readable.length > 0) yield readable;
    last = docs.at(-1);
    if (docs.length < size) return;
  }
}

/** All documents of a query, read in pages. */
export async function allOf<T>(query: Query<T>): Promise<QueryDocumentSnapshot<T>[]> {
  const all: QueryDocumentSnapshot<T>[] = [];
  for await (const page of pagesOf(query)) all.push(...page);
  return all;
}

/** The same query over documents as they are stored: none is unreadable, for what only deletes. */
export function unparsed(query: Query<unknown>): Query {
  return query.withConverter(null);
}

/** Deletes every document of a query. */
export async function deleteAllOf(query: Query<unknown>): Promise<void> {
  for await (const page of pagesOf(unparsed(query))) {
    const batch = query.firestore.batch();
    for (const { ref } of page) batch.delete(ref);
    await batch.commit();
  }
}
