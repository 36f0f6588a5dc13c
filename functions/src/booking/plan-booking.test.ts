import type { User } from '@hearthkin/domain/account/user';
import { BOOK_AHEAD_MS, NOW_WITHIN_MS } from '@hearthkin/domain/booking/free-time';
import type { SessionInput } from '@hearthkin/domain/booking/requests';
import type { Companion } from '@hearthkin/domain/companion/companion';
import { OPEN_OFFER } from '@hearthkin/domain/companion/open-offer';
import { DAY_MS, MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { describe, expect, it } from 'vitest';
import type { BookingFacts } from './booking-facts';
import { planBooking, requireBookableStart } from './plan-booking';

const start = new Date('2026-06-10T18:00:00Z');
const now = new Date('2026-06-01T12:00:00Z');
const before = (ms: number) => new Date(start.getTime() - ms);

describe('requireBookableStart', () => {
  it.each([
    ['later', 0, 1, null],
    ['later', 0, 0, 'in the future'],
    ['later', 0, BOOK_AHEAD_MS, null],
    ['later', 0, BOOK_AHEAD_MS + 1, 'too far ahead'],
    ['now', 0, NOW_WITHIN_MS, null],
    ['now', 0, NOW_WITHIN_MS + 1, 'starts soon'],
    ['later', 15, 1, null],
    ['later', 10, 1, 'quarter of an hour'],
    ['later', 7.5, 1, 'quarter of an hour'],
  ] as const)(
    'for %s, %d minutes past the hour and %d ms ahead, refuses with %j',
    (timing, past, ms, words) => {
      const startsAt = new Date(start.getTime() + past * MINUTE_MS).toISOString();
      const check = () => requireBookableStart({ startsAt, timing }, before(ms));
      if (words === null) expect(check).not.toThrow();
      else expect(check).toThrow(words);
    },
  );
});

const input: SessionInput = {
  requestId: '6f1c9f1e-8f0e-4b8e-9a52-2f6a6f1c9f1e',
  companionId: 'eve',
  activity: 'coffee-walk',
  timing: 'later',
  startsAt: start.toISOString(),
  minutes: 120,
  location: 'Public Garden',
  notes: 'I bring a dog.',
  mode: null,
  mood: 'sad',
  fromMatching: true,
  useCredits: [],
  agreedTotalMinor: 3000,
};

const ADDRESS = { street: '', city: 'Boston', state: 'MA', zipCode: '', country: 'United States' };

/** A first session with this companion has been booked. */
const FIRST = 'first-session_eve';

function facts(
  member: Partial<Pick<User, 'plan' | 'planSince' | 'stats' | 'accountStatus' | 'level'>> = {},
  companion: Partial<Companion> = {},
  usedKeys: BookingFacts['usedKeys'] = [],
): BookingFacts {
  const listing = {
    listed: true,
    hourlyRate: 30,
    minimumSession: 1,
    timeZone: 'America/New_York',
    weeklyAvailability: null,
    offer: OPEN_OFFER,
    fullDays: [],
    languages: { native: 'English', secondary: [] },
    ...companion,
  };
  const account = {
    plan: null,
    planSince: null,
    planMonthDay: 1,
    stats: { sessionsCompleted: 0 },
    accountStatus: 'active',
    level: 'verified',
    verification: { isVerified: false, verificationStatus: 'not_started' },
    restriction: null,
    createdAt: new Date('2026-03-31T12:00:00Z'),
    languages: { native: 'Spanish', secondary: ['English'] },
    address: ADDRESS,
    ...member,
  };
  return {
    credit: null,
    canceledByMember: 1,
    companionAddress: { ...ADDRESS, city: 'Salem' },
    blocksCompanion: false,
    isCompanionFree: true,
    isBlocked: false,
    days: [],
    usedKeys,
    // Only the fields that matter.
    companion: listing as Companion,
    live: null,
    member: account as User,
  };
}

/** The total the member has to agree to. */
function totalFor(known: BookingFacts, change: Partial<SessionInput> = {}): unknown {
  try {
    planBooking(known, { ...input, ...change, agreedTotalMinor: 0 }, 'sam', now);
  } catch (error) {
    return (error as { details: { quote: { totalMinor: number } } }).details.quote.totalMinor;
  }
  return 0;
}

describe('planBooking', () => {
  it('makes a pending booking on the companion’s wall clock', () => {
    expect(planBooking(facts(), input, 'sam', now)).toMatchObject({
      spenderId: 'sam',
      earnerId: 'eve',
      date: '2026-06-10',
      time: '14:00',
      duration: 2,
      dueAt: new Date(now.getTime() + DAY_MS),
      statusHistory: [{ status: 'pending', at: now, by: 'spender' }],
      notes: 'I bring a dog.',
      mood: 'sad',
      fromMatching: true,
      memberCard: {
        verified: true,
        memberSince: '2026-03',
        completed: 0,
        canceled: 1,
        languages: ['English'],
        nearness: 'state',
        km: null,
      },
    });
  });

  it('says how far apart both live, if their towns are known', () => {
    const [boston, salem] = [
      { lat: 42.4, lng: -71.1 },
      { lat: 42.5, lng: -70.9 },
    ];
    const known = { ...facts(), companion: { ...facts().companion, point: salem } as Companion };
    const home = { town: 'boston/ma/united states', point: boston };
    const booked = { ...known, member: { ...known.member, home } as User };
    expect(planBooking(booked, input, 'sam', now).memberCard?.km).toBe(20);
    expect(planBooking(known, input, 'sam', now).memberCard?.km).toBeNull();
  });

  it('keeps the location of sessions that have one', () => {
    const placeOf = (change: Partial<SessionInput>) =>
      planBooking(facts(), { ...input, ...change }, 'sam', now).location;
    expect(placeOf({})).toBe('Public Garden');
    expect(placeOf({ location: '' })).toBeNull();
    expect(placeOf({ activity: 'virtual-chat', agreedTotalMinor: 1500 })).toBeNull();
  });

  it('gives each earned discount, and one-time ones once', () => {
    const silver = { stats: { sessionsCompleted: 10 } };
    expect(totalFor(facts())).toBe(3000);
    expect(totalFor(facts({}, {}, [FIRST]))).toBe(6000);
    expect(totalFor(facts({ plan: 'unlimited' }, {}, [FIRST]))).toBe(5100);
    expect(totalFor(facts(silver, {}, [FIRST]))).toBe(5400);
    expect(totalFor(facts(silver, {}, [FIRST, 'silver-loyalty']))).toBe(6000);
    expect(totalFor(facts({}, { hourlyRate: 60 }))).toBe(6000);
  });

  it('gives a plan’s discount as often as the plan has sessions, and records each use', () => {
    const lite = { plan: 'lite' as const };
    const used = ['plan-2026-06-1', 'plan-2026-06-3', FIRST];
    const agreed = { ...input, agreedTotalMinor: 5700 };
    const booking = planBooking(facts(lite, {}, used), agreed, 'sam', now);
    expect(booking.discountKeys).toEqual(['plan-2026-06-2']);
    expect(totalFor(facts(lite, {}, [...used, 'plan-2026-06-2']))).toBe(6000);
  });

  it('uses the credits a member ticks and has, and no others', () => {
    const gold = { stats: { sessionsCompleted: 20 } };
    const used = [FIRST, 'silver-loyalty'];
    const both = { useCredits: ['bronze-coupon' as const, 'gold-bonus' as const] };
    expect(totalFor(facts(gold, {}, used))).toBe(6000);
    expect(totalFor(facts(gold, {}, used), both)).toBe(6000 - 500 - 750);
    expect(totalFor(facts(gold, {}, [...used, 'bronze-coupon']), both)).toBe(6000 - 750);
    expect(totalFor(facts({}, {}, used), both)).toBe(6000);
    const agreed = { ...input, ...both, agreedTotalMinor: 4750 };
    const booking = planBooking(facts(gold, {}, used), agreed, 'sam', now);
    expect(booking.discountKeys).toEqual(['bronze-coupon', 'gold-bonus']);
  });

  it('refuses with a specific code', () => {
    const refusal = (known: BookingFacts, change: Partial<SessionInput> = {}) => {
      try {
        planBooking(known, { ...input, ...change }, 'sam', now);
      } catch (error) {
        return (error as { code: string }).code;
      }
      return 'none';
    };
    expect(refusal(facts())).toBe('none');
    expect(refusal({ ...facts(), companion: null })).toBe('not-found');
    expect(refusal({ ...facts(), member: null })).toBe('forbidden');
    expect(refusal(facts({ accountStatus: 'suspended' }))).toBe('forbidden');
    expect(refusal(facts({ level: 'account' }))).toBe('identity-unverified');
    expect(refusal(facts(), { companionId: 'sam' })).toBe('forbidden');
    expect(refusal(facts({}, { listed: false }))).toBe('not-listed');
    expect(refusal({ ...facts(), isCompanionFree: false })).toBe('not-listed');
    expect(refusal(facts({}, { minimumSession: 2 }), { minutes: 90 })).toBe('invalid-input');
    expect(refusal(facts({}, { timeZone: 'Asia/Tokyo' }))).toBe('outside-window');
    expect(refusal(facts({}, { weeklyAvailability: {} }))).toBe('outside-window');
    expect(refusal(facts(), { agreedTotalMinor: 2999 })).toBe('price-changed');
  });
});
