import { displayNameOf, UNKNOWN_USER } from '@hearthkin/domain/account/profile';
import type { User } from '@hearthkin/domain/account/user';
import { type Booking, otherParty } from '@hearthkin/domain/booking/booking';
import type { Notification } from '@hearthkin/domain/notification/notification';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { notifications, users } from '../core/collections';
import { logMail } from '../core/log-mail';
import type { MailSender } from '../core/mail';
import { commitOnce } from '../core/once';
import { type BookingEvent, bookingEvent } from './booking-event';
import { bookingMail } from './booking-mail';
import type { WrittenBooking } from './written-booking';

export interface AnnounceSurroundings {
  readonly db: Firestore;
  readonly senders: readonly MailSender[];
  readonly siteUrl: string;
  readonly now: Date;
}

/**
 * Tells the other side what happened to a booking: a notification and a mail. The same event told
 * twice has its effect once. A mail that nobody takes is logged and given up.
 */
export async function announceBooking(
  written: WrittenBooking,
  surroundings: AnnounceSurroundings,
): Promise<void> {
  const { eventId, bookingId, before, after } = written;
  const event = bookingEvent(before, after);
  if (event === null || after === null) return;
  const once = { id: eventId, handler: 'booking' };
  await tellOf({ event, bookingId, booking: after, once }, surroundings);
}

export interface BookingNews {
  readonly event: BookingEvent;
  readonly bookingId: string;
  readonly booking: Booking;
  /** What makes it this one piece of news and no other. */
  readonly once: { readonly id: string; readonly handler: string };
}

/** Tells people something of a booking, in the app and by mail, once; false when it was told before. */
export async function tellOf(
  { event, bookingId, booking: after, once }: BookingNews,
  { db, senders, siteUrl, now }: AnnounceSurroundings,
): Promise<boolean> {
  let accounts = new Map<string, User>();
  const isFirst = await commitOnce(db, once, now, async (tx) => {
    accounts = await readAccounts(tx, db, after);
    for (const uid of event.recipients) {
      // Whoever has left is not told anything, and nothing is kept for them.
      if (!accounts.has(uid)) continue;
      const otherName = nameOf(accounts.get(otherParty(after, uid).uid));
      const notification = notificationOf(event, bookingId, after, otherName, now);
      tx.set(notifications(db, uid).doc(`${bookingId}_${event.kind}`), notification);
    }
  });
  if (!isFirst) return false;
  for (const uid of event.recipients) {
    const recipient = accounts.get(uid);
    if (recipient === undefined) continue;
    const content = bookingMail({
      kind: event.kind,
      bookingId,
      booking: after,
      toName: recipient.firstName,
      otherName: nameOf(accounts.get(otherParty(after, uid).uid)),
      isCompanion: uid === after.earnerId,
      siteUrl,
    });
    const mail = { to: recipient.email, toName: recipient.firstName, ...content };
    await logMail(db, senders, { kind: event.kind, uid, mail }, now);
  }
  return true;
}

function notificationOf(
  { kind }: BookingEvent,
  bookingId: string,
  { activity, date, time, timeZone, proposal }: Booking,
  otherName: string,
  now: Date,
): Notification {
  // What was asked, of which the booking itself knows nothing yet.
  const proposed: Record<string, string> =
    proposal === null ? {} : { proposedDate: proposal.date, proposedTime: proposal.time };
  const data = { bookingId, activity, date, time, timeZone, otherName, ...proposed };
  return { kind, data, link: `/my-bookings/${bookingId}`, createdAt: now, readAt: null };
}

async function readAccounts(
  tx: Transaction,
  db: Firestore,
  { participantIds }: Booking,
): Promise<Map<string, User>> {
  const found = await tx.getAll(...participantIds.map((uid) => users(db).doc(uid)));
  return new Map(
    found.flatMap((doc): [string, User][] => {
      const account = doc.data();
      return account ? [[doc.id, account]] : [];
    }),
  );
}

function nameOf(user: User | undefined): string {
  return user === undefined ? UNKNOWN_USER : displayNameOf(user);
}
