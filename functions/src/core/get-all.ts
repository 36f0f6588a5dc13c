import type { DocumentReference, Firestore } from 'firebase-admin/firestore';

/**
 * Reads documents of one type in one round trip, in the given order; null for missing ones. (The
 * SDK's `getAll` keeps the converter but loses the type.)
 */
export async function getAllOf<T>(
  db: Firestore,
  refs: readonly DocumentReference<T>[],
): Promise<(T | null)[]> {
  if (refs.length === 0) return [];
  const docs = await db.getAll(...(refs as readonly DocumentReference[]));
  return docs.map((doc) => (doc.data() as T | undefined) ?? null);
}
