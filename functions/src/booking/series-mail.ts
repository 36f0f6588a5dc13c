import { who } from '@hearthkin/domain/account/profile';
import type { Booking } from '@hearthkin/domain/booking/booking';
import { formatMoney } from '@hearthkin/domain/foundation/formats';
import { SERIES_SENTENCES } from '@hearthkin/domain/news/words';
import type { BookingEventKind } from '@hearthkin/domain/notification/kinds';
import { companionPayOf, payOfAll } from '@hearthkin/domain/payment/companion-pay';
import { paymentsNote, payoutsNote } from '@hearthkin/domain/payment/payment-words';

type SeriesKind = keyof typeof SERIES_SENTENCES;

/** Whether several sessions of a series are told of in one email of this kind. */
export function isOfSeries(kind: BookingEventKind): kind is SeriesKind {
  return kind in SERIES_SENTENCES;
}

interface Told {
  readonly otherName: string;
  readonly isCompanion: boolean;
}

/** @param when the time of the first session. */
export function seriesSubject(
  kind: SeriesKind,
  count: number,
  { otherName, isCompanion, when }: Told & { readonly when: string },
): string {
  if (kind === 'booking-confirmed')
    return `${who(otherName)} accepted ${count} sessions from ${when}`;
  return isCompanion
    ? `${who(otherName)} would like to book ${count} weekly sessions from ${when}`
    : `Your request to ${otherName}: ${count} weekly sessions from ${when}`;
}

/** @param until the time to reply. */
export function seriesSentence(
  kind: SeriesKind,
  count: number,
  { otherName, isCompanion, until }: Told & { readonly until: string },
): string {
  if (kind === 'booking-confirmed') {
    return `Good news: ${otherName} accepted, and ${count} of your sessions are confirmed. You can cancel each on its own.`;
  }
  return isCompanion
    ? `${SERIES_SENTENCES[kind](count, otherName)} Please reply by ${until}. You can accept them together or each on its own.`
    : `Your request for ${count} weekly sessions is on its way. ${who(otherName)} has until ${until} to reply. No reply, no charge.`;
}

/** Each session with what it pays or costs, and the sum. */
export function seriesLines(
  kind: SeriesKind,
  together: readonly Booking[],
  isCompanion: boolean,
  isMoved: boolean,
  showTime: (booking: Booking) => string,
): string[] {
  const lines = together.map((booking) => {
    const { price } = booking;
    const minor = isCompanion ? companionPayOf(price).payMinor : price.totalMinor;
    return `${showTime(booking)}: ${formatMoney(minor)}`;
  });
  const totalMinor = together.reduce((sum, { price }) => sum + price.totalMinor, 0);
  const sum = isCompanion
    ? `You receive ${formatMoney(payOfAll(together))} in total.`
    : `Total: ${formatMoney(totalMinor)}.`;
  const note = isCompanion ? payoutsNote(isMoved) : memberNote(kind, isMoved);
  return [...lines, note === '' ? sum : `${sum} ${note}`];
}

function memberNote(kind: SeriesKind, isMoved: boolean): string {
  if (!isMoved) return paymentsNote(isMoved);
  return kind === 'booking-confirmed'
    ? 'We’ve charged your card for each.'
    : 'Each is charged once it’s accepted.';
}
