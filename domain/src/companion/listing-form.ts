import * as z from 'zod/mini';
import { rateEdit } from '../account/profile-edits';
import { signupLanguagesSchema } from '../account/signup';
import { supportStylesSchema } from '../account/support-styles';
import { ACTIVITY_IDS, offeredActivities, type SessionLengths } from '../foundation/activities';
import { interestsSchema, LIMITS } from '../foundation/fields';
import { formatCount } from '../foundation/formats';
import { daySchema, text, typedText } from '../foundation/schemas';
import { wallClock } from '../foundation/time';
import { timeZoneSchema } from '../foundation/time-zone';
import { WEEKDAYS } from '../foundation/weekdays';
import { GENDERS } from './about-person';
import { HOURS_PROBLEMS, type HoursProblem, hoursProblem, tidyWeek } from './availability';
import { MINIMUM_SESSIONS } from './minimum-sessions';
import { type DatedHours, MAX_DATES, type Offer, offerSchema, TIME_OFF_NOTE_MAX } from './offer';
import { TRAIT_IDS } from './traits';

/** Recommended number of traits; not enforced (specification 2, section 5). */
export const ADVISED_TRAITS = { from: 4, to: 7 } as const;

const timeSchema = text(5);

/** Hours as typed, before they are validated day by day. */
export const typedWeekSchema = z.partialRecord(
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

/** Sentences about what a companion offers. */
export const OFFER_PROBLEMS = {
  noActivity: 'Please choose at least one activity',
  noLength: 'Your longest session is too short for these activities',
  lengths: 'Your longest session can’t be shorter than your shortest',
  noDate: 'Please choose a date',
  backwards: 'The last day can’t be before the first',
  many: `You can add ${MAX_DATES} at most`,
} as const;
export type OfferProblem = keyof typeof OFFER_PROBLEMS;

/** The problem of the activities and the longest session; null if they are fine. */
export function lengthProblems({ minimumSession, offer }: SessionLengths): {
  readonly activities: OfferProblem | null;
  readonly maximumSession: OfferProblem | null;
} {
  const offersNone = offeredActivities({ minimumSession, offer }).length === 0;
  return {
    activities: offer.activities.length === 0 ? 'noActivity' : offersNone ? 'noLength' : null,
    maximumSession: offer.maximumSession < minimumSession ? 'lengths' : null,
  };
}

/** The problem of each of the extra hours; null for those that are fine. */
export function extraHoursProblems(all: readonly DatedHours[]): (HoursProblem | null)[] {
  return all.map((one, index) => {
    if (one.start >= one.end) return 'backwards';
    const overlaps = (other: DatedHours, at: number) =>
      at !== index && other.date === one.date && other.start < one.end && one.start < other.end;
    return one.date !== '' && all.some(overlaps) ? 'overlap' : null;
  });
}

const typedExtraHoursSchema = z.object({ date: z.string(), start: timeSchema, end: timeSchema });

/** A companion's offer before it is validated. */
const typedOfferSchema = z.object({
  ...offerSchema.shape,
  activities: z.array(z.enum(ACTIVITY_IDS)),
  timeOff: z.array(z.object({ from: z.string(), until: z.string(), note: z.string() })),
  extraHours: z.array(typedExtraHoursSchema),
});

const validDay = daySchema(OFFER_PROBLEMS.noDate);

const validTimeOffSchema = z
  .object({ from: validDay, until: validDay, note: typedText(TIME_OFF_NOTE_MAX) })
  .check(
    z.refine(({ from, until }) => from <= until, {
      path: ['until'],
      message: OFFER_PROBLEMS.backwards,
    }),
  );

const validOfferSchema = z.object({
  ...typedOfferSchema.shape,
  timeOff: z.array(validTimeOffSchema).check(z.maxLength(MAX_DATES, OFFER_PROBLEMS.many)),
  extraHours: z.array(z.extend(typedExtraHoursSchema, { date: validDay })).check(
    z.maxLength(MAX_DATES, OFFER_PROBLEMS.many),
    z.superRefine((all, context) => {
      for (const [index, problem] of extraHoursProblems(all).entries()) {
        if (problem === null) continue;
        const message = HOURS_PROBLEMS[problem];
        context.addIssue({ code: 'custom', path: [index, 'end'], message });
      }
    }),
  ),
});

const lengthsFit = z.superRefine<SessionLengths>((form, context) => {
  for (const [field, problem] of Object.entries(lengthProblems(form))) {
    if (problem === null) continue;
    context.addIssue({ code: 'custom', path: ['offer', field], message: OFFER_PROBLEMS[problem] });
  }
});

/** The fields of a listing's form. */
const listingFields = z.object({
  bio: typedText(LIMITS.bio, `Please keep it under ${formatCount(LIMITS.bio)} characters`),
  languages: signupLanguagesSchema,
  gender: z.nullable(z.enum(GENDERS)),
  statesAge: z.boolean(),
  isFindable: z.boolean(),
  interests: interestsSchema,
  traits: z.array(z.enum(TRAIT_IDS)).check(z.maxLength(TRAIT_IDS.length)),
  supportStyles: supportStylesSchema,
  hourlyRate: rateEdit.shape.hourlyRate,
  minimumSession: z.literal(MINIMUM_SESSIONS),
  timeZone: timeZoneSchema,
  /** Null means any time. */
  weeklyAvailability: z.nullable(z.pipe(validWeekSchema, z.transform(tidyWeek))),
  offer: validOfferSchema,
});

/** The form of a companion's listing. */
export const listingFormSchema = listingFields.check(lengthsFit);

/** The typed form: the rate is digits. */
export type ListingForm = z.input<typeof listingFormSchema>;
/** The saved form: the rate is a number. */
export type ListingValues = z.output<typeof listingFormSchema>;

/** An unsaved draft: only changed fields, valid or not. */
export const listingDraftSchema = z.partial(
  z.object({
    ...listingFormSchema.shape,
    bio: z.string(),
    hourlyRate: z.string(),
    weeklyAvailability: z.nullable(typedWeekSchema),
    offer: z.partial(typedOfferSchema),
  }),
);
export type ListingDraft = z.infer<typeof listingDraftSchema>;

/** An offer as saved: dates in order, without those that are over in the companion's zone. */
export function tidyOffer(offer: Offer, timeZone: string, now: Date): Offer {
  const { date: today, time } = wallClock(now, timeZone);
  const endOf = ({ date, end }: DatedHours) => `${date} ${end}`;
  return {
    ...offer,
    timeOff: offer.timeOff
      .filter(({ until }) => until >= today)
      .toSorted((a, b) => a.from.localeCompare(b.from)),
    extraHours: offer.extraHours
      .filter((one) => endOf(one) > `${today} ${time}`)
      .toSorted((a, b) => endOf(a).localeCompare(endOf(b))),
  };
}
