import { toProfile } from '@hearthkin/domain/account/profile';
import type { SignInWays } from '@hearthkin/domain/account/sign-in-ways';
import type { User } from '@hearthkin/domain/account/user';
import { newLive } from '@hearthkin/domain/companion/live';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { newListing } from '@hearthkin/domain/sign-up/new-account';
import type { Verification } from '@hearthkin/domain/verification/verification';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { carryOver, checksAfter, marksOfSignIn, recallPerson } from '../account/recall-person';
import { waysOf } from '../account/sign-in-ways';
import { accountsByEmail, accountsByPhone } from '../account/signup-queries';
import {
  type AgeSubject,
  doubted,
  isAgeDoubted,
  rememberAge,
  rememberingAge,
  writeAgeDoubt,
} from '../identity/age-doubts';
import { type MailDeps, mailDeps, mailSecrets } from '../mail/mail-params';
import { authentication, signInById } from '../platform/auth';
import type { Call } from '../platform/callable';
import { peopleKey } from '../platform/people/people-key';
import {
  companions,
  liveOf,
  profiles,
  signInWays,
  signups,
  users,
  verifications,
} from '../platform/records/collections';
import { requireOn } from '../platform/switches';
import { welcome } from './welcome';

export interface SignupDeps extends MailDeps {
  readonly auth: Auth;
  /** Keys the hashes of `recallPerson`. */
  readonly peopleKey: string;
}

/** The secrets of both functions that create accounts. */
export const signupSecrets = [...mailSecrets, peopleKey];

/** The dependencies of this deployment. Call it only in a function with `signupSecrets`. */
export function signupDeps(): SignupDeps {
  return { auth: authentication(), peopleKey: peopleKey.value(), ...mailDeps() };
}

/** The account that a sign-up gives a sign-in with these checks. It throws what forbids one. */
type Plan = (signIn: UserRecord, verification: Verification | undefined) => User;

/**
 * Creates the account of a sign-in: account, public card and a companion's listing in one transaction, then the claim that
 * rules check. A person who has given a birth date under the minimum age before (to a function, or to the page, which
 * says so), or of whom staff closed an earlier account, waits for staff, and who blocked one blocks the new one. A
 * repeated call returns the existing account, so a lost response does no harm.
 * @throws AppError as `plan`; `phone-taken` or `email-taken` if another account has it; `unauthenticated` if the sign-in
 * is gone; `paused`.
 */
export async function openAccount(
  { db, input, caller: { uid }, now }: Call<{ readonly ageDoubted: boolean }>,
  { auth, peopleKey, ...mailing }: SignupDeps,
  plan: Plan,
): Promise<User> {
  const signIn = await signInById(auth, uid);
  if (signIn === null) throw new AppError('unauthenticated', 'The sign-in is gone');
  const ways = await waysOf(auth, signIn, now);
  const age = { signIn, key: peopleKey };
  const { account, isNew } = await rememberingAge(db, age, now, () =>
    commitAccount(db, { signIn, ways, ageDoubted: input.ageDoubted, plan, now, age }),
  );
  const { userType } = account;
  await auth.setCustomUserClaims(uid, { ...signIn.customClaims, userType });
  if (isNew) await welcome(db, mailing, uid, account, now);
  return account;
}

interface Signup {
  readonly signIn: UserRecord;
  readonly ways: SignInWays;
  readonly ageDoubted: boolean;
  readonly plan: Plan;
  readonly now: Date;
  readonly age: AgeSubject;
}

function commitAccount(
  db: Firestore,
  { signIn, ways, ageDoubted, plan, now, age }: Signup,
): Promise<{ account: User; isNew: boolean }> {
  const { uid } = signIn;
  return db.runTransaction(async (tx) => {
    const existing = (await tx.get(users(db).doc(uid))).data();
    if (existing !== undefined) return { account: existing, isNew: false };
    await requireOn(db, 'signUps', now);
    const marks = marksOfSignIn(signIn);
    const recalled = await recallPerson(tx, db, { uid, marks, peopleKey: age.key });
    const isDoubted = ageDoubted || (await isAgeDoubted(tx, db, age));
    const checked = (await tx.get(verifications(db).doc(uid))).data();
    const held = checksAfter(recalled, checked, now);
    const verification = isDoubted ? doubted(held) : held;
    const account = plan(signIn, verification);
    const { phone, email, userType } = account;
    // Auth frees the number of an account that Google's sign-in has taken over, but the account
    // still has it.
    const duplicates = phone === '' ? null : await tx.get(accountsByPhone(db, phone).limit(1));
    if (duplicates?.empty === false) throw new AppError('phone-taken', 'Another account has it');
    // Free in Auth if the account's sign-in was moved to another address by a stolen token.
    const namesakes = await tx.get(accountsByEmail(db, email).limit(1));
    if (!namesakes.empty) throw new AppError('email-taken', 'Another account has the address');
    tx.create(users(db).doc(uid), account);
    tx.delete(signups(db).doc(uid));
    tx.set(profiles(db).doc(uid), toProfile(account));
    tx.set(signInWays(db, uid), ways);
    carryOver(tx, db, { uid, recalled, verification }, now);
    if (ageDoubted) rememberAge(tx, db, age, now);
    if (isDoubted) writeAgeDoubt(tx, db, uid, verification, now);
    if (userType === 'earner') {
      tx.set(companions(db).doc(uid), newListing(account, now));
      tx.set(liveOf(db, uid), newLive(account.lastLoginAt));
    }
    return { account, isNew: true };
  });
}
