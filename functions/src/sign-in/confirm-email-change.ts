import { AppError } from '@hearthkin/domain/foundation/errors';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { recallLater } from '../account/recall-person';
import { mailDeps, mailSecrets } from '../mail/mail-params';
import { authentication, isTakenAddress, isUnknownUser, signInById } from '../platform/auth';
import { defineCallable } from '../platform/callable';
import { revokeSessions } from '../platform/people/end-sessions';
import { peopleKey } from '../platform/people/people-key';
import { countAttempt } from '../platform/rate-limit';
import { emailChanges, users } from '../platform/records/collections';
import type { EmailChange } from '../platform/records/records';
import { hashOf } from '../platform/reset-token';
import type { PasswordDeps } from './after-new-password';
import { emailChangedMail } from './own-account-mails';

interface ConfirmDeps extends PasswordDeps {
  /** Keys the hashes of `recallPerson`. */
  readonly peopleKey: string;
}

/**
 * Changes an account to the address of a mailed token, which verifies it, and emails the former
 * address if there was one. The token is used up together with the account's change, so a call that
 * failed half way can be repeated. Opened again, the link of the present address succeeds without
 * doing anything. What is remembered of the address counts as at sign-up.
 * @throws AppError as `usableEmailChange`, `rate-limited`, or `already-exists` if another account has the address
 * by now.
 */
export const confirmEmailChange = defineCallable('confirmEmailChange', {
  access: 'anyone',
  secrets: [...mailSecrets, peopleKey],
  deps: (): ConfirmDeps => ({
    auth: authentication(),
    peopleKey: peopleKey.value(),
    ...mailDeps(),
  }),
  handler: async ({ input: { token }, network, now, db }, { auth, peopleKey, queue, siteUrl }) => {
    await countAttempt(db, 'mailedLinks', network, now);
    const change = await usableEmailChange(db, auth, token, now);
    const { uid, email, oldEmail, isMoved, isDone } = change;
    if (isDone) return { email, moved: false };
    await moveSignIn(auth, change);
    const moved = oldEmail !== null || !isMoved;
    // Auth has ended the sessions with the change of address; open pages learn it from the account, in
    // the same commit as the address, so that a repeated call does it if it fails.
    const sessionsEndedAt = moved ? await revokeSessions(auth, uid) : null;
    const toName = await moveAccount(db, { peopleKey, change, sessionsEndedAt }, now);
    if (oldEmail !== null) {
      const mail = emailChangedMail({ to: oldEmail, toName, siteUrl });
      await queue.add({ key: `email-changed/${change.id}`, kind: 'email-changed', uid, mail });
    }
    return { email, moved };
  },
});

async function moveSignIn(auth: Auth, { uid, email, isMoved }: UsableEmailChange): Promise<void> {
  // Setting an address ends every session; verifying the current one must not.
  const move = isMoved ? {} : { email };
  try {
    await auth.updateUser(uid, { ...move, emailVerified: true });
  } catch (error) {
    if (isTakenAddress(error)) throw new AppError('already-exists', 'The address was taken');
    if (isUnknownUser(error)) throw new AppError('token-invalid', 'The sign-in is gone');
    throw error;
  }
}

interface AccountMove {
  readonly peopleKey: string;
  readonly change: UsableEmailChange;
  /** From when sessions are valid; null to leave them. */
  readonly sessionsEndedAt: Date | null;
}

/**
 * Writes the address to the account and uses up the token. If a newer link has replaced this one
 * meanwhile, the account still follows the sign-in, which has already changed.
 * @returns the first name; empty without an account.
 */
function moveAccount(
  db: Firestore,
  { peopleKey, change: { id, uid, email }, sessionsEndedAt }: AccountMove,
  now: Date,
): Promise<string> {
  return db.runTransaction(async (tx) => {
    const [change, account] = await Promise.all([
      tx.get(emailChanges(db).doc(id)),
      tx.get(users(db).doc(uid)),
    ]);
    if ((change.data()?.usedAt ?? null) !== null) {
      throw new AppError('token-invalid', 'The token was used meanwhile');
    }
    // An address that is only confirmed was looked up at sign-up, and staff may have decided since.
    if (account.exists && account.get('email') !== email) {
      const marks = { phones: [], emails: [email], providers: [] };
      const carryOver = await recallLater(tx, db, { uid, marks, peopleKey }, now);
      carryOver();
    }
    const ended = sessionsEndedAt && { sessionsEndedAt };
    if (account.exists) {
      tx.update(account.ref, { email, emailVerified: true, emailRefusedAt: null, ...ended });
    }
    if (change.exists) tx.update(change.ref, { usedAt: now });
    return account.data()?.firstName ?? '';
  });
}

interface UsableEmailChange extends EmailChange {
  readonly id: string;
  /**
   * Whether the sign-in already has that address: it only needs verifying, or a first attempt
   * changed it.
   */
  readonly isMoved: boolean;
  /** Whether the token was used before, and the address it confirmed is still the present one. */
  readonly isDone: boolean;
}

/**
 * The email change for a token. A token ends when it is used, when it expires, and with anything
 * that ends the account's sessions: a person who takes an account back by a new password must not
 * lose it to an earlier link.
 * @throws AppError `token-invalid`, or `token-expired` if it is only too old.
 */
async function usableEmailChange(
  db: Firestore,
  auth: Auth,
  token: string,
  now: Date,
): Promise<UsableEmailChange> {
  const snapshot = await emailChanges(db).doc(hashOf(token)).get();
  const change = snapshot.data();
  if (change === undefined) throw new AppError('token-invalid', 'No such token');
  const isUsed = change.usedAt !== null;
  if (!isUsed && now.getTime() > change.expiresAt.getTime()) throw new AppError('token-expired');
  const signIn = await signInById(auth, change.uid);
  if (signIn === null) throw new AppError('token-invalid', 'The sign-in is gone');
  // A first attempt may have changed the sign-in, which also ends sessions, and then failed.
  const isMoved = signIn.email?.toLowerCase() === change.email;
  if (isUsed && !(isMoved && signIn.emailVerified)) {
    throw new AppError('token-invalid', 'The token was used');
  }
  if (!isMoved && change.createdAt.getTime() < Date.parse(signIn.tokensValidAfterTime ?? '')) {
    throw new AppError('token-invalid', 'The account has changed since');
  }
  return { ...change, id: snapshot.id, isMoved, isDone: isUsed };
}
