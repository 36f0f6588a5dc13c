import type { ProviderId } from '@hearthkin/domain/account/provider-signup';
import { type Live, useLive } from '../../../data/kit/live-query';
import type { SignedIn } from '../../../session/auth-client';
import type { SignInMethods } from '../../../session/reauthenticate';
import { type SignInWays, signInWays } from './way-queries';

/**
 * The ways into the user's account. An account older than the list gets it with its next sign-in;
 * until then these are the ways that this device knows, without dates.
 */
export function useOwnWays(person: SignedIn, methods: SignInMethods | null): Live<SignInWays> {
  const read = useLive(signInWays(person.uid));
  if (read.status !== 'ready') return read;
  if (read.data !== null) return { ...read, data: read.data };
  if (methods === null) return { ...read, status: 'loading' };
  return {
    ...read,
    data: {
      hasPassword: methods.hasPassword,
      passwordSetAt: null,
      providers: person.providers.map((providerId) => ({ providerId, id: '', addedAt: null })),
    },
  };
}

/** The providers that sign the user in; null until known. */
export function useOwnProviders(person: SignedIn): readonly ProviderId[] | null {
  const read = useLive(signInWays(person.uid));
  if (read.status === 'loading') return null;
  // Better the providers this device knows than no new password.
  if (read.status === 'failed' || read.data === null) return person.providers;
  return read.data.providers.map(({ providerId }) => providerId);
}
