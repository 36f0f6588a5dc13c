import type { ProviderId } from '@hearthkin/domain/account/provider-signup';
import type { Auth, UpdateRequest, UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { addedWay, signInWays } from '../core/collections';
import { passwordDateOf } from '../core/password-date';
import { hasAccount } from '../core/sign-in-state';
import { isProviderId, knownWays, unlistedProviders } from './sign-in-ways';

interface NewPassword {
  readonly password: string;
  /** The providers that may go on signing in; every other one is unlinked. */
  readonly keep: readonly ProviderId[];
  /** What else changes on the sign-in. */
  readonly more?: UpdateRequest;
}

/**
 * Sets a password and removes the ways that are not kept. A provider that is linked without being
 * on the account's list is removed in any case.
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
