import { expect, it } from 'vitest';
import { type Actor, makeAdmin, makeMember } from '../support/actors';
import { update } from '../support/admin';
import { awaitMail } from '../support/awaited-mail';
import { callFunction } from '../support/call-function';
import { mailsTo } from '../support/mailbox';
import { linesOf } from './audit-entries';
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
