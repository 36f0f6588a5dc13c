import { randomUUID } from 'node:crypto';
import type { ActivityForm, ProposalForm } from '@hearthkin/domain/community/activity-form';
import { DAY_MS, HOUR_MS } from '@hearthkin/domain/foundation/durations';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { remindSessions } from '../../functions/src/booking/remind-sessions';
import { cancelHostedActivities } from '../../functions/src/community/leave-activities';
import { type Actor, makeAdmin, makeCompanion, makeMember } from '../support/actors';
import { adminDb, put, read, update } from '../support/admin';
import { bookingDocument, newId } from '../support/builders';
import { callFunction, expectRefusal } from '../support/call-function';
import { activityDocument } from '../support/community-builders';
import { mailQueue } from '../support/mail-queue';
import { entriesAbout } from './audit-entries';
import { holdsOf } from './booking-requests';
import {
  ACTIVITY_FORM,
  acceptHosting,
  PROPOSAL_FORM,
  requestedAt,
  savedId,
} from './group-activities';
import { kindsOf, newsOf } from './news';

let staff: Actor;
let host: Actor;

beforeAll(async () => {
  staff = await makeAdmin();
});
beforeEach(async () => {
  host = await makeCompanion();
});

const save = (change: Partial<ActivityForm> = {}, activityId: string | null = null) =>
  callFunction(
    'saveActivity',
    { activityId, form: { ...ACTIVITY_FORM, hostId: host.uid, ...change } },
    staff,
  );
const asked = async (change: Partial<ActivityForm> = {}) => savedId(await save(change));

const decline = async (activityId: string, by = host, reason = 'I am away then.') =>
  callFunction(
    'answerActivity',
    { activityId, requestedAt: await requestedAt(activityId), answer: 'declined', reason },
    by,
  );
const withdraw = (activityId: string, by = host) =>
  callFunction('withdrawActivity', { activityId, reason: 'I am ill.' }, by);
const cancel = (activityId: string) =>
  callFunction('cancelActivity', { activityId, notes: 'The kiln is broken.' }, staff);
const activity = (id: string) => read(`activities/${id}`);
const acts = async (id: string) => (await entriesAbout(`activities/${id}`)).map(({ act }) => act);

/** A session that the host has accepted, at the time of the forms. */
async function putSession(): Promise<void> {
  const startsAt = new Date('2090-06-08T15:30:00Z');
  await put(
    `bookings/${newId('booking')}`,
    bookingDocument({ spenderId: 'sam', earnerId: host.uid }, { status: 'confirmed', startsAt }),
  );
}

describe('a request to host', () => {
  it('is between the host and our team, takes no time, and can’t be joined or reported', async () => {
    const [id, sam] = await Promise.all([asked(), makeMember()]);
    expect(await activity(id)).toMatchObject({ status: 'asked', notes: '' });
    expect(await holdsOf(host.uid)).toEqual({});
    await expectRefusal(callFunction('takePlace', { activityId: id }, sam), 'not-found');
    const report = {
      requestId: randomUUID(),
      place: { kind: 'activity', activityId: id },
      reason: 'spam',
      details: 'It is an ad.',
    };
    await expectRefusal(callFunction('fileReport', report, sam), 'not-found');
    expect(await newsOf(host)).toMatchObject([
      { kind: 'activity-asked', link: `/community/activity/${id}` },
    ]);
  });

  it('is accepted by its host alone, as they read it, and then takes their time', async () => {
    const [id, other] = await Promise.all([asked(), makeCompanion()]);
    await expectRefusal(acceptHosting(id, other), 'forbidden');
    const former = await requestedAt(id);
    expect(await save({ title: 'Bowls' }, id)).toMatchObject({ result: { status: 'asked' } });
    const stale = { activityId: id, requestedAt: former, answer: 'accepted' };
    await expectRefusal(callFunction('answerActivity', stale, host), 'outdated');
    for (let times = 0; times < 2; times++) {
      expect(await acceptHosting(id, host)).toMatchObject({ result: { status: 'open' } });
    }
    expect(await activity(id)).toMatchObject({ status: 'open', title: 'Bowls', request: null });
    expect(Object.keys(await holdsOf(host.uid))).toEqual([`activity-${id}`]);
    await expectRefusal(decline(id), 'bad-transition');
  });

  it('is not accepted over a session, nor by a companion who isn’t listed, nor once it would begin', async () => {
    const id = await asked();
    await putSession();
    await expectRefusal(acceptHosting(id, host), 'host-busy');
    const [second, unlisted] = [await asked({ date: '2090-06-09' }), { listed: false }];
    await update(`companions/${host.uid}`, unlisted);
    expect(await acceptHosting(second, host)).toMatchObject({
      code: 'not-listed',
      details: { subject: 'Clay and quiet' },
    });
    await update(`activities/${second}`, { startsAt: new Date(0) });
    await expectRefusal(acceptHosting(second, host), 'start-passed');
    expect(await holdsOf(host.uid)).toEqual({});
  });

  it('is declined with a reason for our team, who may ask again or withdraw it', async () => {
    const id = await asked();
    await expectRefusal(decline(id, await makeCompanion()), 'forbidden');
    expect(await decline(id)).toMatchObject({ result: { status: 'declined' } });
    expect(await activity(id)).toMatchObject({ status: 'declined', notes: 'I am away then.' });
    await expectRefusal(acceptHosting(id, host), 'bad-transition');
    expect(await save({ date: '2090-06-10' }, id)).toMatchObject({ result: { status: 'asked' } });
    expect(await activity(id)).toMatchObject({ status: 'asked', notes: '' });
    expect(await cancel(id)).toMatchObject({ result: { status: 'withdrawn' } });
    expect(await activity(id)).toBeUndefined();
    expect(await kindsOf(host)).toEqual(['activity-asked', 'activity-asked', 'activity-withdrawn']);
    expect((await acts(id)).sort()).toEqual([
      'activity-asked',
      'activity-asked',
      'activity-withdrawn',
    ]);
  });

  it('goes to another host, and the first is told', async () => {
    const id = await asked();
    const other = await makeCompanion();
    expect(await save({ hostId: other.uid }, id)).toMatchObject({ result: { status: 'asked' } });
    expect(await kindsOf(host)).toEqual(['activity-asked', 'activity-withdrawn']);
    expect(await kindsOf(other)).toEqual(['activity-asked']);
    await expectRefusal(acceptHosting(id, host), 'forbidden');
  });

  it('has no price crossed out that it was never published at', async () => {
    const id = await asked({ priceMinor: 3500 });
    const reduced = { priceMinor: 2500, originalPriceMinor: 3500 };
    await expectRefusal(save(reduced, id), 'invalid-input');
  });

  it('ends with the account of its host, as does a proposal', async () => {
    const ids = [await asked(), await proposed()];
    const context = { db: adminDb, now: new Date(), siteUrl: '', queue: mailQueue(), linkKey: '' };
    await cancelHostedActivities(host.uid, context);
    for (const id of ids) expect(await activity(id)).toBeUndefined();
  });
});

describe('a published activity', () => {
  it('takes other words, of which its host is told, and is asked again for another time or place', async () => {
    const id = await asked();
    await acceptHosting(id, host);
    expect(await save({ title: 'Bowls' }, id)).toMatchObject({ result: { status: 'open' } });
    expect(await kindsOf(host)).toEqual(['activity-asked', 'activity-changed']);
    const elsewhere = { title: 'Bowls', location: 'The Pier' };
    expect(await save(elsewhere, id)).toMatchObject({ result: { status: 'asked' } });
    expect(await holdsOf(host.uid)).toEqual({});
    await acceptHosting(id, host);
    expect(await activity(id)).toMatchObject({ status: 'open', location: 'The Pier' });
    expect((await acts(id)).filter((act) => act === 'activity-reworded')).toHaveLength(1);
  });

  it('is canceled by its host, who alone may, and gives the time back', async () => {
    const id = await asked();
    await acceptHosting(id, host);
    await expectRefusal(withdraw(id, await makeCompanion()), 'forbidden');
    for (let times = 0; times < 2; times++) {
      expect(await withdraw(id)).toMatchObject({ result: { status: 'cancelled' } });
    }
    expect(await activity(id)).toMatchObject({ status: 'cancelled', notes: 'I am ill.' });
    expect(await holdsOf(host.uid)).toEqual({});
  });
});

describe('an unanswered request', () => {
  const sent: string[] = [];
  const queue = mailQueue(({ kind }) => sent.push(kind));
  const sweep = (now: Date) =>
    remindSessions.handler(
      { db: adminDb, now },
      { queue, siteUrl: 'https://hearthkin.test', linkKey: 'key' },
    );

  it('is reminded of once, a day before the answer is due, and then ends', async () => {
    const id = newId('activity');
    const at = new Date('2070-06-01T12:00:00Z');
    const after = (ms: number) => new Date(at.getTime() + ms);
    const request = { at, dueAt: after(3 * DAY_MS), sweepAt: after(2 * DAY_MS) };
    const startsAt = after(20 * DAY_MS);
    await put(
      `activities/${id}`,
      activityDocument({ hostId: host.uid, status: 'asked', startsAt, request }),
    );
    await sweep(after(2 * DAY_MS - 1));
    expect(await kindsOf(host)).toEqual([]);
    await Promise.all([sweep(after(2 * DAY_MS)), sweep(after(2 * DAY_MS))]);
    await sweep(after(2 * DAY_MS + HOUR_MS));
    expect(await kindsOf(host)).toEqual(['activity-reminder']);
    expect(await activity(id)).toMatchObject({ status: 'asked' });
    await sweep(after(3 * DAY_MS));
    await sweep(after(4 * DAY_MS));
    expect(await kindsOf(host)).toEqual(['activity-lapsed', 'activity-reminder']);
    expect(await activity(id)).toMatchObject({ status: 'lapsed', request: { sweepAt: null } });
    expect(new Set(sent)).toEqual(new Set(['activity-reminder', 'activity-lapsed']));
    await expectRefusal(acceptHosting(id, host), 'bad-transition');
  });

  it('is left alone once it is answered', async () => {
    const id = await asked();
    await acceptHosting(id, host);
    await sweep(new Date('2089-01-01T00:00:00Z'));
    expect(await activity(id)).toMatchObject({ status: 'open' });
  });
});

const propose = (change: Partial<ProposalForm> = {}, id = newId('activity'), by = host) =>
  callFunction('proposeActivity', { activityId: id, form: { ...PROPOSAL_FORM, ...change } }, by);

/** A date within a year, as a proposal's has to be. */
const SOON = { date: new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10) };

async function proposed(change: Partial<ProposalForm> = {}): Promise<string> {
  const id = newId('activity');
  expect(await propose({ ...SOON, ...change }, id)).toMatchObject({ result: { proposed: true } });
  return id;
}

const decide = async (activityId: string, decision: string, more: object = {}) =>
  callFunction(
    'decideActivity',
    { activityId, requestedAt: await requestedAt(activityId), decision, ...more },
    staff,
  );
const NOTES = { notes: 'Please say where.' };

describe('a proposal of a companion', () => {
  it('waits for our team, who publish it as it is', async () => {
    const id = await proposed();
    const former = await requestedAt(id);
    expect(await propose({ ...SOON, title: 'Bowls' }, id)).toMatchObject({ status: 200 });
    const stale = { activityId: id, requestedAt: former, decision: 'published' };
    await expectRefusal(callFunction('decideActivity', stale, staff), 'outdated');
    expect(await activity(id)).toMatchObject({
      status: 'proposed',
      title: 'Bowls',
      hostId: host.uid,
      host: { name: 'Eve M.' },
      originalPriceMinor: null,
    });
    expect(await holdsOf(host.uid)).toEqual({});
    expect(await decide(id, 'published')).toMatchObject({ result: { status: 'published' } });
    expect(await activity(id)).toMatchObject({ status: 'open', request: null });
    expect(Object.keys(await holdsOf(host.uid))).toEqual([`activity-${id}`]);
    expect(await kindsOf(host)).toEqual(['activity-published']);
    expect(await acts(id)).toEqual(['activity-published']);
  });

  it('is returned with a note and sent again, or declined', async () => {
    const id = await proposed();
    expect(await decide(id, 'returned', NOTES)).toMatchObject({ status: 200 });
    expect(await activity(id)).toMatchObject({ status: 'returned', notes: NOTES.notes });
    await expectRefusal(save(SOON, id), 'bad-transition');
    await expectRefusal(propose(SOON, id, await makeCompanion()), 'already-exists');
    expect(await propose({ ...SOON, location: 'The Pier' }, id)).toMatchObject({ status: 200 });
    expect(await activity(id)).toMatchObject({ location: 'The Pier', notes: '' });
    expect(await decide(id, 'rejected', NOTES)).toMatchObject({ status: 200 });
    expect(await kindsOf(host)).toEqual(['activity-rejected', 'activity-returned']);
  });

  it('is asked of its companion when our team change it, and of no one else', async () => {
    const id = await proposed();
    const former = await requestedAt(id);
    await expectRefusal(
      save({ ...SOON, hostId: (await makeCompanion()).uid }, id),
      'invalid-input',
    );
    expect(await save({ ...SOON, title: 'Bowls' }, id)).toMatchObject({
      result: { status: 'asked' },
    });
    const late = { activityId: id, requestedAt: former, decision: 'published' };
    await expectRefusal(callFunction('decideActivity', late, staff), 'already-decided');
    expect(await activity(id)).toMatchObject({ status: 'asked', title: 'Bowls' });
  });

  it('is not published over a session unless our team know of it', async () => {
    const id = newId('activity');
    const waits = { hostId: host.uid, status: 'proposed' } as const;
    const request = { at: new Date(), dueAt: null, sweepAt: null };
    const startsAt = new Date('2090-06-08T15:00:00Z');
    await put(`activities/${id}`, activityDocument({ ...waits, request, startsAt }));
    await putSession();
    await expectRefusal(decide(id, 'published'), 'host-busy');
    await update(`companions/${host.uid}`, { listed: false });
    await expectRefusal(decide(id, 'published', { overSessions: true }), 'not-listed');
    await update(`companions/${host.uid}`, { listed: true });
    expect(await decide(id, 'published', { overSessions: true })).toMatchObject({ status: 200 });
  });

  it('is for listed companions who may meet others, at a time within a year, three at once', async () => {
    await expectRefusal(propose({ date: '2020-01-01' }), 'invalid-input');
    await expectRefusal(propose({ date: '2099-01-01' }), 'invalid-input');
    await expectRefusal(propose(SOON, newId('activity'), await makeMember()), 'forbidden');
    const waiting = [await proposed(), await proposed(), await proposed()];
    await expectRefusal(propose(SOON), 'rate-limited');
    expect(await propose(SOON, waiting[0])).toMatchObject({ status: 200 });
    const unlisted = await makeCompanion({ listed: false });
    await expectRefusal(propose(SOON, newId('activity'), unlisted), 'not-listed');
    const restriction = { until: new Date(Date.now() + DAY_MS), reason: 'Insults' };
    await update(`users/${host.uid}`, { restriction });
    await expectRefusal(propose(SOON), 'account-restricted');
  });

  it('is taken back by its companion, and by no one else', async () => {
    const id = await proposed();
    await expectRefusal(withdraw(id, await makeCompanion()), 'forbidden');
    await expectRefusal(cancel(id), 'bad-transition');
    expect(await withdraw(id)).toMatchObject({ result: { status: 'withdrawn' } });
    expect(await activity(id)).toBeUndefined();
    await expectRefusal(withdraw(await asked()), 'bad-transition');
  });
});
