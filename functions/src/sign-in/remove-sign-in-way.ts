import { PROVIDER_NAMES, type ProviderId } from '@hearthkin/domain/account/provider-signup';
import { countWays, withoutProviders } from '@hearthkin/domain/account/sign-in-ways';
import { AppError } from '@hearthkin/domain/foundation/errors';
import type { Firestore } from 'firebase-admin/firestore';
import { knownWays } from '../account/sign-in-ways';
import { mailDeps, mailSecrets } from '../mail/mail-params';
import { authentication, ownSignIn } from '../platform/auth';
import { defineCallable } from '../platform/callable';
import { endSessions } from '../platform/people/end-sessions';
import { countAttempt } from '../platform/rate-limit';
import { addedWay, signInWays, users } from '../platform/records/collections';
import type { PasswordDeps } from './after-new-password';
import { wayRemovedMail } from './sign-in-mails';

/**
 * Removes a provider from the caller's ways to sign in, ends every session, because some may have
 * begun with it, and emails the owner. A repeated call goes on where a failed one stopped.
 * @throws AppError `not-found` if it is neither listed nor linked,
 * `last-way` if no other way is left, or `rate-limited`.
 */
export const removeSignInWay = defineCallable('removeSignInWay', {
  access: { for: 'person', standing: 'newcomer', why: 'A sign-up has ways, too.', fresh: true },
  secrets: mailSecrets,
  deps: (): PasswordDeps => ({ auth: authentication(), ...mailDeps() }),
  handler: async ({ input: { provider }, caller, now, db }, { auth, queue, siteUrl }) => {
    const { uid } = caller;
    const signIn = await ownSignIn(auth, caller);
    await countAttempt(db, 'signInWays', uid, now);
    const isLinked = signIn.providerData.some(({ providerId }) => providerId === provider);
    const known = await knownWays(db, auth, signIn);
    const isListed = known.providers.some(({ providerId }) => providerId === provider);
    if (!isLinked && !isListed) throw new AppError('not-found', 'The account has no such way');
    if (countWays(withoutProviders(known, [provider])) === 0) throw new AppError('last-way');
    await unlist(db, uid, provider);
    if (isLinked) await auth.updateUser(uid, { providersToUnlink: [provider] });
    const account = (await users(db).doc(uid).get()).data();
    if (account !== undefined) {
      const facts = { to: account.email, toName: account.firstName, siteUrl };
      const mail = wayRemovedMail(facts, PROVIDER_NAMES[provider]);
      const kind = 'way-removed';
      await queue.add({ key: `${kind}/${uid}/${now.getTime()}`, kind, uid, mail });
    }
    await endSessions(db, auth, uid);
    return { removed: true };
  },
});

/**
 * Takes a provider off the list, unless another call has just removed the other ways, and lets none
 * be added that was asked for before.
 * @throws AppError `last-way`.
 */
function unlist(db: Firestore, uid: string, provider: ProviderId): Promise<void> {
  return db.runTransaction(async (tx) => {
    const ref = signInWays(db, uid);
    const ways = (await tx.get(ref)).data();
    if (ways === undefined) return;
    const left = withoutProviders(ways, [provider]);
    if (countWays(left) === 0) throw new AppError('last-way');
    tx.set(ref, left);
    tx.delete(addedWay(db, uid));
  });
}
