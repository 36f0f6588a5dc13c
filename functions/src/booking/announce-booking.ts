import { displayNameOf } from '@hearthkin/domain/account/profile';
import { type Booking, otherParty } from '@hearthkin/domain/booking/booking';
import { priceData } from '@hearthkin/domain/notification/price-data';
import { FORMER_NAMES } from '@hearthkin/domain/notification/words';
import { wallClock } from '@hearthkin/domain/time';
import { commitOnce } from '../core/once';
import {
  mailNotification,
  type NotificationDraft,
  type NotifyContext,
  notify,
  type Reader,
  readReaders,
} from '../notification/notify';
import { type BookingEvent, bookingEvent } from './booking-event';
import { bookingLink, bookingMail } from './booking-mail';
import type { WrittenBooking } from './written-booking';

/**
 * Notifies the other side of a booking event, in the app and by email, once per event. Members also
 * get an email of their own request. An email that no sender takes is logged and dropped.
 */
export async function announceBooking(
  written: WrittenBooking,
  context: NotifyContext,
): Promise<void> {
  const { eventId, bookingId, before, after } = written;
  const event = bookingEvent(before, after);
  if (event === null || after === null) return;
  const once = { id: eventId, handler: 'booking' };
  await notifyOfBooking({ event, bookingId, booking: after, once }, context);
}

interface BookingNotice {
  readonly event: BookingEvent;
  readonly bookingId: string;
  readonly booking: Booking;
  /** Identifies the notification, so that it is sent once. */
  readonly once: { readonly id: string; readonly handler: string };
}

/**
 * Notifies people of a booking once, in the app and by email.
 * @returns false if it was done before.
 */
export async function notifyOfBooking(
  { event, bookingId, booking, once }: BookingNotice,
  context: NotifyContext,
): Promise<boolean> {
  const { db, now, siteUrl } = context;
  let readers = new Map<string, Reader>();
  const otherNameFor = (uid: string) => {
    const other = readers.get(otherParty(booking, uid).uid);
    if (other !== undefined) return displayNameOf(other.account);
    return FORMER_NAMES[uid === booking.earnerId ? 'spender' : 'earner'];
  };
  const recipients = () => event.recipients.flatMap((uid) => readers.get(uid) ?? []);
  const isFirst = await commitOnce(db, once, now, async (tx) => {
    readers = await readReaders(tx, db, booking.participantIds);
    for (const reader of recipients()) {
      const draft = draftOf(event, bookingId, booking, otherNameFor(reader.uid));
      notify(tx, db, reader, draft, now);
    }
  });
  if (!isFirst) return false;
  for (const reader of mailed(event, booking).flatMap((uid) => readers.get(uid) ?? [])) {
    const content = bookingMail({
      kind: event.kind,
      bookingId,
      booking,
      otherName: otherNameFor(reader.uid),
      isCompanion: reader.uid === booking.earnerId,
      clock: reader.account.clock,
      now,
      siteUrl,
    });
    await mailNotification(context, reader, event.kind, content);
  }
  return true;
}

/** Members get an email of their own request, as a record of what they asked for. */
function mailed({ kind, recipients }: BookingEvent, { spenderId }: Booking): readonly string[] {
  return kind === 'booking-requested' ? [...recipients, spenderId] : recipients;
}

function draftOf(
  { kind }: BookingEvent,
  bookingId: string,
  { activity, date, time, timeZone, proposal, status, dueAt, price }: Booking,
  otherName: string,
): NotificationDraft {
  // The proposed start, which isn't the booking's own.
  const proposed: Record<string, string> =
    proposal === null ? {} : { proposedDate: proposal.date, proposedTime: proposal.time };
  // The deadline of a request that the decline of a new time leaves open.
  const isLeftOpen = kind === 'booking-proposal-declined' && status === 'pending';
  const due = isLeftOpen && dueAt !== null ? wallClock(dueAt, timeZone) : null;
  const open: Record<string, string> = due === null ? {} : { dueDate: due.date, dueTime: due.time };
  // Only the companion is notified of a request.
  const pay: Record<string, string> = kind === 'booking-requested' ? priceData(price) : {};
  const session = { bookingId, activity, date, time, timeZone, otherName };
  const data = { ...session, ...proposed, ...open, ...pay };
  return { id: `${bookingId}_${kind}`, kind, data, link: bookingLink(kind, bookingId) };
}
