import { beforeUserSignedIn, HttpsError } from 'firebase-functions/v2/identity';
import { mailDeps, mailSecrets } from '../mail/mail-params';
import { authentication, hasForeignFactor, withoutAdditions } from '../platform/auth';
import { systemClock } from '../platform/clock';
import { INTERACTIVE, warmInstances } from '../platform/deployment';
import { peopleKey } from '../platform/people/people-key';
import { database } from '../platform/records/database';
import { hasAccount } from '../platform/sign-in-state';
import { refusalOf } from './check-sign-in';
import { noteSignup } from './note-signup';

/**
 * Keeps an account to the ways its owner has chosen, and notes sign-ups that begin. Auth asks here before each sign-in and before
 * it links a provider, but not when a token changes the password or the address; so those are
 * compared at the next sign-in.
 *
 * A code by text message proves a phone number at sign-up, and nothing else. It neither signs in to
 * an account nor becomes a way into one, for example with a stolen token.
 */
export const beforeSignIn = beforeUserSignedIn(
  // Auth waits for seven seconds at most.
  { ...INTERACTIVE, minInstances: warmInstances, secrets: [...mailSecrets, peopleKey] },
  async ({ additionalUserInfo, data }) => {
    if (data === undefined) return;
    if (!hasAccount(data.customClaims)) {
      await noteSignup(database(), data.uid, data.metadata?.creationTime, systemClock.now());
      return;
    }
    const { uid, email } = data;
    if (hasForeignFactor(data)) {
      // Only the thief who has enrolled it gets this far.
      await authentication().updateUser(uid, withoutAdditions(data));
      throw new HttpsError('permission-denied', 'sign-in-changed');
    }
    const method = additionalUserInfo?.providerId ?? '';
    if (method === 'phone') throw new HttpsError('permission-denied', 'phone-of-an-account');
    const { id, sub } = additionalUserInfo?.profile ?? {};
    const linked = data.providerData?.find(({ providerId }) => providerId === method)?.uid;
    // Google and Facebook name the person by `id`, other issuers of tokens by `sub`.
    const providerUid =
      method === 'password' ? null : (textOf(id) ?? textOf(sub) ?? linked ?? null);
    const refusal = await refusalOf(
      database(),
      { auth: authentication(), peopleKey: peopleKey.value(), ...mailDeps() },
      { uid, email, method, providerUid },
      systemClock.now(),
    );
    if (refusal !== null) throw new HttpsError('permission-denied', refusal);
  },
);

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
