import { toProfile } from '@hearthkin/domain/account/profile';
import type { Activity } from '@hearthkin/domain/community/activity';
import type { ActivityForm } from '@hearthkin/domain/community/activity-form';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, makeAdmin, makeCompanion, makeMember } from '../support/actors';
import { adminDb, put, read, update } from '../support/admin';
import { memberDocument, newId } from '../support/builders';
import { callFunction, expectRefusal } from '../support/call-function';
import { eventually } from '../support/eventually';
import { runTriggers } from '../support/in-process-triggers';
import { AccountFunctions } from './account-functions';
import { entriesAbout } from './audit-entries';
import { ACTIVITY_FORM, acceptHosting, savedId } from './group-activities';
import { newsOf } from './news';

runTriggers();

let staff: Actor;
let host: Actor;
let functions: AccountFunctions;

beforeAll(async () => {
  [staff, host, functions] = await Promise.all([
    makeAdmin(),
    makeCompanion(),
    AccountFunctions.open(),
  ]);
});
afterAll(() => functions.close());

const save = (change: Partial<ActivityForm> = {}, activityId: string | null = null) =>
  callFunction(
    'saveActivity',
    { activityId, form: { ...ACTIVITY_FORM, hostId: host.uid, ...change } },
    staff,
  );

const cancel = (activityId: string, notes = 'The kiln is broken.') =>
  callFunction('cancelActivity', { activityId, notes }, staff);

async function published(change: Partial<ActivityForm> = {}, by = host): Promise<string> {
  const id = savedId(await save({ hostId: by.uid, ...change }));
  expect(await acceptHosting(id, by)).toMatchObject({ result: { status: 'open' } });
  return id;
}

/** Joins like the client does. */
async function join(activityId: string, ...people: readonly Actor[]): Promise<void> {
  const batch = adminDb.batch();
  for (const { uid } of people) {
    const place = { uid, displayName: 'Sam P.', joinedAt: new Date() };
    batch.set(adminDb.doc(`activities/${activityId}/participants/${uid}`), place);
  }
  batch.update(adminDb.doc(`activities/${activityId}`), { participantCount: people.length });
  await batch.commit();
}

const acts = async (activityId: string) =>
  (await entriesAbout(`activities/${activityId}`)).map(({ act }) => act);

describe('saveActivity', () => {
  it('makes a listed companion’s activity, in its city’s zone, which is published once they accept', async () => {
    const id = await published();
    const activity = await read(`activities/${id}`);
    expect(activity).toMatchObject({
      title: 'Clay and quiet',
      hostId: host.uid,
      host: { name: 'Eve M.', yearsExperience: 8 },
      timeZone: 'America/Chicago',
      participantCount: 0,
      status: 'open',
      priceMinor: 2500,
    });
    expect(activity?.startsAt.toDate()).toEqual(new Date('2090-06-08T15:00:00Z'));
    expect(activity?.endsAt.toDate()).toEqual(new Date('2090-06-08T17:00:00Z'));
    expect(await acts(id)).toEqual(['activity-asked']);
  });

  it('is for a listed companion and a future time', async () => {
    // Suspended, or the trigger on accounts would list them.
    const hidden = await makeCompanion({ listed: false }, { accountStatus: 'suspended' });
    await expectRefusal(save({ hostId: hidden.uid }), 'not-listed');
    await expectRefusal(save({ hostId: 'nobody' }), 'not-listed');
    await expectRefusal(save({ date: '2020-01-01' }), 'start-passed');
    await expectRefusal(save({ maxParticipants: 0 }), 'invalid-input');
    await expectRefusal(save({}, newId('nowhere')), 'not-found');
  });

  it('keeps host, time and place once people have joined, and changes the rest', async () => {
    const [id, sam] = await Promise.all([published(), makeMember()]);
    expect(await save({ date: '2090-06-09', priceMinor: 2600 }, id)).toMatchObject({
      result: { status: 'asked' },
    });
    expect(await acceptHosting(id, host)).toMatchObject({ status: 200 });
    await join(id, sam);
    const moved: readonly Partial<ActivityForm>[] = [
      { date: '2090-06-10' },
      { date: '2090-06-09', minutes: 60 },
      { date: '2090-06-09', location: 'Elsewhere' },
      { date: '2090-06-09', city: 'New York' },
      { date: '2090-06-09', priceMinor: 2700 },
    ];
    for (const change of moved) {
      await expectRefusal(save({ priceMinor: 2600, ...change }, id), 'relied-on');
    }
    const kept = { date: '2090-06-09', priceMinor: 2000, title: 'Clay' };
    expect(await save(kept, id)).toMatchObject({ status: 200 });
    expect(await read(`activities/${id}`)).toMatchObject({
      title: 'Clay',
      priceMinor: 2000,
      participantCount: 1,
    });
    await join(id, sam, await makeMember());
    await expectRefusal(save({ ...kept, maxParticipants: 1 }, id), 'relied-on');
  });
});

/** Takes a place, under the name on a public card. */
async function take(activityId: string, who: Actor) {
  await put(`profiles/${who.uid}`, toProfile(memberDocument(who.uid)));
  return callFunction('takePlace', { activityId }, who);
}
const leave = (activityId: string, who: Actor) => callFunction('leavePlace', { activityId }, who);
const countOf = async (activityId: string) =>
  (await read(`activities/${activityId}`))?.participantCount;

describe('a place at an activity', () => {
  it('is one for each participant, however often they ask, and given back once', async () => {
    const [id, sam] = await Promise.all([published(), makeMember()]);
    for (let times = 0; times < 2; times++) {
      expect(await take(id, sam)).toMatchObject({ result: { taken: true } });
    }
    expect(await countOf(id)).toBe(1);
    expect(await read(`activities/${id}/participants/${sam.uid}`)).toMatchObject({
      uid: sam.uid,
      displayName: 'Sam P.',
    });
    for (let times = 0; times < 2; times++) {
      expect(await leave(id, sam)).toMatchObject({ result: { left: true } });
    }
    expect(await countOf(id)).toBe(0);
  });

  it('shows a first name only if its participant agrees, until it is given back or it begins', async () => {
    const [id, sam, eve] = await Promise.all([published(), makeMember(), makeMember()]);
    await put(`profiles/${eve.uid}`, toProfile(memberDocument(eve.uid, { firstName: 'Eve' })));
    const names = async () => (await read(`activities/${id}/shared/names`))?.names ?? [];
    const show = (who: Actor, showsName: boolean) =>
      callFunction('takePlace', { activityId: id, showsName }, who);
    expect(await take(id, sam)).toMatchObject({ status: 200 });
    expect(await show(eve, true)).toMatchObject({ status: 200 });
    expect(await names()).toEqual(['Eve']);
    for (let times = 0; times < 2; times++) {
      expect(await show(sam, true)).toMatchObject({ status: 200 });
    }
    expect(await names()).toEqual(['Eve', 'Sam']);
    // Nothing is said about it.
    expect(await take(id, sam)).toMatchObject({ status: 200 });
    expect(await names()).toEqual(['Eve', 'Sam']);
    expect(await show(eve, false)).toMatchObject({ status: 200 });
    expect(await names()).toEqual(['Sam']);
    expect(await countOf(id)).toBe(2);
    expect(JSON.stringify(await read(`activities/${id}`))).not.toContain('Sam');
    expect(await leave(id, sam)).toMatchObject({ status: 200 });
    expect(await names()).toEqual([]);
    await update(`activities/${id}`, { startsAt: new Date(0) });
    await expectRefusal(show(eve, true), 'no-place');
    expect(await names()).toEqual([]);
  });

  it('takes its name along when its participant is suspended or deletes the account', async () => {
    const [id, sam, eve] = await Promise.all([published(), makeMember(), makeMember()]);
    for (const who of [sam, eve]) {
      await put(`profiles/${who.uid}`, toProfile(memberDocument(who.uid)));
      const input = { activityId: id, showsName: true };
      expect(await callFunction('takePlace', input, who)).toMatchObject({ status: 200 });
    }
    const names = async () => (await read(`activities/${id}/shared/names`))?.names;
    expect(await names()).toEqual(['Sam', 'Sam']);
    const suspension = { uid: sam.uid, suspend: true, reason: 'Threats' };
    expect(await callFunction('suspendAccount', suspension, staff)).toMatchObject({ status: 200 });
    await eventually(names).toEqual(['Sam']);
    await functions.deleteAccount(eve);
    expect(await names()).toEqual([]);
  });

  it('is not the host’s, nor one more than there are, and none once it has begun', async () => {
    const [id, sam, eve] = await Promise.all([
      published({ maxParticipants: 1 }),
      makeMember(),
      makeMember(),
    ]);
    await expectRefusal(take(id, host), 'no-place');
    expect(await take(id, sam)).toMatchObject({ status: 200 });
    await expectRefusal(take(id, eve), 'no-place');
    const activity = adminDb.doc(`activities/${id}`);
    await activity.update({ maxParticipants: 2, status: 'cancelled' });
    await expectRefusal(take(id, eve), 'no-place');
    await expectRefusal(leave(id, sam), 'no-place');
    await activity.update({ status: 'open', startsAt: new Date(0) });
    await expectRefusal(take(id, eve), 'no-place');
    await expectRefusal(leave(id, sam), 'no-place');
    await expectRefusal(take(newId('nowhere'), eve), 'not-found');
  });
});

describe('reviewActivity', () => {
  it('is for participants once it is over, who write one', async () => {
    const [id, sam, eve] = await Promise.all([published(), makeMember(), makeMember()]);
    const review = (who: Actor, comment = 'Lovely.') =>
      callFunction('reviewActivity', { activityId: id, rating: 5, comment }, who);
    for (const who of [sam, eve]) expect(await take(id, who)).toMatchObject({ status: 200 });
    expect(await leave(id, eve)).toMatchObject({ status: 200 });
    await expectRefusal(review(sam), 'forbidden');
    await update(`activities/${id}`, { startsAt: new Date(0), endsAt: new Date(1) });
    await expectRefusal(review(eve), 'forbidden');
    expect(await review(sam)).toMatchObject({ result: { reviewed: true } });
    expect(await review(sam, 'Not so lovely.')).toMatchObject({ status: 200 });
    expect(await read(`activities/${id}/reviews/${sam.uid}`)).toMatchObject({
      rating: 5,
      comment: 'Lovely.',
      authorId: sam.uid,
      authorName: 'Sam P.',
    });
    // Our team removed it.
    await adminDb.doc(`activities/${id}/reviews/${sam.uid}`).delete();
    await update(`activities/${id}/participants/${sam.uid}`, { reviewRemovedAt: new Date() });
    await expectRefusal(review(sam), 'forbidden');
  });
});

describe('a crossed-out price', () => {
  it('is one at which the activity was published', async () => {
    await expectRefusal(save({ originalPriceMinor: 3500 }), 'invalid-input');
    const id = await published({ priceMinor: 3500 });
    const reduced = { priceMinor: 2500 };
    await expectRefusal(save({ ...reduced, originalPriceMinor: 4000 }, id), 'invalid-input');
    expect(await save({ ...reduced, originalPriceMinor: 3500 }, id)).toMatchObject({ status: 200 });
    const lower = { priceMinor: 2000, originalPriceMinor: 3500 };
    expect(await save(lower, id)).toMatchObject({ status: 200 });
    expect(await read(`activities/${id}`)).toMatchObject(lower);
  });
});

describe('cancelActivity', () => {
  it('notifies all participants once, and is logged', async () => {
    const [id, sam, eve] = await Promise.all([published(), makeMember(), makeMember()]);
    await join(id, sam, eve);
    expect(await cancel(id)).toMatchObject({ result: { status: 'cancelled' } });
    expect(await cancel(id)).toMatchObject({ result: { status: 'cancelled' } });
    await Promise.all(
      [sam, eve].map((person) =>
        eventually(async () => (await newsOf(person)).map(({ kind }) => kind)).toEqual([
          'activity-cancelled',
        ]),
      ),
    );
    expect((await newsOf(sam))[0]).toMatchObject({
      link: `/community/activity/${id}`,
      data: { title: 'Clay and quiet', notes: 'The kiln is broken.' },
    });
    expect((await acts(id)).sort()).toEqual(['activity-asked', 'activity-cancelled']);
    await expectRefusal(save({}, id), 'bad-transition');
  });

  it('is allowed with a reason, before the start', async () => {
    const id = await published();
    await expectRefusal(cancel(id, ' '), 'invalid-input');
    await expectRefusal(cancel(newId('nowhere')), 'not-found');
    await update(`activities/${id}`, { startsAt: new Date(0) });
    await expectRefusal(cancel(id), 'has-begun');
    await expectRefusal(save({}, id), 'has-begun');
  });
});

describe('a deleted account', () => {
  it('loses its places and its activity reviews', async () => {
    const [id, leaver, other] = await Promise.all([published(), makeMember(), makeMember()]);
    await join(id, leaver, other);
    const said = { rating: 5, comment: 'Warm hands.', authorName: 'Sam P.', createdAt: new Date() };
    const reviewAt = `activities/${id}/reviews/${leaver.uid}`;
    await put(reviewAt, { ...said, authorId: leaver.uid });
    const { data } = await functions.download(leaver);
    expect(data.groupActivities).toMatchObject({
      hosted: [],
      joined: [{ title: 'Clay and quiet' }],
      reviews: [{ comment: 'Warm hands.' }],
    });
    expect(JSON.stringify(data.groupActivities)).not.toContain(host.uid);
    await functions.deleteAccount(leaver);
    expect(await read(`activities/${id}`)).toMatchObject({ participantCount: 1 });
    expect(await read(`activities/${id}/participants/${leaver.uid}`)).toBeUndefined();
    expect(await read(`activities/${id}/participants/${other.uid}`)).toBeDefined();
    expect(await read(reviewAt)).toBeUndefined();
  });

  it('takes its hosted activities with it, and participants of upcoming ones are notified', async () => {
    const [leaver, sam] = await Promise.all([makeCompanion(), makeMember()]);
    const id = await published({}, leaver);
    await join(id, sam);
    const activity = (await read(`activities/${id}`)) as Activity;
    expect(activity.hostId).toBe(leaver.uid);
    await functions.deleteAccount(leaver);
    expect(await read(`activities/${id}`)).toBeUndefined();
    expect(await read(`activities/${id}/participants/${sam.uid}`)).toBeUndefined();
    expect((await newsOf(sam)).map(({ kind }) => kind)).toEqual(['activity-cancelled']);
  });
});
