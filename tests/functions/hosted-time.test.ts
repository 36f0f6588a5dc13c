import type { ActivityForm } from '@hearthkin/domain/community/activity-form';
import type { CommunityEvent } from '@hearthkin/domain/community/event';
import { EVENT_CITIES } from '@hearthkin/domain/community/event';
import { LIVE_ID } from '@hearthkin/domain/companion/live';
import { HOUR_MS, MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { wallClock } from '@hearthkin/domain/foundation/time';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cancelHostedActivities } from '../../functions/src/community/leave-activities';
import { cancelHostedEvents } from '../../functions/src/community/leave-events';
import { type Actor, makeAdmin, makeCompanion, makeMember } from '../support/actors';
import { adminDb, put, read } from '../support/admin';
import { newId } from '../support/builders';
import { callFunction, expectRefusal } from '../support/call-function';
import { eventDocument } from '../support/community-builders';
import { eventually } from '../support/eventually';
import { runTriggers } from '../support/in-process-triggers';
import { mailQueue } from '../support/mail-queue';
import { entriesAbout } from './audit-entries';
import { bookingRequest, holdsOf, newYork } from './booking-requests';
import { acceptHosting, savedId } from './group-activities';

runTriggers();

const STARTS_AT = newYork(8, '14:00');
const plus = (ms: number, from = STARTS_AT) => new Date(from.getTime() + ms);

let staff: Actor;
let member: Actor;
let companion: Actor;

beforeAll(async () => {
  staff = await makeAdmin();
});

beforeEach(async () => {
  companion = await makeCompanion();
});

async function propose(change: Partial<CommunityEvent> = {}): Promise<string> {
  const id = newId('event');
  const proposed = { status: 'pending_approval', decidedAt: null } as const;
  const event = { hostId: companion.uid, startsAt: STARTS_AT, ...proposed, ...change };
  await put(`events/${id}`, eventDocument(event));
  return id;
}

const approve = (eventId: string, change: object = {}) =>
  callFunction('reviewEvent', { eventId, decision: 'approved', ...change }, staff);

const cancel = (eventId: string, change: object = {}) =>
  callFunction('cancelEvent', { eventId, reason: '', ...change }, companion);

async function publishedEvent(change: Partial<CommunityEvent> = {}): Promise<string> {
  const id = await propose(change);
  expect(await approve(id)).toMatchObject({ result: { status: 'approved' } });
  return id;
}

const activityForm = (startsAt = STARTS_AT, change: Partial<ActivityForm> = {}): ActivityForm => ({
  title: 'Clay and quiet',
  description: 'We make a bowl each.',
  hostId: companion.uid,
  specialties: [],
  bio: 'I like clay.',
  yearsExperience: 8,
  ...localTime(startsAt),
  minutes: 120,
  city: 'New York',
  location: 'The Kiln',
  priceMinor: 2500,
  originalPriceMinor: null,
  maxParticipants: 8,
  tags: [],
  whatToBring: [],
  schedule: [],
  benefits: [],
  requirements: [],
  ...change,
});

function localTime(startsAt: Date) {
  const { date, time } = wallClock(startsAt, EVENT_CITIES['New York']);
  return { date, time };
}

const save = (form: ActivityForm, activityId: string | null = null) =>
  callFunction('saveActivity', { activityId, form }, staff);

async function publishedActivity(startsAt = STARTS_AT): Promise<string> {
  const id = savedId(await save(activityForm(startsAt)));
  expect(await acceptHosting(id, companion)).toMatchObject({ result: { status: 'open' } });
  return id;
}

/** The answer to a request for two hours of a member who is new to the companion, and its id. */
async function request(startsAt: Date) {
  member = await makeMember();
  const input = bookingRequest({ companionId: companion.uid, startsAt });
  return { bookingId: input.requestId, answer: await callFunction('createBooking', input, member) };
}

async function requested(startsAt: Date): Promise<string> {
  const { bookingId, answer } = await request(startsAt);
  expect(answer).toMatchObject({ status: 200 });
  return bookingId;
}

const move = (bookingId: string, to: string, actor = companion) =>
  callFunction('transitionBooking', { bookingId, to, reason: '' }, actor);

async function accepted(startsAt: Date): Promise<string> {
  const bookingId = await requested(startsAt);
  expect(await move(bookingId, 'confirmed')).toMatchObject({ status: 200 });
  return bookingId;
}

const heldNames = async (uid = companion.uid) => Object.keys(await holdsOf(uid)).sort();

async function busy(uid = companion.uid): Promise<string[]> {
  const live = (await adminDb.doc(`companions/${uid}/live/${LIVE_ID}`).get()).data();
  return live?.busy.map((one: { from: FirebaseFirestore.Timestamp }) =>
    one.from.toDate().toISOString(),
  );
}

describe('a published event of a companion', () => {
  it('takes three hours of their calendar, which no request gets, until it is canceled', async () => {
    const eventId = await publishedEvent();
    expect(await holdsOf(companion.uid)).toMatchObject({
      [`event-${eventId}`]: { from: STARTS_AT, to: plus(3 * HOUR_MS), date: null },
    });
    await eventually(() => busy()).toEqual([STARTS_AT.toISOString()]);
    for (const startsAt of [STARTS_AT, plus(-105 * MINUTE_MS), plus(165 * MINUTE_MS)]) {
      expect((await request(startsAt)).answer).toMatchObject({ code: 'slot-taken' });
    }
    await requested(plus(3 * HOUR_MS));
    expect(await cancel(eventId)).toMatchObject({ result: { status: 'cancelled' } });
    await eventually(() => busy()).toEqual([plus(3 * HOUR_MS).toISOString()]);
    await requested(STARTS_AT);
  });

  it('keeps its time only once it is published', async () => {
    const eventId = await propose();
    expect(await heldNames()).toEqual([]);
    const reject = { eventId, decision: 'rejected', notes: 'Where is it?' };
    expect(await callFunction('reviewEvent', reject, staff)).toMatchObject({ status: 200 });
    expect(await heldNames()).toEqual([]);
    expect(await cancel(eventId)).toMatchObject({ result: { status: 'withdrawn' } });
  });

  it('is no session of its day', async () => {
    const one = {
      offer: { ...(await read(`companions/${companion.uid}`))?.offer, sessionsPerDay: 1 },
    };
    await adminDb.doc(`companions/${companion.uid}`).update(one);
    await publishedEvent();
    await requested(plus(4 * HOUR_MS));
  });

  it('is in the way of other times for a session', async () => {
    const bookingId = await accepted(plus(-5 * HOUR_MS));
    const suggest = (startsAt: Date) =>
      callFunction('proposeTime', { bookingId, startsAt: startsAt.toISOString() }, member);
    const answer = (startsAt: Date) =>
      callFunction(
        'answerProposal',
        { bookingId, accept: true, startsAt: startsAt.toISOString() },
        companion,
      );
    expect(await suggest(STARTS_AT)).toMatchObject({ status: 200 });
    const eventId = await publishedEvent();
    expect(await answer(STARTS_AT)).toMatchObject({ code: 'slot-taken' });
    expect(await suggest(plus(HOUR_MS))).toMatchObject({ code: 'slot-taken' });
    await cancel(eventId);
    expect(await answer(STARTS_AT)).toMatchObject({ status: 200 });
  });

  it('takes the time of each date of a series, and gives those ahead back at once', async () => {
    const eventId = await publishedEvent({ repeats: { every: 'week', times: 3 } });
    const dates = await adminDb.collection('events').where('seriesId', '==', eventId).get();
    const names = dates.docs.map(({ id }) => `event-${id}`).sort();
    expect(names).toHaveLength(3);
    expect(await heldNames()).toEqual(names);
    await eventually(async () => (await busy()).length).toBe(3);
    await cancel(eventId);
    expect(await heldNames()).toEqual(names.filter((name) => name !== `event-${eventId}`));
    await cancel(eventId, { allAhead: true });
    expect(await heldNames()).toEqual([]);
    await eventually(() => busy()).toEqual([]);
  });

  it('gives its time back when its host may no longer host', async () => {
    await Promise.all([publishedEvent(), publishedActivity(plus(4 * HOUR_MS))]);
    expect(await heldNames()).toHaveLength(2);
    const context = {
      db: adminDb,
      now: new Date(),
      siteUrl: '',
      queue: mailQueue(),
      linkKey: 'key',
    };
    await cancelHostedEvents(companion.uid, context);
    await cancelHostedActivities(companion.uid, context);
    expect(await heldNames()).toEqual([]);
  });

  it('takes no time of a member, who has no calendar', async () => {
    const host = await makeMember();
    await publishedEvent({ hostId: host.uid });
    expect(await heldNames(host.uid)).toEqual([]);
    expect((await adminDb.collection(`companions/${host.uid}/days`).get()).size).toBe(0);
  });
});

describe('a published activity', () => {
  it('takes its time, moves with it, and gives it back when it is canceled', async () => {
    const id = await publishedActivity();
    const hold = `activity-${id}`;
    expect(await holdsOf(companion.uid)).toMatchObject({
      [hold]: { from: STARTS_AT, to: plus(2 * HOUR_MS), date: null },
    });
    expect((await request(plus(HOUR_MS))).answer).toMatchObject({ code: 'slot-taken' });
    const later = plus(26 * HOUR_MS);
    expect(await save(activityForm(later), id)).toMatchObject({ result: { status: 'asked' } });
    expect(await heldNames()).toEqual([]);
    await eventually(() => busy()).toEqual([]);
    expect(await acceptHosting(id, companion)).toMatchObject({ status: 200 });
    expect(await holdsOf(companion.uid)).toMatchObject({ [hold]: { from: later } });
    await eventually(() => busy()).toEqual([later.toISOString()]);
    await requested(STARTS_AT);
    await callFunction('cancelActivity', { activityId: id, notes: 'No clay.' }, staff);
    expect(await heldNames()).not.toContain(hold);
    await eventually(() => busy()).toEqual([STARTS_AT.toISOString()]);
  });

  it('takes the time of another host in place of the first', async () => {
    const id = await publishedActivity();
    const other = await makeCompanion();
    expect(await save(activityForm(STARTS_AT, { hostId: other.uid }), id)).toMatchObject({
      status: 200,
    });
    expect([await heldNames(), await heldNames(other.uid)]).toEqual([[], []]);
    expect(await acceptHosting(id, other)).toMatchObject({ status: 200 });
    expect([await heldNames(), await heldNames(other.uid)]).toEqual([[], [`activity-${id}`]]);
    await eventually(() => busy(other.uid)).toEqual([STARTS_AT.toISOString()]);
    await eventually(() => busy()).toEqual([]);
  });
});

describe('a request that was there before', () => {
  it('can’t be accepted at the time of what was published since, but be declined', async () => {
    const bookingId = await requested(STARTS_AT);
    const eventId = await publishedEvent();
    expect(await move(bookingId, 'confirmed')).toMatchObject({ code: 'hosting' });
    expect(await read(`bookings/${bookingId}`)).toMatchObject({ status: 'pending' });
    await cancel(eventId);
    expect(await move(bookingId, 'confirmed')).toMatchObject({ status: 200 });
    const again = await requested(plus(5 * HOUR_MS));
    await publishedActivity(plus(5 * HOUR_MS));
    expect(await move(again, 'cancelled')).toMatchObject({ status: 200 });
  });
});

describe('an accepted session of the host', () => {
  it('refuses what is published over it, until staff say that they know', async () => {
    const bookingId = await accepted(STARTS_AT);
    const eventId = await propose();
    await expectRefusal(approve(eventId), 'host-busy');
    expect(await read(`events/${eventId}`)).toMatchObject({ status: 'pending_approval' });
    expect(await approve(eventId, { overSessions: true })).toMatchObject({ status: 200 });
    const { hold } = (await read(`bookings/${bookingId}`)) as { readonly hold: string };
    expect(await heldNames()).toEqual([hold, `event-${eventId}`].sort());
    await cancel(eventId);
    expect(await heldNames()).toEqual([hold]);
  });

  it('keeps its host from agreeing to an activity over it, while other words need no time', async () => {
    const form = activityForm();
    const activityId = await publishedActivity();
    expect(await save({ ...form, title: 'Clay' }, activityId)).toMatchObject({
      result: { status: 'open' },
    });
    await accepted(plus(4 * HOUR_MS));
    const moved = activityForm(plus(3 * HOUR_MS));
    expect(await save(moved, activityId)).toMatchObject({ result: { status: 'asked' } });
    await expectRefusal(acceptHosting(activityId, companion), 'host-busy');
    expect(await read(`activities/${activityId}`)).toMatchObject({ status: 'asked' });
    expect(await heldNames()).toHaveLength(1);
  });

  it('is in the way on any date of a series', async () => {
    await accepted(plus(7 * 24 * HOUR_MS));
    const eventId = await propose({ repeats: { every: 'week', times: 2 } });
    await expectRefusal(approve(eventId), 'host-busy');
    expect(await heldNames()).toHaveLength(1);
  });
});

it('staff read the host’s sessions and requests at the times, without the members, and it is logged', async () => {
  await accepted(STARTS_AT);
  await requested(plus(3 * HOUR_MS));
  const input = (from: Date, until: Date) => ({
    what: 'host-sessions',
    hostId: companion.uid,
    times: [{ startsAtMs: from.getTime(), endsAtMs: until.getTime() }],
  });
  const ask = async (from: Date, until: Date) => {
    const { result } = await callFunction('readAsStaff', input(from, until), staff);
    return JSON.stringify(result);
  };
  const both = await ask(plus(HOUR_MS), plus(4 * HOUR_MS));
  expect(both.match(/"status":"\w+"/g)).toEqual(['"status":"confirmed"', '"status":"pending"']);
  expect(both).not.toContain(member.uid);
  const logged = async () =>
    (await entriesAbout('bookings')).filter(({ concerns }) => concerns.includes(companion.uid));
  expect(await logged()).toMatchObject([{ act: 'bookings-read', by: staff.uid }]);
  expect(await ask(plus(48 * HOUR_MS), plus(50 * HOUR_MS))).not.toContain('status');
  expect(await logged()).toHaveLength(1);
});
