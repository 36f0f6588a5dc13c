import type { Booking } from '@hearthkin/domain/booking/booking';
import {
  REMINDERS,
  type Reminder,
  reminderKey,
  startsToRemind,
} from '@hearthkin/domain/booking/reminders';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { pagesOf } from '../core/pages';
import type { MailDesk } from '../notification/notify';
import { tellOf } from './announce-booking';
import { sessionsStarting } from './booking-queries';

/** What a run did. */
export type RemindResult = Readonly<Record<'reminded' | 'failed', number>>;

/** People are told at once. */
const ABREAST = 10;

/**
 * Reminds both sides of the confirmed sessions of the next day and of the next hour, each of them once:
 * in the app and by mail. A session that has moved is reminded of for its new time.
 */
export async function remindSessions(desk: MailDesk): Promise<RemindResult> {
  const total = { reminded: 0, failed: 0 };
  for (const reminder of REMINDERS) {
    const { after, until } = startsToRemind(reminder, desk.now);
    for await (const page of pagesOf(sessionsStarting(desk.db, after, until))) {
      for (let from = 0; from < page.length; from += ABREAST) {
        const group = page.slice(from, from + ABREAST);
        const outcomes = await Promise.all(group.map((doc) => remind(doc, reminder, desk)));
        for (const outcome of outcomes) if (outcome !== 'told-before') total[outcome] += 1;
      }
    }
  }
  return total;
}

async function remind(
  doc: QueryDocumentSnapshot<Booking>,
  reminder: Reminder,
  desk: MailDesk,
): Promise<'reminded' | 'told-before' | 'failed'> {
  const booking = doc.data();
  const kind = `booking-reminder-${reminder.which}` as const;
  const news = {
    event: { kind, recipients: booking.participantIds },
    bookingId: doc.id,
    booking,
    once: { id: reminderKey(doc.id, booking.startsAt, reminder), handler: 'reminder' },
  };
  try {
    return (await tellOf(news, desk)) ? 'reminded' : 'told-before';
  } catch (error) {
    logger.error('A reminder failed', { bookingId: doc.id, error: String(error) });
    return 'failed';
  }
}
