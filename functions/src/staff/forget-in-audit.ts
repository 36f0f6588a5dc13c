import { createHash } from 'node:crypto';
import { hasTypedNote } from '@hearthkin/domain/admin/audit';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { auditLog } from '../platform/records/collections';
import { pagesOf, unparsed } from '../platform/sweeps/pages';
import { auditEntriesAbout } from './admin-queries';

/** The pseudonym of a deleted account in the log (`PSEUDONYM`), the same in all its entries. */
export function pseudonymOf(uid: string): string {
  return `gone-${createHash('sha256').update(`audit/${uid}`).digest('hex').slice(0, 16)}`;
}

/**
 * Replaces a deleted account's id in the log by its pseudonym and removes notes about it. What
 * staff did and when stays; a page that was read still says how many people were on it. Other
 * accounts of the same entry may be forgotten at the same time. May be repeated.
 */
export async function forgetInAudit(db: Firestore, uid: string): Promise<void> {
  const pseudonym = pseudonymOf(uid);
  for await (const page of pagesOf(unparsed(auditEntriesAbout(db, uid)))) {
    const batch = db.batch();
    for (const doc of page) {
      const ref = auditLog(db).doc(doc.id);
      const isRead = doc.get('kind') === 'read';
      batch.update(ref, {
        target: String(doc.get('target')).replaceAll(uid, pseudonym),
        // How a list was filtered says nothing about one person.
        ...(hasTypedNote(String(doc.get('act'))) && { note: '' }),
        concerns: FieldValue.arrayRemove(uid),
      });
      if (isRead) batch.update(ref, { concerns: FieldValue.arrayUnion(pseudonym) });
    }
    await batch.commit();
  }
}
