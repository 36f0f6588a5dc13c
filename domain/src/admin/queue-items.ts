import * as z from 'zod/mini';
import { userSchema } from '../account/user';
import { bookingSchema, bookingStatusSchema } from '../booking/booking';
import { claimSchema } from '../booking/claim';
import { sessionDaySchema } from '../booking/day-marks';
import { attendanceSchema } from '../booking/room-signal';
import { ACTIVITY_IDS } from '../foundation/activities';
import { countSchema, text } from '../foundation/schemas';
import { checkInSchema } from '../safety/check-in';
import { reportSchema } from '../safety/report';
import { IDENTITY_PHOTOS } from '../verification/identity-reasons';
import { sharedFaceSchema } from '../verification/shared-face';
import { verificationSchema } from '../verification/verification';

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
export const staffCheckInSchema = z.extend(z.omit(checkInSchema, { contactTo: true }), {
  /** Null if it can't be read. */
  booking: z.nullable(bookingSchema),
  /** The person who was asked, and the other side; null once their account is deleted. */
  person: z.nullable(userSchema),
  other: z.nullable(userSchema),
  /** Marks of both on the day; null for none. */
  personDay: z.nullable(sessionDaySchema),
  otherDay: z.nullable(sessionDaySchema),
});
export type StaffCheckIn = z.infer<typeof staffCheckInSchema>;

/** An item of the reports. */
export const openReportSchema = z.extend(reportSchema, {
  /** The phone number of the one who reports danger; null for other reports, and once their account is gone. */
  reporterPhone: z.nullable(text(16)),
});
export type OpenReport = z.infer<typeof openReportSchema>;

/** An item of the queue of claims, with what staff decide by. */
export const openClaimSchema = z.extend(claimSchema, {
  activity: z.enum(ACTIVITY_IDS),
  startsAt: z.date(),
  endsAt: z.date(),
  status: z.literal('open'),
  /** The booking's state. */
  bookingStatus: bookingStatusSchema,
  totalMinor: countSchema,
  /** The companion's share if all is paid. */
  payMinor: countSchema,
  /** The times of each side in the room of a virtual session; null if they never were, or it has none. */
  attendance: z.object({
    spender: z.nullable(attendanceSchema),
    earner: z.nullable(attendanceSchema),
  }),
  /** Marks of each side on the day of a session in person; null for none. */
  days: z.object({ spender: z.nullable(sessionDaySchema), earner: z.nullable(sessionDaySchema) }),
  /** Sessions that the companion has missed lately, 50 at most. */
  missed: countSchema,
});
export type OpenClaim = z.infer<typeof openClaimSchema>;

/** An item of the queue of paused listings. */
export const pausedListingSchema = z.object({
  displayName: z.string(),
  pausedAt: z.date(),
  /** Decisions about the sessions they missed lately, latest first, 50 at most. */
  missed: z.array(
    z.object({ bookingId: z.string(), caseNumber: z.string(), at: z.date(), reason: z.string() }),
  ),
});
export type PausedListing = z.infer<typeof pausedListingSchema>;
