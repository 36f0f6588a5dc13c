import * as z from 'zod/mini';
import { restrictionDaysSchema } from '../account/restriction';
import { sentPicturesSchema } from '../booking/claim-pictures';
import { LIMITS } from '../foundation/fields';
import { filledText, idSchema, joinedIdSchema, text, typedText } from '../foundation/schemas';
import { messageSchema } from '../messaging/conversation';
import { REPORTED_MESSAGES, REPORTED_TAKEN_BACK } from '../messaging/evidence';
import { REVIEW_NOTES_MAX } from '../verification/documents';
import { REPORT_KINDS, REPORT_OUTCOMES, type ReportKind } from './report-outcomes';
import { storedReportPictures } from './report-pictures';
import {
  isAboutPerson,
  outcomesFor,
  REASONS_FOR,
  REPORT_DETAILS_MAX,
  REPORT_REASON_IDS,
  SEVERITIES,
} from './report-reasons';

/** The place of the reported thing, as the reporter names it. */
export const reportPlaceSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('profile'), companionId: idSchema }),
  z.strictObject({ kind: z.literal('listing'), companionId: idSchema }),
  /** `photo`: the path of a photo or video that the person's card or listing shows. */
  z.strictObject({ kind: z.literal('photo'), uid: idSchema, photo: filledText(LIMITS.url) }),
  z.strictObject({ kind: z.literal('person'), uid: idSchema }),
  z.strictObject({
    kind: z.literal('message'),
    conversationId: joinedIdSchema,
    messageId: idSchema,
  }),
  z.strictObject({ kind: z.literal('conversation'), conversationId: joinedIdSchema }),
  z.strictObject({ kind: z.literal('review'), companionId: idSchema, reviewId: idSchema }),
  z.strictObject({ kind: z.literal('event'), eventId: idSchema }),
  z.strictObject({ kind: z.literal('activity'), activityId: idSchema }),
  z.strictObject({
    kind: z.literal('activity-review'),
    activityId: idSchema,
    authorId: idSchema,
  }),
  z.strictObject({ kind: z.literal('story'), storyId: idSchema }),
  z.strictObject({ kind: z.literal('session'), bookingId: idSchema }),
]);
export type ReportPlace = z.infer<typeof reportPlaceSchema>;
export type PlaceOf<Kind extends ReportKind> = Extract<ReportPlace, { kind: Kind }>;

/** One text for one place, by which reports about the same are found. */
export function targetOf(place: ReportPlace): string {
  switch (place.kind) {
    case 'profile':
    case 'listing':
      return `${place.kind}/${place.companionId}`;
    case 'photo':
      return `photo/${place.uid}/${place.photo}`;
    case 'person':
      return `person/${place.uid}`;
    case 'message':
      return `message/${place.conversationId}/${place.messageId}`;
    case 'conversation':
      return `conversation/${place.conversationId}`;
    case 'review':
      return `review/${place.companionId}/${place.reviewId}`;
    case 'event':
      return `event/${place.eventId}`;
    case 'activity':
      return `activity/${place.activityId}`;
    case 'activity-review':
      return `activity-review/${place.activityId}/${place.authorId}`;
    case 'story':
      return `story/${place.storyId}`;
    case 'session':
      return `session/${place.bookingId}`;
  }
}

const reportedMessageSchema = z.extend(
  z.pick(messageSchema, {
    senderId: true,
    content: true,
    timestamp: true,
    redactedAt: true,
    booking: true,
  }),
  { id: z.string() },
);
export type ReportedMessage = z.infer<typeof reportedMessageSchema>;

/** A line of what was reported, as it was at that moment. */
const reportedFactSchema = z.object({ label: text(40), text: text(6000) });
export type ReportedFact = z.infer<typeof reportedFactSchema>;

const MAX_FACTS = 12;

const decisionSchema = z.object({
  outcome: z.enum(REPORT_OUTCOMES),
  at: z.date(),
  /** The uid of the staff member. */
  by: z.string(),
  /** The words that the reported person read; empty if they weren't told. */
  reason: text(REVIEW_NOTES_MAX),
  /** The words that the reporter read besides those of the outcome; may be empty. */
  answer: text(REVIEW_NOTES_MAX),
});
export type ReportDecision = z.infer<typeof decisionSchema>;

/** The number that people write and say: "R-1F3A9-C02B7". */
const reportNumberSchema = z.string().check(z.regex(/^R-[0-9A-F]{5}-[0-9A-F]{5}$/));

/**
 * Something that a person reports to our team, under the random id that the client makes.
 * - Files: up to three pictures of the reporter, and a copy of a reported photo (not of a video), in `reports/{id}/`
 *   of Storage, where no client reads. Staff get them by `openDocument`, which logs it. They go with the report
 *   (trigger).
 *
 * @document reports/{id}
 * @reads staff by `readAsStaff`, but for those about or by themselves. Not its reporter, who has
 *   `users/{uid}/reports/{id}`, and not the reported person. The log names the reporter of what was read, and only the
 *   reported person of a decision.
 * @writes `fileReport`. Decided: by `reviewReport`, once. A closure without action is told ten minutes later by
 *   `tellReporters`; until then `undoDecision` opens it again.
 * @goes by TTL on `expireAt`, 90 days after it is decided and one of its people is gone.
 */
export const reportSchema = z.object({
  number: reportNumberSchema,
  place: reportPlaceSchema,
  /** By `targetOf`. */
  target: z.string(),
  reporterId: z.string(),
  /** Null for a story, whose author stays unknown, and for a review whose original is gone. */
  reportedId: z.nullable(z.string()),
  reason: z.enum(REPORT_REASON_IDS),
  severity: z.literal(SEVERITIES),
  details: text(REPORT_DETAILS_MAX),
  /** Pictures of the reporter. */
  pictures: storedReportPictures,
  /** The reported thing, as the server found it. Later changes don't reach it. */
  facts: z.array(reportedFactSchema).check(z.maxLength(MAX_FACTS)),
  /**
   * The last messages as stored on the server, and of a conversation what the other side took back, oldest first. A removed
   * one has its words and `redactedAt`.
   */
  messages: z
    .array(reportedMessageSchema)
    .check(z.maxLength(REPORTED_MESSAGES + 2 * REPORTED_TAKEN_BACK)),
  /** A copy of the reported photo; null without one. */
  photo: z.nullable(z.string()),
  status: z.enum(['open', 'decided']),
  createdAt: z.date(),
  /** Null until decided. */
  decision: z.nullable(decisionSchema),
  /** The time at which the reporter is told that nothing was done; until then staff can undo it. Null otherwise. */
  tellAt: z.nullable(z.date()),
  /** The time at which it is deleted; set once it is decided and one of its people is gone. */
  expireAt: z.optional(z.date()),
});
export type Report = z.infer<typeof reportSchema>;

/**
 * A report as its reporter sees it: number, kind, reason, their words, and our answer.
 *
 * @document users/{uid}/reports/{id}
 * @reads owner; lists of up to 50. Not even staff.
 * @writes `fileReport`; `reviewReport` or `tellReporters` adds the answer.
 * @goes with the account.
 */
export const ownReportSchema = z.object({
  number: reportNumberSchema,
  kind: z.enum(REPORT_KINDS),
  reason: z.enum(REPORT_REASON_IDS),
  details: text(REPORT_DETAILS_MAX),
  createdAt: z.date(),
  /** Null until our team has decided. */
  answered: z.nullable(
    z.object({
      outcome: z.enum(REPORT_OUTCOMES),
      /** Words of our team; may be empty. */
      answer: text(REVIEW_NOTES_MAX),
      at: z.date(),
    }),
  ),
});
export type OwnReport = z.infer<typeof ownReportSchema>;

/** The report form. */
export const reportFormSchema = z.object({
  reason: z.enum(REPORT_REASON_IDS, 'Please choose a reason'),
  details: typedText(REPORT_DETAILS_MAX, 'Please keep it under 1,000 characters'),
});

/** Input of `fileReport`. */
export const fileReportInput = z
  .strictObject({
    ...reportFormSchema.shape,
    /** Repeated until there is an answer; becomes the report's id. */
    requestId: z.uuid(),
    place: reportPlaceSchema,
    pictures: sentPicturesSchema,
  })
  .check(
    z.refine(({ place, reason }) => REASONS_FOR[place.kind].includes(reason), {
      path: ['reason'],
      message: 'Please choose a reason',
    }),
  );

/**
 * Input of `reviewReport`. The reported person reads the reason, which all but `kept` need; the reporter reads the
 * answer. `days` come with `restricted`, and only with it; so does the wish to cancel what they have booked, with full
 * refund.
 */
export const reviewReportInput = z
  .strictObject({
    reportId: idSchema,
    outcome: z.enum(REPORT_OUTCOMES),
    days: z.optional(restrictionDaysSchema),
    cancelsBooked: z._default(z.boolean(), false),
    reason: z._default(typedText(REVIEW_NOTES_MAX), ''),
    answer: z._default(typedText(REVIEW_NOTES_MAX), ''),
  })
  .check(
    z.refine(({ outcome, reason }) => outcome === 'kept' || reason !== '', {
      path: ['reason'],
      message: 'Please give a reason',
    }),
    z.refine(({ outcome, days }) => (outcome === 'restricted') === (days !== undefined), {
      path: ['days'],
      message: 'Please choose for how long',
    }),
    z.refine(({ outcome, cancelsBooked }) => outcome === 'restricted' || !cancelsBooked, {
      path: ['cancelsBooked'],
      message: 'Only a restriction leaves the choice',
    }),
  );
export type ReviewReportInput = z.output<typeof reviewReportInput>;

/** Whether a report can end so. */
export function canEndSo(
  { place, reportedId }: Pick<Report, 'place' | 'reportedId'>,
  outcome: ReportDecision['outcome'],
): boolean {
  return (
    outcomesFor(place.kind).includes(outcome) && (!isAboutPerson(outcome) || reportedId !== null)
  );
}

/** The accounts that a report is about. */
export function peopleIn({ reporterId, reportedId }: Pick<Report, 'reporterId' | 'reportedId'>) {
  return reportedId === null ? [reporterId] : [reporterId, reportedId];
}
