import type { User } from '@hearthkin/domain/account/user';
import type { ActivityId } from '@hearthkin/domain/booking/activities';
import type { Booking } from '@hearthkin/domain/booking/booking';
import type { LiveCompanion } from '@hearthkin/domain/companion/live';
import { MINUTE_MS } from '@hearthkin/domain/durations';
import { AppError } from '@hearthkin/domain/errors';
import { addDays, startOfDay, wallClock } from '@hearthkin/domain/time';
import type { BookingFacts } from '../../functions/src/booking/booking-facts';
import { calendarOf } from '../../functions/src/booking/create-booking';
import type { HeldPlace } from '../../functions/src/booking/day-places';
import { planBooking, requireBookableStart } from '../../functions/src/booking/plan-booking';
import { quartersOf } from '../../functions/src/booking/slot-hold';
import type { Slot } from '../../functions/src/core/records';

/** What the server reads. */
export interface Calendar {
  readonly slots: ReadonlyMap<string, Slot>;
  readonly places: readonly HeldPlace[];
}

export function calendarFrom(booked: readonly Booking[]): Calendar {
  return {
    slots: new Map(
      booked.flatMap((one) =>
        quartersOf(one).map(({ key, endsAt }) => [key, { hold: one.hold, until: endsAt }]),
      ),
    ),
    places: booked.map((one) => ({
      key: `${one.date}_${one.dayPlace}`,
      slot: { hold: one.hold, until: startOfDay(addDays(one.date, 1), one.timeZone) },
    })),
  };
}

/** The place the server gives a session, or why it refuses it. */
export function ask(
  companion: LiveCompanion,
  { slots, places }: Calendar,
  { activity, minutes, startsAt, at, timing }: Asked,
): Booking['dayPlace'] | string {
  const facts: BookingFacts = {
    existing: null,
    credit: null,
    canceledByMember: 0,
    companionAddress: null,
    companion,
    live: companion,
    isCompanionActive: true,
    member: MEMBER,
    blocksCompanion: false,
    isBlocked: false,
    takenSlots: slots,
    dayPlaces: places,
    usedKeys: [],
  };
  const input = {
    requestId: '6f1c9f1e-8f0e-4b8e-9a52-2f6a6f1c9f1e',
    companionId: 'eve',
    activity,
    timing,
    startsAt: startsAt.toISOString(),
    minutes,
    location: '',
    notes: '',
    mode: null,
    mood: null,
    useCredits: [],
    agreedTotalMinor: 0,
  };
  try {
    requireBookableStart(input, at);
    planBooking(facts, input, 'sam', at);
  } catch (error) {
    // The price is asked about last.
    if (!(error instanceof AppError)) throw error;
    if (error.code !== 'price-changed') return error.code;
  }
  const { place, takenBy } = calendarOf(facts, {
    startsAt,
    endsAt: new Date(startsAt.getTime() + minutes * MINUTE_MS),
    bufferMinutes: companion.offer.bufferMinutes,
    date: wallClock(startsAt, companion.timeZone).date,
  });
  return place === null || takenBy.length > 0 ? 'slot-taken' : place;
}

export interface Asked {
  readonly activity: ActivityId;
  readonly minutes: number;
  readonly startsAt: Date;
  readonly at: Date;
  readonly timing: Booking['timing'];
}

const ENGLISH: User['languages'] = { native: 'English', secondary: [] };

/** Only the fields that matter. */
const MEMBER = {
  plan: null,
  planSince: null,
  stats: { sessionsCompleted: 0 },
  accountStatus: 'active',
  level: 'verified',
  createdAt: new Date('2026-01-15T12:00:00Z'),
  languages: ENGLISH,
} as User;
