import { ADD_WAY_MS, withoutProviders } from '@hearthkin/domain/account/sign-in-ways';
import { AppError } from '@hearthkin/domain/foundation/errors';
import type { Auth } from 'firebase-admin/auth';
import { knownWays } from '../account/sign-in-ways';
import { authentication, ownSignIn } from '../platform/auth';
import { defineCallable } from '../platform/callable';
import { countAttempt } from '../platform/rate-limit';
import { addedWay, signInWays } from '../platform/records/collections';
import { hasAccount } from '../platform/sign-in-state';

/**
 * Lets the caller link a provider for the next five minutes. `beforeSignIn` lists it once it is
 * linked, and refuses every other one.
 * @throws AppError `already-exists` if the account has one of that provider, or
 * `rate-limited`.
 */
export const addSignInWay = defineCallable('addSignInWay', {
  access: {
    for: 'person',
    standing: 'newcomer',
    why: 'A sign-up links providers, too.',
    fresh: true,
  },
  deps: (): Auth => authentication(),
  handler: async ({ input: { provider }, caller, now, db }, auth) => {
    const signIn = await ownSignIn(auth, caller);
    // A sign-up that isn't finished has no ways to guard yet, and must leave nothing behind.
    if (!hasAccount(signIn.customClaims)) return { allowed: true };
    const has = ({ providerId }: { readonly providerId: string }) => providerId === provider;
    const known = await knownWays(db, auth, signIn);
    const isListed = known.providers.some(has);
    if (isListed && signIn.providerData.some(has)) {
      throw new AppError('already-exists', 'The account has that provider');
    }
    await countAttempt(db, 'signInWays', caller.uid, now);
    const batch = db.batch();
    const until = new Date(now.getTime() + ADD_WAY_MS);
    batch.set(addedWay(db, caller.uid), { providerId: provider, until });
    // Auth has lost it: linking failed after it was listed, or a stolen token has unlinked it.
    if (isListed) batch.set(signInWays(db, caller.uid), withoutProviders(known, [provider]));
    await batch.commit();
    return { allowed: true };
  },
});
