import { DAY_MS } from '@hearthkin/domain/durations';
import { beforeEach, describe, it } from 'vitest';
import { eventDocument, newId } from '../support/builders';
import { access, type Clause, denied, rulesEnvironment } from './kit';
import { admin, type Caller, cast, visitor, type Who } from './people';
import { type Data, NOW, plus, UNKNOWN_NAME } from './values';

const { host, guest, other } = cast('event', ['guest', 'other'], ['host']);
const { as, arrange } = rulesEnvironment(host, guest, other);
const NAME = 'Harriet B.';

const STARTS = new Date(Date.now() + 7 * DAY_MS);

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

  it('is written by no client', async () => {
    await arrangeEvent({ status: 'pending_approval' });
    const proposed = eventDocument({ startsAt: STARTS, hostId: host.uid });
    await access(
      { notTo: [host, admin, guest] },
      (who) =>
        as(who)
          .doc(`events/${newId('event')}`)
          .set(proposed),
      (who) => at(who).update({ title: 'Other' }),
      (who) => at(who).delete(),
    );
  });
});

describe('a place at an event', () => {
  it.each(BOTH)('is written by no client: %s', async (places) => {
    await arrangeEvent();
    await access({ notTo: [guest, host, admin] }, (who) =>
      as(who).doc(placeOf(guest, places)).set(place(guest)),
    );
    await arrangePlace(guest, places);
    await access(
      { notTo: [guest, host, admin] },
      (who) => as(who).doc(placeOf(guest, places)).update({ came: true }),
      (who) => as(who).doc(placeOf(guest, places)).delete(),
      (who) => at(who).update({ [COUNT[places]]: plus(1) }),
    );
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
