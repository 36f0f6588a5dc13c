import { describe, expect, it } from 'vitest';
import { tryEmailAgain } from '../../functions/src/account/try-email-again';
import { deliverAtOnce, deliverMail } from '../../functions/src/mail/deliver-mail';
import { MailError, type MailSender } from '../../functions/src/mail/mail';
import { receiveMailEvents } from '../../functions/src/mail/mail-events';
import { taskOf } from '../../functions/src/mail/mail-queue';
import { type Actor, makeMember } from '../support/actors';
import { adminDb, read } from '../support/admin';
import { newId } from '../support/builders';
import { callAs } from './booking-requests';

const NOW = new Date('2031-06-01T12:00:00Z');

/** A sender that refuses as told, and counts what it was asked to send. */
function sender(refusal: MailError | null = null) {
  const state = { asked: 0, refusal };
  const send: MailSender['send'] = async () => {
    state.asked += 1;
    if (state.refusal !== null) throw state.refusal;
  };
  return Object.assign(state, { senders: [{ name: 'smtp', send }] });
}

const dead = () => new MailError(403, { isFinal: true, isDeadAddress: true });
const mailTo = (to: string) => ({ to, toName: 'Sam', subject: 'News', text: 'News', html: 'News' });
const taskTo = ({ email, uid }: Actor) =>
  taskOf({ key: newId('mail'), kind: 'test', uid, mail: mailTo(email) }, NOW);
const refusedAt = async ({ uid }: Actor) => (await read(`users/${uid}`))?.emailRefusedAt;

const again = (who: Actor, senders: readonly MailSender[]) =>
  tryEmailAgain.handler({ ...callAs(who, {}, NOW), db: adminDb }, { senders });

describe('an address that refuses an email as unknown', () => {
  it('gets no other one, and the person’s account says so', async () => {
    const member = await makeMember();
    const service = sender(dead());
    const delivery = { db: adminDb, senders: service.senders, now: NOW };
    expect(await deliverMail(delivery, taskTo(member))).toBe('failed');
    service.refusal = null;
    expect(await deliverMail(delivery, taskTo(member))).toBe('suppressed');
    const upper = { ...member, email: member.email.toUpperCase() };
    expect(await deliverMail(delivery, taskTo(upper))).toBe('suppressed');
    expect(service.asked).toBe(1);
    expect((await refusedAt(member)).toDate()).toEqual(NOW);
  });

  it('gets what a person waits for', async () => {
    const member = await makeMember();
    const service = sender(dead());
    const delivery = { db: adminDb, senders: service.senders, now: NOW };
    await deliverMail(delivery, taskTo(member));
    service.refusal = null;
    const mail = { kind: 'test', uid: member.uid, mail: mailTo(member.email) };
    expect(await deliverAtOnce(delivery, mail)).toBe(true);
  });

  it('is tried again when its owner wants it, and stays dead if it refuses again', async () => {
    const member = await makeMember();
    const service = sender(dead());
    const delivery = { db: adminDb, senders: service.senders, now: NOW };
    await deliverMail(delivery, taskTo(member));
    expect(await again(member, service.senders)).toEqual({ isSent: false });
    expect((await refusedAt(member)).toDate()).toEqual(NOW);
    service.refusal = null;
    expect(await again(member, service.senders)).toEqual({ isSent: true });
    expect(await refusedAt(member)).toBeNull();
    expect(await deliverMail(delivery, taskTo(member))).toBe('sent');
  });
});

it('another final refusal leaves an address as it is', async () => {
  const member = await makeMember();
  const service = sender(new MailError(403, { isFinal: true }));
  const delivery = { db: adminDb, senders: service.senders, now: NOW };
  expect(await deliverMail(delivery, taskTo(member))).toBe('failed');
  service.refusal = null;
  expect(await deliverMail(delivery, taskTo(member))).toBe('sent');
  expect(await refusedAt(member)).toBeUndefined();
});

describe('the mail service', () => {
  const SECRET = 'a-long-secret';
  const basic = (password: string) => `Basic ${Buffer.from(`any:${password}`).toString('base64')}`;
  const tell = (body: unknown, authorization: string | undefined, secret = SECRET) =>
    receiveMailEvents(
      { method: 'POST', body, header: (name) => (name === 'authorization' ? authorization : '') },
      { db: adminDb, secret, now: NOW },
    );
  const outcome = async (who: Actor) =>
    deliverMail({ db: adminDb, senders: sender().senders, now: NOW }, taskTo(who));

  it.each([
    ['a bounce', { event: 'bounce' }, 'suppressed'],
    ['a hard bounce', { event: 'hard_bounce' }, 'suppressed'],
    ['a complaint', { event: 'spamreport' }, 'suppressed'],
    ['a bounce of a day', { event: 'bounce', type: 'blocked' }, 'sent'],
    ['a delivery', { event: 'delivered' }, 'sent'],
    ['what no service says', { event: 'constructor' }, 'sent'],
  ])('tells %s, and then an email is %s', async (_what, event, expected) => {
    const member = await makeMember();
    const body = { ...event, email: member.email, more: 1 };
    expect(await tell(body, basic(SECRET))).toBe(204);
    expect(await outcome(member)).toBe(expected);
  });

  it('tells many at once, and again', async () => {
    const [one, other] = await Promise.all([makeMember(), makeMember()]);
    const events = [one, other].map(({ email }) => ({ event: 'bounce', email }));
    for (const authorization of [basic(SECRET), `Bearer ${SECRET}`]) {
      expect(await tell(events, authorization)).toBe(204);
    }
    expect([await outcome(one), await outcome(other)]).toEqual(['suppressed', 'suppressed']);
  });

  it('is the only one who is believed', async () => {
    const member = await makeMember();
    const body = { event: 'bounce', email: member.email };
    for (const wrong of [undefined, basic('guess'), `Bearer ${SECRET}x`, `Digest ${SECRET}`]) {
      expect(await tell(body, wrong)).toBe(401);
    }
    for (const none of ['unset', '']) expect(await tell(body, basic(none), none)).toBe(404);
    for (const bad of [null, 'bounce', { event: 'bounce' }, Array(1_001).fill(body)]) {
      expect(await tell(bad, basic(SECRET))).toBe(400);
    }
    expect(await outcome(member)).toBe('sent');
  });
});
