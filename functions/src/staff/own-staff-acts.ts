import type { AuditEntry, StaffAct } from '@hearthkin/domain/admin/audit';
import type { Firestore } from 'firebase-admin/firestore';
import { allOf } from '../platform/sweeps/pages';
import { auditEntriesAbout } from './admin-queries';

/** The acts that a download leaves out: someone who learned of them could be gone before the decision, and come back. */
const UNDECIDED: readonly StaffAct[] = [
  'deletion-asked',
  'deletion-declined',
  'deletion-withdrawn',
];

/**
 * What staff did about a person's account and when they read its data, for their download: without
 * who did it, without what others reported, and without deletions that staff only thought of.
 */
export async function ownStaffActs(
  db: Firestore,
  uid: string,
): Promise<Pick<AuditEntry, 'at' | 'act' | 'note'>[]> {
  const own = ['users', 'verifications', 'applications'].map((name) => `${name}/${uid}`);
  const entries = await allOf(auditEntriesAbout(db, uid));
  return (
    entries
      .map((doc) => doc.data())
      .filter(({ act, kind, target }) =>
        kind === 'read' ? true : own.includes(target) && !UNDECIDED.includes(act),
      )
      // Why staff read messages may say what the other side told them.
      .map(({ at, act, note }) => ({ at, act, note: act === 'messages-read' ? '' : note }))
  );
}
