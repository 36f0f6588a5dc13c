import type { AuditEntry } from '@hearthkin/domain/admin/audit';
import type { Firestore } from 'firebase-admin/firestore';
import { allOf } from '../core/pages';
import { auditEntriesAbout } from './admin-queries';

/**
 * Acts of staff on a person's account, for their download: without who did it and without what
 * others reported.
 */
export async function ownStaffActs(
  db: Firestore,
  uid: string,
): Promise<Pick<AuditEntry, 'at' | 'act' | 'note'>[]> {
  const own = ['users', 'verifications', 'applications'].map((name) => `${name}/${uid}`);
  const entries = await allOf(auditEntriesAbout(db, uid));
  return entries
    .map((doc) => doc.data())
    .filter(({ target }) => own.includes(target))
    .map(({ at, act, note }) => ({ at, act, note }));
}
