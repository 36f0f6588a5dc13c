import type {
  BookingFilter,
  ListedBooking,
  StaffAnswer,
  StaffBooking,
  StaffPage,
} from '@hearthkin/domain/admin/staff-reads';
import type { Booking } from '@hearthkin/domain/booking/booking';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { conversationId } from '@hearthkin/domain/messaging/conversation';
import { MESSAGES_READ } from '@hearthkin/domain/messaging/evidence';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { readSessionsAt } from '../agreement/hosted-time';
import { lastMessages } from '../messaging/messaging-queries';
import { type Caller, requireOther } from '../platform/caller';
import {
  attendance,
  bookings,
  claims,
  companionPayout,
  payments,
  sessionDays,
  users,
} from '../platform/records/collections';
import { dataOf } from '../platform/records/converter';
import { bookingsFor, notesOnBooking } from '../staff/admin-queries';
import { pseudonymOf } from '../staff/forget-in-audit';
import { inTimeOrder, pageOf } from '../staff/staff-page';
import { defineStaffRead, type LoggedAnswer, type StaffReading } from '../staff/staff-read';
import { bookingAsStaffSee } from './as-staff-see';

/** Reads of bookings. */
export const bookingReads = {
  bookings: defineStaffRead('bookings', { access: 'admin', handler: readBookings }),
  booking: defineStaffRead('booking', { access: 'admin', handler: readBooking }),
  'booking-messages': defineStaffRead('booking-messages', {
    access: 'admin-act',
    handler: readMessages,
  }),
  'host-sessions': defineStaffRead('host-sessions', {
    access: 'admin',
    handler: async ({ tx, db, input: { hostId, times } }) => {
      const wanted = times.map(({ startsAtMs, endsAtMs }) => {
        return { startsAt: new Date(startsAtMs), endsAt: new Date(endsAtMs) };
      });
      const sessions = await readSessionsAt(tx, db, hostId, wanted);
      return {
        answer: () =>
          sessions.map(({ startsAt, endsAt, status }) => ({ startsAt, endsAt, status })),
        people: sessions.length > 0 ? [hostId] : [],
        act: 'bookings-read',
        target: 'bookings',
        note: 'At the time of something to publish',
      };
    },
  }),
};

/** A page of bookings with the names of both sides. */
async function readBookings({
  tx,
  db,
  input,
}: StaffReading<'bookings'>): Promise<LoggedAnswer<StaffPage<ListedBooking>>> {
  const page = await pageOf(tx, bookingsFor(db, input), bookings(db), 'startsAt', input);
  const people = await readPeople(
    tx,
    db,
    page.items.flatMap(({ data }) => data.participantIds),
  );
  const items = page.items.map(({ id, data }) => ({ id, data: listed(data, people) }));
  return {
    answer: () => ({ ...page, items }),
    people: people.logged,
    act: 'bookings-read',
    target: 'bookings',
    note: filterWords(input),
  };
}

/** "Of one person. State: confirmed. One day" */
function filterWords({ person, status, day }: BookingFilter): string {
  return [
    person === null ? [] : 'Of one person',
    status === null ? [] : `State: ${status}`,
    day === null ? [] : 'One day',
  ]
    .flat()
    .join('. ');
}

function listed(booking: Booking, { nameOf }: People): ListedBooking {
  const { spenderId, earnerId, activity, startsAt, endsAt, timeZone, status } = booking;
  const endReason = booking.cancellation?.endReason;
  return {
    ...{ spenderId, earnerId, activity, startsAt, endsAt, timeZone, status },
    dueAt: booking.dueAt,
    claim: booking.claim,
    cancellation: endReason === undefined ? null : { endReason },
    totalMinor: booking.price.totalMinor,
    member: nameOf(spenderId),
    companion: nameOf(earnerId),
  };
}

/** One booking with its money, attendance and notes of staff. */
async function readBooking({
  tx,
  db,
  input: { bookingId },
  caller,
}: StaffReading<'booking'>): Promise<LoggedAnswer<StaffBooking>> {
  const { booking, people } = await readCase(tx, db, bookingId, caller);
  const { spenderId, earnerId } = booking;
  const presence = attendance(db, bookingId);
  const days = sessionDays(db, bookingId);
  const [payment, payout, claim, member, companion, memberDay, companionDay, notes] =
    await Promise.all([
      tx.get(payments(db).doc(bookingId)).then(dataOf),
      tx.get(companionPayout(db, bookingId)).then(dataOf),
      tx.get(claims(db).doc(bookingId)).then(dataOf),
      tx.get(presence.doc(spenderId)).then(dataOf),
      tx.get(presence.doc(earnerId)).then(dataOf),
      tx.get(days.doc(spenderId)).then(dataOf),
      tx.get(days.doc(earnerId)).then(dataOf),
      tx.get(notesOnBooking(db, bookingId)),
    ]);
  const answer: StaffBooking = {
    booking: bookingAsStaffSee(booking),
    names: { member: people.nameOf(spenderId), companion: people.nameOf(earnerId) },
    payment,
    payout,
    claim,
    attendance: { member, companion },
    days: { member: memberDay, companion: companionDay },
    notes: inTimeOrder(notes.docs),
  };
  return {
    answer: () => answer,
    people: people.logged,
    act: 'booking-read',
    target: `bookings/${bookingId}`,
    note: '',
  };
}

/** The latest messages of a booking's two sides, oldest first. */
async function readMessages({
  tx,
  db,
  input: { bookingId, reason },
  caller,
}: StaffReading<'booking-messages'>): Promise<LoggedAnswer<StaffAnswer<'booking-messages'>>> {
  const { booking, people } = await readCase(tx, db, bookingId, caller);
  const conversation = conversationId(booking.spenderId, booking.earnerId);
  const { docs } = await tx.get(lastMessages(db, conversation, MESSAGES_READ));
  return {
    answer: () => inTimeOrder(docs),
    people: people.logged,
    act: 'messages-read',
    target: `bookings/${bookingId}`,
    note: reason,
  };
}

/**
 * A booking and its two sides.
 * @throws AppError `not-found`, `unreadable`, or `forbidden` for a side of it.
 */
export async function readCase(
  tx: Transaction,
  db: Firestore,
  bookingId: string,
  caller: Caller,
): Promise<{ readonly booking: Booking; readonly people: People }> {
  const booking = (await tx.get(bookings(db).doc(bookingId))).data();
  if (booking === undefined) throw new AppError('not-found', 'No such booking');
  requireOther(caller, ...booking.participantIds);
  return { booking, people: await readPeople(tx, db, booking.participantIds) };
}

interface People {
  /** A full name; null once the account is gone or can't be read. */
  readonly nameOf: (uid: string) => string | null;
  /** The people as the log names them: an account that is gone by its pseudonym, since nothing replaces it later. */
  readonly logged: readonly string[];
}

export async function readPeople(
  tx: Transaction,
  db: Firestore,
  uids: readonly string[],
): Promise<People> {
  const found = await Promise.all([...new Set(uids)].map((uid) => tx.get(users(db).doc(uid))));
  const names = new Map(
    found.map((doc) => {
      const account = dataOf(doc);
      return [doc.id, account && `${account.firstName} ${account.lastName}`.trim()];
    }),
  );
  return {
    nameOf: (uid) => names.get(uid) ?? null,
    logged: found.map(({ id, exists }) => (exists ? id : pseudonymOf(id))),
  };
}
