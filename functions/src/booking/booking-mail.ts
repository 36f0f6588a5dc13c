import { activityOf } from '@hearthkin/domain/booking/activities';
import type { Booking } from '@hearthkin/domain/booking/booking';
import type { BookingEventKind } from '@hearthkin/domain/notification/kinds';
import { BOOKING_SENTENCES, NOTIFICATION_TITLES } from '@hearthkin/domain/notification/words';
import { actionAt } from '../core/compose-mail';
import type { MailContent } from '../core/mail-content';

export interface BookingMailFacts {
  readonly kind: BookingEventKind;
  readonly bookingId: string;
  readonly booking: Booking;
  /** The other side's public name: "Maya R." */
  readonly otherName: string;
  readonly isCompanion: boolean;
  /** The site's URL, without a trailing slash; empty if not configured. */
  readonly siteUrl: string;
}

/** The email that notifies one side of a booking event. */
export function bookingMail(facts: BookingMailFacts): MailContent {
  const { kind, bookingId, booking, siteUrl } = facts;
  const reason =
    kind === 'booking-time-proposed'
      ? (booking.proposal?.note ?? '')
      : (booking.cancellation?.reason ?? '');
  return {
    subject:
      kind === 'booking-time-proposed'
        ? 'Another time is proposed for a session'
        : NOTIFICATION_TITLES[kind],
    parts: [
      sentence(facts),
      { facts: sessionLines(booking) },
      ...(reason === '' ? [] : [`${isByTeam(booking) ? 'Our team' : 'They'} wrote: ${reason}`]),
      ...actionAt(siteUrl, `/my-bookings/${encodeURIComponent(bookingId)}`, 'See this booking'),
    ],
  };
}

function sentence({ kind, booking, otherName, isCompanion }: BookingMailFacts): string {
  switch (kind) {
    case 'booking-requested':
      return `${BOOKING_SENTENCES[kind](otherName)} Please accept or decline before ${lapse(booking)}.`;
    case 'booking-confirmed':
      return `${BOOKING_SENTENCES[kind](otherName)} The session is confirmed.`;
    case 'booking-cancelled':
      return cancelled(booking, otherName, isCompanion);
    case 'booking-expired':
      return isCompanion
        ? `The request of ${otherName} was not answered in time and has expired.`
        : `${otherName} did not answer in time. The amount set aside for it is yours again.`;
    case 'booking-time-proposed':
      return `${otherName} proposes another time for this session: ${proposedTime(booking)}. The price stays as agreed. Until you answer, the booking stays as it is:`;
    case 'booking-moved':
      return `${BOOKING_SENTENCES[kind](otherName)} The session is confirmed for it, at the price that was agreed.`;
    case 'booking-declined':
    case 'booking-withdrawn':
    case 'booking-completed':
    case 'booking-proposal-declined':
    case 'booking-reminder-day':
    case 'booking-reminder-hour':
      return BOOKING_SENTENCES[kind](otherName);
  }
}

/** A member who didn't cancel pays nothing, however late it is. */
function cancelled(booking: Booking, otherName: string, isCompanion: boolean): string {
  const news = isByTeam(booking)
    ? `The session with ${otherName} was cancelled by our team.`
    : `${otherName} has cancelled the session.`;
  return isCompanion ? news : `${news} The amount set aside for it is yours again.`;
}

function isByTeam({ cancellation }: Booking): boolean {
  return cancellation?.endReason === 'operator';
}

function sessionLines(booking: Booking): string[] {
  const lines = [
    `${activityOf(booking.activity).name}, ${minutesText(booking.duration * 60)}`,
    wallTime(booking.startsAt, booking.timeZone),
  ];
  if (booking.location !== null) lines.push(`Where: ${booking.location}`);
  return lines;
}

function lapse(booking: Booking): string {
  const at = booking.dueAt ?? booking.startsAt;
  return wallTime(at, booking.timeZone);
}

function proposedTime({ proposal, startsAt, timeZone }: Booking): string {
  return wallTime(proposal?.startsAt ?? startsAt, timeZone);
}

/** "Wednesday, 10 June 2026 at 14:00, New York time" */
function wallTime(instant: Date, timeZone: string): string {
  const day = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  const parts = Object.fromEntries(
    day.formatToParts(instant).map(({ type, value }) => [type, value]),
  );
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
  return `${parts.weekday}, ${parts.day} ${parts.month} ${parts.year} at ${time.format(instant)}, ${city} time`;
}

function minutesText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [];
  if (hours > 0) parts.push(`${hours} h`);
  if (rest > 0) parts.push(`${rest} min`);
  return parts.join(' ');
}
