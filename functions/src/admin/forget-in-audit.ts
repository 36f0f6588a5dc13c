import { createHash } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { auditLog } from '../core/collections';
import { pagesOf, unparsed } from '../core/pages';
import { auditEntriesAbout } from './admin-queries';

/** The pseudonym of a deleted account in the log, the same in all its entries. */
export function pseudonymOf(uid: string): string {
  return `gone-${createHash('sha256').update(`audit/${uid}`).digest('hex').slice(0, 16)}`;
}

/**
 * Replaces a deleted account's id in the log by its pseudonym and removes notes about it. What
 * staff did and when stays. May be repeated.
 */
export async function forgetInAudit(db: Firestore, uid: string): Promise<void> {
  for await (const page of pagesOf(unparsed(auditEntriesAbout(db, uid)))) {
    const batch = db.batch();
    for (const doc of page) {
      const concerns: unknown[] = doc.get('concerns');
      batch.update(auditLog(db).doc(doc.id), {
        target: String(doc.get('target')).replaceAll(uid, pseudonymOf(uid)),
        note: '',
        concerns: concerns.filter((one) => one !== uid),
      });
    }
    await batch.commit();
  }
}
