import { describe, expect, it } from 'vitest';
import { type Actor, makeActor, makeMember } from '../support/actors';
import { adminAuth } from '../support/admin';
import { newPhone } from '../support/builders';
import { callFunction } from '../support/call-function';
import { authAs, type RestAnswer } from '../support/rest-client';
import { testSuite } from '../support/suite';

/** The code that was sent to a phone, as its holder reads it. */
async function codeFor(phone: string): Promise<string | undefined> {
  const { ports, projectId } = testSuite();
  const url = `http://127.0.0.1:${ports.auth}/emulator/v1/projects/${projectId}/verificationCodes`;
  const { verificationCodes } = (await (await fetch(url)).json()) as {
    verificationCodes: { phoneNumber: string; code: string }[];
  };
  return verificationCodes.findLast(({ phoneNumber }) => phoneNumber === phone)?.code;
}

/** Proves a phone number, with a token to link it to that account. */
async function signInByPhone(phone: string, linkTo?: Actor): Promise<RestAnswer> {
  const sent = await authAs('accounts:sendVerificationCode', {
    phoneNumber: phone,
    recaptchaToken: 'none',
  });
  return authAs('accounts:signInWithPhoneNumber', {
    ...(sent.body as { sessionInfo: string }),
    code: await codeFor(phone),
    ...(linkTo === undefined ? {} : { idToken: linkTo.idToken }),
  });
}

/** The same token with a sign-in of two hours ago; the emulators check no signatures. */
function oldToken({ idToken }: Actor): string {
  const [header, payload = '', signature] = idToken.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const old = { ...claims, auth_time: claims.auth_time - 7200 };
  return [header, Buffer.from(JSON.stringify(old)).toString('base64url'), signature].join('.');
}

describe('a stolen token of an earlier sign-in', () => {
  it.each(['downloadAccount', 'deleteAccount'])('does not %s', async (name) => {
    const member = await makeMember();
    const thief = { ...member, idToken: oldToken(member) };
    expect(await callFunction(name, {}, thief)).toMatchObject({ code: 'sign-in-too-old' });
    expect(await callFunction(name, {}, member)).toMatchObject({ status: 200 });
  });

  it('does not change the password', async () => {
    const member = await makeMember();
    const thief = { ...member, idToken: oldToken(member) };
    const change = { password: 'Other-Harbour-8' };
    const answer = await callFunction('changePassword', change, thief);
    expect(answer).toMatchObject({ code: 'sign-in-too-old' });
  });
});

describe('a phone number', () => {
  it('of a member opens no account by itself', async () => {
    const [member, phone] = [await makeMember(), newPhone()];
    await adminAuth.updateUser(member.uid, { phoneNumber: phone });
    const { status, body } = await signInByPhone(phone);
    expect(status).toBe(400);
    expect(body).not.toHaveProperty('idToken');
  });

  it('of a thief does not become a way into the account whose token was stolen', async () => {
    const [member, phone] = [await makeMember(), newPhone()];
    expect(await signInByPhone(phone, member)).toMatchObject({ status: 400 });
    expect((await adminAuth.getUser(member.uid)).phoneNumber).toBeUndefined();
  });

  it('is proved by a newcomer, also when sign-up was interrupted', async () => {
    const phone = newPhone();
    expect(await signInByPhone(phone)).toMatchObject({ status: 200 });
    expect(await signInByPhone(phone)).toMatchObject({ status: 200 });
    const newcomer = await makeActor({});
    expect(await signInByPhone(newPhone(), newcomer)).toMatchObject({ status: 200 });
  });
});
