import * as z from 'zod/mini';
import { userSchema } from '../account/user';
import { bookingSchema, bookingStatusSchema, cancellationSchema } from '../booking/booking';
import { claimSchema } from '../booking/claim';
import { sessionDaySchema } from '../booking/day-marks';
import { attendanceSchema } from '../booking/room-signal';
import { REPEAT_TIMES } from '../community/repeats';
import { lessonIdSchema } from '../companion/training';
import { userTypeSchema } from '../foundation/fields';
import {
  countSchema,
  daySchema,
  idSchema,
  instantMsSchema,
  joinedIdSchema,
  monthSchema,
} from '../foundation/schemas';
import { figuresAnswerSchema } from '../insights/figures';
import { matchingAnswersSchema } from '../insights/matching-accuracy';
import { messageSchema } from '../messaging/conversation';
import { paymentSchema, payoutSchema } from '../payment/ledger';
import { reportSchema } from '../safety/report';
import { REPORT_KINDS, REPORT_OUTCOMES } from '../safety/report-outcomes';
import { backgroundCheckSchema } from '../verification/background-check';
import { checkOrderSchema } from '../verification/check-order';
import { verificationSchema } from '../verification/verification';
import { deletionRequestSchema, reasonSchema } from './account-acts';
import { MAX_PREFIX_LENGTH } from './account-search';
import { placeSchema, takenItemsSchema } from './assignment';
import { STAFF_READ_MAX } from './audit';
import { dutySchema } from './duty';
import { inboxItemSchema } from './inbox';
import { personHistorySchema } from './person-history';
import { isPrivateQueue, type PrivateQueue, QUEUE_IDS, STAFF_QUEUES } from './queues';
import { readNotesSchema } from './staff-note';

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
const accountFilter = {
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

/** A page; `data` is parsed on its own, so that an item that can't be read hides no other. */
export const staffPageSchema = z.object({
  items: z.array(z.object({ id: z.string(), data: z.unknown() })),
  /** The page after this one starts after it; null for the last. */
  next: z.nullable(z.string()),
});

/** Documents of a list, without those that can't be read. */
export interface StaffPage<T> {
  readonly items: readonly { readonly id: string; readonly data: T }[];
  readonly next: string | null;
}

/** One account; null for what doesn't exist. */
const staffAccountSchema = z.object({
  account: z.nullable(userSchema),
  review: z.nullable(verificationSchema),
  backgroundCheck: z.nullable(backgroundCheckSchema),
  /** A check that is on its way. */
  checkOrder: z.nullable(checkOrderSchema),
  /** An open request for its deletion. */
  deletion: z.nullable(deletionRequestSchema),
  /** The number of times staff have warned the person. */
  warnings: countSchema,
  /** The notes of staff, the latest, in time order. */
  notes: readNotesSchema,
});

/** A report as the others about the same person list it: nothing of who made it, or of what it is about. */
const otherReportSchema = z.extend(z.pick(reportSchema, { reason: true, createdAt: true }), {
  id: z.string(),
  kind: z.enum(REPORT_KINDS),
  /** Null until it is decided. */
  outcome: z.nullable(z.enum(REPORT_OUTCOMES)),
});

/** A session or request ahead of a person who was reported. */
const aheadSchema = z.extend(
  z.pick(bookingSchema, {
    activity: true,
    startsAt: true,
    endsAt: true,
    timeZone: true,
    status: true,
    location: true,
  }),
  { id: z.string(), otherId: z.string(), otherName: z.nullable(z.string()) },
);
export type SessionAhead = z.infer<typeof aheadSchema>;

/** The time ahead of a report of danger: soonest first. */
const reportAheadSchema = z.object({
  /** The reported person's phone number; null once their account is gone. */
  phone: z.nullable(z.string()),
  /** Sessions and requests of the two. */
  together: z.array(aheadSchema),
  /** Those of the reported person with others, within `AHEAD_DAYS`. */
  others: z.array(aheadSchema),
});

/** The days ahead in which staff see whom else a reported person meets. */
export const AHEAD_DAYS = 7;

/** A person's full name; null once their account is gone or can't be read. */
const fullName = z.nullable(z.string());
const names = { member: fullName, companion: fullName };

/** A booking in the list: nothing that the two have written. */
const listedBookingSchema = z.extend(
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
  {
    ...names,
    cancellation: z.nullable(z.pick(cancellationSchema, { endReason: true })),
    totalMinor: bookingSchema.shape.price.shape.totalMinor,
  },
);
export type ListedBooking = z.infer<typeof listedBookingSchema>;

/** Everything about one booking but the messages of its two sides. */
const staffBookingSchema = z.object({
  /** Without what the member feels and what the companion learns of them. */
  booking: bookingSchema,
  names: z.object(names),
  /** Null if it doesn't exist or can't be read, as the next one. */
  payment: z.nullable(paymentSchema),
  payout: z.nullable(payoutSchema),
  /** The claim of a side; null without one. */
  claim: z.nullable(claimSchema),
  /** Null for a side that was not in the room. */
  attendance: z.object({
    member: z.nullable(attendanceSchema),
    companion: z.nullable(attendanceSchema),
  }),
  /** The words of each side on the day of a session in person; null for nothing. */
  days: z.object({ member: z.nullable(sessionDaySchema), companion: z.nullable(sessionDaySchema) }),
  /** Notes of staff, oldest first. */
  notes: readNotesSchema,
});
export type StaffBooking = z.infer<typeof staffBookingSchema>;

const count = z.int();

/** The number of items that wait in each queue, and since when the oldest does; null for nothing. */
const queueStatesSchema = z.record(
  placeSchema.shape.queue,
  z.object({ count, since: z.nullable(z.date()) }),
);
export type QueueStates = z.infer<typeof queueStatesSchema>;

/** A page of a queue: of one item, if `only` is an id, and that only while it waits. */
const queueInput = { only: z.nullable(joinedIdSchema), ...page };

/** The reads of staff, by their names, but for those of queues. */
const OTHER_READS = {
  accounts: { input: { ...accountFilter, ...page }, item: userSchema },
  account: { input: { uid: idSchema }, answer: staffAccountSchema },
  /** Events of a person's time with us before an instant, in milliseconds since 1970; null for the latest. */
  history: {
    input: { uid: idSchema, before: z.nullable(instantMsSchema) },
    answer: personHistorySchema,
  },
  /** Reports about what a person did, the latest first. */
  'reports-about': { input: { uid: idSchema }, answer: z.array(otherReportSchema) },
  /** The sessions ahead of the person whom an open report is about. */
  'report-ahead': { input: { reportId: idSchema }, answer: reportAheadSchema },
  bookings: {
    input: {
      ...bookingFilter,
      ...page,
      size: z.int().check(z.minimum(1), z.maximum(BOOKING_READ_MAX)),
    },
    item: listedBookingSchema,
  },
  booking: { input: { bookingId: idSchema }, answer: staffBookingSchema },
  /** The latest messages of a booking's two sides, oldest first. */
  'booking-messages': {
    input: { bookingId: idSchema, reason: reasonSchema },
    answer: z.array(z.extend(messageSchema, { id: z.string() })),
  },
  /** The sessions and requests of a host at the times of an event or activity that is to be published, soonest first. */
  'host-sessions': {
    input: {
      hostId: idSchema,
      times: z
        .array(z.strictObject({ startsAtMs: instantMsSchema, endsAtMs: instantMsSchema }))
        .check(z.maxLength(REPEAT_TIMES.most)),
    },
    answer: z.array(z.pick(bookingSchema, { startsAt: true, endsAt: true, status: true })),
  },
  'decided-reviews': { input: page, item: verificationSchema },
  deletions: { input: page, item: deletionRequestSchema },
  inbox: {
    input: {
      /** Only this queue; null for all. */
      queue: z.nullable(placeSchema.shape.queue),
      /** Only what the caller has taken: at most `MAX_TAKEN`, on one page. */
      isMine: z.boolean(),
      /** A page starts after this item; null for the first. */
      after: z.nullable(placeSchema),
      size: page.size,
    },
    item: inboxItemSchema,
  },
  /** The taken items of a queue, and who has them. */
  taken: { input: { queue: placeSchema.shape.queue }, answer: takenItemsSchema },
  counts: { input: {}, answer: z.record(z.enum(ACCOUNT_COUNTS), count) },
  waiting: { input: {}, answer: z.record(placeSchema.shape.queue, count) },
  queues: { input: {}, answer: queueStatesSchema },
  /** Sums of bookings in a month and in the one before. */
  figures: { input: { month: monthSchema }, answer: figuresAnswerSchema },
  matching: { input: {}, answer: matchingAnswersSchema },
  /** The times of staff on duty. */
  rota: { input: {}, answer: z.array(dutySchema) },
  /** The lessons that an applicant has to pass before they can be approved. */
  'first-lessons': { input: { uid: idSchema }, answer: z.array(lessonIdSchema) },
  /** The name of one of the staff whose sign-in has no account; null for anyone else. */
  'team-name': { input: { uid: idSchema }, answer: z.nullable(z.string()) },
} as const satisfies Record<string, StaffReadShape>;

interface StaffReadShape {
  readonly input: Readonly<Record<string, z.ZodMiniType>>;
  /** The answer is one of this, or a page of `item`. */
  readonly answer?: z.ZodMiniType;
  readonly item?: z.ZodMiniType;
}

type QueueReads = {
  readonly [Id in PrivateQueue]: {
    readonly input: typeof queueInput;
    readonly item: (typeof STAFF_QUEUES)[Id]['item'];
  };
};

/** All reads of staff by their names: what each asks for, and what it answers. A queue is read by its own name. */
export const STAFF_READS = {
  ...OTHER_READS,
  ...(Object.fromEntries(
    QUEUE_IDS.filter(isPrivateQueue).map((queue) => {
      const { item } = STAFF_QUEUES[queue];
      return [queue, { input: queueInput, item }];
    }),
    // Objects from entries have no names.
  ) as QueueReads),
};
type StaffReads = typeof STAFF_READS;
export type StaffReadName = keyof StaffReads;

type Inputs = {
  readonly [Name in StaffReadName]: { readonly what: Name } & {
    readonly [Field in keyof StaffReads[Name]['input']]: z.output<StaffReads[Name]['input'][Field]>;
  };
};
export type StaffReadInput<Name extends StaffReadName> = Inputs[Name];
export type AccountFilter = Omit<StaffReadInput<'accounts'>, 'what' | keyof typeof page>;
export type BookingFilter = Omit<StaffReadInput<'bookings'>, 'what' | keyof typeof page>;

type Answers = {
  readonly [Name in StaffReadName]: StaffReads[Name] extends { readonly item: infer Item }
    ? StaffPage<z.output<Item>>
    : StaffReads[Name] extends { readonly answer: infer Answer }
      ? z.output<Answer>
      : never;
};
export type StaffAnswer<Name extends StaffReadName> = Answers[Name];

/** Input of `readAsStaff`: a read's name, and what it asks for. */
export type ReadAsStaffInput = Inputs[StaffReadName];

const inputs = Object.entries<StaffReadShape>(STAFF_READS).map(
  ([what, { input }]): z.ZodMiniObject => z.strictObject({ what: z.literal(what), ...input }),
);
// `map` forgets that there is a first one, and which is which.
export const readAsStaffInput = z.discriminatedUnion(
  'what',
  inputs as [z.ZodMiniObject, ...z.ZodMiniObject[]],
) as z.ZodMiniType as z.ZodMiniType<ReadAsStaffInput, ReadAsStaffInput>;
