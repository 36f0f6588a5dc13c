import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { dataOf } from './converter';

/**
 * Reads documents of one type in one round trip, in the given order; null for missing ones and for
 * those that can't be read.
 */
export async function getAllOf<T>(
  db: Firestore,
  refs: readonly DocumentReference<T>[],
): Promise<(T | null)[]> {
  return (await snapshotsOf(db, refs)).map(dataOf);
}

/** Which documents exist, in the given order, whatever is in them. */
export async function whichExist(
  db: Firestore,
  refs: readonly DocumentReference<unknown>[],
): Promise<boolean[]> {
  return (await snapshotsOf(db, refs)).map(({ exists }) => exists);
}

/** The SDK's `getAll` keeps the converter but loses the type. */
async function snapshotsOf<T>(
  db: Firestore,
  refs: readonly DocumentReference<T>[],
): Promise<DocumentSnapshot<T>[]> {
  if (refs.length === 0) return [];
  const docs = await db.getAll(...(refs as readonly DocumentReference[]));
  return docs as DocumentSnapshot<T>[];
}
