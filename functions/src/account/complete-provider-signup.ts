import { toProfile } from '@hearthkin/domain/account/profile';
import type { CompleteProviderSignupInput } from '@hearthkin/domain/account/provider-signup';
import type { SignInWays } from '@hearthkin/domain/account/sign-in-ways';
import type { User } from '@hearthkin/domain/account/user';
import { AppError } from '@hearthkin/domain/errors';
import type { UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { signInById } from '../core/auth';
import { defineCallable } from '../core/callable';
import { profiles, signInWays, signups, users, verifications } from '../core/collections';
import { countAttempt } from '../core/rate-limit';
import { type AgeSubject, isAgeDoubted, rememberingAge, writeAgeDoubt } from './age-doubts';
import { signupDeps, signupSecrets } from './complete-signup';
import { planProviderAccount } from './plan-provider-account';
import { carryOver, checksAfter, marksOfSignIn, recallPerson } from './recall-person';
import { waysOf } from './sign-in-ways';
import { accountsByEmail } from './signup-queries';
import { welcome } from './welcome';

/**
 * Creates a member's account for a first sign-in with Google or Facebook: account and public card
 * in one transaction, then the claim that rules check. Earlier accounts count as in
 * `completeSignup`. A repeated call returns the existing account.
 * @throws AppError as `planProviderAccount`, `already-exists` if another account has the address,
 * `rate-limited`, or `unauthenticated` if the sign-in is gone.
 */
export const completeProviderSignup = defineCallable('completeProviderSignup', {
  access: { for: 'person', standing: 'newcomer', why: 'It makes the account.' },
  options: { secrets: signupSecrets },
  deps: signupDeps,
  handler: async ({ db, input, caller: { uid }, now }, { auth, peopleKey, ...mailing }) => {
    await countAttempt(db, 'providerSignups', uid, now);
    const signIn = await signInById(auth, uid);
    if (signIn === null) throw new AppError('unauthenticated', 'The sign-in is gone');
    const ways = await waysOf(auth, signIn, now);
    const age = { signIn, key: peopleKey };
    const { account, isNew } = await rememberingAge(db, age, now, () =>
      commitAccount(db, { signIn, ways, input, peopleKey, now, age }),
    );
    const { userType } = account;
    await auth.setCustomUserClaims(uid, { ...signIn.customClaims, userType });
    if (isNew) await welcome(db, mailing, uid, account, now);
    return { userType };
  },
});

interface ProviderSignup {
  readonly signIn: UserRecord;
  readonly ways: SignInWays;
  readonly input: CompleteProviderSignupInput;
  readonly peopleKey: string;
  readonly now: Date;
  readonly age: AgeSubject;
}

function commitAccount(
  db: Firestore,
  { signIn, ways, input, peopleKey, now, age }: ProviderSignup,
): Promise<{ account: User; isNew: boolean }> {
  const { uid } = signIn;
  return db.runTransaction(async (tx) => {
    const existing = (await tx.get(users(db).doc(uid))).data();
    if (existing !== undefined) return { account: existing, isNew: false };
    const marks = marksOfSignIn(signIn);
    const recalled = await recallPerson(tx, db, { uid, marks, peopleKey });
    const checked = (await tx.get(verifications(db).doc(uid))).data();
    const verification = checksAfter(recalled, checked, now);
    const account = planProviderAccount(signIn, input, now);
    const isDoubted = await isAgeDoubted(tx, db, age);
    const duplicates = await tx.get(accountsByEmail(db, account.email).limit(1));
    if (!duplicates.empty) throw new AppError('already-exists', 'Another account has the address');
    tx.create(users(db).doc(uid), account);
    tx.delete(signups(db).doc(uid));
    tx.set(profiles(db).doc(uid), toProfile(account));
    tx.set(signInWays(db, uid), ways);
    carryOver(tx, db, { uid, recalled, verification }, now);
    if (isDoubted) writeAgeDoubt(tx, db, uid, verification, now);
    return { account, isNew: true };
  });
}
