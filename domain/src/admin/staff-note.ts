import * as z from 'zod/mini';
import { filledText, idSchema, text } from '../schemas';

/** Maximum length of a note, in characters. */
export const STAFF_NOTE_MAX = 2000;

/** Notes shown with a booking, and with an account: the latest. */
export const BOOKING_NOTES_SHOWN = 100;
export const ACCOUNT_NOTES_SHOWN = 20;

/** `bookings/{bookingId}/staffNotes/{id}`, `users/{uid}/staffNotes/{id}`: what staff tell each other. */
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
