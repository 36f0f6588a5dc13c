import type { SignedIn } from '../../web/src/lib/auth-client';
import type { Booking, Companion, Profile, User } from '../../web/src/lib/queries';
import type { Doc } from '../../web/src/lib/readers';

/** Friday, 20 November 2026, 10:00 in New York. */
export const NOW = new Date('2026-11-20T15:00:00Z');

export const MEMBER: SignedIn = {
  uid: 'member-1',
  email: 'jonah@example.test',
  displayName: '',
  userType: 'spender',
  isAdmin: false,
};

export const COMPANION: SignedIn = {
  uid: 'companion-1',
  email: 'wilma@example.test',
  displayName: '',
  userType: 'earner',
  isAdmin: false,
};

export function userDocument(person: SignedIn, change: Partial<User> = {}): User {
  return {
    firstName: 'Jonah',
    lastName: 'Reed',
    email: person.email,
    userType: person.userType ?? 'spender',
    phone: '+12125550100',
    dateOfBirth: '1990-05-05',
    address: {
      street: '1 Main Street',
      city: 'New York',
      state: 'New York',
      zipCode: '10001',
      country: 'United States',
    },
    location: 'New York, New York',
    bio: '',
    interests: [],
    languages: { native: 'English', secondary: [] },
    hourlyRate: null,
    profilePhoto: null,
    coverPhoto: null,
    plan: null,
    emailVerified: true,
    phoneVerified: true,
    verification: { isVerified: false, verificationStatus: 'not_started' },
    oauthProvider: null,
    oauthId: null,
    stats: { sessionsCompleted: 0 },
    accountStatus: 'active',
    createdAt: new Date('2026-01-01T00:00:00Z'),
    lastLoginAt: NOW,
    ...change,
  };
}

export function profileDocument(displayName: string, userType: Profile['userType']): Profile {
  return {
    displayName,
    userType,
    photo: null,
    city: 'New York',
    state: 'New York',
    memberSince: new Date('2026-01-01T00:00:00Z'),
    badges: { identity: true },
  };
}

export function companionDocument(change: Partial<Companion> = {}): Companion {
  return {
    displayName: 'Wilma Q.',
    age: 44,
    location: 'New York, New York',
    city: 'New York',
    bio: 'I listen well and walk slowly.',
    interests: ['food', 'music', 'wellness', 'art', 'movies'],
    traits: ['calm', 'listener'],
    supportStyles: ['listening'],
    languages: { native: 'English', secondary: [] },
    hourlyRate: 30,
    minimumSession: 1,
    timeZone: 'America/New_York',
    weeklyAvailability: null,
    photo: null,
    cover: null,
    video: null,
    badges: { identity: true, background: false, training: false },
    ratingAverage: 4.86,
    ratingCount: 7,
    sessionsCompleted: 9,
    responseMinutes: null,
    profileViews: 0,
    lastActiveAt: new Date(NOW.getTime() - 60_000),
    memberSince: new Date('2026-01-01T00:00:00Z'),
    listed: true,
    searchTokens: ['wilma', 'new', 'york'],
    ...change,
  };
}

/** Coffee & Walk on Monday from 14:00 to 16:00 in New York, not answered yet. */
export function booking(id: string, change: Partial<Booking> = {}): Doc<Booking> {
  const data: Booking = {
    spenderId: MEMBER.uid,
    earnerId: COMPANION.uid,
    participantIds: [MEMBER.uid, COMPANION.uid],
    activity: 'coffee-walk',
    timing: 'later',
    startsAt: new Date('2026-11-23T19:00:00Z'),
    endsAt: new Date('2026-11-23T21:00:00Z'),
    date: '2026-11-23',
    time: '14:00',
    timeZone: 'America/New_York',
    duration: 2,
    location: 'Bryant Park',
    notes: '',
    price: {
      currency: 'EUR',
      rateMinor: 3000,
      subtotalMinor: 6000,
      discounts: [{ kind: 'first-session', percent: 50 }],
      discountPercent: 50,
      totalMinor: 3000,
    },
    status: 'pending',
    dueAt: new Date('2026-11-21T15:00:00Z'),
    statusHistory: [{ status: 'pending', at: NOW, by: 'spender' }],
    cancellation: null,
    createdAt: NOW,
    updatedAt: NOW,
  };
  return { id, data: { ...data, ...change } };
}
