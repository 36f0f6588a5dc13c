import { createHmac } from 'node:crypto';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { AGE_DOUBT_KEEP_MS, withAgeDoubt } from '@hearthkin/domain/verification/age-doubt';
import type { Verification } from '@hearthkin/domain/verification/verification';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { ageDoubts, verifications } from '../platform/records/collections';
import type { AgeDoubt } from '../platform/records/records';

/** The sign-in that may have given a birth date under the minimum age. */
export interface AgeSubject {
  readonly signIn: { readonly uid: string; readonly phoneNumber?: string | undefined };
  /** Hashes the phone; without one only the sign-in is remembered. */
  readonly key: string;
}

/**
 * The sign-in, and its phone as a keyed hash, since an unfinished sign-in is deleted after a day and
 * may be made again.
 */
function refsOf(db: Firestore, { signIn: { uid, phoneNumber }, key }: AgeSubject) {
  const own = ageDoubts(db).doc(uid);
  if (phoneNumber === undefined || key === '') return [own];
  const hash = createHmac('sha256', key).update(`age\n${phoneNumber}`).digest('hex');
  return [own, ageDoubts(db).doc(hash)];
}

function doubtAt(now: Date): AgeDoubt {
  return { at: now, expireAt: new Date(now.getTime() + AGE_DOUBT_KEEP_MS) };
}

/** Runs a sign-up, and remembers a refusal for the age. */
export async function rememberingAge<Account>(
  db: Firestore,
  subject: AgeSubject,
  now: Date,
  signUp: () => Promise<Account>,
): Promise<Account> {
  try {
    return await signUp();
  } catch (error) {
    if (error instanceof AppError && error.code === 'underage') {
      await db.runTransaction(async (tx) => rememberAge(tx, db, subject, now));
    }
    throw error;
  }
}

/** Remembers that a date under the minimum age was given, without the date. */
export function rememberAge(tx: Transaction, db: Firestore, subject: AgeSubject, now: Date): void {
  for (const ref of refsOf(db, subject)) tx.set(ref, doubtAt(now));
}

/**
 * Has staff look at what a sign-up sends next, before an answer says that all is well: of who gave a date under the minimum
 * age now, or before with the same phone.
 * @param isDoubted whether the page has refused one.
 */
export function noteAgeDoubt(
  db: Firestore,
  subject: AgeSubject,
  isDoubted: boolean,
  now: Date,
): Promise<void> {
  return db.runTransaction(async (tx) => {
    if (isDoubted || (await isAgeDoubted(tx, db, subject))) rememberAge(tx, db, subject, now);
  });
}

/** Reads whether a date under the minimum age was given before. */
export async function isAgeDoubted(
  tx: Transaction,
  db: Firestore,
  subject: AgeSubject,
): Promise<boolean> {
  const found = await tx.getAll(...refsOf(db, subject));
  return found.some(({ exists }) => exists);
}

/** The checks with the doubt, as `writeAgeDoubt` stores them. */
export function doubted(verification: Verification | undefined): Verification | undefined {
  if (verification?.identityCheck === undefined) return verification;
  return { ...verification, identityCheck: withAgeDoubt(verification.identityCheck) };
}

/** Has staff look at the account's identity check, and at every later one (`recordCheck`). */
export function writeAgeDoubt(
  tx: Transaction,
  db: Firestore,
  uid: string,
  verification: Verification | undefined,
  now: Date,
): void {
  tx.set(ageDoubts(db).doc(uid), doubtAt(now));
  const identityCheck = doubted(verification)?.identityCheck;
  if (identityCheck !== undefined) tx.update(verifications(db).doc(uid), { identityCheck });
}
