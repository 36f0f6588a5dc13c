import { providersOf } from '@hearthkin/domain/account/provider-signup';
import type { UpdateRequest, UserRecord } from 'firebase-admin/auth';

/**
 * What to change on a sign-in whose address was just verified by a mailed link. Before that,
 * someone else may have linked a provider that doesn't verify addresses, so existing providers are
 * unlinked; the owner can link them again. Providers that do verify addresses make them verified
 * themselves.
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
