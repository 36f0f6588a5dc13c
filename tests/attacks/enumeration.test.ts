import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, describe, expect, it } from 'vitest';
import { hidesAccounts } from '../../functions/src/platform/auth';
import { checkEmail } from '../../functions/src/sign-up/check-email';
import { callAs } from '../functions/booking-requests';
import { makeActor, makeMember } from '../support/actors';
import { adminAuth } from '../support/admin';
import { newId, newPhone } from '../support/builders';
import { callFunction, expectRefusal } from '../support/call-function';
import { testSuite } from '../support/suite';

it('only a sign-up with a verified phone learns whether an address is taken, ten times an hour', async () => {
  const [member, other] = await Promise.all([makeMember(), makeMember()]);
  const ask = (who: typeof member | null, email = other.email) =>
    callFunction('checkEmail', { email }, who);
  await expectRefusal(ask(null), 'unauthenticated');
  await expectRefusal(ask(member), 'phone-unverified');
  await adminAuth.updateUser(member.uid, { phoneNumber: newPhone() });
  await expectRefusal(ask(member), 'already-exists');

  const newcomer = await makeActor({});
  await expectRefusal(ask(newcomer), 'phone-unverified');
  const phoneNumber = newPhone();
  await adminAuth.updateUser(newcomer.uid, { phoneNumber });
  const free = `${newId('free')}@hearthkin.test`;
  expect(await ask(newcomer)).toEqual({ status: 200, result: { isTaken: true } });
  expect(await ask(newcomer, ` ${other.email.toUpperCase()}`)).toMatchObject({
    result: { isTaken: true },
  });
  expect(await ask(newcomer, free)).toEqual({ status: 200, result: { isTaken: false } });
  expect(await ask(newcomer, newcomer.email)).toMatchObject({ result: { isTaken: false } });
  for (let asked = 4; asked < 10; asked++) await ask(newcomer, free);
  await expectRefusal(ask(newcomer, free), 'rate-limited');

  // Another sign-in with the same phone has no further ten.
  await adminAuth.deleteUser(newcomer.uid);
  const again = await makeActor({});
  await adminAuth.updateUser(again.uid, { phoneNumber });
  await expectRefusal(ask(again, free), 'rate-limited');
});

describe('a project that hides accounts', () => {
  // A project of its own, because the setting is for all of one.
  const projectId = `demo-hidden-${newId('p')}`.toLowerCase();
  const app = initializeApp({ projectId }, projectId);
  const auth = getAuth(app);
  const host = `http://127.0.0.1:${testSuite().ports.auth}/identitytoolkit.googleapis.com`;
  afterAll(() => deleteApp(app));

  const setHidden = (enableImprovedEmailPrivacy: boolean) =>
    auth.projectConfigManager().updateProjectConfig({
      emailPrivacyConfig: { enableImprovedEmailPrivacy },
    });
  const send = async (act: string, body: object) => {
    // The emulator takes every key for one of its own project, so another one is named.
    const response = await fetch(`${host}/v1/accounts:${act}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify({ ...body, targetProjectId: projectId }),
    });
    return { status: response.status, ...(await response.json()) };
  };
  /** The answers of Auth and of our check to someone who has only an address. */
  async function answers(email: string, uid: string) {
    const password = 'Wrong-2026';
    const [signIn, ways, check] = await Promise.all([
      send('signInWithPassword', { email, password, returnSecureToken: true }),
      send('createAuthUri', { identifier: email, continueUri: 'http://localhost' }),
      checkEmail.handler(callAs({ uid }, { email }, new Date()), auth),
    ]);
    return { signIn: signIn.error?.message, registered: ways.registered, check };
  }

  it('answers the same for known and unknown addresses, and says so again once it no longer hides', async () => {
    const known = `${newId('known')}@hearthkin.test`;
    const unknown = `${newId('unknown')}@hearthkin.test`;
    await auth.createUser({ email: known, password: 'Right-2026' });
    const asks = async () => (await auth.createUser({ phoneNumber: newPhone() })).uid;
    await setHidden(true);
    expect(await hidesAccounts(auth)).toBe(true);
    const hidden = await answers(known, await asks());
    expect(hidden).toEqual({
      signIn: 'INVALID_LOGIN_CREDENTIALS',
      registered: undefined,
      check: { isTaken: false },
    });
    expect(await answers(unknown, await asks())).toEqual(hidden);

    await setHidden(false);
    expect(await hidesAccounts(auth)).toBe(false);
    expect(await answers(known, await asks())).toEqual({
      signIn: 'INVALID_PASSWORD',
      registered: true,
      check: { isTaken: true },
    });
    expect(await answers(unknown, await asks())).toEqual({
      signIn: 'EMAIL_NOT_FOUND',
      registered: false,
      check: { isTaken: false },
    });
  });
});
