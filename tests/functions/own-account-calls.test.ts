import { describe, expect, it } from 'vitest';
import { makeMember, PASSWORD } from '../support/actors';
import { newId } from '../support/builders';
import { callFunction } from '../support/call-function';
import { runTriggers } from '../support/in-process-triggers';
import { mailsTo } from '../support/mailbox';
import { emailTokenIn } from './account-functions';
import { canSignIn } from './password-reset-functions';

runTriggers();

const lastMailTo = async (email: string) => (await mailsTo(email)).at(-1);

describe('the functions of one’s own account, called by a member', () => {
  it('move them to another address', async () => {
    const member = await makeMember();
    const email = `${newId('moved')}@hearthkin.test`;
    const asked = await callFunction('requestEmailChange', { email: email.toUpperCase() }, member);
    expect(asked).toEqual({ status: 200, result: { sent: true } });
    const token = emailTokenIn(await lastMailTo(email));
    const moved = await callFunction('confirmEmailChange', { token }, null);
    expect(moved).toEqual({ status: 200, result: { email, moved: true } });
    expect(await canSignIn(email, PASSWORD)).toBe(true);
    const replay = await callFunction('confirmEmailChange', { token }, null);
    expect(replay).toEqual({ status: 200, result: { email, moved: false } });
  });
});
