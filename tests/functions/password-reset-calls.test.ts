import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Actor, makeMember, PASSWORD } from '../support/actors';
import { callFunction } from '../support/call-function';
import { mailsTo } from '../support/mailbox';
import { canSignIn, mailedToken, tokenIn } from './password-reset-functions';

const NEW_PASSWORD = 'Bright-Morning-9';
let networks = 0;

/** Calls as a visitor from a unique network, so that tests don't share limits. */
function call(name: string, data: unknown) {
  networks += 1;
  const network = `2001:db8:${process.pid.toString(16).slice(-4)}:${networks.toString(16)}::1`;
  return callFunction(name, data, null, { 'x-forwarded-for': network });
}

const mailTo = async (email: string) => (await mailsTo(email)).at(-1);

describe('the functions of a password reset, called by a visitor', () => {
  it('lead from a forgotten password to a new one', async () => {
    const member = await makeMember();
    const asked = await call('requestPasswordReset', { email: member.email.toUpperCase() });
    expect(asked).toEqual({ status: 200, result: { sent: true } });
    const token = tokenIn(await mailTo(member.email));
    expect((await call('checkPasswordResetToken', { token })).result).toEqual({
      valid: true,
      email: member.email,
    });
    const weak = await call('resetPassword', { token, password: 'weak' });
    expect(weak).toMatchObject({ code: 'invalid-input' });
    const done = await call('resetPassword', { token, password: NEW_PASSWORD });
    expect(done).toEqual({ status: 200, result: { reset: true } });
    expect(await canSignIn(member.email, PASSWORD)).toBe(false);
    expect(await canSignIn(member.email, NEW_PASSWORD)).toBe(true);
    const replay = await call('resetPassword', { token, password: NEW_PASSWORD });
    expect(replay).toMatchObject({ status: 400, code: 'token-invalid' });
  });
});

describe('resetPassword with a link that works', () => {
  it('accepts any password that meets the rules, and sign-in works with it', async () => {
    const member: Actor = await makeMember();
    const passwords = fc
      .string({ unit: 'binary', maxLength: 40 })
      .map((rest) => `Quiet-Harbour-7${rest}`);
    await fc.assert(
      fc.asyncProperty(passwords, async (password) => {
        const token = await mailedToken(member);
        const answer = await call('resetPassword', { token, password });
        expect(answer).toEqual({ status: 200, result: { reset: true } });
        expect(await canSignIn(member.email, password)).toBe(true);
      }),
      { seed: 11, numRuns: 3 },
    );
  });
});
