import * as z from 'zod';
import { hourlyRateSchema, LIMITS } from '../account/fields';
import { namesEdit, rateEdit } from '../account/profile-edits';
import { MINOR_PER_MAJOR } from '../money';
import { timeZoneSchema } from '../time-zone';
import { MINIMUM_SESSIONS } from './companion';
import { SUPPORT_STYLE_IDS, TRAIT_IDS } from './traits';

/** What an applicant has done before (specification 2, section 3). */
export const EXPERIENCES = {
  professional: 'Professional experience',
  volunteer: 'Volunteer experience',
  personal: 'Personal experience',
  none: 'No experience yet',
} as const;
export const EXPERIENCE_IDS = Object.keys(EXPERIENCES) as (keyof typeof EXPERIENCES)[];

/** When an applicant has time, roughly; the exact hours stand on the listing. */
export const FREE_TIMES = {
  'weekday-mornings': 'Weekday mornings',
  'weekday-afternoons': 'Weekday afternoons',
  'weekday-evenings': 'Weekday evenings',
  weekends: 'Weekends',
  nights: 'Nights',
} as const;
export const FREE_TIME_IDS = Object.keys(FREE_TIMES) as (keyof typeof FREE_TIMES)[];

/** Hours a week a companion may say they have. */
export const WEEKLY_HOURS = { from: 1, to: 80, default: 20 } as const;

/** Whole euros an hour that an application begins with (specification 2, section 9). */
export const APPLICATION_RATE = 35;

/** The most characters of an applicant's own words about their background. */
export const BACKGROUND_MAX = 1000;

/** The most characters of what staff tell an applicant. */
export const APPLICATION_NOTES_MAX = 1000;

const HOURS_MESSAGE = `Please enter whole hours, from ${WEEKLY_HOURS.from} to ${WEEKLY_HOURS.to}`;
const weeklyHoursSchema = z.int().min(WEEKLY_HOURS.from).max(WEEKLY_HOURS.to);

const words = {
  firstName: namesEdit.shape.firstName,
  lastName: namesEdit.shape.lastName,
  location: z.string().trim().max(LIMITS.location),
  bio: z.string().trim().max(LIMITS.bio),
  personalityTraits: z.array(z.enum(TRAIT_IDS)).max(TRAIT_IDS.length),
  supportStyles: z.array(z.enum(SUPPORT_STYLE_IDS)).max(SUPPORT_STYLE_IDS.length),
  timezone: timeZoneSchema,
  availability: z.array(z.enum(FREE_TIME_IDS)).max(FREE_TIME_IDS.length),
  minimumSession: z.literal(MINIMUM_SESSIONS),
  hasExperience: z.enum(EXPERIENCE_IDS),
  background: z.string().trim().max(BACKGROUND_MAX),
  agreeTerms: z.boolean(),
  agreeBackground: z.boolean(),
};

/** The form as it is typed: numbers are digits. Email and phone are the account's. */
export const applicationFormSchema = z.object({
  ...words,
  hourlyRate: rateEdit.shape.hourlyRate,
  weeklyHours: z
    .string()
    .trim()
    .regex(/^\d{1,3}$/, HOURS_MESSAGE)
    .transform(Number)
    .refine((hours) => weeklyHoursSchema.safeParse(hours).success, HOURS_MESSAGE),
});
export type ApplicationForm = z.input<typeof applicationFormSchema>;
export type ApplicationValues = z.output<typeof applicationFormSchema>;

/** What somebody typed and has not sent yet, right or wrong. */
export const applicationDraftSchema = z
  .object({ ...words, hourlyRate: z.string(), weeklyHours: z.string() })
  .partial();

export const APPLICATION_STATUSES = ['draft', 'submitted', 'accepted'] as const;

/** `applications/{uid}` */
export const applicationSchema = z.object({
  form: z.object({ ...words, hourlyRate: hourlyRateSchema, weeklyHours: weeklyHoursSchema }),
  status: z.enum(APPLICATION_STATUSES),
  updatedAt: z.date(),
  submittedAt: z.date().nullable(),
  /** What staff said when they gave it back; absent before. */
  notes: z.string().max(APPLICATION_NOTES_MAX).optional(),
  decidedAt: z.date().optional(),
  decidedBy: z.string().optional(),
});
export type Application = z.infer<typeof applicationSchema>;

/** What `reviewApplication` is asked. */
export const reviewApplicationInput = z.discriminatedUnion('decision', [
  z.strictObject({ uid: z.string().min(1).max(128), decision: z.literal('accepted') }),
  z.strictObject({
    uid: z.string().min(1).max(128),
    decision: z.literal('returned'),
    notes: z.string().trim().min(1).max(APPLICATION_NOTES_MAX),
  }),
]);
export type ReviewApplicationInput = z.infer<typeof reviewApplicationInput>;

/** An application that was given back is a draft again. */
export interface ReviewApplicationResult {
  readonly status: Extract<Application['status'], 'accepted' | 'draft'>;
}

/** Weeks in a month, as the estimate counts (specification 2, section 9). */
const ESTIMATE_WEEKS = 4;

/** What `hours` a week at `rate` whole euros an hour come to in a month, in cents. */
export function estimatedMonthlyMinor(rate: number, hours: number): number {
  return rate * hours * ESTIMATE_WEEKS * MINOR_PER_MAJOR;
}
