import type { Clock } from '@hearthkin/domain/account/clock';
import { who } from '@hearthkin/domain/account/profile';
import type { Booking } from '@hearthkin/domain/booking/booking';
import { activityOf } from '@hearthkin/domain/foundation/activities';
import { formatDuration, formatMoney } from '@hearthkin/domain/foundation/formats';
import { afterDeclinedTime, BOOKING_SENTENCES } from '@hearthkin/domain/news/words';
import type { BookingEventKind } from '@hearthkin/domain/notification/kinds';
import type { Payment } from '@hearthkin/domain/payment/ledger';
import { memberMoney, movesMoney } from '@hearthkin/domain/payment/payment-state';
import { companionPay, paymentsNote, payoutsNote } from '@hearthkin/domain/payment/payment-words';
import { actionAt } from '../mail/compose-mail';
import type { MailContent } from '../mail/mail-content';
import { mailDay, mailTime, shortMailTime } from '../mail/mail-time';
import { isOfSeries, seriesLines, seriesSentence, seriesSubject } from './series-mail';

export interface BookingMailFacts {
  readonly kind: BookingEventKind;
  readonly bookingId: string;
  readonly booking: Booking;
  /** It and the others of its series of which the email tells, soonest first. */
  readonly together: readonly Booking[];
  /** The other side's public name: "Maya R."; of a deleted account one of `FORMER_NAMES`. */
  readonly otherName: string;
  readonly isCompanion: boolean;
  /** The reader's; null if unknown. */
  readonly clock: Clock | null;
  readonly now: Date;
  /** The site's URL, without a trailing slash; empty if not configured. */
  readonly siteUrl: string;
  /** Null once it is deleted. */
  readonly payment: Payment | null;
  /** Whether a payment provider moves the money of this deployment. */
  readonly isLive: boolean;
}

/** The email that tells one side of a booking event. A request is confirmed to its member, too. */
export function bookingMail(facts: BookingMailFacts): MailContent {
  const { kind, bookingId, booking, siteUrl } = facts;
  const reason =
    kind === 'booking-time-proposed'
      ? (booking.proposal?.note ?? '')
      : (booking.cancellation?.reason ?? '');
  return {
    subject: subject(facts),
    parts: [
      sentence(facts),
      { facts: sessionLines(facts) },
      ...(reason === ''
        ? []
        : [`${isByTeam(booking) ? 'Note from our team' : 'They wrote'}: ${reason}`]),
      ...actionAt(
        siteUrl,
        bookingLink(kind, encodeURIComponent(bookingId)),
        BUTTONS[kind] ?? 'See this booking',
      ),
    ],
  };
}

const BUTTONS: Partial<Record<BookingEventKind, string>> = {
  'booking-reminder-room': 'Join your session',
  'booking-check-in': 'Answer now',
  'booking-unpaid': 'Pay again',
};

/** The page for the news of a booking: the booking, or its open room. */
export function bookingLink(kind: BookingEventKind, bookingId: string): string {
  return `/${kind === 'booking-reminder-room' ? 'sessions' : 'my-bookings'}/${bookingId}`;
}

/** The news with a name and, where it matters, the time. */
function subject(facts: BookingMailFacts): string {
  const { kind, booking, otherName, isCompanion, together } = facts;
  const when = shortMailTime(at(facts, (together[0] ?? booking).startsAt));
  if (together.length > 1 && isOfSeries(kind)) {
    return seriesSubject(kind, together.length, { otherName, isCompanion, when });
  }
  switch (kind) {
    case 'booking-requested':
      if (isCompanion && booking.timing === 'now') {
        return `${who(otherName)} would like to talk right now`;
      }
      return isCompanion
        ? `${who(otherName)} would like to book: ${when}`
        : `Your request to ${otherName}: ${when}`;
    case 'booking-confirmed':
      return `${who(otherName)} accepted: ${when}`;
    case 'booking-declined':
      return `${who(otherName)} can’t make it: ${when}`;
    case 'booking-withdrawn':
      return `${who(otherName)} withdrew their request: ${when}`;
    case 'booking-cancelled':
      return isByTeam(booking)
        ? `We canceled your session with ${otherName}: ${when}`
        : `${who(otherName)} canceled: ${when}`;
    case 'booking-expired':
      return isCompanion ? `A request from ${otherName} expired` : `No reply from ${otherName}`;
    case 'booking-completed':
      return `Your session with ${otherName} is complete`;
    case 'booking-time-proposed':
      return `${who(otherName)} suggested a new time: ${shortMailTime(at(facts, proposedStart(booking)))}`;
    case 'booking-proposal-declined':
      return `${who(otherName)} can’t make the new time`;
    case 'booking-moved':
      return `${who(otherName)} accepted the new time: ${when}`;
    case 'booking-place-proposed':
      return `${who(otherName)} suggested a place: ${when}`;
    case 'booking-place-declined':
      return `${who(otherName)} would rather meet somewhere else: ${when}`;
    case 'booking-place-agreed':
      return `${who(otherName)} agreed to the place: ${when}`;
    case 'booking-unpaid':
      return `Please pay again: ${when}`;
    case 'booking-paid-again':
      return `You can accept now: ${when}`;
    case 'booking-refunded':
      return `A refund for your session with ${otherName}`;
    case 'booking-reminder-day':
      return `Your session with ${otherName}: ${when}`;
    case 'booking-reminder-hour':
      return `Starting soon with ${otherName}: ${when}`;
    case 'booking-check-in':
      return 'Are you all right?';
    case 'booking-reminder-room':
      return `Your room with ${otherName} is open`;
  }
}

function sentence(facts: BookingMailFacts): string {
  const { kind, booking, otherName, isCompanion, together } = facts;
  if (together.length > 1 && isOfSeries(kind)) {
    const until = dueTime(facts);
    return seriesSentence(kind, together.length, { otherName, isCompanion, until });
  }
  switch (kind) {
    case 'booking-requested':
      return isCompanion
        ? `${BOOKING_SENTENCES[kind](otherName)} Please reply by ${dueTime(facts)}.`
        : `Your request is on its way. ${who(otherName)} has until ${dueTime(facts)} to reply. No reply, no charge.`;
    case 'booking-confirmed':
      return `Good news: ${otherName} accepted, and your session is confirmed.`;
    case 'booking-cancelled':
      return canceled(facts);
    case 'booking-expired':
      return isCompanion
        ? `The request from ${otherName} expired before you replied.`
        : `${who(otherName)} didn’t reply in time, so your request expired. You won’t be charged.`;
    case 'booking-time-proposed':
      return `${who(otherName)} suggested a new time: ${mailTime(at(facts, proposedStart(booking)))}. The price stays the same. ${untilReply(facts)}`;
    case 'booking-proposal-declined':
      return `${BOOKING_SENTENCES[kind](otherName)} ${afterDeclinedTime(openUntil(facts))}`;
    case 'booking-moved':
      return `${BOOKING_SENTENCES[kind](otherName)} Your session is confirmed at the same price.`;
    case 'booking-place-proposed':
      return `${BOOKING_SENTENCES[kind](otherName)} ${placeProposed(booking)}`;
    case 'booking-place-declined':
      return `${BOOKING_SENTENCES[kind](otherName)} You can suggest another place.`;
    case 'booking-check-in':
      return `${BOOKING_SENTENCES[kind](otherName)} If we don’t hear from you within an hour, we alert our team and your trusted contact, if you have one.`;
    case 'booking-unpaid':
    case 'booking-paid-again':
      return `${BOOKING_SENTENCES[kind](otherName)} ${untilReply(facts)}`;
    case 'booking-declined':
    case 'booking-withdrawn':
    case 'booking-completed':
    case 'booking-place-agreed':
    case 'booking-refunded':
    case 'booking-reminder-day':
    case 'booking-reminder-hour':
    case 'booking-reminder-room':
      return BOOKING_SENTENCES[kind](otherName);
  }
}

function untilReply(facts: BookingMailFacts): string {
  const until = openUntil(facts);
  return until === undefined
    ? 'Until you reply, your session stays as booked:'
    : `${facts.isCompanion ? 'The' : 'Your'} request stays open until ${until}:`;
}

/** The time until which a request waits; undefined once it was accepted. */
function openUntil(facts: BookingMailFacts): string | undefined {
  return facts.booking.status === 'pending' ? dueTime(facts) : undefined;
}

function dueTime(facts: BookingMailFacts): string {
  const { dueAt, startsAt } = facts.booking;
  return mailTime(at(facts, dueAt ?? startsAt));
}

/** A member who didn't cancel pays nothing, however late it is. What was charged is refunded. */
function canceled({ booking, otherName, isCompanion, payment }: BookingMailFacts): string {
  const news = isByTeam(booking)
    ? `Your session with ${otherName} was canceled by our team.`
    : `${who(otherName)} canceled your session.`;
  const isCharged = payment !== null && payment.provider !== null;
  return isCompanion || isCharged ? news : `${news} You won’t be charged.`;
}

function isByTeam({ cancellation }: Booking): boolean {
  return cancellation?.endReason === 'operator';
}

function sessionLines(facts: BookingMailFacts): string[] {
  const { booking } = facts;
  const { activity, duration, startsAt, location } = booking;
  const what = `${activityOf(activity).name}, ${formatDuration(duration * 60)}`;
  const { kind, together, isCompanion, payment, isLive } = facts;
  if (together.length > 1 && isOfSeries(kind)) {
    const isMoved = movesMoney(payment, isLive);
    const each = seriesLines(kind, together, { isCompanion, isMoved }, (one) =>
      mailTime(at(facts, one.startsAt)),
    );
    return [what, ...(location === null ? [] : [`Where: ${location}`]), ...each];
  }
  const lines = [what, mailTime(at(facts, startsAt))];
  if (location !== null) lines.push(`Where: ${location}`);
  const money = moneyLine(facts);
  return money === null ? lines : [...lines, money];
}

/** Events that change what a member pays, or that say it. */
const ABOUT_MONEY: readonly BookingEventKind[] = [
  'booking-requested',
  'booking-confirmed',
  'booking-declined',
  'booking-cancelled',
  'booking-expired',
  'booking-refunded',
];

/** Whether an email of this kind depends on the booking's payment. */
export function namesMoney(kind: BookingEventKind): boolean {
  return ABOUT_MONEY.includes(kind);
}

function moneyLine(facts: BookingMailFacts): string | null {
  const { kind, booking, otherName, isCompanion, payment, isLive, now } = facts;
  const { price } = booking;
  const moves = movesMoney(payment, isLive);
  const isPriced = kind === 'booking-requested' || kind === 'booking-confirmed';
  if (isCompanion) return isPriced ? withNote(companionPay(price), payoutsNote(moves)) : null;
  if (payment !== null && (payment.provider !== null || payment.creditMinor > 0)) {
    const day = (instant: Date) => mailDay(at(facts, instant));
    return ABOUT_MONEY.includes(kind)
      ? memberMoney(payment, booking, { otherName, now, isLive, day })
      : null;
  }
  return isPriced
    ? withNote(`Total: ${formatMoney(price.totalMinor)}.`, paymentsNote(moves))
    : null;
}

function withNote(sentence: string, note: string): string {
  return note === '' ? sentence : `${sentence} ${note}`;
}

function at({ booking, clock, now }: BookingMailFacts, instant: Date) {
  return { instant, timeZone: booking.timeZone, clock, now };
}

/** The reader answers on the booking's page. Until then the place that was agreed counts. */
function placeProposed({ placeProposal, location }: Booking): string {
  const place = placeProposal === null ? '' : `They wrote: ${placeProposal.place}. `;
  const stays = location === null ? 'no place is agreed' : `you meet at ${location}`;
  return `${place}Until you accept, ${stays}.`;
}

function proposedStart({ proposal, startsAt }: Booking): Date {
  return proposal?.startsAt ?? startsAt;
}
