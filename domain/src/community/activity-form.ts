import * as z from 'zod/mini';
import { MINUTE_MS } from '../foundation/durations';
import {
  clockTimeSchema,
  daySchema,
  filledText,
  idSchema,
  instantMsSchema,
  typedText,
} from '../foundation/schemas';
import { instantAt } from '../foundation/time';
import { ACTIVITY_LIMITS, type Activity } from './activity';
import { EVENT_CITIES, EVENT_CITY_NAMES } from './event';

function filled(max: number, what: string) {
  return filledText(max, `Please enter ${what}`, `Please shorten ${what}`);
}

const atMostLines = z.maxLength(ACTIVITY_LIMITS.lines, `At most ${ACTIVITY_LIMITS.lines} lines`);

const linesSchema = z
  .array(
    filledText(ACTIVITY_LIMITS.line, 'Please leave out empty lines', 'Please keep each line short'),
  )
  .check(atMostLines);

const planSchema = z
  .array(
    z.strictObject({
      time: z.nullable(clockTimeSchema()),
      text: filledText(
        ACTIVITY_LIMITS.line,
        'Please say what happens then',
        'Please keep each line short',
      ),
    }),
  )
  .check(atMostLines);

const wordsSchema = z
  .array(
    filledText(ACTIVITY_LIMITS.tag, 'Please leave out empty words', 'Please keep each word short'),
  )
  .check(z.maxLength(ACTIVITY_LIMITS.tags, `At most ${ACTIVITY_LIMITS.tags}`));

const priceSchema = z
  .int('Please enter a price')
  .check(
    z.minimum(0, 'Please enter a price'),
    z.maximum(ACTIVITY_LIMITS.priceMinor, 'This is too much'),
  );

function wholeNumber(min: number, max: number) {
  return z
    .int(`Please enter a whole number from ${min} to ${max}`)
    .check(z.minimum(min), z.maximum(max));
}

/** The form of a group activity. Prices are in minor units. */
export const activityFormSchema = z.strictObject({
  title: filled(ACTIVITY_LIMITS.title, 'a title'),
  description: filled(ACTIVITY_LIMITS.description, 'a description'),
  /** A companion's account. */
  hostId: idSchema,
  specialties: wordsSchema,
  bio: filled(ACTIVITY_LIMITS.bio, 'a few words on the host'),
  yearsExperience: wholeNumber(0, ACTIVITY_LIMITS.yearsExperience),
  date: daySchema('Please choose a date'),
  time: clockTimeSchema(),
  minutes: z
    .int('Please enter how long it takes')
    .check(z.minimum(15), z.maximum(ACTIVITY_LIMITS.minutes)),
  city: z.enum(EVENT_CITY_NAMES),
  location: filled(ACTIVITY_LIMITS.location, 'a meeting point'),
  priceMinor: priceSchema,
  /** Crossed out beside the price: see `mayCrossOut`. */
  originalPriceMinor: z.nullable(priceSchema),
  maxParticipants: wholeNumber(1, ACTIVITY_LIMITS.participants),
  tags: wordsSchema,
  whatToBring: linesSchema,
  schedule: planSchema,
  benefits: linesSchema,
  requirements: linesSchema,
});
export type ActivityForm = z.infer<typeof activityFormSchema>;

/** Start and end; null if the city's clocks skip the time. */
export function activityTimes({
  date,
  time,
  minutes,
  city,
}: Pick<ActivityForm, 'date' | 'time' | 'minutes' | 'city'>): Pick<
  Activity,
  'startsAt' | 'endsAt' | 'timeZone'
> | null {
  const timeZone = EVENT_CITIES[city];
  const startsAt = instantAt(date, time, timeZone);
  if (startsAt === null) return null;
  return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * MINUTE_MS), timeZone };
}

/** Input of `saveActivity`; without an id it creates one. */
export const saveActivityInput = z.strictObject({
  activityId: z.nullable(idSchema),
  form: activityFormSchema,
});

const reasonSchema = filledText(ACTIVITY_LIMITS.notes, 'Please say why');

/** Input of `cancelActivity`. */
export const cancelActivityInput = z.strictObject({
  activityId: idSchema,
  /** Sent to every participant, or to the host who was asked. */
  notes: reasonSchema,
});

/** The form of an activity that a companion proposes: they are the host, and it was never published at another price. */
export const proposalFormSchema = z.omit(activityFormSchema, {
  hostId: true,
  originalPriceMinor: true,
});
export type ProposalForm = z.infer<typeof proposalFormSchema>;

/** Input of `proposeActivity`. The client makes the id, so a repeated request creates no second one. */
export const proposeActivityInput = z.strictObject({
  activityId: idSchema,
  form: proposalFormSchema,
});

/** Input of `answerActivity`: whether the host agrees to all that will be public. */
export const answerActivityInput = z.discriminatedUnion('answer', [
  z.strictObject({
    activityId: idSchema,
    /** `request.at`: the version of which the caller has read each word. */
    requestedAt: instantMsSchema,
    answer: z.literal('accepted'),
  }),
  z.strictObject({
    activityId: idSchema,
    requestedAt: instantMsSchema,
    answer: z.literal('declined'),
    /** For our team; may be empty. */
    reason: typedText(ACTIVITY_LIMITS.notes),
  }),
]);

/** Input of `decideActivity`: our team publishes a proposal as it is, asks for changes, or declines. */
export const decideActivityInput = z.discriminatedUnion('decision', [
  z.strictObject({
    activityId: idSchema,
    requestedAt: instantMsSchema,
    decision: z.literal('published'),
    /** Whether it is published though the host has accepted sessions at its time. */
    overSessions: z._default(z.boolean(), false),
  }),
  z.strictObject({
    activityId: idSchema,
    requestedAt: instantMsSchema,
    decision: z.enum(['returned', 'rejected']),
    notes: reasonSchema,
  }),
]);
export type DecideActivityInput = z.infer<typeof decideActivityInput>;

/** Input of `withdrawActivity`, by the host. */
export const withdrawActivityInput = z.strictObject({
  activityId: idSchema,
  /** Sent to every participant of a published one; may be empty. */
  reason: typedText(ACTIVITY_LIMITS.notes),
});

/** The reason why a price can't be crossed out. */
export const NEVER_ASKED = 'It was never published at this price';

/**
 * Whether a price may be crossed out beside the new one: only a price at which the activity is
 * published, or that is crossed out already. A new activity has none.
 */
export function mayCrossOut(
  originalPriceMinor: ActivityForm['originalPriceMinor'],
  former: Pick<Activity, 'priceMinor' | 'originalPriceMinor' | 'status'> | null,
): boolean {
  if (originalPriceMinor === null) return true;
  if (former === null) return false;
  const asked = former.status === 'open' ? [former.priceMinor] : [];
  return [...asked, former.originalPriceMinor].includes(originalPriceMinor);
}
