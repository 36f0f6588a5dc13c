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
  switch (kind) {
    case 'booking-confirmed':
      return `${who(otherName)} accepted ${count} sessions from ${when}`;
    case 'booking-declined':
      return `${who(otherName)} can’t make ${count} sessions from ${when}`;
    case 'booking-withdrawn':
      return `${who(otherName)} withdrew ${count} requests: sessions from ${when}`;
    case 'booking-requested':
      return isCompanion
        ? `${who(otherName)} would like to book ${count} weekly sessions from ${when}`
        : `Your request to ${otherName}: ${count} weekly sessions from ${when}`;
  }
}

/** @param until the time to reply. */
export function seriesSentence(
  kind: SeriesKind,
  count: number,
  { otherName, isCompanion, until }: Told & { readonly until: string },
): string {
  switch (kind) {
    case 'booking-confirmed':
      return `Good news: ${otherName} accepted, and ${count} of your sessions are confirmed. You can cancel each on its own.`;
    case 'booking-declined':
    case 'booking-withdrawn':
      return SERIES_SENTENCES[kind](count, otherName);
    case 'booking-requested':
      return isCompanion
        ? `${SERIES_SENTENCES[kind](count, otherName)} Please reply by ${until}. You can accept them together or each on its own.`
        : `Your request for ${count} weekly sessions is on its way. ${who(otherName)} has until ${until} to reply. No reply, no charge.`;
  }
}

interface SeriesMoney {
  readonly isCompanion: boolean;
  /** Whether a payment provider moves the money. */
  readonly isMoved: boolean;
}

/** Each session with what it pays or costs, and the sum; of those that were declined or withdrawn, what comes back. */
export function seriesLines(
  kind: SeriesKind,
  together: readonly Booking[],
  { isCompanion, isMoved }: SeriesMoney,
  showTime: (booking: Booking) => string,
): string[] {
  const totalMinor = together.reduce((sum, { price }) => sum + price.totalMinor, 0);
  if (kind === 'booking-declined' || kind === 'booking-withdrawn') {
    const back = isCompanion ? [] : comingBack(together, isMoved && totalMinor > 0);
    return [...together.map(showTime), ...back];
  }
  const lines = together.map((booking) => {
    const { price } = booking;
    const minor = isCompanion ? companionPayOf(price).payMinor : price.totalMinor;
    return `${showTime(booking)}: ${formatMoney(minor)}`;
  });
  const sum = isCompanion
    ? `You receive ${formatMoney(payOfAll(together))} in total.`
    : `Total: ${formatMoney(totalMinor)}.`;
  const note = isCompanion ? payoutsNote(isMoved) : memberNote(kind, isMoved);
  return [...lines, note === '' ? sum : `${sum} ${note}`];
}

/** The member's money of requests that came to nothing. */
function comingBack(together: readonly Booking[], isAuthorized: boolean): string[] {
  const creditMinor = together.reduce((sum, { price }) => sum + price.planCreditMinor, 0);
  return [
    ...(isAuthorized
      ? ['We’ve released each authorization. Your bank may show them for a few days.']
      : []),
    ...(creditMinor > 0 ? [`${formatMoney(creditMinor)} of session credit came back.`] : []),
  ];
}

function memberNote(kind: SeriesKind, isMoved: boolean): string {
  if (!isMoved) return paymentsNote(isMoved);
  return kind === 'booking-confirmed'
    ? 'We’ve charged your card for each.'
    : 'Each is charged once it’s accepted.';
}
