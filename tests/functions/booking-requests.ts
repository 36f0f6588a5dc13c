import { randomUUID } from 'node:crypto';
import type { Hold } from '@hearthkin/domain/booking/calendar-day';
import type { CreateBookingInput } from '@hearthkin/domain/booking/requests';
import { OPEN_OFFER } from '@hearthkin/domain/companion/open-offer';
import type { ActivityId } from '@hearthkin/domain/foundation/activities';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { addDays, instantAt, wallClock } from '@hearthkin/domain/foundation/time';
import type { CreditKind } from '@hearthkin/domain/pricing/credits';
import type { MemberStanding, OwnOffers } from '@hearthkin/domain/pricing/discounts';
import { quote } from '@hearthkin/domain/pricing/quote';
import type { Query } from 'firebase-admin/firestore';
import type { Call } from '../../functions/src/platform/callable';
import type { Caller } from '../../functions/src/platform/caller';
import { calendarDays } from '../../functions/src/platform/records/collections';
import { adminDb } from '../support/admin';

export const ZONE = 'America/New_York';

/**
 * When tests with their own time request bookings: so far ahead that no sweep finds them overdue.
 */
export const FAR_AHEAD = new Date('2090-06-05T12:00:00Z');

/** A member before their first session with a companion. */
export const NEWCOMER: MemberStanding = {
  plan: null,
  planSessionsLeft: 0,
  sessionsCompleted: 0,
  silverUsed: false,
  hadSessionWithCompanion: false,
  credits: [],
};

/** The instant at which clocks in New York show `time`, some days after `now`. */
export function newYork(daysAhead: number, time: string, now = new Date()): Date {
  const instant = instantAt(addDays(wallClock(now, ZONE).date, daysAhead), time, ZONE);
  if (instant === null) throw new Error(`There is no ${time} that day`);
  return instant;
}

export interface Wish {
  readonly companionId: string;
  readonly startsAt: Date;
  readonly activity?: ActivityId;
  readonly minutes?: number;
  readonly standing?: MemberStanding;
  readonly offers?: OwnOffers;
  readonly hourlyRate?: number;
  readonly useCredits?: readonly CreditKind[];
}

/** The client's request for a session: two hours of Coffee & Walk at the total the member saw. */
export function bookingRequest(wish: Wish): CreateBookingInput {
  const { companionId, startsAt, activity = 'coffee-walk', minutes = 120 } = wish;
  const { totalMinor } = quote({
    activity,
    hourlyRate: wish.hourlyRate ?? 30,
    minutes,
    startsAt,
    timeZone: ZONE,
    standing: wish.standing ?? NEWCOMER,
    offers: wish.offers ?? OPEN_OFFER,
    useCredits: wish.useCredits ?? [],
  });
  return {
    requestId: randomUUID(),
    companionId,
    activity,
    timing: 'later',
    startsAt: startsAt.toISOString(),
    minutes,
    location: 'Public Garden',
    notes: '',
    mode: null,
    mood: null,
    fromMatching: false,
    useCredits: [...(wish.useCredits ?? [])],
    agreedTotalMinor: totalMinor,
    furtherWeeks: [],
  };
}

/** A call as a handler gets it, at a given time. */
export function callAs<Input>(
  caller: Partial<Caller> & { readonly uid: string },
  input: Input,
  now: Date,
): Call<Input> {
  return {
    input,
    caller: { userType: 'spender', staffRefusal: 'forbidden', signedInAt: null, ...caller },
    network: '203.0.113.1',
    now,
    db: adminDb,
  };
}

export async function countOf(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}

/** What is held of a companion's calendar, by `hold`, with the days each stands in. */
export async function holdsOf(companionId: string) {
  const held: Record<string, Hold & { readonly days: readonly string[] }> = {};
  for (const doc of (await calendarDays(adminDb, companionId).get()).docs) {
    for (const [id, hold] of Object.entries(doc.data().holds)) {
      held[id] = { ...hold, days: [...(held[id]?.days ?? []), doc.id] };
    }
  }
  return held;
}

/** The number of documents that bookings of a companion have left, and how many of them hold time. */
export async function documentCounts(companionId: string) {
  const [bookings, payments, held] = await Promise.all([
    countOf(adminDb.collection('bookings').where('earnerId', '==', companionId)),
    countOf(adminDb.collection('payments').where('earnerId', '==', companionId)),
    holdsOf(companionId),
  ]);
  return { bookings, payments, holds: Object.keys(held).length };
}

/** What became of an act: `done`, or the code of the refusal. */
export async function outcomeOf(attempt: Promise<unknown>): Promise<string> {
  try {
    await attempt;
    return 'done';
  } catch (error) {
    return error instanceof AppError ? error.code : String(error);
  }
}
