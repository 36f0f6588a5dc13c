import { displayNameOf, FORMER_NAMES } from '@hearthkin/domain/account/profile';
import { type Booking, otherParty } from '@hearthkin/domain/booking/booking';
import { wallClock } from '@hearthkin/domain/foundation/time';
import { priceData } from '@hearthkin/domain/news/price-data';
import { payOfAll } from '@hearthkin/domain/payment/companion-pay';
import { isBlocking } from '@hearthkin/domain/safety/block';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import {
  type MailedNews,
  mailNotification,
  type NotificationDraft,
  type NotifyContext,
  notify,
  type Recipient,
} from '../notification/notify';
import { arePaymentsLive } from '../payment/provider/payment-params';
import { blocks, payments } from '../platform/records/collections';
import { dataOf } from '../platform/records/converter';
import type { BookingEvent } from './booking-event';
import { bookingLink, bookingMail, namesMoney } from './booking-mail';
import { sessionData, turnData } from './session-data';

/** The change of a booking. */
interface Happened extends Pick<MailedNews, 'about'> {
  readonly event: BookingEvent;
  readonly bookingId: string;
  /** The booking as it is since. */
  readonly booking: Booking;
  /** It and the others of its series of which this tells, soonest first. */
  readonly together: readonly Booking[];
}

/**
 * Notifies the other side of a booking event, in the app and by email; members also get an email of their own
 * request. The emails are queued before the commit: a transaction that is repeated queues them again, and
 * an email that is queued twice is sent once.
 */
export async function announceBooking(
  tx: Transaction,
  { event, bookingId, booking, together, about }: Happened,
  readers: ReadonlyMap<string, Recipient>,
  context: NotifyContext,
): Promise<void> {
  const { kind, recipients } = event;
  for (const reader of recipients.flatMap((uid) => readers.get(uid) ?? [])) {
    const told = { bookingId, booking, together, uid: reader.uid, readers };
    notify(tx, context.db, reader, noticeFor(kind, told), context.now);
  }
  const told = { kind, about, bookingId, booking, together, readers };
  await mailSides(told, mailed(event, booking), context);
}

/** The news of the sides of a booking, and the facts that are known of both. */
export interface ToldSides extends Pick<MailedNews, 'about'> {
  readonly kind: BookingEvent['kind'];
  readonly bookingId: string;
  readonly booking: Booking;
  /** Absent for news of this booking alone. */
  readonly together?: readonly Booking[];
  readonly readers: ReadonlyMap<string, Recipient>;
}

/** One of them. */
type ToldSide = Omit<ToldSides, 'kind' | 'about'> & { readonly uid: string };

/** Notifies sides of a booking by email; no one without an account. */
export async function mailSides(
  { kind, about, bookingId, booking, together = [booking], readers }: ToldSides,
  uids: readonly string[],
  context: NotifyContext,
): Promise<void> {
  const told = uids.flatMap((uid) => readers.get(uid) ?? []);
  if (told.length === 0) return;
  const payment = namesMoney(kind) ? dataOf(await payments(context.db).doc(bookingId).get()) : null;
  const end = kind.startsWith('booking-reminder') ? { until: booking.startsAt } : {};
  for (const reader of told) {
    const { uid } = reader;
    const content = bookingMail({
      kind,
      bookingId,
      booking: await withoutHiddenWords(context.db, booking, uid),
      together,
      otherName: otherNameFor({ booking, uid, readers }),
      isCompanion: uid === booking.earnerId,
      clock: reader.account.clock,
      now: context.now,
      siteUrl: context.siteUrl,
      payment,
      isLive: arePaymentsLive(),
    });
    await mailNotification(context, reader, { kind, about, content, ...end });
  }
}

/** A booking without the other side's reason for its end, for a person who blocks them. */
async function withoutHiddenWords(db: Firestore, booking: Booking, uid: string): Promise<Booking> {
  const { cancellation } = booking;
  const other = otherParty(booking, uid);
  if (!cancellation?.reason || cancellation.endedBy !== other.role) return booking;
  const block = dataOf(await blocks(db, uid).doc(other.uid).get());
  return isBlocking(block)
    ? { ...booking, cancellation: { ...cancellation, reason: '' } }
    : booking;
}

function otherNameFor({ booking, uid, readers }: Omit<ToldSide, 'bookingId'>): string {
  const other = readers.get(otherParty(booking, uid).uid);
  if (other !== undefined) return displayNameOf(other.account);
  return FORMER_NAMES[uid === booking.earnerId ? 'spender' : 'earner'];
}

/** Members get an email of their own request, as a record of what they asked for. */
function mailed({ kind, recipients }: BookingEvent, { spenderId }: Booking): readonly string[] {
  return kind === 'booking-requested' ? [...recipients, spenderId] : recipients;
}

/** The notification of one side, in the app. */
export function noticeFor(kind: BookingEvent['kind'], told: ToldSide): NotificationDraft {
  const { bookingId, booking } = told;
  const { timeZone, proposal, status, dueAt, price } = booking;
  // The proposed start, which isn't the booking's own.
  const proposed: Record<string, string> =
    proposal === null
      ? {}
      : {
          proposedDate: proposal.date,
          proposedTime: proposal.time,
          ...turnData('proposedTurn', proposal.startsAt, timeZone),
        };
  // The deadline of a request that the decline of a new time leaves open.
  const isLeftOpen = kind === 'booking-proposal-declined' && status === 'pending';
  const dueOn = (at: Date): Record<string, string> => {
    const due = wallClock(at, timeZone);
    return { dueDate: due.date, dueTime: due.time, ...turnData('dueTurn', at, timeZone) };
  };
  const open = isLeftOpen && dueAt !== null ? dueOn(dueAt) : {};
  // Only the companion is notified of a request.
  const { together = [booking] } = told;
  const isSeries = together.length > 1;
  const paid = (): Record<string, string> =>
    isSeries ? { payMinor: String(payOfAll(together)) } : priceData(price);
  const pay: Record<string, string> = kind === 'booking-requested' ? paid() : {};
  const series: Record<string, string> = isSeries ? { sessions: String(together.length) } : {};
  const session = sessionData(bookingId, booking, otherNameFor(told));
  const data = { ...session, ...proposed, ...open, ...pay, ...series };
  return { id: `${bookingId}_${kind}`, kind, data, link: bookingLink(kind, bookingId) };
}
