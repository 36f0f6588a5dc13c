import * as z from 'zod/mini';
import { hourlyRateSchema, LIMITS } from '../account/fields';
import { namesEdit, rateEdit } from '../account/profile-edits';
import { filledText, idSchema, text, typedText } from '../schemas';
import { timeZoneSchema } from '../time-zone';
import { WEEKLY_HOURS } from './estimate';
import { MINIMUM_SESSIONS } from './minimum-sessions';
import { SUPPORT_STYLE_IDS, TRAIT_IDS } from './traits';

/** What an applicant has done before (specification 2, section 3). */
export const EXPERIENCES = {
  professional: 'Professional experience',
  volunteer: 'Volunteer experience',
  personal: 'Personal experience',
  none: 'No experience yet',
} as const;
export const EXPERIENCE_IDS = Object.keys(EXPERIENCES) as (keyof typeof EXPERIENCES)[];

/** Rough availability; the exact hours are in the listing. */
export const FREE_TIMES = {
  'weekday-mornings': 'Weekday mornings',
  'weekday-afternoons': 'Weekday afternoons',
  'weekday-evenings': 'Weekday evenings',
  weekends: 'Weekends',
  nights: 'Nights',
} as const;
export const FREE_TIME_IDS = Object.keys(FREE_TIMES) as (keyof typeof FREE_TIMES)[];

/** Maximum length of the background text. */
export const BACKGROUND_MAX = 1000;

/** Maximum length of staff notes to an applicant. */
export const APPLICATION_NOTES_MAX = 1000;

const HOURS_MESSAGE = `Please enter whole hours, from ${WEEKLY_HOURS.from} to ${WEEKLY_HOURS.to}`;
const weeklyHoursSchema = z.int().check(z.minimum(WEEKLY_HOURS.from), z.maximum(WEEKLY_HOURS.to));

const words = {
  firstName: namesEdit.shape.firstName,
  lastName: namesEdit.shape.lastName,
  location: typedText(LIMITS.location),
  bio: typedText(LIMITS.bio),
  personalityTraits: z.array(z.enum(TRAIT_IDS)).check(z.maxLength(TRAIT_IDS.length)),
  supportStyles: z.array(z.enum(SUPPORT_STYLE_IDS)).check(z.maxLength(SUPPORT_STYLE_IDS.length)),
  timezone: timeZoneSchema,
  availability: z.array(z.enum(FREE_TIME_IDS)).check(z.maxLength(FREE_TIME_IDS.length)),
  minimumSession: z.literal(MINIMUM_SESSIONS),
  hasExperience: z.enum(EXPERIENCE_IDS),
  background: typedText(BACKGROUND_MAX),
  agreeTerms: z.boolean(),
  agreeBackground: z.boolean(),
};

/** The form as typed: numbers are digits. Email and phone come from the account. */
export const applicationFormSchema = z.object({
  ...words,
  hourlyRate: rateEdit.shape.hourlyRate,
  weeklyHours: z
    .pipe(z.string().check(z.trim(), z.regex(/^\d{1,3}$/, HOURS_MESSAGE)), z.transform(Number))
    .check(z.refine((hours) => weeklyHoursSchema.safeParse(hours).success, HOURS_MESSAGE)),
});
export type ApplicationForm = z.input<typeof applicationFormSchema>;
export type ApplicationValues = z.output<typeof applicationFormSchema>;

/** An unsent draft, valid or not. */
export const applicationDraftSchema = z.partial(
  z.object({ ...words, hourlyRate: z.string(), weeklyHours: z.string() }),
);

export const APPLICATION_STATUSES = ['draft', 'submitted', 'accepted'] as const;

/** `applications/{uid}` */
export const applicationSchema = z.object({
  form: z.object({
    ...words,
    // As they were once accepted: a name that no longer fits must not hide the application.
    firstName: text(LIMITS.name),
    lastName: text(LIMITS.name),
    hourlyRate: hourlyRateSchema,
    weeklyHours: weeklyHoursSchema,
  }),
  status: z.enum(APPLICATION_STATUSES),
  updatedAt: z.date(),
  submittedAt: z.nullable(z.date()),
  /** Notes of staff when they returned it. */
  notes: z.optional(text(APPLICATION_NOTES_MAX)),
  decidedAt: z.optional(z.date()),
  decidedBy: z.optional(z.string()),
});
export type Application = z.infer<typeof applicationSchema>;

/** Input of `reviewApplication`. */
export const reviewApplicationInput = z.discriminatedUnion('decision', [
  z.strictObject({
    uid: idSchema,
    decision: z.literal('accepted'),
  }),
  z.strictObject({
    uid: idSchema,
    decision: z.literal('returned'),
    notes: filledText(APPLICATION_NOTES_MAX, 'Please say why'),
  }),
]);
export type ReviewApplicationInput = z.infer<typeof reviewApplicationInput>;
