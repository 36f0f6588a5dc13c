import { describe, expect, it } from 'vitest';
import type { QueuedMail } from '../../functions/src/mail/mail-queue';
import { endRestrictions } from '../../functions/src/policy/end-restrictions';
import { type Actor, makeAdmin, makeAll, makeCompanion, makeMember } from '../support/actors';
import { quietDatabase, read, update } from '../support/admin';
import { awaitMail } from '../support/awaited-mail';
import { companionAccount, companionDocument, memberDocument, newId } from '../support/builders';
import { callFunction, expectRefusal } from '../support/call-function';
import { mailQueue } from '../support/mail-queue';
import { mailsTo } from '../support/mailbox';
import { actsOf } from './audit-entries';
import { bookingRequest, newYork } from './booking-requests';
import { kindsOf } from './news';

const REASON = 'You asked a companion for a phone number.';

const restrict = ({ uid }: Pick<Actor, 'uid'>, by: Actor, change: object = {}) =>
  callFunction(
    'restrictAccount',
    { uid, days: 7, reason: REASON, requestId: crypto.randomUUID(), ...change },
    by,
  );

const restrictionOf = async ({ uid }: Actor) =>
  (await read(`users/${uid}`))?.restriction as { until: Date; reason: string } | null;

const isListed = async ({ uid }: Actor) => (await read(`companions/${uid}`))?.listed;

const request = (companion: Actor, day: number) =>
  bookingRequest({ companionId: companion.uid, startsAt: newYork(day, '14:00'), minutes: 60 });

it('keeps a member from booking until staff lift it, and tells them both', async () => {
  const [staff, member, companion] = await makeAll(makeAdmin, makeMember, makeCompanion);
  const muted = { inApp: ['decisions'], mail: ['decisions'] };
  await update(`users/${member.uid}`, { muted });
  const same = { requestId: crypto.randomUUID() };
  for (const _ of [1, 2]) {
    const answer = { status: 200, result: { restricted: true } };
    expect(await restrict(member, staff, same)).toEqual(answer);
  }
  const restriction = await restrictionOf(member);
  expect(restriction?.reason).toBe(REASON);
  await expectRefusal(
    callFunction('createBooking', request(companion, 9), member),
    'account-restricted',
  );
  const mail = await awaitMail(member.email, 'Your account is restricted');
  expect(mail.body).toContain(`Reason: ${REASON}`);
  expect(mail.body).not.toContain('/unsubscribe');
  expect(await mailsTo(member.email)).toHaveLength(1);
  expect(await kindsOf(member)).toEqual(['account-restricted']);
  await update(`users/${member.uid}`, { muted: null });
  const lift = { days: null, reason: 'It was a mistake.' };
  const once = { ...lift, requestId: crypto.randomUUID() };
  for (const _ of [1, 2]) {
    const answer = { status: 200, result: { restricted: false } };
    expect(await restrict(member, staff, once)).toEqual(answer);
  }
  await expectRefusal(restrict(member, staff, lift), 'bad-transition');
  expect(await restrictionOf(member)).toBeNull();
  await awaitMail(member.email, 'Your account is no longer restricted');
  expect(await callFunction('createBooking', request(companion, 9), member)).toMatchObject({
    status: 200,
  });
  expect((await actsOf(staff)).map(({ act, note }) => [act, note])).toEqual([
    ['account-restricted', REASON],
    ['account-unrestricted', 'It was a mistake.'],
  ]);
});

it('does not end what a member has booked, who still joins the room', async () => {
  const [staff, member, companion] = await makeAll(makeAdmin, makeMember, makeCompanion);
  const booked = await callFunction('createBooking', request(companion, 9), member);
  const { bookingId } = booked.result as { bookingId: string };
  await restrict(member, staff);
  expect(await read(`bookings/${bookingId}`)).toMatchObject({ status: 'pending' });
  // Refused for the time or the kind of the session only, not for the person.
  await expectRefusal(callFunction('sessionAccess', { bookingId }, member), 'not-found');
});

it('unlists a companion, whose own news says why', async () => {
  const [staff, companion] = await Promise.all([makeAdmin(), makeCompanion()]);
  expect(await isListed(companion)).toBe(true);
  await restrict(companion, staff, { days: 30 });
  expect(await isListed(companion)).toBe(false);
  await restrict(companion, staff, { days: null });
  expect(await isListed(companion)).toBe(true);
  expect(await kindsOf(companion)).not.toContain('listing-hidden');
});

describe('endRestrictions', () => {
  it('takes what is over and nothing else, and lists the companion again', async () => {
    // A project of its own: the sweep processes all accounts.
    const { db, close } = quietDatabase(newId('demo-restriction'));
    const mails: QueuedMail[] = [];
    const run = (now: Date) =>
      endRestrictions.handler(
        { db, now },
        {
          queue: mailQueue((queued) => mails.push(queued)),
          siteUrl: 'https://hearthkin.test',
          linkKey: 'key',
        },
      );
    const until = new Date('2026-04-01T12:00:00Z');
    const account = companionAccount('eve', { restriction: { until, reason: REASON } });
    await Promise.all([
      db.doc('users/eve').set(account),
      db.doc('companions/eve').set({ ...companionDocument(account), listed: false }),
      db.doc('users/ann').set(memberDocument('ann')),
    ]);
    const restriction = async () => (await db.doc('users/eve').get()).get('restriction');
    expect(await run(new Date(until.getTime() - 1))).toEqual({ told: 0, ended: 0, failed: 0 });
    expect(await restriction()).not.toBeNull();
    expect(await run(until)).toEqual({ told: 0, ended: 1, failed: 0 });
    expect(await restriction()).toBeNull();
    expect((await db.doc('companions/eve').get()).get('listed')).toBe(true);
    const { docs } = await db.collection('users/eve/notifications').get();
    expect(docs.map((doc) => doc.get('kind'))).toEqual(['restriction-ended']);
    expect(mails.map(({ kind, uid }) => [kind, uid])).toEqual([['restriction-ended', 'eve']]);
    expect(await run(until)).toEqual({ told: 0, ended: 0, failed: 0 });
    await close();
  });
});
