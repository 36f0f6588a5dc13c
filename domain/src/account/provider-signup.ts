import * as z from 'zod/mini';

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

/** Input of `readProviderPhoto`. The token is Facebook's, of this sign-in; null with another provider. */
export const readProviderPhotoInput = z.strictObject({
  facebookToken: z.nullable(z.string().check(z.minLength(1), z.maxLength(2000))),
});
