import { profileSchema, toProfile } from '@hearthkin/domain/account/profile';
import { userSchema } from '@hearthkin/domain/account/user';
import {
  BOOKING_STATUSES,
  bookingSchema,
  TRANSITION_END_REASONS,
} from '@hearthkin/domain/booking/booking';
import { overlaps } from '@hearthkin/domain/booking/calendar-day';
import { companionSchema } from '@hearthkin/domain/companion/companion';
import { ACTIVITIES } from '@hearthkin/domain/foundation/activities';
import { MINIMUM_INTERESTS } from '@hearthkin/domain/foundation/fields';
import { paymentSchema, payoutSchema } from '@hearthkin/domain/payment/ledger';
import { describe, expect, it } from 'vitest';
import { adminAccount, colleagueAccount, companionAccounts, memberAccounts } from './accounts';
import { CITIES } from './cities';
import { pastPlans, presentPlans } from './plans';
import { SampleLedger } from './sessions';

const now = new Date('2026-03-07T18:20:00Z');
const companions = companionAccounts(0, now);
const members = memberAccounts(now);
const listed = companions.filter(({ listing }) => listing?.listed === true);

function sampleSessions() {
  const ledger = new SampleLedger(now);
  const plans = [...pastPlans(members, listed, now), ...presentPlans(members, listed)];
  return plans.map((plan) => ledger.session(plan));
}

describe('the sample people', () => {
  it('are forty verified companions in all six cities, six unverified, eight members, two of the staff', () => {
    expect(listed).toHaveLength(40);
    expect(companions).toHaveLength(46);
    expect(new Set(listed.map(({ user }) => user.address.city)).size).toBe(CITIES.length);
    expect(members).toHaveLength(8);
    for (const staff of [adminAccount(now), colleagueAccount(now)]) {
      expect(staff.claims.admin).toBe(true);
    }
    expect(adminAccount(now).claims.userType).toBeUndefined();
    expect(colleagueAccount(now).claims.userType).toBe('spender');
  });

  it('are valid documents with addresses and phone numbers of their own', () => {
    const accounts = [
      ...companionAccounts(300, now),
      ...members,
      adminAccount(now),
      colleagueAccount(now),
    ];
    for (const { user, listing } of accounts) {
      expect(userSchema.parse(user)).toEqual(user);
      expect(profileSchema.parse(toProfile(user))).toBeDefined();
      if (listing !== undefined) expect(companionSchema.parse(listing)).toEqual(listing);
    }
    for (const { user } of accounts) {
      expect(user.interests.length).toBeGreaterThanOrEqual(MINIMUM_INTERESTS);
    }
    expect(new Set(accounts.map(({ user }) => user.email)).size).toBe(accounts.length);
    expect(new Set(accounts.map(({ user }) => user.phone)).size).toBe(accounts.length);
  });

  it('are the same in every run', () => {
    expect(companionAccounts(0, now)).toEqual(companions);
    expect(sampleSessions()).toEqual(sampleSessions());
  });
});

describe('the sample bookings', () => {
  it('are valid documents in every state, with every reason of an end', () => {
    const sessions = sampleSessions();
    for (const { booking, payment, payout } of sessions) {
      expect(bookingSchema.parse(booking)).toEqual(booking);
      expect(paymentSchema.parse(payment)).toEqual(payment);
      if (payout !== null) expect(payoutSchema.parse(payout)).toEqual(payout);
    }
    const states = new Set(sessions.map(({ booking }) => booking.status));
    const ends = new Set(sessions.map(({ booking }) => booking.cancellation?.endReason));
    expect([...states].sort()).toEqual([...BOOKING_STATUSES].sort());
    for (const reason of TRANSITION_END_REASONS) expect(ends).toContain(reason);
    expect(new Set(sessions.map(({ booking }) => booking.activity)).size).toBe(
      Object.keys(ACTIVITIES).length,
    );
  });

  it('never hold time of a companion twice', () => {
    const held = sampleSessions().flatMap(({ booking, hold }) =>
      hold === null ? [] : [{ earnerId: booking.earnerId, ...hold }],
    );
    expect(held.length).toBeGreaterThan(0);
    const twice = held.flatMap((one, index) =>
      held
        .slice(index + 1)
        .filter((other) => other.earnerId === one.earnerId && overlaps(one, other)),
    );
    expect(twice).toEqual([]);
  });
});
