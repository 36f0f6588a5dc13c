import type { ProviderId } from '@hearthkin/domain/account/provider-signup';
import type { Auth, UpdateRequest, UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { isProviderId, knownWays, unlistedProviders } from '../account/sign-in-ways';
import { withoutAdditions } from '../platform/auth';
import { passwordDateOf } from '../platform/password-date';
import { addedWay, signInWays, users } from '../platform/records/collections';
import { hasAccount } from '../platform/sign-in-state';

interface NewPassword {
  readonly password: string;
  /** The providers that may go on signing in; every other one is unlinked. */
  readonly keep: readonly ProviderId[];
  /** The other changes of the sign-in. */
  readonly more?: UpdateRequest;
}

/**
 * Sets a password and removes the ways that are not kept. Whatever else was added to the sign-in past the
 * product is removed in any case: providers that aren't on the account's list, second factors, another phone.
 * @returns the providers that no longer sign in.
 */
export async function setPassword(
  db: Firestore,
  auth: Auth,
  signIn: UserRecord,
  { password, keep, more }: NewPassword,
): Promise<ProviderId[]> {
  const { uid } = signIn;
  const before = await knownWays(db, auth, signIn);
  const kept = before.providers.filter(({ providerId }) => keep.includes(providerId));
  const unlisted = unlistedProviders(signIn, kept);
  await auth.updateUser(uid, {
    password,
    ...withoutAdditions(signIn),
    ...(await withoutForeignPhone(db, signIn)),
    ...more,
    ...(unlisted.length === 0 ? {} : { providersToUnlink: unlisted }),
  });
  // A sign-in without an account has no list until it has one.
  if (hasAccount(signIn.customClaims)) {
    const passwordSetAt = await passwordDateOf(auth, uid);
    const batch = db.batch();
    batch.set(signInWays(db, uid), { hasPassword: true, passwordSetAt, providers: kept });
    batch.delete(addedWay(db, uid));
    await batch.commit();
  }
  const gone = before.providers.filter((way) => !kept.includes(way));
  const removed = new Set([...unlisted, ...gone.map(({ providerId }) => providerId)]);
  return [...removed].filter(isProviderId);
}

/** A number that isn't the account's; without an account there is nothing to compare it with. */
async function withoutForeignPhone(
  db: Firestore,
  { uid, phoneNumber }: UserRecord,
): Promise<UpdateRequest> {
  if (phoneNumber === undefined) return {};
  const account = await users(db).doc(uid).get();
  return account.exists && account.get('phone') !== phoneNumber ? { phoneNumber: null } : {};
}
