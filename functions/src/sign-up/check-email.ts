import { AppError } from '@hearthkin/domain/foundation/errors';
import type { Auth } from 'firebase-admin/auth';
import { accountsByEmail } from '../account/signup-queries';
import { authentication, hidesAccounts, signInByEmail, signInById } from '../platform/auth';
import { defineCallable } from '../platform/callable';
import { countAttempt } from '../platform/rate-limit';
import { hasAccount } from '../platform/sign-in-state';

/**
 * Whether someone else has the address, so that a sign-up learns of it before the identity check
 * and not after. It answers only sign-ups with a verified phone, a few times an hour: creating the
 * account would tell them as much, and no one else may learn who has an account. It counts by phone,
 * since a person can delete their sign-in and make another with the same one. A project that hides
 * accounts answers the same for every address, and looks none up.
 * @throws AppError `unauthenticated` if the sign-in is gone, `phone-unverified`, `already-exists`
 * if the caller has an account, or `rate-limited`.
 */
export const checkEmail = defineCallable('checkEmail', {
  access: { for: 'person', standing: 'newcomer', why: 'A sign-up asks.' },
  deps: (): Auth => authentication(),
  handler: async ({ input: { email }, caller: { uid }, now, db }, auth) => {
    const signIn = await signInById(auth, uid);
    if (signIn === null) throw new AppError('unauthenticated', 'The sign-in is gone');
    if (signIn.phoneNumber === undefined) throw new AppError('phone-unverified');
    if (hasAccount(signIn.customClaims)) {
      throw new AppError('already-exists', 'The caller has an account');
    }
    await countAttempt(db, 'emailChecks', signIn.phoneNumber, now);
    if (await hidesAccounts(auth)) return { isTaken: false };
    const [holder, accounts] = await Promise.all([
      signInByEmail(auth, email),
      accountsByEmail(db, email).limit(1).get(),
    ]);
    return { isTaken: !accounts.empty || (holder !== null && holder.uid !== uid) };
  },
});
