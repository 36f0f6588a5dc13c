import * as z from 'zod/mini';
import { calendarDateSchema, LIMITS, USER_TYPE_LABEL } from './fields';

/** Who else may vouch for a person, by the id Firebase knows them by. */
export const PROVIDER_IDS = ['google.com', 'facebook.com'] as const;
export const providerIdSchema = z.enum(PROVIDER_IDS);
export type ProviderId = z.infer<typeof providerIdSchema>;

export const PROVIDER_NAMES: Readonly<Record<ProviderId, string>> = {
  'google.com': 'Google',
  'facebook.com': 'Facebook',
};

/** Those of a sign-in's methods that are such providers. */
export function providersOf(methods: readonly { readonly providerId: string }[]): ProviderId[] {
  return PROVIDER_IDS.filter((id) => methods.some(({ providerId }) => providerId === id));
}

/**
 * Input of `completeProviderSignup`. The identity comes from the sign-in, never from the input; every
 * such account is a member's (specification 1, section 6).
 */
export const completeProviderSignupInput = z.object({
  dateOfBirth: calendarDateSchema,
  agreeToTerms: z.literal(true),
});
export type CompleteProviderSignupInput = z.output<typeof completeProviderSignupInput>;

/** The name of a person whose provider gives none; they can change it on their profile. */
const NO_NAME = USER_TYPE_LABEL.spender;

/** What is not seen, and what would turn the text around it. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]+/gu;

/**
 * First and last name out of the one name that a provider tells, which may be missing, blank or longer
 * than a name may be here.
 */
export function namesFrom(displayName: string | undefined): {
  readonly firstName: string;
  readonly lastName: string;
} {
  const words = (displayName ?? '')
    .replace(UNSEEN, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  const [first = NO_NAME, ...rest] = words;
  return { firstName: shortened(first), lastName: shortened(rest.join(' ')) };
}

/** Cut between letters, not within one that takes two units. */
function shortened(name: string): string {
  let short = '';
  for (const letter of name) {
    if (short.length + letter.length > LIMITS.name) break;
    short += letter;
  }
  return short.trim();
}
