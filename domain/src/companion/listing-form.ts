import * as z from 'zod/mini';
import { interestsSchema, LIMITS } from '../account/fields';
import { rateEdit } from '../account/profile-edits';
import { signupLanguagesSchema } from '../account/signup';
import { text, typedText } from '../schemas';
import { timeZoneSchema } from '../time-zone';
import { WEEKDAYS } from '../weekdays';
import { HOURS_PROBLEMS, hoursProblem, tidyWeek } from './availability';
import { MINIMUM_SESSIONS } from './minimum-sessions';
import { SUPPORT_STYLE_IDS, TRAIT_IDS } from './traits';

/** Recommended number of traits; not enforced (specification 2, section 5). */
export const ADVISED_TRAITS = { from: 4, to: 7 } as const;

const timeSchema = text(5);

/** Hours as typed, before they are validated day by day. */
const typedWeekSchema = z.partialRecord(
  z.enum(WEEKDAYS),
  z.array(z.object({ start: timeSchema, end: timeSchema })),
);

const validWeekSchema = typedWeekSchema.check(
  z.superRefine((week, context) => {
    for (const day of WEEKDAYS) {
      const problem = hoursProblem(week[day] ?? []);
      if (problem === null) continue;
      context.addIssue({ code: 'custom', path: [day], message: HOURS_PROBLEMS[problem] });
    }
  }),
);

/** The form of a companion's listing. */
export const listingFormSchema = z.object({
  bio: typedText(LIMITS.bio, `Please keep it under ${LIMITS.bio.toLocaleString('en')} characters`),
  languages: signupLanguagesSchema,
  interests: interestsSchema,
  traits: z.array(z.enum(TRAIT_IDS)).check(z.maxLength(TRAIT_IDS.length)),
  supportStyles: z.array(z.enum(SUPPORT_STYLE_IDS)).check(z.maxLength(SUPPORT_STYLE_IDS.length)),
  hourlyRate: rateEdit.shape.hourlyRate,
  minimumSession: z.literal(MINIMUM_SESSIONS),
  timeZone: timeZoneSchema,
  /** Null means any time. */
  weeklyAvailability: z.nullable(z.pipe(validWeekSchema, z.transform(tidyWeek))),
});

/** As typed: the rate is digits. */
export type ListingForm = z.input<typeof listingFormSchema>;
/** As saved: the rate is a number. */
export type ListingValues = z.output<typeof listingFormSchema>;

/** An unsaved draft: only changed fields, valid or not. */
export const listingDraftSchema = z.partial(
  z.object({
    ...listingFormSchema.shape,
    bio: z.string(),
    hourlyRate: z.string(),
    weeklyAvailability: z.nullable(typedWeekSchema),
  }),
);
export type ListingDraft = z.infer<typeof listingDraftSchema>;
