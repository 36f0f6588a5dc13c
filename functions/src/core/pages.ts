import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

const PAGE = 200;

/**
 * The documents of a query, in pages. Documents of a page may be changed or deleted before the next
 * page is read.
 */
export async function* pagesOf<T>(query: Query<T>): AsyncGenerator<QueryDocumentSnapshot<T>[]> {
  let last: QueryDocumentSnapshot<T> | undefined;
  for (;;) {
    const rest = last === undefined ? query : query.startAfter(last);
    const { docs } = await rest.limit(PAGE).get();
    if (docs.length > 0) yield docs;
    last = docs.at(-1);
    if (docs.length < PAGE) return;
  }
}

/** All documents of a query, read in pages. */
export async function allOf<T>(query: Query<T>): Promise<QueryDocumentSnapshot<T>[]> {
  const all: QueryDocumentSnapshot<T>[] = [];
  for await (const page of pagesOf(query)) all.push(...page);
  return all;
}

/** Deletes every document of a query. */
export async function deleteAllOf(query: Query<unknown>): Promise<void> {
  for await (const page of pagesOf(query)) {
    const batch = query.firestore.batch();
    for (const { ref } of page) batch.delete(ref);
    await batch.commit();
  }
}
