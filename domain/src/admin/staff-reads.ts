import * as z from 'zod/mini';
import { userTypeSchema } from '../account/fields';
import { userSchema } from '../account/user';
import { ACTIVITY_IDS } from '../booking/activities';
import { bookingStatusSchema } from '../booking/booking';
import { claimSchema } from '../booking/claim';
import { attendanceSchema } from '../booking/room';
import type { Json } from '../json-dates';
import { countSchema, idSchema, text } from '../schemas';
import { sharedFaceSchema } from '../verification/shared-face';
import { verificationSchema } from '../verification/verification';
import { deletionRequestSchema } from './account-acts';
import { MAX_PREFIX_LENGTH } from './account-search';
import { QUEUE_IDS, type QueueId } from './queues';

/** The most documents of one answer, so the most people that one entry of the log names. */
export const STAFF_READ_MAX = 100;

/** Lists whose documents only `readAsStaff` shows. */
export const READ_LISTS = [
  'verifications',
  'identities',
  'applications',
  'claims',
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

/** The totals of the database page (specification 2, section 3). */
export const ACCOUNT_COUNTS = ['all', 'spender', 'earner', 'verified', 'active'] as const;
export type AccountCount = (typeof ACCOUNT_COUNTS)[number];

/** Each queue is counted up to this. */
export const MAX_WAITING = 50;

/** A page starts after the document with this id; null for the first. */
const page = {
  after: z.nullable(idSchema),
  size: z.int().check(z.minimum(1), z.maximum(STAFF_READ_MAX)),
};

/** Filters of the account list. Null means no restriction. */
export const accountFilter = {
  /** A prefix of a name, email or phone number (`accountToken`). */
  token: z.nullable(z.string().check(z.minLength(1), z.maxLength(2 * MAX_PREFIX_LENGTH))),
  userType: z.nullable(userTypeSchema),
  accountStatus: z.nullable(userSchema.shape.accountStatus),
};

/** Input of `readAsStaff`. */
export const readAsStaffInput = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('accounts'), ...accountFilter, ...page }),
  z.strictObject({ what: z.literal('account'), uid: idSchema }),
  z.strictObject({ what: z.literal('list'), list: z.enum(READ_LISTS), ...page }),
  z.strictObject({ what: z.literal('counts') }),
  z.strictObject({ what: z.literal('waiting') }),
]);
export type ReadAsStaffInput = z.output<typeof readAsStaffInput>;
export type AccountFilter = Pick<
  Extract<ReadAsStaffInput, { readonly what: 'accounts' }>,
  keyof typeof accountFilter
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
  /** Paths of the photos of an identity check that waits. */
  photos: z.object({ idPhoto: z.array(text(400)), selfie: z.array(text(400)) }),
  /** Null if no face is known that is like theirs. */
  sharedFace: z.nullable(sharedFaceSchema),
});
export type Submission = z.infer<typeof submissionSchema>;

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
  /** An open request for its deletion. */
  deletion: z.nullable(deletionRequestSchema),
});
export type StaffAccount = z.infer<typeof staffAccountSchema>;

const count = z.int();
export const accountCountsSchema = z.record(z.enum(ACCOUNT_COUNTS), count);
export const waitingCountsSchema = z.record(z.enum(QUEUE_IDS as [QueueId, ...QueueId[]]), count);
