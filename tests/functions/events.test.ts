import { randomUUID } from 'node:crypto';
import { toProfile } from '@hearthkin/domain/account/profile';
import type { CallableResults } from '@hearthkin/domain/callables';
import {
  type CommunityEvent,
  type EventForm,
  eventStart,
  WAITING_MOST,
} from '@hearthkin/domain/community/event';
import { DAY_MS } from '@hearthkin/domain/foundation/durations';
import { wallClock } from '@hearthkin/domain/foundation/time';
import { REASONS_FOR } from '@hearthkin/domain/safety/report-reasons';
import { describe, expect, it } from 'vitest';
import { type Actor, makeAdmin, makeAll, makeMember } from '../support/actors';
import { adminDb, put, read, update } from '../support/admin';
import { memberDocument, newId } from '../support/builders';
import { callFunction, expectRefusal } from '../support/call-function';
import { eventDocument } from '../support/community-builders';
import { eventually } from '../support/eventually';
import { runTriggers } from '../support/in-process-triggers';
import { subjectsTo } from '../support/mailbox';
import { entriesAbout } from './audit-entries';
import { kindsOf } from './news';

runTriggers();

async function makeEvent(overrides: Partial<CommunityEvent> = {}): Promise<string> {
  const id = newId('event');
  await put(`events/${id}`, eventDocument(overrides));
  return id;
}

const NAME = 'Sam P.';

type Places = 'attendees' | 'waiting';

const ask = (actor: Actor, eventId: string, places: Places) =>
  callFunction('takePlace', { eventId, places }, actor);

/** Whether too many asked at once, in which no limit is reached. */
const isContended = ({ code, details }: Awaited<ReturnType<typeof ask>>) =>
  code === 'rate-limited' && details?.sentence === undefined;

/** Like a guest: a place, or the waiting list if there is none; where many ask at once, again. */
async function join(actor: Actor, eventId: string): Promise<'in' | 'waiting' | 'refused'> {
  const place = await ask(actor, eventId, 'attendees');
  if (isContended(place)) return join(actor, eventId);
  if (place.status === 200) return 'in';
  const wait = await ask(actor, eventId, 'waiting');
  if (isContended(wait)) return join(actor, eventId);
  return wait.status === 200 ? 'waiting' : 'refused';
}

async function leave(actor: Actor, eventId: string): Promise<boolean> {
  return (await callFunction('leavePlace', { eventId }, actor)).status === 200;
}

async function idsOf(eventId: string, places: Places): Promise<string[]> {
  const found = await adminDb.collection(`events/${eventId}/${places}`).orderBy('joinedAt').get();
  return found.docs.map(({ id }) => id);
}

/** A member with a public card, which joining requires. */
async function makeGuest(): Promise<Actor> {
  const guest = await makeMember();
  await put(`profiles/${guest.uid}`, toProfile(memberDocument(guest.uid)));
  return guest;
}

describe('six people who want three places at once', () => {
  it('get three places and three on the waiting list, and the next in line moves up', async () => {
    const [guests, eventId] = await Promise.all([
      Promise.all(Array.from({ length: 6 }, makeGuest)),
      makeEvent({ maxAttendees: 3 }),
    ]);
    const outcomes = await Promise.all(guests.map((guest) => join(guest, eventId)));
    expect(outcomes.filter((outcome) => outcome === 'in')).toHaveLength(3);
    expect(outcomes.filter((outcome) => outcome === 'waiting')).toHaveLength(3);
    expect(await read(`events/${eventId}`)).toMatchObject({ attendeeCount: 3, waitingCount: 3 });
    const [inside, waiting] = await Promise.all([
      idsOf(eventId, 'attendees'),
      idsOf(eventId, 'waiting'),
    ]);
    expect(inside).toHaveLength(3);
    expect(waiting).toHaveLength(3);

    const byUid = new Map(guests.map((guest) => [guest.uid, guest]));
    const actorOf = (uid: string | undefined): Actor => {
      const actor = byUid.get(uid ?? '');
      if (actor === undefined) throw new Error(`No actor has the id ${uid}`);
      return actor;
    };
    const next = actorOf(waiting[0]);
    expect(await leave(actorOf(inside[0]), eventId)).toBe(true);
    await eventually(() => idsOf(eventId, 'attendees')).toEqual([...inside.slice(1), next.uid]);
    expect(await idsOf(eventId, 'waiting')).toEqual(waiting.slice(1));
    expect(await read(`events/${eventId}`)).toMatchObject({ attendeeCount: 3, waitingCount: 2 });
    expect(await kindsOf(next)).toEqual(['event-place']);
    await eventually(() => subjectsTo(next.email)).toEqual(['You’re going']);
    expect(await kindsOf(actorOf(waiting[1]))).toEqual([]);
  });
});

describe('a guest on the waiting list', () => {
  const placeOf = async (actor: Actor, eventId: string) => {
    const { result } = await callFunction('findWaitingPlace', { eventId }, actor);
    return (result as CallableResults['findWaitingPlace']).position;
  };

  it('learns their place, which moves as others leave, and nothing off the list', async () => {
    const [host, holder, first, second, third] = await makeAll(
      makeMember,
      makeGuest,
      makeGuest,
      makeGuest,
      makeGuest,
    );
    const eventId = await makeEvent({ hostId: host.uid, maxAttendees: 1 });
    expect(await join(holder, eventId)).toBe('in');
    for (const guest of [first, second, third]) expect(await join(guest, eventId)).toBe('waiting');
    const all = () => Promise.all([first, second, third].map((guest) => placeOf(guest, eventId)));
    expect(await all()).toEqual([1, 2, 3]);
    expect(await placeOf(holder, eventId)).toBeNull();
    expect(await placeOf(host, eventId)).toBeNull();
    expect(await leave(second, eventId)).toBe(true);
    expect(await all()).toEqual([1, null, 2]);
    expect(await leave(holder, eventId)).toBe(true);
    await eventually(all).toEqual([null, null, 1]);
  });

  it('is counted in line by id among those who came at the same instant', async () => {
    const eventId = await makeEvent({ maxAttendees: 1, attendeeCount: 1, waitingCount: 2 });
    const guests = await Promise.all([makeGuest(), makeGuest()]);
    const joinedAt = new Date();
    for (const { uid } of guests) {
      const place = { uid, displayName: NAME, startsAt: new Date(), joinedAt };
      await put(`events/${eventId}/waiting/${uid}`, place);
    }
    const inTurn = guests.toSorted((a, b) => (a.uid < b.uid ? -1 : 1));
    expect(await Promise.all(inTurn.map((guest) => placeOf(guest, eventId)))).toEqual([1, 2]);
  });

  it('that is as long as it may be takes no one else', async () => {
    const guest = await makeGuest();
    const counts = { maxAttendees: 1, attendeeCount: 1 };
    const [full, nearly] = await Promise.all(
      [WAITING_MOST, WAITING_MOST - 1].map((waitingCount) =>
        makeEvent({ ...counts, waitingCount }),
      ),
    );
    const wait = (eventId: string | undefined) =>
      callFunction('takePlace', { eventId, places: 'waiting' }, guest);
    expect(await wait(full)).toMatchObject({ code: 'no-place' });
    expect(await wait(nearly)).toMatchObject({ status: 200 });
  });
});

describe('a late guest', () => {
  it('gets the place of a waiting guest whose account is deleted', async () => {
    const [first, late] = await Promise.all([makeGuest(), makeGuest()]);
    const eventId = await makeEvent({ maxAttendees: 2, attendeeCount: 1, waitingCount: 1 });
    await eventually(() => read(`events/${eventId}`)).toMatchObject({ waitingCount: 0 });
    expect(await join(first, eventId)).toBe('in');
    expect(await join(late, eventId)).toBe('waiting');
  });
});

describe('a place at an event', () => {
  const countsOf = async (eventId: string) => {
    const event = await read(`events/${eventId}`);
    return [event?.attendeeCount, event?.waitingCount];
  };

  it('is one for each guest, however often they ask, under the name on their card', async () => {
    const [guest, eventId] = await Promise.all([makeGuest(), makeEvent({ maxAttendees: 2 })]);
    for (let times = 0; times < 2; times++) {
      expect(await ask(guest, eventId, 'attendees')).toMatchObject({ result: { taken: true } });
    }
    await expectRefusal(ask(guest, eventId, 'waiting'), 'no-place');
    expect(await countsOf(eventId)).toEqual([1, 0]);
    const { startsAt } = (await read(`events/${eventId}`)) ?? {};
    expect(await read(`events/${eventId}/attendees/${guest.uid}`)).toMatchObject({
      uid: guest.uid,
      displayName: NAME,
      startsAt,
      came: false,
    });
    for (let times = 0; times < 2; times++) expect(await leave(guest, eventId)).toBe(true);
    expect(await countsOf(eventId)).toEqual([0, 0]);
  });

  it('is the one that the event offers, to anyone but its host', async () => {
    const [host, guest] = await Promise.all([makeGuest(), makeGuest()]);
    const refused = async (change: Partial<CommunityEvent>, places: Places, who = guest) => {
      const eventId = await makeEvent({ hostId: host.uid, ...change });
      expect([change, await ask(who, eventId, places)]).toMatchObject([
        change,
        { code: 'no-place' },
      ]);
    };
    await refused({}, 'attendees', host);
    await refused({}, 'waiting');
    const full = { maxAttendees: 1, attendeeCount: 1 };
    await refused(full, 'attendees');
    await refused(full, 'waiting', host);
    await refused({ startsAt: new Date(Date.now() - 1000) }, 'attendees');
    await expectRefusal(ask(guest, newId('event'), 'attendees'), 'not-found');
  });

  it('is left before the start only', async () => {
    const [guest, eventId] = await Promise.all([makeGuest(), makeEvent()]);
    expect(await ask(guest, eventId, 'attendees')).toMatchObject({ status: 200 });
    await update(`events/${eventId}`, { startsAt: new Date(Date.now() - 1000) });
    expect(await leave(guest, eventId)).toBe(false);
  });
});

describe('a proposed event', () => {
  const FORM: EventForm = {
    title: ' Board games ',
    category: 'Social',
    date: wallClock(new Date(Date.now() + 10 * DAY_MS), 'America/Chicago').date,
    time: '19:30',
    city: 'Chicago',
    location: 'The corner café',
    maxAttendees: 8,
    description: 'We play what you bring.',
    repeats: null,
  };
  const propose = (actor: Actor, change: object = {}, eventId = newId('proposal')) =>
    callFunction('submitEvent', { eventId, form: { ...FORM, ...change } }, actor);

  it('is stored once, for staff to decide, at the instant that its city’s clock says', async () => {
    const [host, other] = await Promise.all([makeGuest(), makeGuest()]);
    const eventId = newId('proposal');
    for (let times = 0; times < 2; times++) {
      expect(await propose(host, {}, eventId)).toMatchObject({ result: { submitted: true } });
    }
    const stored = await read(`events/${eventId}`);
    expect(stored).toMatchObject({
      title: 'Board games',
      timeZone: 'America/Chicago',
      hostId: host.uid,
      hostName: NAME,
      attendeeCount: 0,
      waitingCount: 0,
      status: 'pending_approval',
      seriesId: null,
      decidedAt: null,
    });
    expect(stored?.startsAt.toDate()).toEqual(eventStart(FORM));
    await expectRefusal(propose(other, {}, eventId), 'already-exists');
  });

  it('waits with two others of its host at most', async () => {
    const host = await makeGuest();
    const ids = [newId('proposal'), newId('proposal'), newId('proposal')];
    for (const id of ids) expect(await propose(host, {}, id)).toMatchObject({ status: 200 });
    await expectRefusal(propose(host), 'rate-limited');
    await callFunction('cancelEvent', { eventId: ids[0], reason: '' }, host);
    expect(await propose(host)).toMatchObject({ status: 200 });
  });

  it('is at a time that can be, with all its dates', async () => {
    const host = await makeGuest();
    const dayIn = (days: number) =>
      wallClock(new Date(Date.now() + days * DAY_MS), 'America/Chicago').date;
    for (const change of [
      { date: dayIn(-1) },
      { date: dayIn(300), repeats: { every: 'month', times: 12 } },
    ]) {
      await expectRefusal(propose(host, change), 'invalid-input');
    }
  });
});

describe('an event that waits for a decision', () => {
  it('is published by staff, searchable, and its host is notified', async () => {
    const [host, staff] = await Promise.all([makeGuest(), makeAdmin()]);
    const eventId = await makeEvent({ hostId: host.uid, status: 'pending_approval' });
    const input = { eventId, decision: 'approved' };
    expect(await callFunction('reviewEvent', input, staff)).toMatchObject({
      result: { status: 'approved' },
    });
    const event = await read(`events/${eventId}`);
    expect(event?.status).toBe('approved');
    expect(event?.searchTokens).toEqual(expect.arrayContaining(['boa', 'games', 'chicago', 'soc']));
    expect(await kindsOf(host)).toEqual(['event-approved']);
    await eventually(() => subjectsTo(host.email)).toEqual(['Your event is published']);
    expect(await entriesAbout(`events/${eventId}`)).toMatchObject([
      { act: 'event-approved', by: staff.uid, note: '', concerns: [host.uid] },
    ]);
  });

  it('is rejected with a reason', async () => {
    const [host, staff] = await Promise.all([makeGuest(), makeAdmin()]);
    const eventId = await makeEvent({ hostId: host.uid, status: 'pending_approval' });
    const decide = (decision: string, notes?: string) =>
      callFunction('reviewEvent', { eventId, decision, notes }, staff);
    await expectRefusal(decide('rejected', ' '), 'invalid-input');
    expect(await decide('rejected', 'Where is it?')).toMatchObject({
      result: { status: 'rejected' },
    });
    expect(await read(`events/${eventId}`)).toMatchObject({
      status: 'rejected',
      notes: 'Where is it?',
    });
    expect(await kindsOf(host)).toEqual(['event-rejected']);
  });

  it('is not published once its start has passed', async () => {
    const staff = await makeAdmin();
    const eventId = await makeEvent({
      status: 'pending_approval',
      startsAt: new Date(Date.now() - DAY_MS),
    });
    const input = { eventId, decision: 'approved' };
    await expectRefusal(callFunction('reviewEvent', input, staff), 'has-begun');
    await expectRefusal(
      callFunction('reviewEvent', { ...input, eventId: newId('event') }, staff),
      'not-found',
    );
  });
});

describe('a cancelled event', () => {
  it('is cancelled by its host, and all guests are notified once', async () => {
    const [host, inside, waiting] = await Promise.all([makeGuest(), makeGuest(), makeGuest()]);
    const eventId = await makeEvent({ hostId: host.uid, maxAttendees: 1 });
    expect(await join(inside, eventId)).toBe('in');
    expect(await join(waiting, eventId)).toBe('waiting');
    const input = { eventId, reason: 'I am ill.' };
    await expectRefusal(callFunction('cancelEvent', input, inside), 'forbidden');
    expect(await callFunction('cancelEvent', input, host)).toMatchObject({
      result: { status: 'cancelled' },
    });
    for (const guest of [inside, waiting]) {
      await eventually(() => kindsOf(guest)).toEqual(['event-cancelled']);
      await eventually(() => subjectsTo(guest.email)).toEqual(['Board games was canceled']);
    }
    expect(await callFunction('cancelEvent', input, host)).toMatchObject({
      result: { status: 'cancelled' },
    });
    expect(await read(`events/${eventId}`)).toMatchObject({
      status: 'cancelled',
      notes: 'I am ill.',
    });
    expect(await join(await makeGuest(), eventId)).toBe('refused');
  });

  it('is cancelled by a host whom our team restricts, without their words', async () => {
    const host = await makeGuest();
    const eventId = await makeEvent({ hostId: host.uid });
    const restriction = { until: new Date(Date.now() + 60_000), reason: 'Insults.' };
    await update(`users/${host.uid}`, { restriction });
    const input = { eventId, reason: 'All of you are fools.' };
    expect(await callFunction('cancelEvent', input, host)).toMatchObject({ status: 200 });
    expect(await read(`events/${eventId}`)).toMatchObject({ status: 'cancelled', notes: '' });
  });

  it('is deleted if it was never published', async () => {
    const [host, stranger] = await Promise.all([makeGuest(), makeGuest()]);
    const eventId = await makeEvent({ hostId: host.uid, status: 'pending_approval' });
    const input = { eventId, reason: '' };
    await expectRefusal(callFunction('cancelEvent', input, stranger), 'not-found');
    expect(await callFunction('cancelEvent', input, host)).toMatchObject({
      result: { status: 'withdrawn' },
    });
    expect(await read(`events/${eventId}`)).toBeUndefined();
  });

  it('is logged if staff did it, and cannot be cancelled once it has started', async () => {
    const staff = await makeAdmin();
    const eventId = await makeEvent();
    const input = { eventId, reason: 'It was an advertisement.' };
    expect(await callFunction('cancelEvent', input, staff)).toMatchObject({
      result: { status: 'cancelled' },
    });
    expect(await entriesAbout(`events/${eventId}`)).toMatchObject([{ act: 'event-cancelled' }]);
    const begun = await makeEvent({ startsAt: new Date(Date.now() - 1000) });
    await expectRefusal(
      callFunction('cancelEvent', { ...input, eventId: begun }, staff),
      'has-begun',
    );
  });
});

describe('a message to everyone with a place', () => {
  const sendAs = (actor: Actor, eventId: string, requestId = randomUUID()) =>
    callFunction('messageAttendees', { requestId, eventId, text: ' Bring a coat. ' }, actor);
  const wordsOf = async ({ uid }: Actor) => {
    const found = await adminDb.collection(`users/${uid}/notifications`).get();
    return found.docs.map((doc) => [doc.get('kind'), doc.get('data.text'), doc.get('link')]);
  };

  it('reaches them once, in the app and by email, and no one else', async () => {
    const [host, inside, muted, blocking, waiting] = await makeAll(
      makeGuest,
      makeGuest,
      makeGuest,
      makeGuest,
      makeGuest,
    );
    const eventId = await makeEvent({ hostId: host.uid, maxAttendees: 3 });
    await update(`users/${muted.uid}`, { muted: { inApp: ['community'], mail: ['community'] } });
    await put(`users/${blocking.uid}/blocks/${host.uid}`, { at: new Date(), blockedUid: host.uid });
    for (const guest of [inside, muted, blocking]) expect(await join(guest, eventId)).toBe('in');
    expect(await join(waiting, eventId)).toBe('waiting');
    const requestId = randomUUID();
    expect(await sendAs(host, eventId, requestId)).toMatchObject({ result: { sentTo: 3 } });
    expect(await sendAs(host, eventId, requestId)).toMatchObject({ result: { sentTo: 3 } });
    const words = [['event-message', 'Bring a coat.', `/community/event/${eventId}`]];
    await eventually(() => wordsOf(inside)).toEqual(words);
    await eventually(() => subjectsTo(inside.email)).toEqual(['A message about Board games']);
    const done = adminDb.collection('processedEvents').where('handler', '==', 'event-message');
    const handled = async () =>
      (await done.get()).docs.filter(({ id }) => id.includes(requestId)).length;
    await eventually(handled).toBe(3);
    for (const guest of [muted, blocking, waiting, host]) {
      expect(await wordsOf(guest)).toEqual([]);
      expect(await subjectsTo(guest.email)).toEqual([]);
    }
    expect(await read(`events/${eventId}/hostMessages/${requestId}`)).toMatchObject({
      text: 'Bring a coat.',
      sentTo: 3,
    });
  });

  it('is sent three times a day for an event', async () => {
    const host = await makeGuest();
    const [eventId, another] = await Promise.all([
      makeEvent({ hostId: host.uid, attendeeCount: 1 }),
      makeEvent({ hostId: host.uid, attendeeCount: 1 }),
    ]);
    for (let sent = 0; sent < 3; sent++) {
      expect(await sendAs(host, eventId)).toMatchObject({ result: { sentTo: 1 } });
    }
    expect(await sendAs(host, eventId)).toMatchObject({
      code: 'rate-limited',
      details: { sentence: expect.stringContaining('You’ve sent 3 messages about this event') },
    });
    expect(await sendAs(host, another)).toMatchObject({ result: { sentTo: 1 } });
  });

  it('is for the host of a published event with guests, until a day after its start', async () => {
    const [host, guest, staff] = await Promise.all([makeGuest(), makeGuest(), makeAdmin()]);
    const hosted = (change: Partial<CommunityEvent>) =>
      makeEvent({ hostId: host.uid, attendeeCount: 1, ...change });
    const eventId = await hosted({});
    await expectRefusal(sendAs(guest, eventId), 'forbidden');
    await expectRefusal(sendAs(staff, eventId), 'forbidden');
    await expectRefusal(sendAs(host, newId('event')), 'not-found');
    await expectRefusal(sendAs(host, await hosted({ attendeeCount: 0 })), 'no-host-message');
  });

  it('is part of a guest’s report of the event, not of someone else’s', async () => {
    const [host, guest, stranger] = await Promise.all([makeGuest(), makeGuest(), makeGuest()]);
    const eventId = await makeEvent({ hostId: host.uid });
    expect(await join(guest, eventId)).toBe('in');
    await sendAs(host, eventId);
    const factsOf = async (actor: Actor) => {
      const requestId = randomUUID();
      const place = { kind: 'event', eventId };
      const reason = REASONS_FOR.event.at(-1);
      const input = { requestId, place, reason, details: '', pictures: [] };
      expect(await callFunction('fileReport', input, actor)).toMatchObject({ status: 200 });
      const stored = await read(`reports/${requestId}`);
      return stored?.facts.map(({ text }: { text: string }) => text);
    };
    expect(await factsOf(guest)).toContain('Bring a coat.');
    expect(await factsOf(stranger)).not.toContain('Bring a coat.');
  });
});

describe('checking people in', () => {
  const mark = (actor: Actor, eventId: string, { uid }: { uid: string }, came = true) =>
    callFunction('checkInAttendee', { eventId, uid, came }, actor);
  const cameIn = async (eventId: string, { uid }: Actor) =>
    (await read(`events/${eventId}/attendees/${uid}`))?.came;
  const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000);

  it('is done and undone by the host, and keeps the guest from leaving meanwhile', async () => {
    const [host, guest, waiting, staff] = await makeAll(makeGuest, makeGuest, makeGuest, makeAdmin);
    const eventId = await makeEvent({ hostId: host.uid, maxAttendees: 1, startsAt: soon(20) });
    expect(await join(guest, eventId)).toBe('in');
    expect(await join(waiting, eventId)).toBe('waiting');
    for (const other of [guest, waiting, staff]) {
      await expectRefusal(mark(other, eventId, guest), 'forbidden');
    }
    await expectRefusal(mark(host, eventId, waiting), 'has-left');
    await expectRefusal(mark(host, newId('event'), guest), 'not-found');
    await update(`events/${eventId}`, { startsAt: soon(31) });
    await expectRefusal(mark(host, eventId, guest), 'no-check-in');
    await update(`events/${eventId}`, { startsAt: soon(20) });
    expect(await mark(host, eventId, guest)).toMatchObject({ result: { came: true } });
    expect(await mark(host, eventId, guest)).toMatchObject({ result: { came: true } });
    expect(await cameIn(eventId, guest)).toBe(true);
    expect(await leave(guest, eventId)).toBe(false);
    expect(await mark(host, eventId, guest, false)).toMatchObject({ result: { came: false } });
    expect(await cameIn(eventId, guest)).toBe(false);
    expect(await leave(guest, eventId)).toBe(true);
    // Who moves up begins without a mark.
    await eventually(() => cameIn(eventId, waiting)).toBe(false);
  });
});
