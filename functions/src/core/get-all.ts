import type { DocumentReference, Firestore } from 'firebase-admin/firestore';

/**
 * Reads documents of one kind in one round trip, in the order asked for; null for one that is not
 * there. (The SDK's own `getAll` loses the type, though not the converter.)
 */
export async function getAllOf<T>(
  db: Firestore,
  refs: readonly DocumentReference<T>[],
): Promise<(T | null)[]> {
  if (refs.length === 0) return [];
  const docs = await db.getAll(...(refs as readonly DocumentReference[]));
  return docs.map((doc) => (doc.data() as T | undefined) ?? null);
}
