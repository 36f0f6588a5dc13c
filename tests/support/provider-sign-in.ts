import { randomUUID } from 'node:crypto';
import type { ProviderId } from '@hearthkin/domain/account/provider-signup';
import type { Actor } from './actors';
import { authAs } from './rest-client';

/** A person with an account at a provider. */
export interface ProviderIdentity {
  readonly sub?: string;
  readonly name?: string;
  /** Null if the provider shares none. */
  readonly email?: string | null;
  /** Where their picture is. */
  readonly picture?: string;
}

/**
 * Signs in with a provider; as in reality, only Google verifies addresses.
 * @param linkTo whose account to link it to instead, by their token.
 */
export async function signInWithProvider(
  provider: ProviderId,
  { sub = randomUUID(), name, email, picture }: ProviderIdentity,
  linkTo?: Pick<Actor, 'idToken'>,
): Promise<{ readonly localId?: string; readonly idToken?: string }> {
  const claims = {
    sub,
    name,
    email: email ?? undefined,
    picture,
    email_verified: provider === 'google.com',
  };
  const { body } = await authAs('accounts:signInWithIdp', {
    requestUri: 'http://localhost',
    postBody: new URLSearchParams({
      id_token: JSON.stringify(claims),
      providerId: provider,
    }).toString(),
    ...(linkTo === undefined ? {} : { idToken: linkTo.idToken }),
    returnSecureToken: true,
    returnIdpCredential: true,
  });
  return body as { localId?: string; idToken?: string };
}

/** A person whose first sign-in was with a provider, without an account. */
export async function makeProviderSignIn(
  provider: ProviderId,
  person: ProviderIdentity = {},
): Promise<Actor & { readonly sub: string }> {
  const sub = randomUUID();
  const email = person.email === undefined ? `${sub}@hearthkin.test` : person.email;
  const { localId, idToken } = await signInWithProvider(provider, { sub, ...person, email });
  if (localId === undefined || idToken === undefined) throw new Error('No sign-in');
  return { uid: localId, email: (email ?? '').toLowerCase(), idToken, sub };
}
