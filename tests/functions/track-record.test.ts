import { DAY_MS, HOUR_MS } from '@hearthkin/domain/foundation/durations';
import { holdPayment } from '@hearthkin/domain/payment/settle';
import { beforeEach, describe, expect, it } from 'vitest';
import { leaveBookings } from '../../functions/src/removal/leave-bookings';
import { type Actor, makeAll, makeCompanion, makeMember } from '../support/actors';
import { adminDb, put, read } from '../support/admin';
import { bookingDocument, newId } from '../support/builders';
import { mailQueue } from '../support/mail-queue';
import { WITHOUT_MONEY } from '../support/without-money';
import { moveAs } from './booking-acts';
import { FAR_AHEAD, outcomeOf } from './booking-requests';

const { siteUrl } = WITHOUT_MONEY;
const queue = mailQueue(() => {});

let companion: Actor;
let members: readonly [Actor, Actor, Actor];
/** How many sessions were arranged, one a day. */
let arranged: number;

beforeEach(async () => {
  arranged = 0;
  [companion, ...members] = await makeAll(makeCompanion, makeMember, makeMember, makeMember);
});

/** A session of the companion with a member, as it is before someone ends it. */
async function session(
  { uid: spenderId }: Actor,
  status: 'pending' | 'confirmed' | 'completed' = 'confirmed',
) {
  arranged += 1;
  const startsAt = new Date(FAR_AHEAD.getTime() + arranged * DAY_MS);
  const createdAt = new Date(FAR_AHEAD.getTime() + (arranged - 1) * DAY_MS + HOUR_MS);
  const endsAt = new Date(startsAt.getTime() + 2 * HOUR_MS);
  const sides = { spenderId, earnerId: companion.uid };
  const times = { createdAt, startsAt, endsAt, dueAt: new Date(endsAt.getTime() + DAY_MS) };
  const booking = bookingDocument(sides, { ...times, status });
  const bookingId = newId('booking');
  await Promise.all([
    put(`bookings/${bookingId}`, booking),
    put(`payments/${bookingId}`, holdPayment(booking, createdAt)),
  ]);
  const as = (who: Actor, to: 'completed' | 'cancelled', now: Date) =>
    outcomeOf(moveAs(who, bookingId, to, now));
  return {
    complete: () => as(companion, 'completed', endsAt),
    cancel: (who: Actor) => as(who, 'cancelled', createdAt),
  };
}

async function hold(member: Actor): Promise<void> {
  expect(await (await session(member)).complete()).toBe('done');
}

const listing = async () => {
  const { sessionsCompleted, completionPercent, returningMembers } =
    (await read(`companions/${companion.uid}`)) ?? {};
  return { sessionsCompleted, completionPercent, returningMembers };
};

const stats = () => read(`companions/${companion.uid}/stats/sessions`);

describe('the numbers of a companion', () => {
  it('show nothing of fewer than five sessions, then who came back and how many took place', async () => {
    const [anna, ben, cleo] = members;
    for (const member of [anna, ben, anna, cleo]) await hold(member);
    const none = { completionPercent: null, returningMembers: null };
    expect(await listing()).toEqual({ sessionsCompleted: 4, ...none });
    await hold(anna);
    const five = { sessionsCompleted: 5, completionPercent: 100, returningMembers: 1 };
    expect(await listing()).toEqual(five);
    await hold(ben);
    expect(await listing()).toMatchObject({ sessionsCompleted: 6, returningMembers: 2 });
  });

  it('count a session once, however often and by how many it is ended at once', async () => {
    const [anna] = members;
    await hold(anna);
    const second = await session(anna);
    const outcomes = await Promise.all([second.complete(), second.complete(), second.complete()]);
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(await second.complete()).toBe('bad-transition');
    expect(await listing()).toMatchObject({ sessionsCompleted: 2 });
    expect(await stats()).toEqual({ missed: 0, returning: 1 });
  });

  it('count two first sessions of a member that end at once as a return', async () => {
    const [anna] = members;
    const both = await Promise.all([session(anna), session(anna)]);
    expect(await Promise.all(both.map((one) => one.complete()))).toEqual(['done', 'done']);
    expect(await stats()).toEqual({ missed: 0, returning: 1 });
  });

  it('count what the companion cancels once they have accepted, and nothing that others end', async () => {
    const [anna, ben] = members;
    for (const member of [anna, anna, ben]) await hold(member);
    await (await session(anna)).cancel(companion);
    expect(await listing()).toMatchObject({ completionPercent: null });
    await (await session(anna)).cancel(anna);
    await (await session(anna, 'pending')).cancel(companion);
    expect(await stats()).toEqual({ missed: 1, returning: 1 });
    await (await session(ben)).cancel(companion);
    expect(await listing()).toEqual({
      sessionsCompleted: 3,
      completionPercent: 60,
      // Of too few sessions that took place.
      returningMembers: null,
    });
  });

  it('stay when a member deletes their account, and are not left behind by the companion', async () => {
    const [anna, ben] = members;
    for (const member of [anna, anna, ben, ben]) await hold(member);
    const open = await session(anna);
    const leave = ({ uid }: Actor) =>
      leaveBookings({ db: adminDb, now: FAR_AHEAD, queue, siteUrl, linkKey: 'key' }, uid);
    await adminDb.doc(`users/${anna.uid}`).delete();
    await leave(anna);
    expect(await open.cancel(companion)).toBe('bad-transition');
    await hold(ben);
    expect(await listing()).toMatchObject({ sessionsCompleted: 5, returningMembers: 2 });
    await session(ben);
    await adminDb.recursiveDelete(adminDb.doc(`companions/${companion.uid}`));
    await adminDb.doc(`users/${companion.uid}`).delete();
    await leave(companion);
    expect(await stats()).toBeUndefined();
  });
});
