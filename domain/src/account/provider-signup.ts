import * as z from 'zod/mini';
import { birthDateSchema } from './fields';

/** Supported identity providers, by their Firebase ids. */
export const PROVIDER_IDS = ['google.com', 'facebook.com'] as const;
export const providerIdSchema = z.enum(PROVIDER_IDS);
export type ProviderId = z.infer<typeof providerIdSchema>;

export const PROVIDER_NAMES: Readonly<Record<ProviderId, string>> = {
  'google.com': 'Google',
  'facebook.com': 'Facebook',
};

/** The supported providers among the methods of a sign-in. */
export function providersOf(methods: readonly { readonly providerId: string }[]): ProviderId[] {
  return PROVIDER_IDS.filter((id) => methods.some(({ providerId }) => providerId === id));
}

/**
 * Input of `completeProviderSignup`. The identity comes from the sign-in, never from the input.
 * These accounts are always members (specification 1, section 6).
 */
export const completeProviderSignupInput = z.object({
  dateOfBirth: birthDateSchema,
  agreeToTerms: z.literal(true),
});
export type CompleteProviderSignupInput = z.output<typeof completeProviderSignupInput>;

/** Input of `readProviderPhoto`. The token is Facebook's, of this sign-in; null with another provider. */
export const readProviderPhotoInput = z.strictObject({
  facebookToken: z.nullable(z.string().check(z.minLength(1), z.maxLength(2000))),
});
