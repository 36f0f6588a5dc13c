import type { Firestore } from 'firebase-admin/firestore';
import { assignments, rota } from '../platform/records/collections';
import { dataOf } from '../platform/records/converter';

/**
 * Drops what a deleted account had taken, its times on duty, and who has taken what is about it. May be repeated.
 */
export function forgetAtDesk(db: Firestore, uid: string): Promise<void> {
  return db.runTransaction(async (tx) => {
    const desk = assignments(db);
    const [entries, duties] = await Promise.all([
      tx.get(desk).then((found) => dataOf(found)?.entries ?? []),
      tx.get(rota(db)).then((found) => dataOf(found)?.entries ?? []),
    ]);
    // An item's id may be made of the person's.
    const kept = entries.filter(({ by, id }) => by !== uid && !id.includes(uid));
    if (kept.length < entries.length) tx.set(desk, { entries: kept });
    const others = duties.filter(({ by }) => by !== uid);
    if (others.length < duties.length) tx.set(rota(db), { entries: others });
  });
}
