import { AppError } from '@hearthkin/domain/foundation/errors';
import { ACCOUNT_WARNED, withReason } from '@hearthkin/domain/news/words';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { APPEAL, type DecisionNews } from '../notification/decision-news';
import { readRecipient } from '../notification/notify';
import { users } from '../platform/records/collections';
import { audit } from '../staff/audit';

interface Why {
  /** The words for the person. */
  readonly reason: string;
  /** The uid of the staff member. */
  readonly by: string;
  readonly now: Date;
}

/**
 * Reads whom a warning goes to, and gives what writes it into the log, by which warnings are counted, and says whom to tell.
 * @param entryId of the log, for a warning that may be repeated.
 * @throws AppError `not-found` without an account.
 */
export async function planWarning(
  tx: Transaction,
  db: Firestore,
  uid: string,
  entryId?: string,
): Promise<(why: Why) => DecisionNews[]> {
  const reader = await readRecipient(tx, db, uid);
  if (reader === null) throw new AppError('not-found', 'There is no such account');
  return ({ reason, by, now }) => {
    const target = users(db).doc(uid).path;
    const entry = { at: now, act: 'account-warned', by, target, note: reason } as const;
    audit(tx, db, { ...entry, concerns: [uid] }, entryId);
    return [
      {
        reader,
        kind: 'account-warned',
        data: { notes: reason },
        link: APPEAL,
        sentence: withReason(ACCOUNT_WARNED, reason),
      },
    ];
  };
}
