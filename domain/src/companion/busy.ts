import type { Booking, BookingStatus } from '../booking/booking';
import { SLOT_MINUTES, slotStart } from '../booking/slots';
import { MINUTE_MS } from '../durations';
import { ceilToMinutes } from '../time';
import { type Live, MAX_BUSY } from './live';

/** The statuses in which a booking occupies the companion. */
export const BUSY_STATUSES = ['pending', 'confirmed'] as const satisfies readonly BookingStatus[];

/** The statuses that count as a session of their day. */
export const HELD_STATUSES = [...BUSY_STATUSES, 'completed'] as const;

type HeldBooking = Pick<Booking, 'status' | 'startsAt' | 'endsAt' | 'bufferMinutes' | 'date'>;

/** `busy`, as a companion's live document has it, from all of the companion's bookings: whole quarter hours, like what holds them. */
export function busyOf(bookings: readonly HeldBooking[], now: Date): Live['busy'] {
  return bookings
    .filter(({ status }) => BUSY_STATUSES.some((one) => one === status))
    .map(keptTime)
    .filter(({ until }) => until > now)
    .sort((a, b) => a.from.getTime() - b.from.getTime())
    .slice(0, MAX_BUSY);
}

/** The quarter hours that a session keeps, from the first to the end of the last. */
export function keptTime(session: Pick<Booking, 'startsAt' | 'endsAt' | 'bufferMinutes'>) {
  return {
    from: slotStart(session.startsAt),
    until: ceilToMinutes(freeAfter(session), SLOT_MINUTES),
  };
}

/** When the companion is free again: the end, and the time they keep free after it. */
export function freeAfter({ endsAt, bufferMinutes }: Pick<Booking, 'endsAt' | 'bufferMinutes'>) {
  return new Date(endsAt.getTime() + bufferMinutes * MINUTE_MS);
}

/** `fullDays`: the dates from `today` on with `most` sessions or more. */
export function fullDaysOf(
  bookings: readonly HeldBooking[],
  { most, today }: { readonly most: number; readonly today: string },
): Live['fullDays'] {
  const sessions = new Map<string, number>();
  for (const { status, date } of bookings) {
    if (!HELD_STATUSES.some((one) => one === status) || date < today) continue;
    sessions.set(date, (sessions.get(date) ?? 0) + 1);
  }
  return [...sessions].flatMap(([date, count]) => (count >= most ? [date] : [])).sort();
}
