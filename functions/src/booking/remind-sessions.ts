import { dueReminders, nextReminderAt } from '@hearthkin/domain/booking/reminders';
import type { SessionTimer } from '@hearthkin/domain/safety/session-timer';
import type { QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { remindHosts } from '../community/remind-hosts';
import { mailSecrets, type NotifyDeps, repeatedMailDeps } from '../mail/mail-params';
import { type NotifyContext, notify, readRecipients } from '../notification/notify';
import { ifUnchanged } from '../platform/consistency/if-unchanged';
import { bookings } from '../platform/records/collections';
import { processEach } from '../platform/sweeps/process-each';
import { defineSweep, type Run } from '../platform/sweeps/sweep';
import { mailSides, noticeFor, type ToldSides } from './announce-booking';
import { dueTimers } from './booking-queries';
import { moveTimer } from './session-timer';

/**
 * Reminds both sides of confirmed sessions within the next day and the next hour, and when the room
 * of a virtual one opens, once each, in the app and by email. A moved session gets new reminders. After that it reminds
 * companions whom our team has asked to host something.
 */
export const remindSessions = defineSweep('remindSessions', {
  secrets: mailSecrets,
  deps: repeatedMailDeps,
  handler: async (run: Run, deps: NotifyDeps) => {
    const count = await processEach(
      dueTimers(run.db, 'remindAt', run.now),
      'A reminder failed',
      (timer) => remind(timer, { ...run, ...deps }),
      { ...run, dueOf: (timer) => timer.data().remindAt },
    );
    const hosts = await remindHosts(run, deps);
    return {
      reminded: count('reminded') + hosts.reminded,
      lapsed: hosts.lapsed,
      failed: count('failed') + hosts.failed,
    };
  },
});

async function remind(
  timer: QueryDocumentSnapshot<SessionTimer>,
  context: NotifyContext,
): Promise<'reminded' | 'passed-over'> {
  const { db } = context;
  const reminded = await ifUnchanged(db.runTransaction((tx) => remindIn(tx, timer, context)));
  if (reminded === null || reminded.length === 0) return 'passed-over';
  return 'reminded';
}

/** Notifies of what is due now, and moves the timer on to what is due next. */
async function remindIn(
  tx: Transaction,
  timer: QueryDocumentSnapshot<SessionTimer>,
  context: NotifyContext,
): Promise<ToldSides[]> {
  const { db, now } = context;
  const bookingId = timer.id;
  const booking = (await tx.get(bookings(db).doc(bookingId))).data();
  const { remindAt } = timer.data();
  if (remindAt === null || booking?.status !== 'confirmed') {
    moveTimer(tx, timer, { remindAt: null });
    return [];
  }
  const due = dueReminders(booking, remindAt, now);
  const readers =
    due.length === 0 ? new Map() : await readRecipients(tx, db, booking.participantIds);
  const reminded = due.map((which) => ({
    kind: `booking-reminder-${which}` as const,
    // A moved session gets new reminders.
    about: `${bookingId}_${booking.startsAt.getTime()}`,
    bookingId,
    booking,
    readers,
  }));
  for (const told of reminded) {
    notifySides(tx, told, { db, now });
    // Queued before the timer moves: an email that is queued twice is sent once.
    await mailSides(told, booking.participantIds, context);
  }
  moveTimer(tx, timer, { remindAt: nextReminderAt(booking, now) });
  return reminded;
}

function notifySides(
  tx: Transaction,
  told: ToldSides,
  { db, now }: Pick<NotifyContext, 'db' | 'now'>,
): void {
  for (const reader of told.readers.values()) {
    notify(tx, db, reader, noticeFor(told.kind, { ...told, uid: reader.uid }), now);
  }
}
