import { readFileSync } from 'node:fs';
import { LIMITS } from '@hearthkin/domain/account/fields';
import { INTEREST_IDS } from '@hearthkin/domain/account/interests';
import { ACTIVITY_IDS } from '@hearthkin/domain/booking/activities';
import { MINIMUM_SESSIONS } from '@hearthkin/domain/companion/minimum-sessions';
import {
  AHEAD_DAYS,
  BUFFER_MINUTES,
  DEFAULT_OFFER,
  MAX_DATES,
  MAXIMUM_SESSIONS,
  NOTICE_HOURS,
  SESSIONS_PER_DAY,
  TIME_OFF_NOTE_MAX,
} from '@hearthkin/domain/companion/offer';
import { SUPPORT_STYLE_IDS } from '@hearthkin/domain/companion/support-styles';
import { TRAIT_IDS } from '@hearthkin/domain/companion/traits';
import { timeZoneSchema } from '@hearthkin/domain/time-zone';
import { WEEKDAYS } from '@hearthkin/domain/weekdays';
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { companionAccount, companionDocument } from '../support/builders';
import { type FieldCases, pictureCases, takesOnlyGoodValues } from './field-cases';
import { admin, allowed, denied, rulesEnvironment, type Who } from './rules-environment';
import { UNKNOWN_NAME } from './unknown-name';

const { as, arrange } = rulesEnvironment(() => [member, owner, newcomer, colleague]);
const member: Who = { uid: 'member', userType: 'spender' };

const uid = 'listing-owner';
const owner: Who = { uid, userType: 'earner' };
const colleague: Who = { uid: 'listing-colleague', userType: 'earner' };
const newcomer: Who = { uid: 'listing-newcomer', userType: 'earner' };
const listing = (who?: Who) => doc(as(who), 'companions', uid);
const arrangeListing = (listed: boolean) =>
  arrange({ [`companions/${uid}`]: companionDocument(companionAccount(uid), { listed }) });

beforeEach(() => arrangeListing(true));

describe('a listing', () => {
  it('is open to anyone while it is listed, and then only to its companion', async () => {
    for (const who of [undefined, member, owner, admin]) await allowed(getDoc(listing(who)));
    await arrangeListing(false);
    for (const who of [undefined, member, admin]) await denied(getDoc(listing(who)));
    await allowed(getDoc(listing(owner)));
  });

  it('can be read by its companion before it exists', async () => {
    await allowed(getDoc(doc(as(newcomer), 'companions', newcomer.uid)));
    await denied(getDoc(doc(as(member), 'companions', newcomer.uid)));
  });

  it('is found by anyone who asks for listed ones, a page at a time', async () => {
    const listings = (who?: Who) => collection(as(who), 'companions');
    const isListed = where('listed', '==', true);
    const tokens = where('searchTokens', 'array-contains', 'eve');
    const best = [orderBy('ratingAverage', 'desc'), orderBy('ratingCount', 'desc')];
    for (const who of [undefined, member, admin]) {
      await allowed(getDocs(query(listings(who), isListed, ...best, limit(24))));
      await allowed(getDocs(query(listings(who), isListed, tokens, ...best, limit(100))));
      await denied(getDocs(query(listings(who), isListed, ...best, limit(101))));
      await denied(getDocs(query(listings(who), isListed, ...best)));
      await denied(getDocs(query(listings(who), ...best, limit(24))));
      await denied(getDocs(query(listings(who), where('listed', '==', false), limit(24))));
    }
  });

  it('is changed by its companion, not by members, other companions or staff', async () => {
    await allowed(updateDoc(listing(owner), { bio: 'Changed.' }));
    const others: (Who | undefined)[] = [
      undefined,
      member,
      colleague,
      admin,
      { uid, userType: 'spender' },
      { uid },
    ];
    for (const who of others) await denied(updateDoc(listing(who), { bio: 'Mine now.' }));
  });

  it('is neither created nor deleted by a client', async () => {
    const document = companionDocument(companionAccount(newcomer.uid));
    await denied(setDoc(doc(as(newcomer), 'companions', newcomer.uid), document));
    await denied(deleteDoc(listing(owner)));
    const own = { ...companionDocument(companionAccount(uid)), bio: 'Changed.' };
    await allowed(setDoc(listing(owner), own));
  });
});

describe('the fields of a listing that functions keep', () => {
  const KEPT: Record<string, unknown> = {
    displayName: 'Someone Else',
    age: 21,
    location: 'Paris',
    city: 'Paris',
    cityKey: 'paris',
    badges: { identity: true, background: true, training: true },
    badgesGivenAt: { identity: new Date(0), background: new Date(0), training: new Date(0) },
    ratingAverage: 5,
    ratingCount: 1000,
    ratingDistribution: [0, 0, 0, 0, 1000],
    sessionsCompleted: 1000,
    completionPercent: 100,
    returningMembers: 100,
    responseMinutes: 1,
    memberSince: new Date(0),
    listed: false,
    searchTokens: ['everything'],
    facets: { online: true },
    [UNKNOWN_NAME]: true,
  };

  for (const [field, value] of Object.entries(KEPT)) {
    it(`are not the companion's to change: ${field}`, async () => {
      await denied(updateDoc(listing(owner), { bio: 'Changed.', [field]: value }));
      await allowed(updateDoc(listing(owner), { bio: 'Changed.' }));
    });
  }
});

const ZONE_OF_EACH_REGION = [
  'Africa/Cairo',
  'America/Argentina/Buenos_Aires',
  'Antarctica/Troll',
  'Arctic/Longyearbyen',
  'Asia/Tokyo',
  'Atlantic/Azores',
  'Australia/Perth',
  'Europe/Paris',
  'Indian/Mahe',
  'Pacific/Wallis',
];

describe('the fields of a listing that its companion keeps', () => {
  const text = (length: number) => 'x'.repeat(length);
  const hours = { start: '09:00', end: '12:30' };
  const backwards = { start: '12:30', end: '09:00' };
  const fullDay = ['08', '13', '18'].map((hour) => ({
    start: `${hour}:00`,
    end: `${hour}:45`,
  }));
  const on = (...intervals: unknown[]) => ({ tue: intervals });
  const photos = pictureCases(uid, 'photo');
  const FIELDS: FieldCases = {
    bio: { good: [text(LIMITS.bio), ''], bad: [text(LIMITS.bio + 1), 7, null] },
    interests: { good: [[...INTEREST_IDS], []], bad: [[UNKNOWN_NAME], 'art'] },
    traits: {
      good: [[...TRAIT_IDS], []],
      bad: [[UNKNOWN_NAME], 'calm', Array(TRAIT_IDS.length + 1).fill('calm')],
    },
    supportStyles: { good: [[...SUPPORT_STYLE_IDS], []], bad: [[UNKNOWN_NAME], 'advice'] },
    languages: {
      good: [{ native: 'Polish', secondary: ['English'] }],
      bad: [{ native: UNKNOWN_NAME, secondary: [] }, 'Polish'],
    },
    hourlyRate: { good: [5, 500], bad: [4, 501, 30.5, '30', null] },
    minimumSession: { good: [...MINIMUM_SESSIONS], bad: [0, 1.5, 3, '1', null] },
    timeZone: {
      good: ['UTC', ...ZONE_OF_EACH_REGION],
      bad: ['', 'Europe/Atlantis', 'Europe/', 'Europe/Paris\n', 7, null],
    },
    weeklyAvailability: {
      good: [
        {},
        on(),
        on(hours),
        on(hours, { start: '14:00', end: '18:00' }),
        on({ start: '22:00', end: '24:00' }),
        Object.fromEntries(WEEKDAYS.map((day) => [day, fullDay])),
      ],
      bad: [
        { [UNKNOWN_NAME]: [hours] },
        { tue: {} },
        { tue: hours },
        on({ start: '09:00', end: '09:00' }),
        on({ start: '9:00', end: '12:00' }),
        on({ start: '09:00', end: '24:30' }),
        on({ start: '09:00' }),
        on({ start: '', end: '09:0017:30' }),
        on({ start: '09:00-12:30', end: '' }),
        on({ ...hours, note: 'maybe' }),
        on(hours, backwards),
        on(hours, backwards, hours),
        on(hours, hours, backwards),
        ...WEEKDAYS.map((day) => ({ [day]: [backwards] })),
        on(...fullDay, hours),
        'always',
        null,
      ],
    },
    photo: { ...photos, good: photos.good.filter((path) => path !== null) },
    cover: pictureCases(uid, 'cover'),
    video: pictureCases(uid, 'video'),
  };

  takesOnlyGoodValues(FIELDS, () => listing(owner));
});

describe('a picture of a listing that functions have put there', () => {
  it('is kept by other changes, and cannot be restored once replaced', async () => {
    for (const field of ['photo', 'cover', 'video']) {
      const given = '/sample-avatars/woman-01.svg';
      const document = companionDocument(companionAccount(uid), { [field]: given, listed: false });
      await arrange({ [`companions/${uid}`]: document });
      await allowed(updateDoc(listing(owner), { bio: 'Changed.', [field]: given }));
      await denied(updateDoc(listing(owner), { [field]: '/sample-avatars/woman-02.svg' }));
      await allowed(updateDoc(listing(owner), { [field]: null }));
      await denied(updateDoc(listing(owner), { [field]: given }));
    }
  });
});

describe('the photo of a listing', () => {
  const own = `profiles/${uid}/photo/front.webp`;
  const arrangePhoto = (photo: string | null, listed: boolean) =>
    arrange({ [`companions/${uid}`]: companionDocument(companionAccount(uid), { photo, listed }) });

  it('is replaced but not removed while members see the listing', async () => {
    await arrangePhoto(own, true);
    await denied(updateDoc(listing(owner), { photo: null }));
    await allowed(updateDoc(listing(owner), { photo: `${own}2` }));
    await arrangePhoto(own, false);
    await allowed(updateDoc(listing(owner), { photo: null }));
  });
});

describe('being listed', () => {
  it('is neither given nor taken by the companion', async () => {
    for (const listed of [true, false]) {
      await arrange({
        [`companions/${uid}`]: companionDocument(companionAccount(uid), { listed: !listed }),
      });
      await denied(updateDoc(listing(owner), { listed }));
      await denied(updateDoc(listing(owner), { bio: `Changed to ${listed}.`, listed }));
      await denied(updateDoc(listing(owner), { 'badges.background': false }));
      await allowed(updateDoc(listing(owner), { bio: `Changed to ${listed}.` }));
    }
  });
});

describe('the offer of a companion', () => {
  const off = { from: '2026-12-20', until: '2027-01-03', note: 'Visiting family.' };
  const extra = { date: '2026-12-06', start: '18:00', end: '24:00' };
  const backwards = { ...off, from: '2027-01-04' };
  /** Lists of each length with a wrong last entry, and full ones with one at each place. */
  const wrongAnywhere = <T>(good: T, bad: unknown) =>
    Array.from({ length: MAX_DATES }, (_, place) => {
      const last = [...Array(place).fill(good), bad];
      return [last, [...last, ...Array(MAX_DATES - 1 - place).fill(good)]];
    }).flat();
  const FIELDS: FieldCases = {
    activities: {
      good: [[...ACTIVITY_IDS], ['coffee-walk']],
      bad: [[], ['skydiving'], [...ACTIVITY_IDS, 'virtual-chat'], 'virtual-chat', null],
    },
    maximumSession: { good: [...MAXIMUM_SESSIONS], bad: [0.5, 5, 7, '2', null] },
    noticeHours: { good: [...NOTICE_HOURS], bad: [-1, 3, 49, '2', null] },
    bufferMinutes: { good: [...BUFFER_MINUTES], bad: [-15, 10, 61, '15', null] },
    sessionsPerDay: { good: [...SESSIONS_PER_DAY], bad: [0, 9, 2.5, '4', null] },
    aheadDays: { good: [...AHEAD_DAYS], bad: [0, 7, 181, '60', null] },
    talksNow: { good: [true, false], bad: ['true', 1, null] },
    firstSession: { good: [true, false], bad: ['true', 1, null] },
    happyHour: { good: [true, false], bad: ['true', 1, null] },
    timeOff: {
      good: [
        [],
        [off],
        [{ ...off, until: off.from, note: '' }],
        [{ ...off, from: '2028-02-29', until: '2028-02-29' }],
        Array(MAX_DATES).fill(off),
      ],
      bad: [
        Array(MAX_DATES + 1).fill(off),
        [backwards],
        [{ ...off, from: '2026-02-29' }],
        [{ ...off, until: '2027-04-31' }],
        [{ ...off, until: '2027-1-3' }],
        [{ ...off, from: '1999-12-20' }],
        [{ ...off, note: 'a'.repeat(TIME_OFF_NOTE_MAX + 1) }],
        [{ ...off, note: 7 }],
        [{ from: off.from, until: off.until }],
        [{ ...off, [UNKNOWN_NAME]: 1 }],
        ...wrongAnywhere(off, backwards),
        off,
        {},
        null,
      ],
    },
    extraHours: {
      good: [[], [extra], [{ ...extra, end: '18:15' }], Array(MAX_DATES).fill(extra)],
      bad: [
        Array(MAX_DATES + 1).fill(extra),
        [{ ...extra, end: '18:00' }],
        [{ ...extra, start: '9:00' }],
        [{ ...extra, date: '2026-11-31' }],
        [{ date: extra.date }],
        [{ ...extra, [UNKNOWN_NAME]: 1 }],
        ...wrongAnywhere(extra, { ...extra, date: 'Sunday' }),
        extra,
        {},
        null,
      ],
    },
  };
  /** Stored offers from before may lack the companion's own discounts. */
  const isRequired = (field: string) => field !== 'firstSession' && field !== 'happyHour';
  const save = (offer: unknown) => updateDoc(listing(owner), { offer });

  for (const [field, { good, bad }] of Object.entries(FIELDS)) {
    it(`takes any good value and no bad one: ${field}`, async () => {
      const { [field as keyof typeof DEFAULT_OFFER]: _, ...others } = DEFAULT_OFFER;
      for (const value of good) await allowed(save({ ...DEFAULT_OFFER, [field]: value }));
      for (const value of bad) await denied(save({ ...DEFAULT_OFFER, [field]: value }));
      await (isRequired(field) ? denied : allowed)(save(others));
    });
  }

  it('is changed separately and whole, by an active companion', async () => {
    const change = { offer: { ...DEFAULT_OFFER, talksNow: true } };
    await allowed(updateDoc(listing(owner), change));
    await arrangeListing(true);
    // As saved by a client from before the companion's own discounts.
    const { firstSession: _, happyHour: __, ...before } = change.offer;
    await allowed(save(before));
    await denied(save({ ...change.offer, [UNKNOWN_NAME]: 1 }));
    await denied(updateDoc(listing(owner), { ...change, bio: 'Changed.' }));
    await denied(updateDoc(listing(owner), { ...change, weeklyAvailability: {} }));
    await denied(updateDoc(listing(owner), { ...change, [UNKNOWN_NAME]: ['2026-12-06'] }));
    for (const who of [undefined, member, colleague, admin]) {
      await denied(updateDoc(listing(who), change));
    }
    await denied(updateDoc(listing(owner), { offer: deleteField() }));
  });
});

describe('the hours of a companion', () => {
  const hours = { start: '09:00', end: '12:30' };

  it('are changed separately, at most with their zone', async () => {
    const day = [hours, { start: '14:00', end: '18:00' }, { start: '20:00', end: '24:00' }];
    const week = Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, day]));
    const change = { weeklyAvailability: week, timeZone: 'Pacific/Wallis' };
    await allowed(updateDoc(listing(owner), change));
    await denied(updateDoc(listing(owner), { weeklyAvailability: {}, bio: 'Changed.' }));
    await denied(updateDoc(listing(owner), { weeklyAvailability: {}, timeZone: 'Nowhere' }));
    for (const field of ['listed', UNKNOWN_NAME]) {
      await denied(updateDoc(listing(owner), { weeklyAvailability: {}, [field]: false }));
    }
    await allowed(updateDoc(listing(owner), { weeklyAvailability: {} }));
  });

  it('can be read in any zone that rules accept', () => {
    const rules = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');
    const regions = [...rules.matchAll(/value\.matches\('([A-Z][a-z]+)\/\((.*)\)'\)/g)];
    const accepted = regions.flatMap(([, region, cities = '']) =>
      cities.split('|').map((city) => `${region}/${city}`),
    );
    expect(accepted.length).toBeGreaterThan(400);
    expect(accepted.filter((zone) => !timeZoneSchema.safeParse(zone).success)).toEqual([]);
  });
});

describe('the free/busy calendar of a companion', () => {
  it('is read by anyone and written by no client', async () => {
    const path = `companions/${uid}/days/20260608`;
    const [from, to] = [new Date('2026-06-08T18:00:00Z'), new Date('2026-06-08T20:00:00Z')];
    const held = { from, to, date: '2026-06-08', until: to };
    await arrange({ [path]: { holds: { a: held }, expireAt: new Date('2026-06-10T00:00:00Z') } });
    for (const who of [undefined, member]) {
      const days = collection(as(who), `companions/${uid}/days`);
      await allowed(getDoc(doc(as(who), path)));
      await allowed(getDocs(query(days, limit(31))));
      await denied(getDocs(query(days, limit(32))));
      await denied(getDocs(days));
    }
    for (const who of [undefined, member, owner, admin]) {
      await denied(deleteDoc(doc(as(who), path)));
      await denied(updateDoc(doc(as(who), path), { 'holds.a': deleteField() }));
      await denied(setDoc(doc(as(who), `companions/${uid}/days/20260609`), { holds: {} }));
    }
  });
});

describe('what is counted of a companion', () => {
  it('is read and written by no client: of few sessions it would tell what became of each', async () => {
    const [path, counted] = [`companions/${uid}/stats/sessions`, { missed: 1, returning: 0 }];
    await arrange({ [path]: counted });
    for (const who of [undefined, member, owner, admin]) {
      // What the listing shows of it is open to anyone.
      await allowed(getDoc(listing(who)));
      await denied(getDoc(doc(as(who), path)));
      await denied(getDocs(query(collection(as(who), `companions/${uid}/stats`), limit(1))));
      await denied(updateDoc(doc(as(who), path), { missed: 0 }));
      await denied(setDoc(doc(as(who), `companions/${uid}/stats/${UNKNOWN_NAME}`), counted));
      await denied(deleteDoc(doc(as(who), path)));
    }
  });
});
