import {
  EVENT_AHEAD_MS,
  EVENT_CATEGORIES,
  EVENT_CITIES,
  EVENT_CITY_NAMES,
  EVENT_LIMITS,
  type EventCity,
} from '@hearthkin/domain/community/event';
import { REPEAT_EVERY, REPEAT_TIMES } from '@hearthkin/domain/community/repeats';
import { DAY_MS, HOUR_MS } from '@hearthkin/domain/durations';
import { wallClock } from '@hearthkin/domain/time';
import {
  collection,
  collectionGroup,
  type DocumentData,
  deleteDoc,
  doc,
  documentId,
  getDoc,
  getDocs,
  increment,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { beforeAll, beforeEach, describe, it } from 'vitest';
import { eventDocument, newId } from '../support/builders';
import {
  accountsOf,
  admin,
  allowed,
  denied,
  listLimits,
  rulesEnvironment,
  type Who,
} from './rules-environment';
import { UNKNOWN_NAME } from './unknown-name';

const { as, arrange } = rulesEnvironment(() => [host, guest, other]);

const host: Who = { uid: 'event-host', userType: 'earner' };
const guest: Who = { uid: 'event-guest', userType: 'spender' };
const other: Who = { uid: 'event-other', userType: 'spender' };
const NAME = 'Harriet B.';

/** Local times have whole minutes. */
const STARTS = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 7 * DAY_MS);

let id: string;

const at = (who?: Who) => doc(as(who), 'events', id);
const placeAt = (who: Who | undefined, places: string, uid = who?.uid ?? guest.uid) =>
  doc(as(who), 'events', id, places, uid);

const arrangeEvent = (change: DocumentData = {}) =>
  arrange({
    [`events/${id}`]: { ...eventDocument({ startsAt: STARTS, hostId: host.uid }), ...change },
  });

const place = (who: Who, change: DocumentData = {}) => ({
  uid: who.uid,
  displayName: NAME,
  startsAt: STARTS,
  joinedAt: serverTimestamp(),
  ...change,
});
const placed = (who: Who) => ({ ...place(who), joinedAt: Timestamp.now() });

type Places = 'attendees' | 'waiting';
const COUNT = { attendees: 'attendeeCount', waiting: 'waitingCount' } as const;

/** The client's write: both documents at once. */
function take(who: Who, places: Places, change: DocumentData = {}, count: DocumentData = {}) {
  const batch = writeBatch(as(who));
  batch.update(at(who), { [COUNT[places]]: increment(1), ...count });
  batch.set(placeAt(who, places), place(who, change));
  return batch.commit();
}

function giveBack(who: Who, places: Places, count: DocumentData = {}) {
  const batch = writeBatch(as(who));
  batch.update(at(who), { [COUNT[places]]: increment(-1), ...count });
  batch.delete(placeAt(who, places));
  return batch.commit();
}

beforeAll(() =>
  arrange(
    Object.fromEntries(
      [host, guest, other].map(({ uid }) => [`profiles/${uid}`, { displayName: NAME }]),
    ),
  ),
);
beforeEach(() => {
  id = newId('event');
});

describe('an event', () => {
  it('is read by those who are signed in once it is approved, also when it is cancelled', async () => {
    for (const status of ['approved', 'cancelled']) {
      await arrangeEvent({ status });
      for (const who of [guest, host, admin]) await allowed(getDoc(at(who)));
      await denied(getDoc(at()));
    }
  });

  it('is read by its host and staff only before that', async () => {
    for (const status of ['pending_approval', 'rejected', UNKNOWN_NAME]) {
      await arrangeEvent({ status });
      for (const who of [host, admin]) await allowed(getDoc(at(who)));
      for (const who of [guest, undefined]) await denied(getDoc(at(who)));
    }
  });

  it('is listed where it is approved, by its host, and by staff, a hundred at a time', async () => {
    await arrangeEvent();
    const list = (who: Who | undefined, most: number, ...by: Parameters<typeof where>[]) =>
      getDocs(
        query(collection(as(who), 'events'), ...by.map((clause) => where(...clause)), limit(most)),
      );
    await allowed(list(guest, 100, ['status', '==', 'approved']));
    await denied(list(guest, 101, ['status', '==', 'approved']));
    await denied(list(undefined, 100, ['status', '==', 'approved']));
    await denied(list(guest, 100, ['status', '==', 'cancelled']));
    await denied(list(guest, 100));
    await allowed(list(host, 100, ['hostId', '==', host.uid]));
    await denied(list(guest, 100, ['hostId', '==', host.uid]));
    await allowed(list(admin, 100));
    await denied(list(admin, 101));
  });

  it('is deleted by no client', async () => {
    await arrangeEvent({ status: 'pending_approval' });
    for (const who of [host, admin, guest]) await denied(deleteDoc(at(who)));
  });
});

const listOf = (who: Who = host) => `users/${who.uid}/limits/events`;

/** The client's write: the event, and its host's list of open ones. */
function put(who: Who | undefined, name: string, event: DocumentData, open: unknown = [name]) {
  const batch = writeBatch(as(who));
  batch.set(doc(as(who), 'events', name), event);
  batch.set(doc(as(who), listOf(who)), { open });
  return batch.commit();
}

describe('a host’s list of open events', () => {
  const writeAs = (who: Who | undefined, open: unknown, more: object = {}) =>
    setDoc(doc(as(who), listOf()), { open, ...more });
  const write = (open: unknown, more: object = {}) => writeAs(host, open, more);
  const arrangeOpen = (open: readonly string[], status = 'pending_approval') =>
    arrange({
      [listOf()]: { open },
      ...Object.fromEntries(
        open.map((name) => [`events/${name}`, { ...eventDocument({ hostId: host.uid }), status }]),
      ),
    });
  const [a, b, c] = [newId('open'), newId('open'), newId('open')];

  it('has three at most', async () => {
    await arrange({ [listOf()]: { open: [] } });
    await denied(write([a, b, c, id]));
    await allowed(write([a, b, c]));
  });

  it('keeps each that waits for a decision, wherever it stands', async () => {
    await arrangeOpen([a, b, c]);
    for (const open of [[], [a], [b, c], [a, c], [a, b], [a, b, id]]) await denied(write(open));
    await allowed(write([c, b, a]));
  });

  it('may leave out what is decided or withdrawn', async () => {
    for (const status of ['approved', 'rejected', 'cancelled']) {
      await arrangeOpen([a, b, c], status);
      await allowed(write([id]));
    }
    await arrange({ [listOf()]: { open: [newId('gone'), newId('gone')] } });
    await allowed(write([id]));
  });

  it('holds short ids only, and nothing else', async () => {
    await arrange({ [listOf()]: { open: [] } });
    for (const open of ['abc', null, ['x'.repeat(401)], [{}]]) await denied(write(open));
    await denied(write([a], { [UNKNOWN_NAME]: 1 }));
    await allowed(write(['x'.repeat(400)]));
    await arrange({ [listOf()]: { open: [] } });
    await allowed(write(['x'.repeat(200), 'y'.repeat(200)]));
  });

  it('is its owner’s only', async () => {
    await arrange({ [listOf()]: { open: [] } });
    for (const who of [undefined, guest, admin]) {
      await denied(writeAs(who, []));
      await denied(getDoc(doc(as(who), listOf())));
    }
    await denied(deleteDoc(doc(as(host), listOf())));
    await denied(listLimits(as(host), host, 'events'));
    await allowed(getDoc(doc(as(host), listOf())));
    const fresh: Who = { uid: newId('host-fresh'), userType: 'earner' };
    await arrange(accountsOf(fresh));
    await denied(setDoc(doc(as(fresh), listOf(fresh)), { open: [a, b, c, id] }));
    await allowed(setDoc(doc(as(fresh), listOf(fresh)), { open: [a, b, c] }));
  });
});

describe('a proposal of an event', () => {
  beforeEach(() => arrange({ [listOf()]: { open: [] } }));

  const proposal = (change: DocumentData = {}): DocumentData => {
    const { date, time } = wallClock(STARTS, 'America/Chicago');
    return {
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
      submittedAt: serverTimestamp(),
      decidedAt: null,
      searchTokens: [],
      ...change,
    };
  };
  async function propose(change: DocumentData = {}, who: Who = host) {
    await arrange({ [listOf(who)]: { open: [] } });
    return put(who, newId('event'), proposal(change));
  }

  it('stands in its host’s list of open ones', async () => {
    await denied(setDoc(at(host), proposal()));
    await denied(put(host, id, proposal(), [newId('event')]));
    await allowed(put(host, id, proposal()));
  });

  it('is made by its host, under their public name', async () => {
    await allowed(propose());
    await denied(propose({}, guest));
    await denied(propose({}, admin));
    await denied(put(undefined, id, proposal()));
    await denied(propose({ hostName: 'The mayor' }));
  });

  it.each([
    [
      'title',
      ['x'.repeat(EVENT_LIMITS.title), 'x'],
      ['', '  ', 'x'.repeat(EVENT_LIMITS.title + 1), 7],
    ],
    [
      'location',
      ['x'.repeat(EVENT_LIMITS.location)],
      ['', '  ', 'x'.repeat(EVENT_LIMITS.location + 1), 7],
    ],
    [
      'description',
      ['x'.repeat(EVENT_LIMITS.description)],
      ['', '\n', 'x'.repeat(EVENT_LIMITS.description + 1), 7],
    ],
    ['category', EVENT_CATEGORIES, [UNKNOWN_NAME, null]],
    ['maxAttendees', [1, EVENT_LIMITS.attendees], [0, EVENT_LIMITS.attendees + 1, 2.5, '8']],
    ['attendeeCount', [0], [1, -1]],
    ['waitingCount', [0], [1]],
    ['status', ['pending_approval'], ['approved', 'cancelled', 'rejected']],
    ['notes', [''], ['Approved']],
    ['submittedAt', [serverTimestamp()], [Timestamp.fromMillis(0)]],
    ['decidedAt', [null], [serverTimestamp()]],
    ['searchTokens', [[]], [['board']]],
    [
      'repeats',
      [
        null,
        ...REPEAT_EVERY.map((every) => ({ every, times: REPEAT_TIMES.least })),
        { every: 'week', times: REPEAT_TIMES.most },
      ],
      [
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
    ],
    ['seriesId', [null], ['', 'another-series', 7]],
  ] as const)('has a limited %s', async (field, good, bad) => {
    for (const value of good) await allowed(propose({ [field]: value }));
    for (const value of bad) await denied(propose({ [field]: value }));
  });

  it('is made once: a repeated request changes nothing', async () => {
    await allowed(put(host, id, proposal()));
    await denied(put(host, id, proposal()));
    await allowed(getDoc(at(host)));
  });

  it('has exactly the known fields', async () => {
    await denied(propose({ [UNKNOWN_NAME]: 1 }));
    const { description: _, ...rest } = proposal();
    await denied(put(host, id, rest));
  });

  it('is in its city’s time zone, in summer and in winter', async () => {
    for (const city of EVENT_CITY_NAMES) {
      for (const season of ['summer', 'winter'] as const) {
        await allowed(propose(onClock(city, nextDayIn(season))));
      }
    }
    const summer = onClock('New York', nextDayIn('summer'));
    const moved = (hours: number) => new Date(summer.startsAt.getTime() + hours * HOUR_MS);
    // Rules know no time zones: both offsets are accepted.
    await allowed(propose({ ...summer, startsAt: moved(1) }));
    for (const hours of [-1, 2, 0.5]) await denied(propose({ ...summer, startsAt: moved(hours) }));
    await denied(propose({ ...summer, timeZone: 'America/Chicago' }));
    await denied(propose({ ...summer, city: 'Boston' }));
    await denied(propose({ ...summer, date: `${summer.date} ` }));
    await denied(propose({ ...summer, time: `${summer.time}:00` }));
  });

  it('has a date and a time as a clock shows them', async () => {
    const summer = onClock('New York', nextDayIn('summer'));
    const [year = '', month = '', day = ''] = summer.date.split('-');
    for (const date of [`${year}x${month}x${day}`, `${year}-${month}x${day}`, summer.date.slice(2)])
      await denied(propose({ ...summer, date }));
    for (const time of ['14x30', '14:3x', '１4:30', '14:30 ', '13:90'])
      await denied(propose({ ...summer, time }));
    // Such as the 45th of June for the 15th of July, and 38:30 on the day before: the same instant,
    // written otherwise.
    const daysBefore = new Date(Date.UTC(Number(year), Number(month) - 1, 0)).getUTCDate();
    const twoDigits = (value: number) => String(value).padStart(2, '0');
    const former = `${year}-${twoDigits(Number(month) - 1)}-${daysBefore + Number(day)}`;
    await denied(propose({ ...summer, date: former }));
    const before = `${year}-${month}-${twoDigits(Number(day) - 1)}`;
    const [hour = '', minute = ''] = summer.time.split(':');
    await denied(propose({ ...summer, date: before, time: `${Number(hour) + 24}:${minute}` }));
  });

  /** 18:30 UTC on the first day of the season after tomorrow, never the first of a month. */
  function nextDayIn(season: 'summer' | 'winter'): string {
    const hour = season === 'summer' ? '14' : '13';
    const today = new Date().toISOString().slice(0, 10);
    for (let days = 2; ; days += 1) {
      const instant = new Date(Date.parse(`${today}T18:30:00Z`) + days * DAY_MS);
      const { date, time } = wallClock(instant, 'America/New_York');
      if (time.startsWith(hour) && !date.endsWith('-01')) return instant.toISOString();
    }
  }

  it('starts within 365 days', async () => {
    const late = new Date(Math.floor(Date.now() / 60_000) * 60_000 + EVENT_AHEAD_MS);
    const at = (startsAt: Date) => onClock('New York', startsAt.toISOString());
    await allowed(propose(at(late)));
    await denied(propose(at(new Date(late.getTime() + 10 * 60_000))));
  });

  function onClock(city: EventCity, instant: string) {
    const startsAt = new Date(instant);
    const { date, time } = wallClock(startsAt, EVENT_CITIES[city]);
    return { city, timeZone: EVENT_CITIES[city], startsAt, date, time };
  }

  it('is in the future', async () => {
    const soon = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + HOUR_MS);
    await allowed(propose(onClock('Chicago', soon.toISOString())));
    const past = new Date(soon.getTime() - DAY_MS);
    await denied(propose(onClock('Chicago', past.toISOString())));
  });
});

describe('a place at an event', () => {
  it('is taken by anyone but the host, in both documents at once', async () => {
    await arrangeEvent({ attendeeCount: 7 });
    await denied(updateDoc(at(guest), { attendeeCount: 8 }));
    await denied(setDoc(placeAt(guest, 'attendees'), place(guest)));
    await denied(updateDoc(at(undefined), { attendeeCount: 8 }));
    await denied(take(host, 'attendees'));
    await denied(take(admin, 'attendees'));
    await allowed(take(guest, 'attendees'));
    await denied(take(other, 'attendees'));
  });

  it('is one per person', async () => {
    await arrangeEvent();
    await denied(take(guest, 'attendees', {}, { attendeeCount: 2 }));
    await denied(take(guest, 'attendees', {}, { waitingCount: 1 }));
    await denied(take(guest, 'attendees', {}, { maxAttendees: 9 }));
    await denied(take(guest, 'attendees', {}, { [UNKNOWN_NAME]: 1 }));
    await denied(take(guest, 'attendees', {}, { attendeeCount: 0 }));
    await allowed(take(guest, 'attendees'));
    await denied(take(guest, 'attendees'));
    await denied(take(guest, 'waiting'));
  });

  it('has the public name, the time, and nothing else', async () => {
    await arrangeEvent();
    await denied(take(guest, 'attendees', { displayName: 'The mayor' }));
    await denied(take(guest, 'attendees', { uid: other.uid }));
    await denied(take(guest, 'attendees', { startsAt: new Date() }));
    await denied(take(guest, 'attendees', { joinedAt: new Date(0) }));
    await denied(take(guest, 'attendees', { [UNKNOWN_NAME]: 1 }));
    const batch = writeBatch(as(guest));
    batch.update(at(guest), { attendeeCount: increment(1) });
    batch.set(placeAt(guest, 'attendees', other.uid), place(other));
    await denied(batch.commit());
    const both = writeBatch(as(guest));
    both.update(at(guest), { attendeeCount: increment(1) });
    both.set(placeAt(guest, 'attendees'), place(guest));
    both.set(placeAt(guest, 'attendees', other.uid), place(other));
    await denied(both.commit());
    await allowed(take(guest, 'attendees'));
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
    await arrangeEvent({ attendeeCount: 1 });
    await arrange({ [`events/${id}/attendees/${guest.uid}`]: placed(guest) });
    const begun = new Date(Date.now() - 1000);
    await arrangeEvent({ attendeeCount: 1, startsAt: begun });
    await denied(take(other, 'attendees', { startsAt: begun }));
    await denied(giveBack(guest, 'attendees'));
    await arrangeEvent({ attendeeCount: 1 });
    await allowed(giveBack(guest, 'attendees'));
  });

  it('is given back by its owner, in both documents at once', async () => {
    await arrangeEvent({ attendeeCount: 2 });
    await arrange({
      [`events/${id}/attendees/${guest.uid}`]: placed(guest),
      [`events/${id}/attendees/${other.uid}`]: placed(other),
    });
    await denied(updateDoc(at(guest), { attendeeCount: 1 }));
    await denied(deleteDoc(placeAt(guest, 'attendees')));
    await denied(giveBack(guest, 'attendees', { attendeeCount: 0 }));
    const batch = writeBatch(as(guest));
    batch.update(at(guest), { attendeeCount: increment(-1) });
    batch.delete(placeAt(guest, 'attendees', other.uid));
    await denied(batch.commit());
    const both = writeBatch(as(guest));
    both.update(at(guest), { attendeeCount: increment(-1) });
    both.delete(placeAt(guest, 'attendees'));
    both.delete(placeAt(guest, 'attendees', other.uid));
    await denied(both.commit());
    await allowed(giveBack(guest, 'attendees'));
    await denied(giveBack(guest, 'attendees'));
  });

  it('goes to the waiting list first', async () => {
    await arrangeEvent({ attendeeCount: 7, waitingCount: 1 });
    await denied(take(guest, 'attendees'));
    await allowed(take(guest, 'waiting'));
  });

  it('is seen by its guest, by the host and by staff, who list a hundred at a time', async () => {
    await arrangeEvent({});
    for (const places of ['attendees', 'waiting']) {
      await arrange({ [`events/${id}/${places}/${guest.uid}`]: placed(guest) });
      const list = (who: Who | undefined, most: number) =>
        getDocs(query(collection(as(who), 'events', id, places), limit(most)));
      for (const who of [guest, host, admin]) {
        await allowed(getDoc(placeAt(who, places, guest.uid)));
      }
      for (const who of [undefined, other]) {
        await denied(getDoc(placeAt(who, places, guest.uid)));
      }
      for (const who of [host, admin]) {
        await allowed(list(who, 100));
        await denied(list(who, 101));
      }
      for (const who of [undefined, guest, other]) await denied(list(who, 100));
      await denied(updateDoc(placeAt(guest, places), { joinedAt: serverTimestamp() }));
    }
  });

  it('is found across events by its owner', async () => {
    for (const places of ['attendees', 'waiting']) {
      const list = (who: Who | undefined, uid: string, most: number) =>
        getDocs(query(collectionGroup(as(who), places), where('uid', '==', uid), limit(most)));
      await arrange({ [`events/${id}/${places}/${guest.uid}`]: placed(guest) });
      await allowed(list(guest, guest.uid, 100));
      await denied(list(guest, guest.uid, 101));
      await denied(list(other, guest.uid, 100));
      await denied(list(undefined, guest.uid, 100));
    }
  });
});

describe('who came', () => {
  it('is marked by no client, and a marked place is not given back', async () => {
    await arrangeEvent({ attendeeCount: 1 });
    await denied(take(guest, 'attendees', { came: true }));
    await denied(take(guest, 'attendees', { came: false }));
    const path = `events/${id}/attendees/${guest.uid}`;
    await arrange({ [path]: { ...placed(guest), came: true } });
    for (const who of [guest, host, admin]) {
      await denied(updateDoc(placeAt(who, 'attendees', guest.uid), { came: false }));
    }
    await denied(giveBack(guest, 'attendees'));
    await arrange({ [path]: { ...placed(guest), came: false } });
    for (const who of [guest, host, admin]) {
      await denied(updateDoc(placeAt(who, 'attendees', guest.uid), { came: true }));
    }
    await allowed(giveBack(guest, 'attendees'));
  });

  it('is found by the host and staff, who count them', async () => {
    await arrangeEvent({ attendeeCount: 1 });
    await arrange({ [`events/${id}/attendees/${guest.uid}`]: { ...placed(guest), came: true } });
    const found = (who: Who | undefined) => {
      const places = collection(as(who), 'events', id, 'attendees');
      return getDocs(query(places, where('came', '==', true), limit(100)));
    };
    for (const who of [host, admin]) await allowed(found(who));
    for (const who of [undefined, guest, other]) await denied(found(who));
  });
});

describe('what the host wrote to everyone', () => {
  const messages = (who: Who | undefined) => collection(as(who), 'events', id, 'hostMessages');
  const list = (who: Who | undefined, most = 20) =>
    getDocs(query(messages(who), orderBy('sentAt', 'desc'), limit(most)));
  const byName = (who: Who) =>
    getDocs(query(messages(who), where(documentId(), '==', 'first'), limit(1)));

  beforeEach(async () => {
    await arrangeEvent({ attendeeCount: 1, waitingCount: 1 });
    await arrange({
      [`events/${id}/hostMessages/first`]: { text: 'Hi', sentAt: Timestamp.now(), sentTo: 1 },
      [`events/${id}/attendees/${guest.uid}`]: placed(guest),
      [`events/${id}/waiting/${other.uid}`]: placed(other),
    });
  });

  it('is listed by guests with a place, the host and staff, twenty at a time', async () => {
    for (const who of [guest, host, admin]) {
      await allowed(list(who));
      await denied(list(who, 21));
      await denied(getDocs(messages(who)));
    }
    for (const who of [undefined, other]) await denied(list(who));
    await denied(byName(other));
    await allowed(byName(guest));
  });

  it('is read alone, written and deleted by no one', async () => {
    for (const who of [guest, other, host, admin]) {
      const first = doc(messages(who), 'first');
      await denied(getDoc(first));
      await denied(
        setDoc(doc(messages(who)), { text: 'Hi', sentAt: serverTimestamp(), sentTo: 1 }),
      );
      await denied(updateDoc(first, { text: 'Ho' }));
      await denied(deleteDoc(first));
    }
    await allowed(list(guest));
  });
});

describe('the waiting list of an event', () => {
  it('is open only when the event is full', async () => {
    await arrangeEvent({ attendeeCount: 7 });
    await denied(take(guest, 'waiting'));
    await arrangeEvent({ attendeeCount: 8 });
    await denied(take(host, 'waiting'));
    await denied(updateDoc(at(guest), { waitingCount: 1 }));
    await denied(setDoc(placeAt(guest, 'waiting'), place(guest)));
    await denied(take(guest, 'waiting', {}, { waitingCount: 2 }));
    await denied(take(guest, 'waiting', {}, { attendeeCount: 7 }));
    await denied(take(guest, 'waiting', {}, { [UNKNOWN_NAME]: 1 }));
    await denied(take(guest, 'waiting', { displayName: 'The mayor' }));
    await allowed(take(guest, 'waiting'));
    await denied(take(guest, 'waiting'));
  });

  it('is closed to guests with a place', async () => {
    await arrangeEvent({ attendeeCount: 8 });
    await arrange({ [`events/${id}/attendees/${guest.uid}`]: placed(guest) });
    await denied(take(guest, 'waiting'));
    await allowed(take(other, 'waiting'));
  });

  it('is left in both documents at once, and only for oneself', async () => {
    await arrangeEvent({ attendeeCount: 8, waitingCount: 2 });
    await arrange({ [`events/${id}/waiting/${guest.uid}`]: placed(guest) });
    await denied(updateDoc(at(guest), { waitingCount: 1 }));
    await denied(deleteDoc(placeAt(guest, 'waiting')));
    await denied(giveBack(other, 'waiting'));
    await denied(giveBack(guest, 'waiting', { waitingCount: 0 }));
    const batch = writeBatch(as(other));
    batch.update(at(other), { waitingCount: increment(-1) });
    batch.delete(placeAt(other, 'waiting', guest.uid));
    await denied(batch.commit());
    await arrange({ [`events/${id}/waiting/${other.uid}`]: placed(other) });
    const both = writeBatch(as(other));
    both.update(at(other), { waitingCount: increment(-1) });
    both.delete(placeAt(other, 'waiting'));
    both.delete(placeAt(other, 'waiting', guest.uid));
    await denied(both.commit());
    await allowed(giveBack(guest, 'waiting'));
  });

  it('is left before another place is taken', async () => {
    await arrangeEvent({ attendeeCount: 7 });
    await arrange({ [`events/${id}/waiting/${guest.uid}`]: placed(guest) });
    await denied(take(guest, 'attendees'));
    await allowed(take(other, 'attendees'));
  });

  it('does not lead to a place without the trigger', async () => {
    await arrangeEvent({ attendeeCount: 7, waitingCount: 1 });
    await arrange({ [`events/${id}/waiting/${guest.uid}`]: placed(guest) });
    await denied(take(guest, 'attendees'));
    await allowed(giveBack(guest, 'waiting'));
  });
});
