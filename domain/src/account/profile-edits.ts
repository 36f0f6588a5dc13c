import * as z from 'zod/mini';
import { hourlyRateSchema, interestsSchema, LIMITS, MINIMUM_INTERESTS } from '../foundation/fields';
import { typedText } from '../foundation/schemas';
import { plainDigits } from '../foundation/typed';
import { signupAddressSchema } from './address';
import { signupLanguagesSchema } from './signup';
import { supportStylesSchema } from './support-styles';

/** Sentences about invalid profile fields. */
export const PROFILE_MESSAGES = {
  firstName: 'Please enter your first name',
  interests: 'Please select at least 3 interests to help us match you better',
  address: 'Please enter your full address',
  hourlyRate: 'Please enter an hourly rate in whole euros, from 5 to 500',
} as const;

/** The changes people make to their own profile, as typed; their names are `namesEdit`. */
export const bioEdit = z.object({ bio: typedText(LIMITS.bio) });
export type BioEdit = z.infer<typeof bioEdit>;

export const languagesEdit = z.object({ languages: signupLanguagesSchema });
export type LanguagesEdit = z.infer<typeof languagesEdit>;

export const interestsEdit = z.object({
  interests: interestsSchema.check(
    z.minLength(MINIMUM_INTERESTS, `Please choose at least ${MINIMUM_INTERESTS}`),
  ),
});
export type InterestsEdit = z.infer<typeof interestsEdit>;

export const supportEdit = z.object({ supportPreferences: supportStylesSchema });
export type SupportEdit = z.infer<typeof supportEdit>;

export const addressEdit = z.object({ address: signupAddressSchema });
export type AddressEdit = z.infer<typeof addressEdit>;

/** Typed digits, parsed to whole currency units an hour. */
export const rateEdit = z.object({
  hourlyRate: z
    .pipe(
      z
        .string()
        .check(
          z.overwrite(plainDigits),
          z.trim(),
          z.regex(/^\d{1,6}$/, PROFILE_MESSAGES.hourlyRate),
        ),
      z.transform(Number),
    )
    .check(
      z.refine((rate) => hourlyRateSchema.safeParse(rate).success, PROFILE_MESSAGES.hourlyRate),
    ),
});
