import { townOf } from '@hearthkin/domain/account/place';
import { SUPPORT_STYLE_IDS } from '@hearthkin/domain/account/support-styles';
import type { User } from '@hearthkin/domain/account/user';
import type { WeeklyAvailability } from '@hearthkin/domain/companion/availability';
import { type Companion, NO_BADGE_DATES } from '@hearthkin/domain/companion/companion';
import { unlistedReasons } from '@hearthkin/domain/companion/listed';
import { isOnline, type Live, newLive, ONLINE_SHARDS } from '@hearthkin/domain/companion/live';
import { MINIMUM_SESSIONS } from '@hearthkin/domain/companion/minimum-sessions';
import { DEFAULT_OFFER } from '@hearthkin/domain/companion/offer';
import { searchFieldsOf } from '@hearthkin/domain/companion/search-fields';
import { DAY_MS, MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { INTEREST_IDS } from '@hearthkin/domain/foundation/interests';
import { WEEKDAYS } from '@hearthkin/domain/foundation/weekdays';
import { newAccount, newListing } from '@hearthkin/domain/sign-up/new-account';
import { CITIES, type City } from './cities';
import { COMPANION_PEOPLE, type SamplePerson, UNVERIFIED_COUNT } from './companion-people';
import { MEMBER_PEOPLE } from './member-people';
import { Sample } from './sample';
import { SAMPLE_EMAILS } from './sign-ins';

export interface SampleAccount {
  readonly uid: string;
  readonly user: User;
  readonly claims: { readonly userType?: User['userType']; readonly admin?: true };
  readonly listing?: Companion;
  /** The live document of a companion. */
  readonly live?: Live;
}

const FACES = 36;
const STREETS = ['Maple Street', 'Grove Avenue', 'Linden Road', 'Harbor Street', 'Hill Street'];

const everyDay = (start: string, end: string): WeeklyAvailability =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, [{ start, end }]]));

/** Weekly hours; null for none. */
const AVAILABILITIES: readonly (WeeklyAvailability | null)[] = [
  everyDay('08:00', '22:00'),
  null,
  {
    mon: [{ start: '17:00', end: '22:00' }],
    tue: [{ start: '17:00', end: '22:00' }],
    wed: [{ start: '17:00', end: '22:00' }],
    thu: [{ start: '17:00', end: '22:00' }],
    sat: [{ start: '09:00', end: '20:00' }],
    sun: [{ start: '09:00', end: '20:00' }],
  },
  {
    mon: [{ start: '09:00', end: '15:00' }],
    wed: [{ start: '09:00', end: '15:00' }],
    fri: [
      { start: '09:00', end: '12:00' },
      { start: '14:00', end: '20:00' },
    ],
    sat: [{ start: '10:00', end: '18:00' }],
  },
];

/** The minutes until companions first replied; the last hasn't yet. */
const REPLY_MINUTES = [4, 14, 9, 52, null] as const;

const two = (n: number) => String(n).padStart(2, '0');

function phoneOf(index: number): string {
  // The 555-01xx numbers of every area code are reserved for fiction.
  return `+1${201 + Math.floor(index / 100)}55501${two(index % 100)}`;
}

function accountOf(
  person: Pick<SamplePerson, 'firstName' | 'lastName' | 'face' | 'born' | 'bio'>,
  index: number,
  city: City,
  sample: Sample,
  now: Date,
): User {
  const photo = `/sample-avatars/${person.face}-${two((index % FACES) + 1)}.svg`;
  const joinedDaysAgo = sample.between(60, 700);
  const address = {
    street: `${sample.between(10, 990)} ${sample.pick(STREETS)}`,
    city: city.city,
    state: city.state,
    zipCode: city.zipCode,
    country: 'United States',
  };
  return {
    ...newAccount(now),
    firstName: person.firstName,
    lastName: person.lastName,
    email: `${person.firstName}.${person.lastName}.${index}@people.hearthkin.test`
      .normalize('NFD')
      .replace(/[^\w.@-]/g, '')
      .toLowerCase(),
    userType: 'spender',
    phone: phoneOf(index),
    dateOfBirth: `${person.born}-${two(sample.between(1, 12))}-${two(sample.between(1, 28))}`,
    address,
    home: { town: townOf(address), point: city.point },
    location: `${city.city}, ${city.state}`,
    bio: person.bio,
    interests: INTEREST_IDS.filter((_id, at) => (at + index) % 3 === 0),
    supportPreferences: [],
    languages: { native: 'English', secondary: [] },
    hourlyRate: null,
    profilePhoto: photo,
    emailVerified: true,
    phoneVerified: true,
    level: 'verified',
    oauthProvider: null,
    oauthId: null,
    createdAt: new Date(now.getTime() - joinedDaysAgo * DAY_MS),
    lastLoginAt: new Date(now.getTime() - sample.between(1, 72) * 60 * MINUTE_MS),
  };
}

function companionAccount(
  person: SamplePerson,
  index: number,
  verificationStatus: User['verification']['verificationStatus'],
  now: Date,
): SampleAccount {
  const sample = new Sample(1000 + index);
  const city = CITIES[index % CITIES.length] ?? CITIES[0];
  const [native, ...secondary] = person.speaks;
  const isVerified = verificationStatus === 'verified';
  const user: User = {
    ...accountOf(person, index, city, sample, now),
    ...(index === 0 ? { email: SAMPLE_EMAILS.companion } : {}),
    userType: 'earner',
    interests: [...person.interests],
    languages: { native, secondary },
    hourlyRate: person.rate,
    verification: { isVerified, verificationStatus },
  };
  const photo = user.profilePhoto;
  const badges = { identity: isVerified, background: isVerified, training: false };
  const approvedAt = isVerified ? user.createdAt : null;
  const badgesGivenAt = {
    ...NO_BADGE_DATES,
    identity: approvedAt,
    background: isVerified ? reportDay(user.createdAt, now) : null,
  };
  const listing: Companion = {
    ...newListing(user, now),
    traits: [...person.traits],
    // Some would rather not say.
    gender: index % 5 === 4 ? null : person.face === 'f' ? 'woman' : 'man',
    ...(index % 7 === 6 && { statesAge: false, age: null }),
    supportStyles: sample.some(SUPPORT_STYLE_IDS, sample.between(2, 4)),
    minimumSession: index === 0 ? 1 : sample.pick(MINIMUM_SESSIONS),
    timeZone: city.timeZone,
    weeklyAvailability: index === 0 ? everyDay('08:00', '22:00') : sample.pick(AVAILABILITIES),
    // Most have both offers, some neither.
    offer: {
      ...DEFAULT_OFFER,
      talksNow: index % 3 !== 2,
      firstSession: index % 4 !== 3,
      happyHour: index % 4 !== 3,
    },
    responseMinutes: isVerified ? (REPLY_MINUTES[index % REPLY_MINUTES.length] ?? null) : null,
    badges,
    badgesGivenAt,
    listed:
      unlistedReasons(user, {
        photo,
        badges,
        badgesGivenAt,
        pause: null,
        payoutAccount: 'not-needed',
      }).length === 0,
  };
  const lastActiveAt = new Date(now.getTime() - lastSeenMinutes(sample, isVerified) * MINUTE_MS);
  const isHere = isOnline({ lastActiveAt }, now);
  const marked: Companion = { ...listing, facets: isHere ? { online: true } : {} };
  const uid = `companion-${two(index + 1)}`;
  return {
    uid,
    user,
    claims: { userType: 'earner' },
    listing: { ...marked, ...searchFieldsOf(marked) },
    live: { ...newLive(lastActiveAt), onlineShard: isHere ? index % ONLINE_SHARDS : null },
  };
}

/** The day on a companion's background report: at sign-up, or two months ago. */
function reportDay(createdAt: Date, now: Date): Date {
  const at = Math.max(createdAt.getTime(), now.getTime() - 60 * DAY_MS);
  return new Date(Math.floor(at / DAY_MS) * DAY_MS);
}

function lastSeenMinutes(sample: Sample, isVerified: boolean): number {
  // A draw that decides nothing, so that the samples after it stay the same.
  if (isVerified) sample.next();
  return sample.pick([1, 2, 45, 180, 900, 4000]);
}

const UNVERIFIED_AS = ['pending', 'not_started', 'rejected'] as const;

/** The sample companions, plus as many more as requested, based on the same people. */
export function companionAccounts(count: number, now: Date): SampleAccount[] {
  const verified = COMPANION_PEOPLE.length - UNVERIFIED_COUNT;
  return Array.from({ length: Math.max(count, COMPANION_PEOPLE.length) }, (_, index) => {
    const status =
      index >= verified && index < COMPANION_PEOPLE.length
        ? (UNVERIFIED_AS[index % UNVERIFIED_AS.length] ?? 'pending')
        : 'verified';
    return companionAccount(personAt(index), index, status, now);
  });
}

function personAt(index: number): SamplePerson {
  const base = COMPANION_PEOPLE[index % COMPANION_PEOPLE.length];
  const turn = Math.floor(index / COMPANION_PEOPLE.length);
  const named = COMPANION_PEOPLE[(index + turn) % COMPANION_PEOPLE.length];
  if (base === undefined || named === undefined) throw new RangeError(`No person ${index}`);
  const rate = Math.min(80, Math.max(15, base.rate + (turn % 21) - (turn > 0 ? 10 : 0)));
  return { ...base, lastName: named.lastName, rate };
}

export function memberAccounts(now: Date): SampleAccount[] {
  return MEMBER_PEOPLE.map((person, i) => {
    const city = CITIES[i % CITIES.length] ?? CITIES[0];
    const user = accountOf(person, 30_000 + i, city, new Sample(5000 + i), now);
    const email = i === 0 ? SAMPLE_EMAILS.member : user.email;
    return {
      uid: `member-${two(i + 1)}`,
      user: {
        ...user,
        email,
        supportPreferences: SUPPORT_STYLE_IDS.filter((_id, at) => (at + i) % 3 === 0),
        plan: person.plan,
        planSince: person.plan === null ? null : user.createdAt,
      },
      claims: { userType: 'spender' },
    };
  });
}

/**
 * Neither member nor companion: sees only the pages of staff. A sign-in without an account, as `npm run
 * staff` makes it of one whose sign-up wasn't finished; only its address, phone and name are used.
 */
export function adminAccount(now: Date): SampleAccount {
  const person = { firstName: 'Robin', lastName: 'Ellis', face: 'm', born: 1980 } as const;
  return staffAccount('admin-01', 'admin', person, 31_000, now);
}

/** Deleting someone's account takes two of the staff. This one is also a member. */
export function colleagueAccount(now: Date): SampleAccount {
  const person = { firstName: 'Sasha', lastName: 'Moreno', face: 'f', born: 1986 } as const;
  return staffAccount('admin-02', 'colleague', person, 31_001, now);
}

function staffAccount(
  uid: string,
  role: 'admin' | 'colleague',
  person: Pick<SamplePerson, 'firstName' | 'lastName' | 'face' | 'born'>,
  index: number,
  now: Date,
): SampleAccount {
  const bio = 'Looks after Hearthkin.';
  const sample = new Sample(9000 + index - 31_000);
  const user = accountOf({ ...person, bio }, index, CITIES[0], sample, now);
  return {
    uid,
    user: { ...user, email: SAMPLE_EMAILS[role] },
    claims: role === 'admin' ? { admin: true } : { userType: 'spender', admin: true },
  };
}
