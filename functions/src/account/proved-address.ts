import { providersOf } from '@hearthkin/domain/account/provider-signup';
import type { UpdateRequest, UserRecord } from 'firebase-admin/auth';

/**
 * What changes about a sign-in whose address has just been proved by a mailed link. Until then anyone
 * may have opened the account with a provider that does not vouch for addresses, so what came before
 * goes; its owner can link it again. Providers that do vouch prove the address themselves.
 */
export function provedAddress({
  emailVerified,
  providerData,
}: Pick<UserRecord, 'emailVerified' | 'providerData'>): UpdateRequest {
  const providers = emailVerified ? [] : providersOf(providerData);
  return {
    emailVerified: true,
    ...(providers.length === 0 ? {} : { providersToUnlink: providers }),
  };
}
