import * as z from 'zod/mini';
import { filledText, idSchema, text } from '../foundation/schemas';

/** Maximum length of a note, in characters. */
export const STAFF_NOTE_MAX = 2000;

/** Notes shown with a booking, and with an account: the latest. */
export const BOOKING_NOTES_SHOWN = 100;
export const ACCOUNT_NOTES_SHOWN = 20;

/**
 * A note of staff to each other about a person: up to 2,000 characters, by whom, when.
 *
 * @document users/{uid}/staffNotes/{id}
 * @reads no client, the person included. Staff read the latest 20 with the account, by `readAsStaff`. They are in no
 *   one's download.
 * @writes `noteAccount`, once for each `requestId`, with an entry in the log; not about oneself or other staff. No one
 *   changes a note.
 * @goes with the account. That a note was written stays in the log.
 *
 * @document bookings/{id}/staffNotes/{id}
 * @reads no client. Staff read the latest 100 with the booking, by `readAsStaff`. They are in no one's download, like
 *   what staff decide about others.
 * @writes `noteBooking`, once for each `requestId`, with an entry in the log. No one changes a note.
 * @goes when either side deletes their account, since a note may name them, or with the booking. That a note was
 *   written stays in the log.
 */
export const staffNoteSchema = z.object({
  text: text(STAFF_NOTE_MAX),
  at: z.date(),
  /** The uid of the staff member. */
  by: z.string(),
});
export type StaffNote = z.infer<typeof staffNoteSchema>;

/** Notes as staff read them, oldest first. */
export const readNotesSchema = z.array(z.extend(staffNoteSchema, { id: z.string() }));
export type ReadNotes = z.infer<typeof readNotesSchema>;

const note = {
  /** Made by the client once per note and repeated on retries, so that a note is stored once. */
  requestId: z.uuid(),
  text: filledText(STAFF_NOTE_MAX),
};

/** Input of `noteBooking`. */
export const noteBookingInput = z.strictObject({ ...note, bookingId: idSchema });

/** Input of `noteAccount`. */
export const noteAccountInput = z.strictObject({ ...note, uid: idSchema });
