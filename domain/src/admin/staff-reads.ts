import * as z from 'zod/mini';
import { userTypeSchema } from '../account/fields';
import { userSchema } from '../account/user';
import { ACTIVITY_IDS } from '../booking/activities';
import { bookingSchema, bookingStatusSchema } from '../booking/booking';
import { claimSchema } from '../booking/claim';
import { sessionDaySchema } from '../booking/day-marks';
import { attendanceSchema } from '../booking/room-signal';
import type { Json } from '../json-dates';
import { messageSchema } from '../messaging/conversation';
import { paymentSchema, payoutSchema } from '../payment/ledger';
import { checkInSchema } from '../safety/check-in';
import {
  countSchema,
  daySchema,
  idSchema,
  instantMsSchema,
  joinedIdSchema,
  monthSchema,
  text,
} from '../schemas';
import { backgroundCheckSchema } from '../verification/background-check';
import { IDENTITY_PHOTOS } from '../verification/identity-reasons';
import { sharedFaceSchema } from '../verification/shared-face';
import { verificationSchema } from '../verification/verification';
import { deletionRequestSchema, reasonSchema } from './account-acts';
import { MAX_PREFIX_LENGTH } from './account-search';
import { placeSchema } from './assignment';
import { QUEUE_IDS, type QueueId } from './queues';
import { readNotesSchema } from './staff-note';

/** The most documents of one answer, so the most people that one entry of the log names. */
export const STAFF_READ_MAX = 100;

/** Lists whose documents only `readAsStaff` shows. */
export const READ_LISTS = [
  'check-ins',
  'verifications',
  'identities',
  'applications',
  'claims',
  'money',
  'pauses',
  'decided-reviews',
  'deletions',
] as const;
export type ReadList = (typeof READ_LISTS)[number];

/** A queue of people's private data. Others are read by rules. */
export type PrivateQueue = Extract<QueueId, ReadList>;

export function isPrivateQueue(queue: QueueId): queue is PrivateQueue {
  return READ_LISTS.some((list) => list === queue);
}

const PRIVATE_QUEUES = QUEUE_IDS.filter(isPrivateQueue) as [PrivateQueue, ...PrivateQueue[]];

/** The totals of the staff page (specification 2, section 3). */
export const ACCOUNT_COUNTS = ['all', 'spender', 'earner', 'verified', 'active'] as const;
export type AccountCount = (typeof ACCOUNT_COUNTS)[number];

/** Each queue is counted up to this. */
export const MAX_WAITING = 50;

/** A page starts after the document with this id; null for the first. */
const page = {
  after: z.nullable(joinedIdSchema),
  size: z.int().check(z.minimum(1), z.maximum(STAFF_READ_MAX)),
};

/** Filters of the account list. Null means no restriction. */
export const accountFilter = {
  /** A prefix of a name, email or phone number (`accountToken`). */
  token: z.nullable(z.string().check(z.minLength(1), z.maxLength(2 * MAX_PREFIX_LENGTH))),
  userType: z.nullable(userTypeSchema),
  accountStatus: z.nullable(userSchema.shape.accountStatus),
};

/** Each booking is about two people. */
export const BOOKING_READ_MAX = STAFF_READ_MAX / 2;

/** Filters of the list of bookings. Null means no restriction. */
const bookingFilter = {
  /** Either side. */
  person: z.nullable(idSchema),
  status: z.nullable(bookingStatusSchema),
  /** The date of the start in the booking's own zone, `yyyy-MM-dd`. */
  day: z.nullable(daySchema('Please choose a day')),
};

/** Input of `readAsStaff`. */
export const readAsStaffInput = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('accounts'), ...accountFilter, ...page }),
  z.strictObject({ what: z.literal('account'), uid: idSchema }),
  /** What happened with a person before an instant, in milliseconds since 1970; null for the latest. */
  z.strictObject({
    what: z.literal('history'),
    uid: idSchema,
    before: z.nullable(instantMsSchema),
  }),
  z.strictObject({ what: z.literal('list'), list: z.enum(READ_LISTS), ...page }),
  z.strictObject({
    what: z.literal('bookings'),
    ...bookingFilter,
    ...page,
    size: z.int().check(z.minimum(1), z.maximum(BOOKING_READ_MAX)),
  }),
  z.strictObject({ what: z.literal('booking'), bookingId: idSchema }),
  z.strictObject({
    what: z.literal('booking-messages'),
    bookingId: idSchema,
    reason: reasonSchema,
  }),
  z.strictObject({ what: z.literal('item'), queue: z.enum(PRIVATE_QUEUES), id: joinedIdSchema }),
  z.strictObject({
    what: z.literal('inbox'),
    /** Only this queue; null for all. */
    queue: z.nullable(placeSchema.shape.queue),
    /** Only what the caller has taken: at most `MAX_TAKEN`, on one page. */
    isMine: z.boolean(),
    /** A page starts after this item; null for the first. */
    after: z.nullable(placeSchema),
    size: page.size,
  }),
  z.strictObject({ what: z.literal('taken'), queue: placeSchema.shape.queue }),
  z.strictObject({ what: z.literal('counts') }),
  z.strictObject({ what: z.literal('waiting') }),
  z.strictObject({ what: z.literal('queues') }),
  /** What bookings came to in a month and in the one before. */
  z.strictObject({ what: z.literal('figures'), month: monthSchema }),
  z.strictObject({ what: z.literal('matching') }),
  z.strictObject({ what: z.literal('team-name'), uid: idSchema }),
]);
export type ReadAsStaffInput = z.output<typeof readAsStaffInput>;
export type AccountFilter = Pick<
  Extract<ReadAsStaffInput, { readonly what: 'accounts' }>,
  keyof typeof accountFilter
>;
export type BookingFilter = Pick<
  Extract<ReadAsStaffInput, { readonly what: 'bookings' }>,
  keyof typeof bookingFilter
>;

/** Result of `readAsStaff`; `fromJson` and a schema below read it. */
export interface StaffAnswer {
  readonly answer: Json;
}

/** A page; `data` is parsed on its own, so that an item that can't be read hides no other. */
export const staffPageSchema = z.object({
  items: z.array(z.object({ id: z.string(), data: z.unknown() })),
  /** The page after this one starts after it; null for the last. */
  next: z.nullable(z.string()),
});
export type StaffPage = z.infer<typeof staffPageSchema>;

/** An item of the queues of documents and identity checks, with what staff compare it with. */
export const submissionSchema = z.extend(verificationSchema, {
  /** Null before the end of sign-up. */
  account: z.nullable(userSchema),
  /** Paths of the photos of the identity check, which are deleted once it and the documents are decided. */
  photos: z.record(z.enum(IDENTITY_PHOTOS), z.array(text(400))),
  /** Null if no face is known that is like theirs. */
  sharedFace: z.nullable(sharedFaceSchema),
});
export type Submission = z.infer<typeof submissionSchema>;

/** An item of the check-ins, with whom and what staff need to help. */
export const staffCheckInSchema = z.extend(checkInSchema, {
  /** Null if it can't be read. */
  booking: z.nullable(bookingSchema),
  /** Who was asked and the other side; null once their account is deleted. */
  person: z.nullable(userSchema),
  other: z.nullable(userSchema),
  /** What both have said on the day; null for nothing. */
  personDay: z.nullable(sessionDaySchema),
  otherDay: z.nullable(sessionDaySchema),
});
export type StaffCheckIn = z.infer<typeof staffCheckInSchema>;

/** An item of the queue of claims, with what staff decide by. */
export const openClaimSchema = z.extend(claimSchema, {
  activity: z.enum(ACTIVITY_IDS),
  startsAt: z.date(),
  endsAt: z.date(),
  status: z.literal('open'),
  /** The booking's state. */
  bookingStatus: bookingStatusSchema,
  totalMinor: countSchema,
  /** What the companion gets if all is paid. */
  payMinor: countSchema,
  /** When each side was in the room of a virtual session; null if they never were, or it has none. */
  attendance: z.object({
    spender: z.nullable(attendanceSchema),
    earner: z.nullable(attendanceSchema),
  }),
  /** What each side said on the day of a session in person; null for nothing. */
  days: z.object({ spender: z.nullable(sessionDaySchema), earner: z.nullable(sessionDaySchema) }),
  /** Sessions that the companion has missed lately, 50 at most. */
  missed: countSchema,
});
export type OpenClaim = z.infer<typeof openClaimSchema>;

/** An item of the queue of paused listings. */
export const pausedListingSchema = z.object({
  displayName: z.string(),
  pausedAt: z.date(),
  /** What was decided about the sessions they missed lately, latest first, 50 at most. */
  missed: z.array(
    z.object({ bookingId: z.string(), caseNumber: z.string(), at: z.date(), reason: z.string() }),
  ),
});
export type PausedListing = z.infer<typeof pausedListingSchema>;

/** One account; null for what doesn't exist. */
export const staffAccountSchema = z.object({
  account: z.nullable(userSchema),
  review: z.nullable(verificationSchema),
  backgroundCheck: z.nullable(backgroundCheckSchema),
  /** An open request for its deletion. */
  deletion: z.nullable(deletionRequestSchema),
  /** How often staff have warned the person. */
  warnings: countSchema,
  /** What staff noted, the latest, in time order. */
  notes: readNotesSchema,
});
export type StaffAccount = z.infer<typeof staffAccountSchema>;

/** A person's full name; null once their account is gone or can't be read. */
const fullName = z.nullable(z.string());
const names = { member: fullName, companion: fullName };

/** A booking in the list: nothing that the two have written. */
export const listedBookingSchema = z.extend(
  z.pick(bookingSchema, {
    spenderId: true,
    earnerId: true,
    activity: true,
    startsAt: true,
    endsAt: true,
    timeZone: true,
    status: true,
    dueAt: true,
    claim: true,
  }),
  { ...names, totalMinor: bookingSchema.shape.price.shape.totalMinor },
);
export type ListedBooking = z.infer<typeof listedBookingSchema>;

/** Everything about one booking but the messages of its two sides. */
export const staffBookingSchema = z.object({
  /** Without what the member feels and what the companion learns of them. */
  booking: bookingSchema,
  names: z.object(names),
  /** Null if it doesn't exist or can't be read, as the next one. */
  payment: z.nullable(paymentSchema),
  payout: z.nullable(payoutSchema),
  /** What a side says went wrong; null without that. */
  claim: z.nullable(claimSchema),
  /** Null for a side that was not in the room. */
  attendance: z.object({
    member: z.nullable(attendanceSchema),
    companion: z.nullable(attendanceSchema),
  }),
  /** What each side said on the day of a session in person; null for nothing. */
  days: z.object({ member: z.nullable(sessionDaySchema), companion: z.nullable(sessionDaySchema) }),
  /** Notes of staff, oldest first. */
  notes: readNotesSchema,
});
export type StaffBooking = z.infer<typeof staffBookingSchema>;

/** The latest messages of a booking's two sides, oldest first. */
export const staffMessagesSchema = z.array(z.extend(messageSchema, { id: z.string() }));
export type StaffMessages = z.infer<typeof staffMessagesSchema>;

/** What one of the staff is called whose sign-in has no account; null for anyone else. */
export const teamNameSchema = z.nullable(z.string());

const count = z.int();
export const accountCountsSchema = z.record(z.enum(ACCOUNT_COUNTS), count);
export const waitingCountsSchema = z.record(placeSchema.shape.queue, count);

/** How much waits in each queue, and since when the oldest does; null for nothing. */
export const queueStatesSchema = z.record(
  placeSchema.shape.queue,
  z.object({ count, since: z.nullable(z.date()) }),
);
export type QueueStates = z.infer<typeof queueStatesSchema>;
