import { readFileSync } from 'node:fs';
import { LIMITS } from '@hearthkin/domain/account/fields';
import { INTEREST_IDS } from '@hearthkin/domain/account/interests';
import { ACTIVITY_IDS } from '@hearthkin/domain/booking/activities';
import type { Companion } from '@hearthkin/domain/companion/companion';
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
import { beforeEach, describe, expect, it } from 'vitest';
import { companionAccount, companionDocument } from '../support/builders';
import {
  access,
  allowed,
  type Clause,
  denied,
  rulesEnvironment,
  takes,
  takesOnlyGoodValues,
} from './kit';
import { admin, cast, visitor, type Who } from './people';
import {
  type Data,
  eachMissing,
  type FieldCases,
  GONE,
  pictureCases,
  UNKNOWN_NAME,
} from './values';

const { member, owner, colleague, newcomer } = cast(
  'listing',
  ['member'],
  ['owner', 'colleague', 'newcomer'],
);
const { as, arrange } = rulesEnvironment(member, owner, newcomer, colleague);
const { uid } = owner;
const everyone = [visitor, member, owner, admin];

const listing = (who?: Who) => as(who).doc(`companions/${uid}`);
const change = (data: Data) => listing(owner).update(data);
const arrangeListing = (fields: Partial<Companion> = {}) =>
  arrange({
    [`companions/${uid}`]: companionDocument(companionAccount(uid), { listed: true, ...fields }),
  });

beforeEach(() => arrangeListing());

describe('a listing', () => {
  it('is open to anyone while it is listed, and then only to its companion', async () => {
    await access({ to: everyone }, (who) => listing(who).get());
    await arrangeListing({ listed: false });
    await access({ to: [owner], notTo: [visitor, member, admin] }, (who) => listing(who).get());
  });

  it('can be read by its companion before it exists', () =>
    access({ to: [newcomer], notTo: [member] }, (who) =>
      as(who).doc(`companions/${newcomer.uid}`).get(),
    ));

  it('is found by anyone who asks for listed ones, a page at a time', async () => {
    const list =
      (...clauses: Clause[]) =>
      (who?: Who) =>
        as(who).list('companions', ...clauses, 'ratingAverage desc', 'ratingCount desc');
    const isListed: Clause = ['listed', '==', true];
    const tokens: Clause = ['searchTokens', 'array-contains', 'eve'];
    await access({ to: everyone }, list(isListed, 24), list(isListed, tokens, 100));
    await access({ notTo: everyone }, list(isListed, 101), list(isListed), list(24));
    await access({ notTo: everyone }, list(['listed', '==', false], 24));
  });

  it('is changed by its companion, not by members, other companions or staff', () =>
    access(
      {
        to: [owner],
        notTo: [visitor, member, colleague, admin, { uid, userType: 'spender' }, { uid }],
      },
      (who) => listing(who).update({ bio: 'Changed.' }),
    ));

  it('is neither created nor deleted by a client', async () => {
    const document = companionDocument(companionAccount(newcomer.uid));
    await denied(as(newcomer).doc(`companions/${newcomer.uid}`).set(document));
    await denied(listing(owner).delete());
    const own = { ...companionDocument(companionAccount(uid)), bio: 'Changed.' };
    await allowed(listing(owner).set(own));
  });
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
  const document = companionDocument(companionAccount(uid));
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
    photo: { ...pictureCases(uid, 'photo'), good: [document.photo] },
    cover: pictureCases(uid, 'cover'),
    video: pictureCases(uid, 'video'),
  };

  takesOnlyGoodValues(FIELDS, () => listing(owner));

  const isKept = (field: string) => !(field in FIELDS) && field !== 'offer';
  const kept = [...Object.keys(document).filter(isKept), 'badgesGivenAt', UNKNOWN_NAME];

  it('are all but those that functions keep', () =>
    takes(
      (more: object) => change({ bio: 'Changed.', ...more }),
      [{}],
      kept.map((field) => ({ [field]: 'changed' })),
    ));
});

it.each(['photo', 'cover', 'video'])(
  'a %s that functions have put there is kept, and cannot be restored once replaced',
  async (field) => {
    const given = '/sample-avatars/woman-01.svg';
    await arrangeListing({ [field]: given, listed: false });
    await allowed(change({ bio: 'Changed.', [field]: given }));
    await denied(change({ [field]: '/sample-avatars/woman-02.svg' }));
    await allowed(change({ [field]: null }));
    await denied(change({ [field]: given }));
  },
);

it('the photo of a listing is not removed while members see it', async () => {
  const photo = `profiles/${uid}/photo/a-photo`;
  await arrangeListing({ photo });
  await denied(change({ photo: null }));
  await arrangeListing({ photo, listed: false });
  await allowed(change({ photo: null }));
});

it.each([true, false])('listed: %s is neither given nor taken by the companion', async (listed) => {
  await arrangeListing({ listed: !listed });
  const bad = [{ listed }, { bio: 'Changed.', listed }, { 'badges.background': false }];
  await takes(change, [{ bio: 'Changed.' }], bad);
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
  const save = (offer: unknown) => change({ offer });

  it.each(Object.entries(FIELDS))('has any good value and no bad one: %s', async (field, cases) => {
    await takes((value) => save({ ...DEFAULT_OFFER, [field]: value }), cases.good, cases.bad);
    const [others] = eachMissing(DEFAULT_OFFER, [field]);
    await (isRequired(field) ? denied : allowed)(save(others));
  });

  it('is changed separately and whole, by its companion', async () => {
    const offer = { ...DEFAULT_OFFER, talksNow: true };
    await access({ to: [owner], notTo: [visitor, member, colleague, admin] }, (who) =>
      listing(who).update({ offer }),
    );
    await arrangeListing();
    // As saved by a client from before the companion's own discounts.
    const { firstSession: _, happyHour: __, ...before } = offer;
    await takes(
      change,
      [{ offer: before }],
      [
        { offer: { ...offer, [UNKNOWN_NAME]: 1 } },
        { offer, bio: 'Changed.' },
        { offer, weeklyAvailability: {} },
        { offer, [UNKNOWN_NAME]: ['2026-12-06'] },
        { offer: GONE },
      ],
    );
  });
});

describe('the hours of a companion', () => {
  const hours = { start: '09:00', end: '12:30' };

  it('are changed separately, at most with their zone', () => {
    const day = [hours, { start: '14:00', end: '18:00' }, { start: '20:00', end: '24:00' }];
    const week = Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, day]));
    const weeklyAvailability = {};
    return takes(
      change,
      [{ weeklyAvailability: week, timeZone: 'Pacific/Wallis' }, { weeklyAvailability }],
      [
        { weeklyAvailability, bio: 'Changed.' },
        { weeklyAvailability, timeZone: 'Nowhere' },
        { weeklyAvailability, listed: false },
        { weeklyAvailability, [UNKNOWN_NAME]: false },
      ],
    );
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
