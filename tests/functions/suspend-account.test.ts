import type { Booking } from '@hearthkin/domain/booking/booking';
import { DAY_MS, HOUR_MS } from '@hearthkin/domain/foundation/durations';
import { holdPayment } from '@hearthkin/domain/payment/settle';
import { beforeEach, describe, expect, it } from 'vitest';
import { openSuspension } from '../../functions/src/admin/open-suspension';
import { suspensionToken } from '../../functions/src/suspension/suspension-link';
import { type Actor, makeAdmin, makeAll, makeCompanion, makeMember } from '../support/actors';
import { adminAuth, adminDb, put, read } from '../support/admin';
import { awaitMail } from '../support/awaited-mail';
import { bookingOf, newId } from '../support/builders';
import { callFunction, expectRefusal } from '../support/call-function';
import { eventually } from '../support/eventually';
import { runTriggers } from '../support/in-process-triggers';
import { LINK_KEY } from '../support/link-key';
import { subjectsTo } from '../support/mailbox';
import { actsOf, linesOf } from './audit-entries';

runTriggers();

const REASON = 'Insulting messages to several members.';

/** One per test, to count their acts. */
let staff: Actor;
beforeEach(async () => {
  staff = await makeAdmin();
});

const decide = (data: unknown) => callFunction('suspendAccount', data, staff);
const suspend = ({ uid }: Actor) => decide({ uid, suspend: true, reason: REASON });
const reinstate = ({ uid }: Actor, reason = 'It was a mistake.') =>
  decide({ uid, suspend: false, reason });

const isDisabled = async ({ uid }: Actor) => (await adminAuth.getUser(uid)).disabled;

/** A booking of the two that starts in that many hours. */
async function makeBooking(
  member: Actor,
  companion: Actor,
  hours: number,
  change: Partial<Booking> = {},
): Promise<string> {
  const id = newId('booking');
  const startsAt = new Date(Date.now() + hours * HOUR_MS);
  const booking = bookingOf(member, companion, { createdAt: new Date(), startsAt, ...change });
  const batch = adminDb.batch();
  batch.set(adminDb.doc(`bookings/${id}`), booking);
  batch.set(adminDb.doc(`payments/${id}`), holdPayment(booking, booking.createdAt));
  await batch.commit();
  return id;
}

describe('suspendAccount', () => {
  it('signs a companion out, unlists them, and emails them why', async () => {
    const eve = await makeCompanion();
    // Sign-ins are dated by whole seconds.
    const before = Math.floor(Date.now() / 1000) * 1000;
    expect(await suspend(eve)).toEqual({ status: 200, result: { accountStatus: 'suspended' } });
    expect(await read(`users/${eve.uid}`)).toMatchObject({ accountStatus: 'suspended' });
    expect(await read(`companions/${eve.uid}`)).toMatchObject({ listed: false });
    expect(await isDisabled(eve)).toBe(true);
    const account = await read(`users/${eve.uid}`);
    expect(account?.sessionsEndedAt.toMillis()).toBeGreaterThanOrEqual(before);
    await expect(adminAuth.verifyIdToken(eve.idToken, true)).rejects.toThrow();
    const mail = await awaitMail(eve.email, 'Your account is suspended');
    expect(mail.body).toContain('We’ve canceled your open bookings. Members won’t be charged.');
    expect(await linesOf(staff)).toEqual([
      ['account-suspended', `users/${eve.uid}`, REASON, [eve.uid]],
    ]);
  });

  it('ends open bookings of either side with a full refund and leaves other bookings unchanged', async () => {
    const [member, companion, other] = await makeAll(makeMember, makeCompanion, makeCompanion);
    const confirmed = { status: 'confirmed' as const, dueAt: new Date(Date.now() + 99 * HOUR_MS) };
    const [soon, asked, over, elsewhere] = await Promise.all([
      makeBooking(member, companion, 3, confirmed),
      makeBooking(member, companion, 72),
      makeBooking(member, companion, -5, confirmed),
      makeBooking(await makeMember(), other, 72),
    ]);
    await suspend(member);
    for (const id of [soon, asked]) {
      expect(await read(`bookings/${id}`)).toMatchObject({
        status: 'cancelled',
        cancellation: { endReason: 'operator', endedBy: 'operator', reason: '' },
      });
      expect(await read(`payments/${id}`)).toMatchObject({ status: 'refunded' });
    }
    expect(await read(`bookings/${over}`)).toMatchObject({ status: 'confirmed' });
    expect(await read(`bookings/${elsewhere}`)).toMatchObject({ status: 'pending' });
    const cancelled = async () =>
      (await subjectsTo(companion.email)).filter((subject) =>
        subject.startsWith('We canceled your session'),
      );
    await eventually(cancelled).toHaveLength(2);
  });

  it('is done once however often it is asked for, and finishes what is left', async () => {
    const [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
    await suspend(member);
    const left = await makeBooking(member, companion, 72);
    await adminAuth.updateUser(member.uid, { disabled: false });
    expect(await suspend(member)).toMatchObject({ status: 200 });
    expect(await isDisabled(member)).toBe(true);
    expect(await read(`bookings/${left}`)).toMatchObject({ status: 'cancelled' });
    expect(await actsOf(staff)).toHaveLength(1);
    const mails = async () =>
      (await subjectsTo(member.email)).filter((one) => one.includes('suspended'));
    await eventually(mails).toHaveLength(1);
  });

  it('restores everything on reinstatement except bookings', async () => {
    const [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
    const booking = await makeBooking(member, companion, 72);
    await suspend(companion);
    expect(await reinstate(companion)).toMatchObject({ result: { accountStatus: 'active' } });
    expect(await isDisabled(companion)).toBe(false);
    await eventually(() => read(`companions/${companion.uid}`)).toMatchObject({ listed: true });
    expect(await read(`bookings/${booking}`)).toMatchObject({ status: 'cancelled' });
    await eventually(() => subjectsTo(companion.email)).toContain('Your account is active again');
    expect((await actsOf(staff)).map(({ act }) => act)).toEqual([
      'account-suspended',
      'account-reinstated',
    ]);
  });

  it('does not list a companion whose documents were never accepted', async () => {
    const verification = { isVerified: false, verificationStatus: 'pending' as const };
    const eve = await makeCompanion({ listed: false }, { verification });
    await suspend(eve);
    await reinstate(eve);
    await eventually(() => read(`users/${eve.uid}`)).toMatchObject({ accountStatus: 'active' });
    expect(await read(`companions/${eve.uid}`)).toMatchObject({ listed: false });
  });
});

describe('the link of the email about a suspension', () => {
  const LINK = /\/suspended\?token=([\w.-]+)/;
  const open = (token: string, data: { after: null } | null = null) =>
    callFunction('openSuspension', { token, data }, null);

  async function suspendedBy(actor: Actor): Promise<string> {
    await suspend(actor);
    const { body } = await awaitMail(actor.email, 'Your account is suspended');
    expect(body).toContain(`Reason: ${REASON}`);
    return LINK.exec(body)?.[1] ?? '';
  }

  it('tells why, and gives the person their data, of which this is all', async () => {
    const member = await makeMember({ bio: 'I like the sea.' });
    const token = await suspendedBy(member);
    const since = expect.stringMatching(/^20\d\d-/);
    expect((await open(token)).result).toEqual({ reason: REASON, since, download: null });
    const { result } = await open(token, { after: null });
    expect(result).toMatchObject({
      reason: REASON,
      download: { exportedAt: since, data: { account: { bio: 'I like the sea.' } } },
    });
    const { download } = result as { download: { data: { staffActs: { note: string }[] } } };
    expect(download.data.staffActs.map(({ note }) => note)).toEqual([REASON]);
    expect(JSON.stringify(result)).not.toContain(staff.uid);
  });

  it('gives it five times a day', async () => {
    const token = await suspendedBy(await makeMember());
    for (let times = 0; times < 5; times += 1)
      expect((await open(token, { after: null })).status).toBe(200);
    await expectRefusal(open(token, { after: null }), 'rate-limited');
    expect((await open(token)).status).toBe(200);
  });

  it('works for that suspension only, unchanged, and for 90 days', async () => {
    const [member, other] = await Promise.all([makeMember(), makeMember()]);
    const token = await suspendedBy(member);
    const [payload = '', signature = ''] = (await suspendedBy(other)).split('.');
    const [own = ''] = token.split('.');
    for (const forged of [`${own}.${signature}`, payload, `${own}.`, 'x']) {
      await expectRefusal(open(forged, { after: null }), 'token-invalid');
    }
    const after = (days: number) => {
      const now = new Date(Date.now() + days * DAY_MS);
      const asked = { input: { token, data: null }, caller: null, network: '203.0.113.1' };
      const deps = { auth: adminAuth, filesIn: async () => [], linkKey: LINK_KEY };
      return openSuspension.handler({ ...asked, now, db: adminDb }, deps);
    };
    await expect(after(89)).resolves.toMatchObject({ reason: REASON });
    await expectRefusal(after(90), 'token-expired');
    const at = new Date();
    await put(`suspensions/${staff.uid}`, { at, reason: null, completedAt: at });
    const ofTheirOwn = suspensionToken({ uid: staff.uid, at: at.getTime() }, LINK_KEY);
    await expectRefusal(open(ofTheirOwn), 'token-invalid');
    await reinstate(member);
    await expectRefusal(open(token), 'token-invalid');
    await suspend(member);
    await expectRefusal(open(token), 'token-invalid');
  });
});
