import { type RestrictionDays, restrictedUntil } from '@hearthkin/domain/account/restriction';
import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { accountRestricted, RESTRICTION_ENDED, withReason } from '@hearthkin/domain/news/words';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { mailDay } from '../mail/mail-time';
import { APPEAL, type DecisionNews } from '../notification/decision-news';
import { type Recipient, readRecipient } from '../notification/notify';
import { setListed } from '../platform/people/listed-in';
import { companions, users } from '../platform/records/collections';
import { audit } from '../staff/audit';

/** The page for a person who may meet others again. */
export const GO_HOME = ['/', `Go to ${PRODUCT_NAME}`] as const;

interface Why {
  /** The words for the person. */
  readonly reason: string;
  /** The uid of the staff member. */
  readonly by: string;
  readonly now: Date;
}

/**
 * Reads whom a restriction is for, and gives what writes it, or lifts it, with the log; a companion's listing goes
 * and comes with it. Says whom to tell.
 * @param days from now; null lifts it.
 * @param entryId of the log, for an act that may be repeated.
 * @throws AppError `not-found` without an account, `bad-transition` to lift a restriction that is over.
 */
export async function planRestriction(
  tx: Transaction,
  db: Firestore,
  uid: string,
  days: RestrictionDays | null,
  entryId?: string,
): Promise<(why: Why) => DecisionNews[]> {
  const [reader, listing] = await Promise.all([
    readRecipient(tx, db, uid),
    tx.get(companions(db).doc(uid)),
  ]);
  if (reader === null) throw new AppError('not-found', 'There is no such account');
  return ({ reason, by, now }) => {
    // Only here: a repeated request to lift it finds none either.
    if (days === null && reader.account.restriction === null) {
      throw new AppError('bad-transition', 'The account isn’t restricted');
    }
    const until = days === null ? null : restrictedUntil(days, now);
    const restriction = until === null ? null : { until, reason };
    const ref = users(db).doc(uid);
    tx.update(ref, { restriction });
    setListed(tx, listing, { ...reader.account, restriction });
    const act = until === null ? 'account-unrestricted' : 'account-restricted';
    audit(tx, db, { at: now, act, by, target: ref.path, note: reason, concerns: [uid] }, entryId);
    return [until === null ? lifted(reader, reason) : restricted(reader, until, reason, now)];
  };
}

function restricted(reader: Recipient, until: Date, reason: string, now: Date): DecisionNews {
  const { clock } = reader.account;
  const day = mailDay({ instant: until, timeZone: 'UTC', clock, now });
  return {
    reader,
    kind: 'account-restricted',
    data: { until: until.toISOString(), notes: reason },
    link: APPEAL,
    sentence: withReason(accountRestricted(day), reason),
  };
}

/** The news that a person may meet others again, before the restriction was over. */
function lifted(reader: Recipient, reason: string): DecisionNews {
  return {
    reader,
    kind: 'restriction-ended',
    data: { notes: reason },
    link: GO_HOME,
    sentence: withReason(RESTRICTION_ENDED, reason),
  };
}
