import { describe, expect, it } from 'vitest';
import { makeMember, PASSWORD } from '../support/actors';
import { adminDb } from '../support/admin';
import { newId } from '../support/builders';
import { callFunction } from '../support/call-function';
import { runTriggers } from '../support/in-process-triggers';
import { mailsTo } from '../support/mailbox';
import { emailTokenIn } from './account-functions';
import { makeCouple } from './account-with-everything';
import { canSignIn } from './password-reset-functions';
import { filesOf } from './person-traces';

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

  it('return their data and delete their account', async () => {
    const { member } = await makeCouple();
    const { status, result } = await callFunction('downloadAccount', {}, member);
    expect(status).toBe(200);
    expect(result).toMatchObject({ data: { account: { firstName: 'Sam' } } });
    expect(result).toMatchObject({ data: { files: filesOf(member.uid) } });
    const gone = await callFunction('deleteAccount', {}, member);
    expect(gone).toEqual({ status: 200, result: { deleted: true } });
    expect((await adminDb.doc(`users/${member.uid}`).get()).exists).toBe(false);
    expect(await canSignIn(member.email, PASSWORD)).toBe(false);
    for (const name of ['downloadAccount', 'deleteAccount', 'signOutEverywhere']) {
      const again = await callFunction(name, {}, member);
      expect(again).toMatchObject({ status: 401, code: 'unauthenticated' });
    }
  });
});
