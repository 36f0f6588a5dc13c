import { expect, it } from 'vitest';
import { type Actor, makeAdmin, makeMember } from '../support/actors';
import { update } from '../support/admin';
import { awaitMail } from '../support/awaited-mail';
import { newId } from '../support/builders';
import { callFunction, expectRefusal } from '../support/call-function';
import { mailsTo } from '../support/mailbox';
import { actsOf, linesOf } from './audit-entries';
import { newsOf } from './news';

const REASON = 'You asked a companion for a phone number.';
const TITLE = 'A warning from our team';

const warn = ({ uid }: Pick<Actor, 'uid'>, by: Actor, change: object = {}) =>
  callFunction(
    'warnAccount',
    { uid, reason: REASON, requestId: crypto.randomUUID(), ...change },
    by,
  );

it('tells a person why, in the app and by email, once for a repeated request', async () => {
  const [staff, member] = await Promise.all([makeAdmin(), makeMember()]);
  // A warning can't be muted.
  const muted = { inApp: ['decisions'], mail: ['decisions'] };
  await update(`users/${member.uid}`, { muted });
  const same = { requestId: crypto.randomUUID() };
  for (const _ of [1, 2]) {
    expect(await warn(member, staff, same)).toEqual({ status: 200, result: { warned: true } });
  }
  expect(await newsOf(member)).toMatchObject([
    { kind: 'account-warned', data: { notes: REASON }, link: '/contact', readAt: null },
  ]);
  const mail = await awaitMail(member.email, TITLE);
  expect(mail.body).toContain(`Reason: ${REASON}`);
  expect(mail.body).toContain('because you have an account');
  expect(mail.body).not.toContain('/unsubscribe');
  expect(await mailsTo(member.email)).toHaveLength(1);
  expect(await linesOf(staff)).toEqual([
    ['account-warned', `users/${member.uid}`, REASON, [member.uid]],
  ]);
});

it('is counted on the page of the person for staff', async () => {
  const [staff, member] = await Promise.all([makeAdmin(), makeMember()]);
  const counted = async () => {
    const input = { what: 'account', uid: member.uid };
    const { result } = await callFunction('readAsStaff', input, staff);
    return (result as { answer: { warnings: number } }).answer.warnings;
  };
  expect(await counted()).toBe(0);
  await warn(member, staff);
  await warn(member, staff);
  expect(await counted()).toBe(2);
});

it('is not for oneself, other staff, an account that is gone, or without a reason', async () => {
  const [staff, colleague, member] = await Promise.all([makeAdmin(), makeAdmin(), makeMember()]);
  await expectRefusal(warn(staff, staff), 'forbidden');
  await expectRefusal(warn(colleague, staff), 'forbidden');
  await expectRefusal(warn({ uid: newId('gone') }, staff), 'not-found');
  for (const change of [{ reason: ' ' }, { requestId: 'again' }, { uid: 'a/b' }]) {
    await expectRefusal(warn(member, staff, change), 'invalid-input');
  }
  expect(await newsOf(member)).toEqual([]);
  expect(await actsOf(staff)).toEqual([]);
});
