import type { Profile, User } from '../../web/src/data/accounts/account-queries';
import type { Booking } from '../../web/src/data/bookings/booking-queries';
import type { LiveCompanion } from '../../web/src/data/companions/companion-queries';
import type { Doc } from '../../web/src/data/kit/readers';
import type { SignedIn } from '../../web/src/session/auth-client';
import {
  bookingDocument,
  companionAccount,
  companionDocuments,
  memberDocument,
} from '../support/builders';

/** Friday, 20 November 2026, 10:00 in New York. */
export const NOW = new Date('2026-11-20T15:00:00Z');

export const MEMBER: SignedIn = {
  uid: 'member-1',
  email: 'jonah@example.test',
  displayName: '',
  userType: 'spender',
  isAdmin: false,
  providers: [],
  signedInAt: new Date('2026-11-20T14:00:00Z'),
};

export const COMPANION: SignedIn = {
  uid: 'companion-1',
  email: 'wilma@example.test',
  displayName: '',
  userType: 'earner',
  isAdmin: false,
  providers: [],
  signedInAt: new Date('2026-11-20T14:00:00Z'),
};

/** Staff without an account. */
export const STAFF: SignedIn = { ...MEMBER, uid: 'staff-1', userType: null, isAdmin: true };

/** The account document of a signed-in person. */
export function userDocument(person: SignedIn, change: Partial<User> = {}): User {
  return memberDocument(person.uid, {
    firstName: 'Jonah',
    lastName: 'Reed',
    email: person.email,
    userType: person.userType ?? 'spender',
    lastLoginAt: person.signedInAt,
    clock: { timeZone: 'America/New_York', hour12: true },
    ...change,
  });
}

/** A world with the account of this person. */
export function accountOf(person: SignedIn, change: Partial<User> = {}) {
  return { users: { [person.uid]: userDocument(person, change) } };
}

export function profileDocument(displayName: string, userType: Profile['userType']): Profile {
  return {
    displayName,
    userType,
    photo: null,
    city: 'New York',
    state: 'New York',
    memberSince: new Date('2026-01-01T00:00:00Z'),
    badges: { identity: true, gold: false },
  };
}

/** The profiles of `MEMBER` and `COMPANION`, with names. */
export const PROFILES = {
  [MEMBER.uid]: profileDocument('Jonah R.', 'spender'),
  [COMPANION.uid]: profileDocument('Wilma Q.', 'earner'),
};

/** A well-rated companion in the same city, online now. */
export function companionDocument(change: Partial<LiveCompanion> = {}): LiveCompanion {
  const account = companionAccount(COMPANION.uid, { firstName: 'Wilma', lastName: 'Quist' });
  const fields = {
    location: 'New York, New York',
    city: 'New York',
    bio: 'I listen well and walk slowly.',
    interests: ['food', 'music', 'wellness', 'art', 'movies'],
    ratingAverage: 4.86,
    ratingCount: 7,
    lastActiveAt: new Date(NOW.getTime() - 60_000),
    ...change,
  } satisfies Partial<LiveCompanion>;
  const { listing, live } = companionDocuments(account, fields, NOW);
  return { ...listing, ...live };
}

/** A world with that companion as the only one listed. */
export function listingOf(change: Partial<LiveCompanion> = {}) {
  return { companions: [{ id: COMPANION.uid, data: companionDocument(change) }] };
}

/** Coffee & Walk on Monday, 14:00 to 16:00 in New York, still pending. */
export function booking(id: string, change: Partial<Booking> = {}): Doc<Booking> {
  const sides = { spenderId: MEMBER.uid, earnerId: COMPANION.uid };
  const data = bookingDocument(sides, {
    createdAt: NOW,
    startsAt: new Date('2026-11-23T19:00:00Z'),
    location: 'Bryant Park',
    price: {
      currency: 'EUR',
      rateMinor: 3000,
      subtotalMinor: 6000,
      discounts: [{ kind: 'first-session', percent: 50 }],
      discountPercent: 50,
      credits: [],
      planCreditMinor: 0,
      totalMinor: 3000,
    },
    ...change,
  });
  return { id, data };
}
