import * as z from 'zod/mini';
import { namesEdit } from '../account/person-name';
import { birthDateSchema } from '../foundation/fields';
import { placeOfDaySchema } from './signup-input';

/**
 * Input of `completeShortSignup`. Address and password, or the provider, come from the sign-in. These accounts are
 * always members (specification 1, section 6).
 */
export const completeShortSignupInput = z.object({
  /** Names as typed; null with a provider, which knows them. */
  names: z._default(z.nullable(namesEdit), null),
  dateOfBirth: birthDateSchema,
  timeZone: placeOfDaySchema,
  /** Whether the page has refused an earlier date, under the minimum age; staff then look. */
  ageDoubted: z._default(z.boolean(), false),
  agreeToTerms: z.literal(true),
});
export type CompleteShortSignupInput = z.output<typeof completeShortSignupInput>;
