import * as z from 'zod/mini';
import { HOUR_MS, MINUTE_MS } from '../foundation/durations';
import { LIMITS } from '../foundation/fields';
import { idSchema, text } from '../foundation/schemas';

/** The time after the planned end of an in-person session at which a side is asked whether they are all right. */
export const CHECK_IN_AFTER_MS = 30 * MINUTE_MS;

/** The time that they have to answer before our team and their trusted contact are told. */
export const ANSWER_WITHIN_MS = HOUR_MS;

/** The latest that a side is asked after the planned end, if a run comes late. */
export const ASK_UNTIL_MS = 6 * HOUR_MS;

/** A call for help this long after the last one alarms everyone again. */
export const ALARM_AGAIN_AFTER_MS = 5 * MINUTE_MS;

/** `open`: our team has it. `answered`: they said that they are all right before. */
export const CHECK_IN_STATUSES = ['asked', 'answered', 'open', 'closed'] as const;

/** The reason why our team has it, as our team reads it. */
export const CHECK_IN_REASONS = {
  help: 'Asked for help',
  silence: 'No answer to the check-in',
} as const;

/** Whether the trusted contact was told; `telling` while an email is on its way. */
export const CONTACT_TOLD = ['none', 'telling', 'told', 'failed'] as const;
export type ContactTold = (typeof CONTACT_TOLD)[number];

/**
 * A question to a side of an in-person session whether they are all right, or their call for help. The other side
 * never learns of it.
 *
 * @document checkIns/{uid}_{bookingId}
 * @reads whom it is about, by id (rules read the uid from it), also before it exists; staff by `readAsStaff`.
 * @writes `checkInOnSessions`, `raiseAlarm`, `endAlarm`; `closeCheckIn` by staff, whose note is in the log only, and
 *   `undoDecision`.
 * @goes with the booking. When the account is deleted, `contactTo` is emptied.
 */
export const checkInSchema = z.object({
  /** The person who was asked, or asked for help. */
  uid: z.string(),
  otherUid: z.string(),
  bookingId: z.string(),
  status: z.enum(CHECK_IN_STATUSES),
  /** Null if they asked for help before. */
  askedAt: z.nullable(z.date()),
  /** The time at which our team is told unless they answer; null once that is settled. */
  dueAt: z.nullable(z.date()),
  /** The reason why our team has it: no answer, or they asked for help; null before. */
  reason: z.nullable(z.enum(['silence', 'help'])),
  /** The time since when our team has it, for the latest reason. */
  raisedAt: z.nullable(z.date()),
  /** Whether one of the staff was on duty when the person asked for help; null where they didn't. */
  isStaffed: z.nullable(z.boolean()),
  /** The trusted contact of the latest reason, who may be another one by now; null for none. */
  contactTo: z.nullable(
    z.object({ contactId: z.string(), name: text(LIMITS.name), email: text(LIMITS.email) }),
  ),
  contact: z.enum(CONTACT_TOLD),
  contactAt: z.nullable(z.date()),
  /** The time at which everyone who was told heard that they are all right after all; null before. */
  clearedAt: z.nullable(z.date()),
  /** Both null until our team has looked after it. */
  decidedAt: z.nullable(z.date()),
  decidedBy: z.nullable(z.string()),
});
export type CheckIn = z.infer<typeof checkInSchema>;

/** One for each side of a session. Rules read the side from it. */
export function checkInId(uid: string, bookingId: string): string {
  return `${uid}_${bookingId}`;
}

/** Whether an alarm went out that no one has taken back yet. */
export function isAlarmOn({ raisedAt, clearedAt }: CheckIn): boolean {
  return raisedAt !== null && clearedAt === null;
}

/** Input of `raiseAlarm`, `endAlarm` and `letSomeoneKnow`. */
export const sessionOfCallerInput = z.strictObject({ bookingId: idSchema });
