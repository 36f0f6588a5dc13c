import {
  EVENT_AHEAD_MS,
  EVENT_CATEGORIES,
  EVENT_CITIES,
  EVENT_CITY_NAMES,
  EVENT_LIMITS,
  type EventCity,
} from '@hearthkin/domain/community/event';
import { REPEAT_EVERY, REPEAT_TIMES } from '@hearthkin/domain/community/repeats';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hearthkin/domain/durations';
import { RATE_LIMITS } from '@hearthkin/domain/rate-limits';
import { wallClock } from '@hearthkin/domain/time';
import { beforeAll, beforeEach, describe, it } from 'vitest';
import { IDS } from '../accepted/names';
import { eventDocument, newId } from '../support/builders';
import { firstOfDay, LONG_AGO } from './day-limits';
import { access, allowed, type Clause, denied, rulesEnvironment, takes } from './kit';
import { accountsOf, admin, type Caller, cast, visitor, type Who } from './people';
import { type Data, eachMissing, type FieldCases, NOW, plus, UNKNOWN_NAME } from './values';

const { host, guest, other } = cast('event', ['guest', 'other'], ['host']);
const { as, arrange } = rulesEnvironment(host, guest, other);
const NAME = 'Harriet B.';

/** Local times have whole minutes. */
const wholeMinute = (ms: number) => new Date(Math.ceil(ms / MINUTE_MS) * MINUTE_MS);
const STARTS = wholeMinute(Date.now() + 7 * DAY_MS);

let path: string;

type Places = 'attendees' | 'waiting';
const COUNT = { attendees: 'attendeeCount', waiting: 'waitingCount' } as const;
const BOTH = ['attendees', 'waiting'] as const;

const at = (who?: Who) => as(who).doc(path);
const placeOf = ({ uid }: Who, places: Places = 'attendees') => `${path}/${places}/${uid}`;

const arrangeEvent = (change: Data = {}) =>
  arrange({ [path]: { ...eventDocument({ startsAt: STARTS, hostId: host.uid }), ...change } });

const place = (who: Who, change: Data = {}) => ({
  uid: who.uid,
  displayName: NAME,
  startsAt: STARTS,
  joinedAt: NOW,
  ...change,
});
const arrangePlace = (who: Who, places: Places = 'attendees', change: Data = {}) =>
  arrange({ [placeOf(who, places)]: place(who, { joinedAt: new Date(), ...change }) });

const placesOf = ({ uid }: Who) => `users/${uid}/limits/places`;

interface Taking {
  readonly count?: Data;
  readonly change?: Data;
  readonly of?: Who[];
  readonly counted?: Data;
}

/** The client's write: the counts and the places at once. */
async function take(
  who: Who,
  places: Places,
  { count = {}, change = {}, of = [who], counted = {} }: Taking = {},
) {
  await arrange({ [placesOf(who)]: LONG_AGO });
  return as(who).commit(
    ['update', path, { [COUNT[places]]: plus(1), ...count }],
    ['set', placesOf(who), firstOfDay(path, counted)],
    ...of.map((one) => ['set', placeOf(one, places), place(one, change)] as const),
  );
}
const giveBack = (
  who: Who,
  places: Places,
  { count = {}, of = [who] }: { count?: Data; of?: Who[] } = {},
) =>
  as(who).commit(
    ['update', path, { [COUNT[places]]: plus(-1), ...count }],
    ...of.map((one) => ['delete', placeOf(one, places)] as const),
  );

beforeAll(() =>
  arrange(
    Object.fromEntries(
      [host, guest, other].map(({ uid }) => [`profiles/${uid}`, { displayName: NAME }]),
    ),
  ),
);
beforeEach(() => {
  path = `events/${newId('event')}`;
});

describe('an event', () => {
  it.each<[string, readonly Caller[], readonly Caller[]]>([
    ['approved', [guest, host, admin], [visitor]],
    ['cancelled', [guest, host, admin], [visitor]],
    ['pending_approval', [host, admin], [guest, visitor]],
    ['rejected', [host, admin], [guest, visitor]],
    [UNKNOWN_NAME, [host, admin], [guest, visitor]],
  ])('that is %s is read by those who may', async (status, to, notTo) => {
    await arrangeEvent({ status });
    await access({ to, notTo }, (who) => at(who).get());
  });

  it('is listed where it is approved, by its host, and by staff, a hundred at a time', async () => {
    await arrangeEvent();
    const list =
      (...clauses: Clause[]) =>
      (who: Caller) =>
        as(who).list('events', ...clauses);
    const approved: Clause = ['status', '==', 'approved'];
    await access({ to: [guest], notTo: [visitor] }, list(approved, 100));
    await access({ to: [host], notTo: [guest] }, list(['hostId', '==', host.uid], 100));
    await access({ to: [admin], notTo: [guest] }, list(100));
    await access({ notTo: [guest] }, list(approved, 101), list(['status', '==', 'cancelled'], 100));
    await denied(list(101)(admin));
  });

  it('is deleted by no client', async () => {
    await arrangeEvent({ status: 'pending_approval' });
    await access({ notTo: [host, admin, guest] }, (who) => at(who).delete());
  });
});

const listOf = (who: Who = host) => `users/${who.uid}/limits/events`;

describe('a host’s list of open events', () => {
  const writeAs = (who: Caller, open: unknown, more: object = {}) =>
    as(who)
      .doc(listOf())
      .set({ open, ...more });
  const write = (open: unknown) => writeAs(host, open);
  const arrangeOpen = (open: readonly string[], status = 'pending_approval') =>
    arrange({
      [listOf()]: { open },
      ...Object.fromEntries(
        open.map((name) => [`events/${name}`, { ...eventDocument({ hostId: host.uid }), status }]),
      ),
    });
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => newId(`open-${name}`)) as [
    string,
    string,
    string,
    string,
  ];

  beforeEach(() => arrange({ [listOf()]: { open: [] } }));

  it('has three short ids at most, and nothing else', async () => {
    await denied(writeAs(host, [a], { [UNKNOWN_NAME]: 1 }));
    await takes(write, [], ['abc', null, ['x'.repeat(401)], [{}], [a, b, c, d]]);
    for (const open of [[a, b, c], ['x'.repeat(400)], ['x'.repeat(200), 'y'.repeat(200)]]) {
      await arrange({ [listOf()]: { open: [] } });
      await allowed(write(open));
    }
  });

  it('keeps each that waits for a decision, wherever it stands', async () => {
    await arrangeOpen([a, b, c]);
    await takes(write, [[c, b, a]], [[], [a], [b, c], [a, c], [a, b], [a, b, d]]);
  });

  it('may leave out what is decided or withdrawn', async () => {
    for (const status of ['approved', 'rejected', 'cancelled']) {
      await arrangeOpen([a, b, c], status);
      await allowed(write([d]));
    }
    await arrange({ [listOf()]: { open: [newId('gone'), newId('gone')] } });
    await allowed(write([d]));
  });

  it('is its owner’s only', async () => {
    await access(
      { to: [host], notTo: [visitor, guest, admin] },
      (who) => writeAs(who, []),
      (who) => as(who).doc(listOf()).get(),
    );
    await denied(as(host).doc(listOf()).delete());
    await denied(as(host).find(`users/${host.uid}/limits`, 'events'));
  });

  it('begins with three at most', async () => {
    const fresh: Who = { uid: newId('host-fresh'), userType: 'earner' };
    await arrange(accountsOf(fresh));
    await takes((open) => as(fresh).doc(listOf(fresh)).set({ open }), [[a, b, c]], [[a, b, c, d]]);
  });
});

describe('a proposal of an event', () => {
  const { date, time } = wallClock(STARTS, 'America/Chicago');
  const proposal = (change: Data = {}) => ({
    title: 'Board games',
    category: 'Social',
    date,
    time,
    startsAt: STARTS,
    timeZone: 'America/Chicago',
    city: 'Chicago',
    location: 'The corner café',
    maxAttendees: 8,
    description: 'We bring the games.',
    hostId: host.uid,
    hostName: NAME,
    attendeeCount: 0,
    waitingCount: 0,
    status: 'pending_approval',
    notes: '',
    submittedAt: NOW,
    decidedAt: null,
    searchTokens: [],
    ...change,
  });
  /** The client's write: the event, and its host's list of open ones. */
  const put = (who: Caller, name: string, event: Data, open: unknown = [name]) =>
    as(who).commit(['set', `events/${name}`, event], ['set', listOf(who), { open }]);
  async function propose(change: Data = {}, who: Who = host) {
    await arrange({ [listOf(who)]: { open: [] } });
    return put(who, newId('event'), proposal(change));
  }

  beforeEach(() => arrange({ [listOf()]: { open: [] } }));

  it('stands in its host’s list of open ones, and is made once', async () => {
    const name = newId('event');
    await denied(as(host).doc(`events/${name}`).set(proposal()));
    await denied(put(host, name, proposal(), [newId('event')]));
    await allowed(put(host, name, proposal()));
    await denied(put(host, name, proposal()));
  });

  it('has an id that its host and staff can name', () =>
    takes(
      async (name) => {
        await arrange({ [listOf()]: { open: [] } });
        return put(host, name, proposal());
      },
      IDS.good,
      IDS.bad,
    ));

  it('is made by its host, under their public name', async () => {
    await access({ to: [host], notTo: [guest, admin] }, (who) => propose({}, who ?? guest));
    await denied(put(visitor, newId('event'), proposal()));
    await denied(propose({ hostName: 'The mayor' }));
  });

  const text = (most: number) => ({
    good: ['x'.repeat(most), 'x'],
    bad: ['', '  ', '\n', 'x'.repeat(most + 1), 7],
  });
  const FIELDS: FieldCases = {
    title: text(EVENT_LIMITS.title),
    location: text(EVENT_LIMITS.location),
    description: text(EVENT_LIMITS.description),
    category: { good: EVENT_CATEGORIES, bad: [UNKNOWN_NAME, null] },
    maxAttendees: {
      good: [1, EVENT_LIMITS.attendees],
      bad: [0, EVENT_LIMITS.attendees + 1, 2.5, '8'],
    },
    attendeeCount: { good: [0], bad: [1, -1] },
    waitingCount: { good: [0], bad: [1] },
    status: { good: ['pending_approval'], bad: ['approved', 'cancelled', 'rejected'] },
    notes: { good: [''], bad: ['Approved'] },
    submittedAt: { good: [NOW], bad: [new Date(0)] },
    decidedAt: { good: [null], bad: [NOW] },
    searchTokens: { good: [[]], bad: [['board']] },
    repeats: {
      good: [
        null,
        ...REPEAT_EVERY.map((every) => ({ every, times: REPEAT_TIMES.least })),
        { every: 'week', times: REPEAT_TIMES.most },
      ],
      bad: [
        'week',
        {},
        { every: 'week' },
        { times: 2 },
        { every: UNKNOWN_NAME, times: 2 },
        { every: 'week', times: REPEAT_TIMES.least - 1 },
        { every: 'week', times: REPEAT_TIMES.most + 1 },
        { every: 'week', times: 2.5 },
        { every: 'week', times: '2' },
        { every: 'week', times: 2, [UNKNOWN_NAME]: 1 },
      ],
    },
    seriesId: { good: [null], bad: ['', 'another-series', 7] },
  };

  it.each(Object.entries(FIELDS))('has any good value and no bad one: %s', (field, cases) =>
    takes((value) => propose({ [field]: value }), cases.good, cases.bad),
  );

  it('has exactly the known fields', () =>
    takes(
      (event) => put(host, newId('event'), event),
      [],
      [proposal({ [UNKNOWN_NAME]: 1 }), ...eachMissing(proposal(), ['description'])],
    ));

  function onClock(city: EventCity, startsAt: Date) {
    const timeZone = EVENT_CITIES[city];
    const { date, time } = wallClock(startsAt, timeZone);
    return { city, timeZone, startsAt, date, time };
  }

  /** 18:30 UTC on the first day of the season after tomorrow, never the first of a month. */
  function nextDayIn(season: 'summer' | 'winter'): Date {
    const hour = season === 'summer' ? '14' : '13';
    const today = new Date().toISOString().slice(0, 10);
    for (let days = 2; ; days += 1) {
      const instant = new Date(Date.parse(`${today}T18:30:00Z`) + days * DAY_MS);
      const { date, time } = wallClock(instant, 'America/New_York');
      if (time.startsWith(hour) && !date.endsWith('-01')) return instant;
    }
  }

  const summer = onClock('New York', nextDayIn('summer'));

  it.each(EVENT_CITY_NAMES)('is in its city’s time zone, in summer and in winter: %s', (city) =>
    takes(
      (instant: Date) => propose(onClock(city, instant)),
      [nextDayIn('summer'), nextDayIn('winter')],
    ),
  );

  it('is at the instant that its clock and its city say', async () => {
    const moved = (hours: number) => new Date(summer.startsAt.getTime() + hours * HOUR_MS);
    await takes(
      (change) => propose({ ...summer, ...change }),
      // Rules know no time zones: both offsets are accepted.
      [{ startsAt: moved(1) }],
      [
        ...[-1, 2, 0.5].map((hours) => ({ startsAt: moved(hours) })),
        { timeZone: 'America/Chicago' },
        { city: 'Boston' },
        { date: `${summer.date} ` },
        { time: `${summer.time}:00` },
      ],
    );
  });

  it('has a date and a time as a clock shows them', () => {
    const [year = '', month = '', day = ''] = summer.date.split('-');
    const [hour = '', minute = ''] = summer.time.split(':');
    const twoDigits = (value: number) => String(value).padStart(2, '0');
    const daysBefore = new Date(Date.UTC(Number(year), Number(month) - 1, 0)).getUTCDate();
    return takes(
      (change) => propose({ ...summer, ...change }),
      [{}],
      [
        ...[`${year}x${month}x${day}`, `${year}-${month}x${day}`, summer.date.slice(2)].map(
          (date) => ({ date }),
        ),
        ...['14x30', '14:3x', '１4:30', '14:30 ', '13:90'].map((time) => ({ time })),
        // Such as the 45th of June for the 15th of July, and 38:30 on the day before: the same
        // instant, written otherwise.
        { date: `${year}-${twoDigits(Number(month) - 1)}-${daysBefore + Number(day)}` },
        {
          date: `${year}-${month}-${twoDigits(Number(day) - 1)}`,
          time: `${Number(hour) + 24}:${minute}`,
        },
      ],
    );
  });

  it('is in the future, and starts within 365 days', () => {
    const soon = wholeMinute(Date.now() + HOUR_MS);
    const late = new Date(wholeMinute(Date.now() + EVENT_AHEAD_MS).getTime() - MINUTE_MS);
    return takes(
      (startsAt) => propose(onClock('Chicago', startsAt)),
      [soon, late],
      [new Date(soon.getTime() - DAY_MS), new Date(late.getTime() + 10 * MINUTE_MS)],
    );
  });
});

describe('a place at an event', () => {
  it('is taken by anyone but the host, in both documents at once', async () => {
    await arrangeEvent({ attendeeCount: 7 });
    await access({ notTo: [guest, visitor] }, (who) => at(who).update({ attendeeCount: 8 }));
    await denied(as(guest).doc(placeOf(guest)).set(place(guest)));
    await access({ to: [guest], notTo: [host, admin] }, (who = guest) => take(who, 'attendees'));
    await denied(take(other, 'attendees'));
  });

  it('is one per person, with the public name, the time, and nothing else', async () => {
    await arrangeEvent();
    await takes(
      (how) => take(guest, 'attendees', how),
      [{}],
      [
        { count: { attendeeCount: 2 } },
        { count: { waitingCount: 1 } },
        { count: { maxAttendees: 9 } },
        { count: { [UNKNOWN_NAME]: 1 } },
        { count: { attendeeCount: 0 } },
        { change: { displayName: 'The mayor' } },
        { change: { uid: other.uid } },
        { change: { startsAt: new Date() } },
        { change: { joinedAt: new Date(0) } },
        { change: { [UNKNOWN_NAME]: 1 } },
        // Who came is marked by no client.
        { change: { came: true } },
        { change: { came: false } },
        { of: [other] },
        { of: [guest, other] },
        { counted: { last: 'events/other' } },
        { counted: { at: new Date(0) } },
      ],
    );
    for (const places of BOTH) await denied(take(guest, places));
  });

  it('is counted each time, so many in a day', async () => {
    const { max } = RATE_LIMITS.places;
    const from = new Date(Date.now() - MINUTE_MS);
    const again = (count: number) =>
      as(guest).commit(
        ['update', path, { attendeeCount: plus(1) }],
        ['set', placesOf(guest), { count, from, last: path, at: NOW }],
        ['set', placeOf(guest), place(guest)],
      );
    await arrangeEvent();
    await allowed(take(guest, 'attendees'));
    await allowed(giveBack(guest, 'attendees'));
    // The count of the time before.
    await denied(
      as(guest).commit(
        ['update', path, { attendeeCount: plus(1) }],
        ['set', placeOf(guest), place(guest)],
      ),
    );
    const used = (count: number) =>
      arrange({ [placesOf(guest)]: { count, from, last: path, at: from } });
    await used(max);
    await denied(again(max + 1));
    await used(max - 1);
    await allowed(again(max));
  });

  it('has a count that is read and written by its owner only', async () => {
    await arrange({ [placesOf(guest)]: LONG_AGO });
    const ref = (who: Caller) => as(who).doc(placesOf(guest));
    await access(
      { to: [guest], notTo: [visitor, other, admin] },
      (who) => ref(who).get(),
      (who) => ref(who).set(firstOfDay(path)),
    );
    await denied(ref(guest).delete());
  });

  it.each(['pending_approval', 'rejected', 'cancelled'])(
    'cannot be taken at an event that is %s',
    async (status) => {
      await arrangeEvent({ status });
      await denied(take(guest, 'attendees'));
      await arrangeEvent();
      await allowed(take(guest, 'attendees'));
    },
  );

  it('is not taken or given back once it has begun', async () => {
    const begun = new Date(Date.now() - 1000);
    await arrangePlace(guest);
    await arrangeEvent({ attendeeCount: 1, startsAt: begun });
    await denied(take(other, 'attendees', { change: { startsAt: begun } }));
    await denied(giveBack(guest, 'attendees'));
    await arrangeEvent({ attendeeCount: 1 });
    await allowed(giveBack(guest, 'attendees'));
  });

  it('is given back by its owner, in both documents at once', async () => {
    await arrangeEvent({ attendeeCount: 2 });
    await arrangePlace(guest);
    await arrangePlace(other);
    await denied(at(guest).update({ attendeeCount: 1 }));
    await denied(as(guest).doc(placeOf(guest)).delete());
    await takes(
      (how) => giveBack(guest, 'attendees', how),
      [{}],
      [{ count: { attendeeCount: 0 } }, { of: [other] }, { of: [guest, other] }],
    );
    await denied(giveBack(guest, 'attendees'));
  });

  it('goes to the waiting list first', async () => {
    await arrangeEvent({ attendeeCount: 7, waitingCount: 1 });
    await denied(take(guest, 'attendees'));
    await allowed(take(guest, 'waiting'));
  });

  it.each(BOTH)(
    'is seen by its guest, by the host and by staff, who list a hundred at a time: %s',
    async (places) => {
      await arrangeEvent();
      await arrangePlace(guest, places);
      const list = (most: number) => (who: Caller) => as(who).list(`${path}/${places}`, most);
      await access({ to: [guest, host, admin], notTo: [visitor, other] }, (who) =>
        as(who).doc(placeOf(guest, places)).get(),
      );
      await access({ to: [host, admin], notTo: [visitor, guest, other] }, list(100));
      await access({ notTo: [host, admin] }, list(101));
      await denied(as(guest).doc(placeOf(guest, places)).update({ joinedAt: NOW }));
    },
  );

  it.each(BOTH)('is found across events by its owner: %s', async (places) => {
    await arrangePlace(guest, places);
    const list = (most: number) => (who: Caller) =>
      as(who).listEverywhere(places, ['uid', '==', guest.uid], most);
    await access({ to: [guest], notTo: [other, visitor] }, list(100));
    await denied(list(101)(guest));
  });
});

describe('who came', () => {
  it('is marked by no client, and a marked place is not given back', async () => {
    await arrangeEvent({ attendeeCount: 1 });
    for (const came of [true, false]) {
      await arrangePlace(guest, 'attendees', { came });
      await access({ notTo: [guest, host, admin] }, (who) =>
        as(who).doc(placeOf(guest)).update({ came: !came }),
      );
      await (came ? denied : allowed)(giveBack(guest, 'attendees'));
    }
  });

  it('is found by the host and staff, who count them', async () => {
    await arrangeEvent({ attendeeCount: 1 });
    await arrangePlace(guest, 'attendees', { came: true });
    await access({ to: [host, admin], notTo: [visitor, guest, other] }, (who) =>
      as(who).list(`${path}/attendees`, ['came', '==', true], 100),
    );
  });
});

describe('what the host wrote to everyone', () => {
  const list =
    (...clauses: Clause[]) =>
    (who: Caller) =>
      as(who).list(`${path}/hostMessages`, ...clauses);

  beforeEach(async () => {
    await arrangeEvent({ attendeeCount: 1, waitingCount: 1 });
    await arrange({
      [`${path}/hostMessages/first`]: { text: 'Hi', sentAt: new Date(), sentTo: 1 },
    });
    await arrangePlace(guest);
    await arrangePlace(other, 'waiting');
  });

  it('is listed by guests with a place, the host and staff, twenty at a time', async () => {
    await access({ to: [guest, host, admin], notTo: [visitor, other] }, list('sentAt desc', 20));
    await access({ notTo: [guest, host, admin] }, list('sentAt desc', 21), list());
    await access({ to: [guest], notTo: [other] }, list(['__name__', '==', 'first'], 1));
  });

  it('is read alone, written and deleted by no one', async () => {
    const first = (who: Caller) => as(who).doc(`${path}/hostMessages/first`);
    await access(
      { notTo: [guest, other, host, admin] },
      (who) => first(who).get(),
      (who) => as(who).doc(`${path}/hostMessages/second`).set({ text: 'Hi', sentAt: NOW }),
      (who) => first(who).update({ text: 'Ho' }),
      (who) => first(who).delete(),
    );
  });
});

describe('the waiting list of an event', () => {
  it('is open only when the event is full', async () => {
    await arrangeEvent({ attendeeCount: 7 });
    await denied(take(guest, 'waiting'));
    await arrangeEvent({ attendeeCount: 8 });
    await denied(take(host, 'waiting'));
    await denied(at(guest).update({ waitingCount: 1 }));
    await denied(as(guest).doc(placeOf(guest, 'waiting')).set(place(guest)));
    await takes(
      (how) => take(guest, 'waiting', how),
      [{}],
      [
        { count: { waitingCount: 2 } },
        { count: { attendeeCount: 7 } },
        { count: { [UNKNOWN_NAME]: 1 } },
        { change: { displayName: 'The mayor' } },
      ],
    );
    await denied(take(guest, 'waiting'));
  });

  it('is closed to guests with a place', async () => {
    await arrangeEvent({ attendeeCount: 8 });
    await arrangePlace(guest);
    await denied(take(guest, 'waiting'));
    await allowed(take(other, 'waiting'));
  });

  it('is left in both documents at once, and only for oneself', async () => {
    await arrangeEvent({ attendeeCount: 8, waitingCount: 2 });
    await arrangePlace(guest, 'waiting');
    await denied(at(guest).update({ waitingCount: 1 }));
    await denied(as(guest).doc(placeOf(guest, 'waiting')).delete());
    await denied(giveBack(other, 'waiting'));
    await denied(giveBack(guest, 'waiting', { count: { waitingCount: 0 } }));
    await denied(giveBack(other, 'waiting', { of: [guest] }));
    await arrangePlace(other, 'waiting');
    await denied(giveBack(other, 'waiting', { of: [other, guest] }));
    await allowed(giveBack(guest, 'waiting'));
  });

  it('is left before another place is taken, and leads to none without the trigger', async () => {
    await arrangeEvent({ attendeeCount: 7, waitingCount: 1 });
    await arrangePlace(guest, 'waiting');
    await denied(take(guest, 'attendees'));
    await allowed(giveBack(guest, 'waiting'));
    await allowed(take(other, 'attendees'));
  });
});
