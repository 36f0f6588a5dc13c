import type { Firestore } from 'firebase-admin/firestore';
import { assignments } from '../core/collections';
import { dataOf } from '../core/converter';

/** Drops what a deleted account had taken, and who has taken what is about it. May be repeated. */
export function forgetAssignments(db: Firestore, uid: string): Promise<void> {
  return db.runTransaction(async (tx) => {
    const desk = assignments(db);
    const entries = dataOf(await tx.get(desk))?.entries ?? [];
    // An item's id may be made of the person's.
    const kept = entries.filter(({ by, id }) => by !== uid && !id.includes(uid));
    if (kept.length < entries.length) tx.set(desk, { entries: kept });
  });
}
