import type { Booking } from '@hearthkin/domain/booking/booking';
import {
  acceptedUntil,
  type CalendarDay,
  daysOf,
  type Hold,
  type Kept,
  keptBy,
} from '@hearthkin/domain/booking/calendar-day';
import {
  gatheringHold,
  type HostedTime,
  hostedHold,
} from '@hearthkin/domain/community/hosted-time';
import type { LiveCompanion } from '@hearthkin/domain/companion/live';
import type { ActivityId } from '@hearthkin/domain/foundation/activities';
import { MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { wallClock } from '@hearthkin/domain/foundation/time';
import type { ReadDay } from '../../../functions/src/agreement/calendar-days';
import type { BookingFacts } from '../../../functions/src/booking/booking-facts';
import { obstacleTo } from '../../../functions/src/booking/create-booking';
import { planBooking, requireBookableStart } from '../../../functions/src/booking/plan-booking';
import { memberDocument } from '../../support/builders';

/** A companion's calendar, by the id of its days. */
export type Calendar = ReadonlyMap<string, Pick<CalendarDay, 'holds'>>;

export function calendarFrom(booked: readonly Booking[], hosted: readonly HostedTime[]): Calendar {
  const days = new Map<string, Pick<CalendarDay, 'holds'>>();
  const put = (name: string, hold: Hold) => {
    for (const key of daysOf(hold)) {
      days.set(key, { holds: { ...days.get(key)?.holds, [name]: hold } });
    }
  };
  for (const one of booked) {
    const kept = keptBy(one);
    put(one.hold, { ...kept, until: acceptedUntil(kept, one.timeZone) });
  }
  for (const [index, one] of hosted.entries()) {
    put(gatheringHold('activity', String(index)), hostedHold(one));
  }
  return days;
}

/** The days that the server reads for a session. */
export function daysFor(calendar: Calendar, kept: Kept): ReadDay[] {
  return daysOf(kept).map((id) => ({
    ref: { id } as ReadDay['ref'],
    holds: calendar.get(id)?.holds ?? {},
    updateTime: undefined,
  }));
}

/** Why the server refuses a session; null if it takes it. */
export function ask(
  companion: LiveCompanion,
  calendar: Calendar,
  { activity, minutes, startsAt, at, timing }: Asked,
): string | null {
  const facts: BookingFacts = {
    credit: null,
    canceledByMember: 0,
    companionAddress: null,
    companion,
    live: companion,
    isCompanionFree: true,
    member: MEMBER,
    blocksCompanion: false,
    isBlocked: false,
    days: [],
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
    fromMatching: false,
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
  const session = {
    startsAt,
    endsAt: new Date(startsAt.getTime() + minutes * MINUTE_MS),
    bufferMinutes: companion.offer.bufferMinutes,
    date: wallClock(startsAt, companion.timeZone).date,
    hold: 'own',
  };
  const days = daysFor(calendar, keptBy(session));
  return obstacleTo({ companion, days }, session, at) === null ? null : 'slot-taken';
}

export interface Asked {
  readonly activity: ActivityId;
  readonly minutes: number;
  readonly startsAt: Date;
  readonly at: Date;
  readonly timing: Booking['timing'];
}

const MEMBER = memberDocument('sam');
