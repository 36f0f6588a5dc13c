import type { DocumentData, DocumentReference, UpdateData } from 'firebase-admin/firestore';
import { isMissing, isOutdated } from './contention';

/** Others may write the document as often as this in between; more is a fault. */
const MAX_LOOKS = 50;

/**
 * Changes a document until there is nothing left to change, without locking anything: each change is
 * written on the condition that the document is still the one it was made for, and after each what it
 * was made from is looked at again. So the last look saw everything as it was left. Does nothing where
 * there is no document.
 * @param changeOf answers what is to change, or null when nothing is.
 */
export async function keepInStep<T>(
  ref: DocumentReference<T>,
  changeOf: (data: T) => Promise<Partial<T> | null> | Partial<T> | null,
): Promise<void> {
  for (let look = 0; look < MAX_LOOKS; look += 1) {
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
