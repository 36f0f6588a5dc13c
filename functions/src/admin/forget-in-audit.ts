import { createHash } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { auditLog } from '../core/collections';
import { pagesOf } from '../core/pages';
import { auditEntriesAbout } from './admin-queries';

/** The pseudonym of a deleted account in the log: the same in all of its entries. */
export function pseudonymOf(uid: string): string {
  return `gone-${createHash('sha256').update(`audit/${uid}`).digest('hex').slice(0, 16)}`;
}

/**
 * Removes a deleted account from the log: that staff did something, what and when
 * stays; whom it was done to and the words about them do not. May be repeated.
 */
export async function forgetInAudit(db: Firestore, uid: string): Promise<void> {
  for await (const page of pagesOf(auditEntriesAbout(db, uid))) {
    const batch = db.batch();
    for (const doc of page) {
      const { target, concerns } = doc.data();
      batch.update(auditLog(db).doc(doc.id), {
        target: target.replaceAll(uid, pseudonymOf(uid)),
        note: '',
        concerns: concerns.filter((one) => one !== uid),
      });
    }
    await batch.commit();
  }
}
