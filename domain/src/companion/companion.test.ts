import { describe, expect, it } from 'vitest';
import { cellOf } from '../account/place';
import { displayNameOf, toProfile } from '../account/profile';
import { type User, userSchema } from '../account/user';
import { newAccount } from '../sign-up/new-account';
import { isTopCompanion, listingFromUser, publicAge } from './companion';
import { isOnline } from './live';

const now = new Date('2026-06-01T12:00:00Z');

const companion: User = userSchema.parse({
  firstName: 'Eve',
  lastName: 'Marlow',
  email: 'Eve@Example.com',
  userType: 'earner',
  phone: '+12015550100',
  dateOfBirth: '1990-06-02',
  address: {
    street: '1 Elm Street',
    city: 'Austin',
    state: 'Texas',
    zipCode: '78704',
    country: 'United States',
  },
  location: 'Austin, Texas',
  bio: '',
  interests: ['art'],
  languages: { native: 'English', secondary: [] },
  hourlyRate: 30,
  profilePhoto: null,
  emailVerified: true,
  phoneVerified: true,
  ...newAccount(now),
  verification: { isVerified: true, verificationStatus: 'verified' },
  oauthProvider: null,
  oauthId: null,
  createdAt: new Date('2026-01-01T00:00:00Z'),
});

const APPROVED = {
  photo: '/sample-avatars/f-01.svg',
  badges: { background: true },
  badgesGivenAt: { background: now },
  pause: null,
  payoutAccount: 'ready',
  statesAge: true,
} as const;

describe('a listing', () => {
  it('shows a companion who lacks nothing, under first name and last initial', () => {
    expect(listingFromUser(companion, APPROVED, now)).toMatchObject({
      displayName: 'Eve M.',
      age: 35,
      listed: true,
    });
  });

  it('is at the town of its companion, if that is known', () => {
    const point = { lat: 38.7, lng: -9.1 };
    const home = { town: 'lisbon//portugal', point };
    expect(listingFromUser({ ...companion, home }, APPROVED, now)).toMatchObject({
      point,
      cell: cellOf(point),
    });
    const unknown = { ...companion, home: { ...home, point: null } };
    expect(listingFromUser(unknown, APPROVED, now)).toMatchObject({ point: null, cell: null });
    expect(listingFromUser(companion, APPROVED, now)).toMatchObject({ point: null, cell: null });
  });

  it('shows no age of a companion who would rather not say', () => {
    expect(listingFromUser(companion, { ...APPROVED, statesAge: false }, now).age).toBeNull();
  });

  it('shows an age that the birthday doesn’t change, and the new year does', () => {
    const ageAt = (instant: string) => publicAge('1990-06-02', new Date(instant));
    expect(ageAt('2026-01-01T00:00:00Z')).toBe(35);
    expect(ageAt('2026-06-01T23:59:59.999Z')).toBe(35);
    expect(ageAt('2026-06-02T00:00:00Z')).toBe(35);
    expect(ageAt('2026-12-31T23:59:59.999Z')).toBe(35);
    expect(ageAt('2027-01-01T00:00:00Z')).toBe(36);
  });

  it('shows no age below that of a companion who has just become old enough', () => {
    expect(publicAge('2008-05-31', now)).toBe(18);
    expect(publicAge('2007-05-31', now)).toBe(18);
    expect(publicAge('2006-12-31', now)).toBe(19);
  });

  it('stays hidden while anything is missing', () => {
    const suspended: User = { ...companion, accountStatus: 'suspended' };
    expect(listingFromUser(suspended, APPROVED, now).listed).toBe(false);
    expect(listingFromUser(companion, { ...APPROVED, photo: null }, now).listed).toBe(false);
  });
});

describe('a public card', () => {
  it('has no contact details', () => {
    const card = JSON.stringify(toProfile(companion));
    for (const secret of ['Marlow', 'eve@example.com', '+12015550100', 'Elm', '1990', '78704']) {
      expect(card).not.toContain(secret);
    }
  });

  it('of a member shows Gold from the twentieth session on, and of a companion never', () => {
    const goldAfter = (userType: User['userType'], sessionsCompleted: number) =>
      toProfile({ ...companion, userType, stats: { sessionsCompleted } }).badges.gold;
    expect([19, 20, 21].map((count) => goldAfter('spender', count))).toEqual([false, true, true]);
    expect(goldAfter('earner', 20)).toBe(false);
  });

  it('works without a last name, and with letters beyond one code unit', () => {
    expect(displayNameOf({ firstName: 'Eve', lastName: '' })).toBe('Eve');
    expect(displayNameOf({ firstName: 'Eve', lastName: 'reed' })).toBe('Eve R.');
    expect(displayNameOf({ firstName: 'Eve', lastName: '𝒜rc' })).toBe('Eve 𝒜.');
  });
});

it('a companion is online until five minutes after their last activity, to the millisecond', () => {
  const seen = (msAgo: number) => ({ lastActiveAt: new Date(now.getTime() - msAgo) });
  expect(isOnline(seen(299_999), now)).toBe(true);
  expect(isOnline(seen(300_000), now)).toBe(false);
});

it('an email address is stored in lower case', () => {
  expect(companion.email).toBe('eve@example.com');
});

it.each([
  { ratingAverage: 4.8, ratingCount: 5, listed: true, isTop: true },
  { ratingAverage: 4.79, ratingCount: 5, listed: true, isTop: false },
  { ratingAverage: 5, ratingCount: 4, listed: true, isTop: false },
  { ratingAverage: 5, ratingCount: 5, listed: false, isTop: false },
  { ratingAverage: null, ratingCount: 0, listed: true, isTop: false },
])('a companion is a top companion by many good reviews only: $isTop', ({ isTop, ...listing }) => {
  expect(isTopCompanion(listing)).toBe(isTop);
});
