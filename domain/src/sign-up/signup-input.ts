import * as z from 'zod/mini';
import { signupAddressSchema } from '../account/address';
import { fittingTogether, optionalPersonName, personName } from '../account/person-name';
import { signupLanguagesSchema } from '../account/signup';
import {
  birthDateSchema,
  hourlyRateSchema,
  interestsSchema,
  LIMITS,
  MINIMUM_INTERESTS,
} from '../foundation/fields';
import { typedText } from '../foundation/schemas';
import { timeZoneSchema } from '../foundation/time-zone';

/** The zone of the person's device, which says whether their birthday has begun; null where it isn't known. */
export const placeOfDaySchema = z._default(z.nullable(timeZoneSchema), null);

const common = {
  firstName: personName(),
  lastName: z._default(optionalPersonName(), ''),
  dateOfBirth: birthDateSchema,
  timeZone: placeOfDaySchema,
  /** Whether the page has refused an earlier date, under the minimum age; staff then look. */
  ageDoubted: z._default(z.boolean(), false),
  interests: interestsSchema.check(
    z.minLength(MINIMUM_INTERESTS, `Please choose at least ${MINIMUM_INTERESTS}`),
    z.refine((ids) => new Set(ids).size === ids.length, 'An interest is chosen twice'),
  ),
  languages: signupLanguagesSchema,
  address: signupAddressSchema,
  bio: z._default(typedText(LIMITS.bio), ''),
  /** The uploaded picture, in the person's own folder; null for none. */
  agreeToTerms: z.literal(true),
};

/**
 * Input of `completeSignup` (specification 1, section 3). Email, password and phone come from the
 * caller's sign-in.
 */
export const completeSignupInput = z.discriminatedUnion('userType', [
  z.object({ ...common, userType: z.literal('spender') }).check(fittingTogether),
  z
    .object({
      ...common,
      userType: z.literal('earner'),
      hourlyRate: hourlyRateSchema,
      agreeToBackground: z.literal(true),
    })
    .check(fittingTogether),
]);
export type CompleteSignupInput = z.output<typeof completeSignupInput>;
