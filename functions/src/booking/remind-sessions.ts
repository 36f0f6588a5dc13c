import type { Booking } from '@hearthkin/domain/booking/booking';
import {
  hasReminder,
  REMINDERS,
  type Reminder,
  reminderKey,
  startsToRemind,
} from '@hearthkin/domain/booking/reminders';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { mailSecrets, type NotifyDeps, repeatedMailDeps } from '../core/mail-params';
import { processEach } from '../core/process-each';
import { defineScheduled, type Run } from '../core/scheduled';
import type { NotifyContext } from '../notification/notify';
import { notifyOfBooking } from './announce-booking';
import { sessionsStarting } from './booking-queries';

/**
 * Reminds both sides of confirmed sessions within the next day and the next hour, and when the room
 * of a virtual one opens, once each, in the app and by email. A moved session gets new reminders.
 */
export const remindSessions = defineScheduled('remindSessions', {
  options: { secrets: mailSecrets },
  deps: repeatedMailDeps,
  handler: async (run: Run, deps: NotifyDeps) => {
    const total = { reminded: 0, failed: 0 };
    for (const reminder of REMINDERS) {
      const { after, until } = startsToRemind(reminder, run.now);
      const count = await processEach(
        sessionsStarting(run.db, after, until),
        'A reminder failed',
        (doc) => remind(doc, reminder, { ...run, ...deps }),
      );
      total.reminded += count('reminded');
      total.failed += count('failed');
    }
    return total;
  },
});

async function remind(
  doc: QueryDocumentSnapshot<Booking>,
  reminder: Reminder,
  context: NotifyContext,
): Promise<'reminded' | 'told-before' | 'has-none'> {
  const booking = doc.data();
  if (!hasReminder(booking, reminder)) return 'has-none';
  const kind = `booking-reminder-${reminder.which}` as const;
  const notice = {
    event: { kind, recipients: booking.participantIds },
    bookingId: doc.id,
    booking,
    once: { id: reminderKey(doc.id, booking.startsAt, reminder), handler: 'reminder' },
  };
  return (await notifyOfBooking(notice, context)) ? 'reminded' : 'told-before';
}
