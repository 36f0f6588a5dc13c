import * as z from 'zod/mini';
import { MINUTE_MS } from '../foundation/durations';
import { text } from '../foundation/schemas';
import { PROVIDER_IDS, type ProviderId, providerIdSchema } from './provider-signup';

/** The time in which a provider may be added after its owner has asked for it, in milliseconds. */
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

/**
 * The ways into the account: whether it has a password and when its owner set it, and each provider with the
 * provider's own id and the day it was added.
 *
 * @document users/{uid}/private/signIn
 * @reads owner, by id.
 * @writes `completeSignup` and `completeShortSignup` with the account; `beforeSignIn` when it lets a provider in, and
 *   for an account that is older than these lists; `changePassword`, `resetPassword`, `removeSignInWay`.
 * @goes with the account.
 */
export const signInWaysSchema = z.object({
  hasPassword: z.boolean(),
  /** The time at which the password was set by its owner, as Auth dates it; null without one, or if untold. */
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
