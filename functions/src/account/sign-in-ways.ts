import { PROVIDER_IDS, type ProviderId } from '@hearthkin/domain/account/provider-signup';
import type { ProviderWay, SignInWays } from '@hearthkin/domain/account/sign-in-ways';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { passwordDateOf } from '../platform/password-date';
import { signInWays } from '../platform/records/collections';

/**
 * The ways into a sign-in as Auth knows them.
 * @param addedAt when its providers were added; null if unknown.
 */
export async function waysOf(
  auth: Auth,
  { uid, providerData }: Pick<UserRecord, 'uid' | 'providerData'>,
  addedAt: Date | null,
): Promise<SignInWays> {
  const hasPassword = providerData.some(({ providerId }) => providerId === 'password');
  return {
    hasPassword,
    passwordSetAt: hasPassword ? await passwordDateOf(auth, uid) : null,
    providers: PROVIDER_IDS.flatMap((providerId): ProviderWay[] => {
      const linked = providerData.find((each) => each.providerId === providerId);
      return linked === undefined ? [] : [{ providerId, id: linked.uid, addedAt }];
    }),
  };
}

/** The list of an account's ways; of one without a list, the ways it has now. */
export async function knownWays(db: Firestore, auth: Auth, signIn: UserRecord) {
  return (await signInWays(db, signIn.uid).get()).data() ?? waysOf(auth, signIn, null);
}

/** The ways that are linked in Auth and not on this list; a phone is no way in. */
export function unlistedProviders(
  { providerData }: Pick<UserRecord, 'providerData'>,
  listed: readonly ProviderWay[],
): string[] {
  return providerData
    .filter(({ providerId }) => providerId !== 'password' && providerId !== 'phone')
    .filter((each) => !listed.some((way) => isWay(way, each.providerId, each.uid)))
    .map(({ providerId }) => providerId);
}

export function isWay(way: ProviderWay, providerId: string, id: string): boolean {
  return way.providerId === providerId && way.id === id;
}

export function isProviderId(id: string): id is ProviderId {
  return PROVIDER_IDS.some((each) => each === id);
}
