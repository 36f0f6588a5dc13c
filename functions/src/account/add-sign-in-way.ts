import { ADD_WAY_MS } from '@hearthkin/domain/account/sign-in-ways';
import { AppError } from '@hearthkin/domain/errors';
import type { Auth } from 'firebase-admin/auth';
import { authentication } from '../core/auth';
import { defineCallable } from '../core/callable';
import { addedWay } from '../core/collections';
import { countAttempt } from '../core/rate-limit';
import { requireRecentSignIn } from '../core/recent-sign-in';
import { hasAccount } from '../core/sign-in-state';
import { knownWays } from './sign-in-ways';

/**
 * Lets the caller link a provider for the next five minutes. `beforeSignIn` lists it once it is
 * linked, and refuses every other one.
 * @throws AppError as `requireRecentSignIn`, `already-exists` if one of that provider is listed, or
 * `rate-limited`.
 */
export const addSignInWay = defineCallable('addSignInWay', {
  access: 'signed-in',
  deps: (): Auth => authentication(),
  handler: async ({ input: { provider }, caller, now, db }, auth) => {
    const signIn = await requireRecentSignIn(db, auth, caller, now);
    // A sign-up that isn't finished has no ways to guard yet, and must leave nothing behind.
    if (!hasAccount(signIn.customClaims)) return { allowed: true };
    const { providers } = await knownWays(db, auth, signIn);
    if (providers.some(({ providerId }) => providerId === provider)) {
      throw new AppError('already-exists', 'The account has that provider');
    }
    await countAttempt(db, 'signInWays', caller.uid, now);
    const until = new Date(now.getTime() + ADD_WAY_MS);
    await addedWay(db, caller.uid).set({ providerId: provider, until });
    return { allowed: true };
  },
});
