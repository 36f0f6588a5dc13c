import * as z from 'zod/mini';
import { filledText, idSchema, text } from '../schemas';

/** Maximum length of a note, in characters. */
export const BOOKING_NOTE_MAX = 2000;

/** Notes shown with a booking: the latest. */
export const BOOKING_NOTES_SHOWN = 100;

/** `bookings/{bookingId}/staffNotes/{id}`: what staff tell each other about a booking. */
export const bookingNoteSchema = z.object({
  text: text(BOOKING_NOTE_MAX),
  at: z.date(),
  /** The uid of the staff member. */
  by: z.string(),
});
export type BookingNote = z.infer<typeof bookingNoteSchema>;

/** Input of `noteBooking`. */
export const noteBookingInput = z.strictObject({
  /** Made by the client once per note and repeated on retries, so that a note is stored once. */
  requestId: z.uuid(),
  bookingId: idSchema,
  text: filledText(BOOKING_NOTE_MAX),
});
