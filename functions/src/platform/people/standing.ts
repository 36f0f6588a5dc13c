import { isFreeToMeet } from '@hearthkin/domain/account/agreement';
import type { User } from '@hearthkin/domain/account/user';
import { AppError } from '@hearthkin/domain/foundation/errors';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import type { Caller, LesserStanding, PersonAccess } from '../caller';
import { users } from '../records/collections';
import { dataOf } from '../records/converter';

/**
 * Whether the caller's session has been ended, although their token is valid for up to an hour.
 * @param account of the caller.
 */
function isEnded(account: DocumentSnapshot, { signedInAt }: Caller): boolean {
  const endedAt = account.exists ? account.get('sessionsEndedAt') : null;
  if (!endedAt) return false;
  return signedInAt === null || signedInAt.getTime() < endedAt.toMillis();
}

/**
 * Refuses a caller whose session has been ended, or whose account isn't what a function asks for. The account isn't
 * parsed: one that can't be read counts by what it has.
 * @throws AppError `unauthenticated` for an ended session, `forbidden` without an active account,
 * `identity-unverified`, `account-restricted`.
 */
export async function requireStanding(
  db: Firestore,
  caller: Caller,
  access: PersonAccess,
): Promise<void> {
  const account = await users(db).doc(caller.uid).get();
  if (isEnded(account, caller)) throw new AppError('unauthenticated', 'The session has been ended');
  // Staff are refused by what the function itself asks of them.
  if (access.orStaff && caller.staffRefusal !== 'forbidden') return;
  const [accountStatus, level, restriction] = ['accountStatus', 'level', 'restriction'].map(
    (field) => account.get(field),
  );
  const facts = account.exists ? { accountStatus, level, restriction } : null;
  requireAccount(facts, access.standing ?? 'unrestricted');
}

/** The parts of an account that its standing depends on. */
type Facts = Readonly<Record<'accountStatus' | 'level' | 'restriction', unknown>>;

/**
 * Refuses an account that has less than this standing.
 * @throws AppError as `requireStanding`.
 */
function requireAccount(
  account: Facts | null | undefined,
  standing: LesserStanding | 'unrestricted',
): void {
  if (standing === 'any' || (standing === 'newcomer' && !account)) return;
  if (account?.accountStatus !== 'active') {
    throw new AppError('forbidden', 'The account is not active');
  }
  if (standing === 'newcomer' || standing === 'active') return;
  if (account.level !== 'verified') throw new AppError('identity-unverified');
  if (standing === 'unrestricted' && account.restriction) {
    throw new AppError('account-restricted');
  }
}

/**
 * Refuses an account that may not meet others, where a function asks its callers for less, or what it acts on was read later.
 * @throws AppError as `requireStanding`.
 */
export function requireMayMeet(account: User | null): asserts account is User {
  requireAccount(account, 'unrestricted');
}

/**
 * The words that go with an act which more people may do than may write to others: those of staff and of
 * people who may meet others. The act of anyone else counts without them.
 */
export async function wordsHeard(
  tx: Transaction,
  db: Firestore,
  { uid, staffRefusal }: Pick<Caller, 'uid' | 'staffRefusal'>,
  words: string,
): Promise<string> {
  if (words === '' || staffRefusal === null) return words;
  const account = dataOf(await tx.get(users(db).doc(uid)));
  return isFreeToMeet(account) ? words : '';
}

/** The caller of a function for anyone: a visitor, if their session has been ended. */
export async function livingCaller(db: Firestore, caller: Caller): Promise<Caller | null> {
  return isEnded(await users(db).doc(caller.uid).get(), caller) ? null : caller;
}
