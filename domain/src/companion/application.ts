import * as z from 'zod/mini';
import { hourlyRateSchema, LIMITS } from '../foundation/fields';
import { text, typedText } from '../foundation/schemas';
import { timeZoneSchema } from '../foundation/time-zone';
import { plainDigits } from '../foundation/typed';
import { checkOrderSchema } from '../verification/check-order';
import {
  DOCUMENT_CONTENT_TYPES,
  DOCUMENT_MAX_BYTES,
  DOCUMENT_TYPES,
  type DocumentKind,
  fileNameSchema,
} from '../verification/documents';
import { type WeeklyAvailability, weeklyAvailabilitySchema } from './availability';
import { companionSchema } from './companion';
import { WEEKLY_HOURS } from './estimate';
import { listingFormSchema, OFFER_PROBLEMS, typedWeekSchema } from './listing-form';
import { MINIMUM_SESSIONS } from './minimum-sessions';
import { offerSchema } from './offer';
import { RETURN_FIELDS } from './onboarding';

/** The earlier work of an applicant (specification 2, section 3). */
export const EXPERIENCES = {
  professional: 'Professional experience',
  volunteer: 'Volunteer experience',
  personal: 'Personal experience',
  none: 'No experience yet',
} as const;
export const EXPERIENCE_IDS = Object.keys(EXPERIENCES) as (keyof typeof EXPERIENCES)[];

/** Maximum length of the background text. */
export const BACKGROUND_MAX = 1000;

/** Maximum length of staff notes to an applicant. */
export const APPLICATION_NOTES_MAX = 1000;

const HOURS_MESSAGE = `Please enter whole hours, from ${WEEKLY_HOURS.from} to ${WEEKLY_HOURS.to}`;
const weeklyHoursSchema = z.int().check(z.minimum(WEEKLY_HOURS.from), z.maximum(WEEKLY_HOURS.to));

/** Hours a week as typed digits, parsed to a number. */
export const typedWeeklyHours = z
  .pipe(
    z.string().check(z.overwrite(plainDigits), z.trim(), z.regex(/^\d{1,3}$/, HOURS_MESSAGE)),
    z.transform(Number),
  )
  .check(z.refine((hours) => weeklyHoursSchema.safeParse(hours).success, HOURS_MESSAGE));

const answers = {
  hasExperience: z.enum(EXPERIENCE_IDS),
  background: typedText(BACKGROUND_MAX),
};

/** An uploaded file of a document that isn't submitted yet; null without one. */
const draftFileSchema = z.nullable(
  z.object({
    name: fileNameSchema,
    contentType: z.enum(DOCUMENT_CONTENT_TYPES),
    /** Bytes. */
    size: z.int().check(z.positive(), z.lt(DOCUMENT_MAX_BYTES)),
  }),
);

function draftDocument(kind: DocumentKind) {
  return z.object({
    type: z.nullable(z.enum(Object.keys(DOCUMENT_TYPES[kind]))),
    file: draftFileSchema,
  });
}

/**
 * The answers of an application that are kept as typed, valid or not. Bio, traits, hours, rate and activities aren't here:
 * each is in the account or the listing, where the screens read and write it.
 */
export const applicationDraftSchema = z.object({
  /** The farthest screen, from 1. */
  step: z.literal([1, 2, 3]),
  weeklyHours: text(3),
  ...answers,
  background: text(BACKGROUND_MAX),
  documents: z.object({
    idDocument: draftDocument('idDocument'),
    proofOfAddress: draftDocument('proofOfAddress'),
  }),
});
export type ApplicationDraft = z.infer<typeof applicationDraftSchema>;

/** Input of `saveApplicationDraft`: what is typed now, and what the device knew to be saved. */
export const saveApplicationDraftInput = z.strictObject({
  draft: applicationDraftSchema,
  before: applicationDraftSchema,
});

const { shape } = listingFormSchema;

/** The advice about a week without hours: no member could ever book. */
export const NO_HOURS = 'Add hours to at least one day.';

/** Whether a week has hours; null means any time. */
export function hasHours(week: WeeklyAvailability | null): boolean {
  return week === null || Object.values(week).some((hours) => hours.length > 0);
}

/** The screens as typed: numbers are digits. Names, email and phone come from the account. */
export const applicationFormSchema = z.object({
  bio: shape.bio,
  traits: shape.traits,
  supportStyles: shape.supportStyles,
  timeZone: shape.timeZone,
  weeklyAvailability: shape.weeklyAvailability.check(z.refine(hasHours, NO_HOURS)),
  minimumSession: shape.minimumSession,
  hourlyRate: shape.hourlyRate,
  activities: offerSchema.shape.activities.check(z.minLength(1, OFFER_PROBLEMS.noActivity)),
  weeklyHours: typedWeeklyHours,
  ...answers,
});
export type ApplicationForm = z.input<typeof applicationFormSchema>;
export type ApplicationValues = z.output<typeof applicationFormSchema>;

/** The form in a tab, valid or not. */
export const typedApplicationSchema = z.partial(
  z.object({
    ...applicationFormSchema.shape,
    bio: z.string(),
    background: z.string(),
    hourlyRate: z.string(),
    weeklyHours: z.string(),
    weeklyAvailability: z.nullable(typedWeekSchema),
  }),
);

export const APPLICATION_STATUSES = ['draft', 'submitted', 'accepted'] as const;

/** The submitted facts, as staff review them. */
const submittedFormSchema = z.object({
  ...answers,
  // As they were once accepted: a name that no longer fits must not hide the application.
  firstName: text(LIMITS.name),
  lastName: text(LIMITS.name),
  location: typedText(LIMITS.location),
  bio: typedText(LIMITS.bio),
  personalityTraits: companionSchema.shape.traits,
  supportStyles: companionSchema.shape.supportStyles,
  timezone: timeZoneSchema,
  weeklyHours: weeklyHoursSchema,
  /** The listing's hours at that time; null for any time. */
  weeklyAvailability: z.nullable(weeklyAvailabilitySchema),
  hourlyRate: hourlyRateSchema,
  activities: offerSchema.shape.activities,
  minimumSession: z.literal(MINIMUM_SESSIONS),
});

/**
 * A companion's application.
 *
 * @document applications/{uid}
 * @reads owner; staff by `readAsStaff`.
 * @writes Companion: saves `draft` by `saveApplicationDraft`: the farthest screen, hours a week, experience,
 *   background, and for each document its type and the uploaded file. Bio, traits, hours, rate and activities aren't
 *   in it; they are saved to the account and the listing. While it is submitted or accepted, it can't be changed.
 *   Functions: `submitApplication` makes `form` of the account, the listing and the draft, for staff; it needs hours,
 *   an activity and both documents, which it submits in the same transaction. `reviewApplication` accepts it with
 *   the report of a background check, which gives the badge and lists the companion if nothing else is missing, or
 *   returns it as a draft with notes and what they are about (`returnedFields`). An accepted one stays so.
 *   `orderBackgroundCheck` notes the order of a check, which the recorded check takes away.
 * @goes with the account.
 */
export const applicationSchema = z.object({
  /** The answers as they are filled in. */
  draft: applicationDraftSchema,
  /** The answers submitted last; null before. */
  form: z.nullable(submittedFormSchema),
  /** Those that staff have returned before; null for a first time. */
  earlierForm: z.nullable(submittedFormSchema),
  status: z.enum(APPLICATION_STATUSES),
  updatedAt: z.date(),
  submittedAt: z.nullable(z.date()),
  /** Notes of staff when they returned it. */
  notes: z.optional(text(APPLICATION_NOTES_MAX)),
  /** The parts that the notes are about. */
  returnedFields: z.array(z.enum(RETURN_FIELDS)).check(z.maxLength(RETURN_FIELDS.length)),
  /** The background check that is on its way; null for none. */
  checkOrder: z.nullable(checkOrderSchema),
  decidedAt: z.optional(z.date()),
  decidedBy: z.optional(z.string()),
});
export type Application = z.infer<typeof applicationSchema>;

/** Whether staff have returned an application that hasn't been submitted again. */
export function isReturned({ status, decidedAt }: Application): boolean {
  return status === 'draft' && decidedAt !== undefined;
}
