import type { Booking } from '@hearthkin/domain/booking/booking';
import {
  REMINDERS,
  type Reminder,
  reminderKey,
  startsToRemind,
} from '@hearthkin/domain/booking/reminders';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { eachOf } from '../core/each-of';
import type { MailDesk } from '../notification/notify';
import { notifyOfBooking } from './announce-booking';
import { sessionsStarting } from './booking-queries';

export type RemindResult = Readonly<Record<'reminded' | 'failed', number>>;

/**
 * Reminds both sides of confirmed sessions within the next day and the next hour, once each, in the
 * app and by email. A moved session gets new reminders.
 */
export async function remindSessions(desk: MailDesk): Promise<RemindResult> {
  const total = { reminded: 0, failed: 0 };
  for (const reminder of REMINDERS) {
    const { after, until } = startsToRemind(reminder, desk.now);
    const count = await eachOf(
      sessionsStarting(desk.db, after, until),
      'A reminder failed',
      (doc) => remind(doc, reminder, desk),
    );
    total.reminded += count('reminded');
    total.failed += count('failed');
  }
  return total;
}

async function remind(
  doc: QueryDocumentSnapshot<Booking>,
  reminder: Reminder,
  desk: MailDesk,
): Promise<'reminded' | 'told-before'> {
  const booking = doc.data();
  const kind = `booking-reminder-${reminder.which}` as const;
  const notice = {
    event: { kind, recipients: booking.participantIds },
    bookingId: doc.id,
    booking,
    once: { id: reminderKey(doc.id, booking.startsAt, reminder), handler: 'reminder' },
  };
  return (await notifyOfBooking(notice, desk)) ? 'reminded' : 'told-before';
}
