import { AppError } from '@hearthkin/domain/errors';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { Caller, LesserStanding, PersonAccess } from './caller';
import { users } from './collections';

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
  requireAccount(account, access.standing ?? 'unrestricted');
}

/**
 * Refuses an account that has less than this standing.
 * @throws AppError as `requireStanding`.
 */
function requireAccount(
  account: DocumentSnapshot,
  standing: LesserStanding | 'unrestricted',
): void {
  if (standing === 'any' || (standing === 'newcomer' && !account.exists)) return;
  if (account.get('accountStatus') !== 'active') {
    throw new AppError('forbidden', 'The account is not active');
  }
  if (standing === 'newcomer' || standing === 'active') return;
  if (account.get('level') !== 'verified') throw new AppError('identity-unverified');
  if (standing === 'unrestricted' && account.get('restriction')) {
    throw new AppError('account-restricted');
  }
}

/** The caller of a function for anyone: a visitor, if their session has been ended. */
export async function livingCaller(db: Firestore, caller: Caller): Promise<Caller | null> {
  return isEnded(await users(db).doc(caller.uid).get(), caller) ? null : caller;
}
