import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { type DecisionNews, tellDecision } from '../notification/decision-news';
import { auditLog } from '../platform/records/collections';

/**
 * Commits what staff do to a person, and tells the person in the app. A repeated request finds its entry in the log and
 * does nothing.
 * @param read reads, and gives what writes, with an entry of that id.
 * @returns whom to email.
 */
export function actOnce(
  db: Firestore,
  entryId: string,
  now: Date,
  read: (tx: Transaction) => Promise<() => DecisionNews[]>,
): Promise<DecisionNews[]> {
  return db.runTransaction(async (tx) => {
    const [{ exists: isRepeated }, write] = await Promise.all([
      tx.get(auditLog(db).doc(entryId)),
      read(tx),
    ]);
    if (isRepeated) return [];
    const news = write();
    tellDecision(tx, db, news, now);
    return news;
  });
}
