import { HOUR_MS } from '../foundation/durations';
import { wallClock } from '../foundation/time';
import { plainPrice } from '../pricing/plain-price';
import type { Booking } from './booking';

/** A request of Sam's to Eve for two hours of Coffee & Walk, for tests of what has other ones. */
export function plainBooking(change: Partial<Booking> = {}): Booking {
  const {
    createdAt = new Date('2026-06-01T12:00:00Z'),
    startsAt = new Date('2026-06-08T18:00:00Z'),
    timeZone = 'America/New_York',
  } = change;
  const { date, time } = wallClock(startsAt, timeZone);
  return {
    spenderId: 'sam',
    earnerId: 'eve',
    participantIds: ['sam', 'eve'],
    seriesId: null,
    hold: 'a-hold',
    activity: 'coffee-walk',
    timing: 'later',
    startsAt,
    endsAt: new Date(startsAt.getTime() + 2 * HOUR_MS),
    date,
    time,
    timeZone,
    duration: 2,
    bufferMinutes: 0,
    location: null,
    notes: '',
    mode: null,
    mood: null,
    fromMatching: false,
    memberCard: null,
    price: plainPrice(6000),
    discountKeys: [],
    status: 'pending',
    dueAt: null,
    statusHistory: [],
    cancellation: null,
    proposal: null,
    placeProposal: null,
    claim: null,
    isFrozen: false,
    createdAt,
    updatedAt: createdAt,
    ...change,
  };
}
