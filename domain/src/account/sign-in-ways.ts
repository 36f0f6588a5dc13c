import * as z from 'zod/mini';
import { MINUTE_MS } from '../durations';
import { text } from '../schemas';
import { PROVIDER_IDS, type ProviderId, providerIdSchema } from './provider-signup';

/** How long a provider may be added after its owner has asked for it, in milliseconds. */
export const ADD_WAY_MS = 5 * MINUTE_MS;

/** An account at a provider that signs in to an account here. */
export const providerWaySchema = z.object({
  providerId: providerIdSchema,
  /** The provider's own id of the person. */
  id: text(256),
  /** Null if it was there before these lists were kept. */
  addedAt: z.nullable(z.date()),
});
export type ProviderWay = z.infer<typeof providerWaySchema>;

/** `users/{uid}/private/signIn`: the ways into an account. Any other is refused. */
export const signInWaysSchema = z.object({
  hasPassword: z.boolean(),
  /** When the password was set by its owner, as Auth dates it; null without one, or if untold. */
  passwordSetAt: z.nullable(z.date()),
  /** At most one of each provider. */
  providers: z.array(providerWaySchema).check(z.maxLength(PROVIDER_IDS.length)),
});
export type SignInWays = z.infer<typeof signInWaysSchema>;

/** The number of ways into an account. */
export function countWays({ hasPassword, providers }: SignInWays): number {
  return providers.length + (hasPassword ? 1 : 0);
}

/** The ways without these providers. */
export function withoutProviders(ways: SignInWays, gone: readonly ProviderId[]): SignInWays {
  return {
    ...ways,
    providers: ways.providers.filter(({ providerId }) => !gone.includes(providerId)),
  };
}

export const addSignInWayInput = z.strictObject({ provider: providerIdSchema });

export const removeSignInWayInput = z.strictObject({ provider: providerIdSchema });
