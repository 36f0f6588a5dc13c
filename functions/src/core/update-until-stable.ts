import type { DocumentData, DocumentReference, UpdateData } from 'firebase-admin/firestore';
import { isMissing, isOutdated } from './contention';

/** More concurrent changes than this are a bug. */
const MAX_ATTEMPTS = 50;

/**
 * Updates a document until there is nothing left to change, without locks: each change has the
 * precondition that the document hasn't changed since it was read, and afterwards everything is
 * read again. So the last read sees the final state. Does nothing for a missing document.
 * @param changeOf returns the change, or null for none.
 */
export async function updateUntilStable<T>(
  ref: DocumentReference<T>,
  changeOf: (data: T) => Promise<Partial<T> | null> | Partial<T> | null,
): Promise<void> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const snapshot = await ref.get();
    const data = snapshot.data();
    const change = data === undefined ? null : await changeOf(data);
    if (change === null || snapshot.updateTime === undefined) return;
    try {
      const fields: UpdateData<DocumentData> = { ...change };
      await ref.update(fields, { lastUpdateTime: snapshot.updateTime });
    } catch (error) {
      if (isMissing(error)) return;
      if (!isOutdated(error)) throw error;
    }
  }
  throw new Error(`${ref.path} kept changing`);
}
