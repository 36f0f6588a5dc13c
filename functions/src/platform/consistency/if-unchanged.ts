import type { DocumentSnapshot, Precondition, Transaction } from 'firebase-admin/firestore';
import { isAlreadyThere, isMissing, isOutdated } from './contention';

/**
 * Commits on the condition that nothing has changed since it was read. For what is decided by a document that was found, as by
 * a sweep, and then written without a lock: each write of it has the precondition `asRead`, or creates what wasn't there. The one who
 * comes second learns that it was too late.
 * @returns what `commit` returns; null if something it depends on was changed, created or deleted meanwhile.
 */
export async function ifUnchanged<Result>(commit: Promise<Result>): Promise<Result | null> {
  try {
    return await commit;
  } catch (error) {
    if (error instanceof Changed) return null;
    if (isOutdated(error) || isAlreadyThere(error) || isMissing(error)) return null;
    throw error;
  }
}

/** The precondition of an update or a deletion that a document hasn't changed since it was read. */
export function asRead({ updateTime }: Pick<DocumentSnapshot, 'updateTime'>): Precondition {
  return updateTime === undefined ? {} : { lastUpdateTime: updateTime };
}

class Changed extends Error {}

/** Reads a document again in a transaction, which fails unless it is as it was found. */
export async function readUnchanged<T>(
  tx: Transaction,
  found: DocumentSnapshot<T>,
): Promise<DocumentSnapshot<T>> {
  const doc = await tx.get(found.ref);
  const isSame =
    found.updateTime === undefined ? !doc.exists : doc.updateTime?.isEqual(found.updateTime);
  if (!isSame) throw new Changed(`${found.ref.path} has changed`);
  return doc;
}
