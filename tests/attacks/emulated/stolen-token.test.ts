import { randomUUID } from 'node:crypto';
import type { ProviderId } from '@hearthkin/domain/account/provider-signup';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Actor, makeMember, PASSWORD, signedInAgain } from '../../support/actors';
import { adminAuth } from '../../support/admin';
import { newId } from '../../support/builders';
import { callFunction } from '../../support/call-function';
import { eventually } from '../../support/eventually';
import { mailsTo } from '../../support/mailbox';
import { makeProviderSignIn, signInWithProvider } from '../../support/provider-sign-in';
import { authAs, type RestAnswer } from '../../support/rest-client';
import { testSuite } from '../../support/suite';

const NEW_PASSWORD = 'Bright-Morning-9';
const WEAK = '123456';

let member: Actor;
/** The thief's account at a provider. */
let thief: { readonly sub: string; readonly email: string };

beforeEach(async () => {
  member = await signedInAgain(await makeMember());
  thief = { sub: randomUUID(), email: `${newId('thief')}@hearthkin.test` };
});

/** The providers that Auth has linked. */
async function linked({ uid }: Actor): Promise<string[]> {
  const { providerData } = await adminAuth.getUser(uid);
  return providerData.map(({ providerId }) => providerId).filter((id) => id !== 'password');
}

const signIn = (email: string, password: string): Promise<RestAnswer> =>
  authAs('accounts:signInWithPassword', { email, password, returnSecureToken: true });

/** What the Auth API answers to a token that changes its own sign-in; with new tokens. */
const update = ({ idToken }: Pick<Actor, 'idToken'>, change: object): Promise<RestAnswer> =>
  authAs('accounts:update', { idToken, ...change, returnSecureToken: true });

/** The newest code of Auth's own mails about an address; the thief reads those to their own. */
async function codeMailedTo(email: string): Promise<string | undefined> {
  const { ports, projectId } = testSuite();
  const url = `http://127.0.0.1:${ports.auth}/emulator/v1/projects/${projectId}/oobCodes`;
  const { oobCodes } = (await (await fetch(url)).json()) as {
    oobCodes: { email: string; oobCode: string }[];
  };
  return oobCodes.findLast((code) => code.email === email)?.oobCode;
}

const tokenIn = ({ body }: RestAnswer): string => (body as { idToken: string }).idToken;

const subjectsTo = async ({ email }: Actor): Promise<string[]> =>
  (await mailsTo(email)).map(({ subject }) => subject);

/** Opens the newest reset link in the owner's mailbox. */
async function resetByMail({ email }: Actor): Promise<void> {
  await callFunction('requestPasswordReset', { email }, null);
  const mail = (await mailsTo(email)).findLast(({ body }) => body.includes('/reset-password?'));
  const token = /token=([A-Za-z0-9]+)/.exec(mail?.body ?? '')?.[1];
  const answer = await callFunction('resetPassword', { token, password: NEW_PASSWORD }, null);
  expect(answer).toMatchObject({ status: 200 });
}

/** Adds a provider like its owner. */
async function addProvider(provider: ProviderId, sub: string): Promise<void> {
  const asked = await callFunction('addSignInWay', { provider }, member);
  expect(asked).toMatchObject({ status: 200 });
  expect(await signInWithProvider(provider, { sub }, member)).toHaveProperty('idToken');
}

/** The change ends older sessions, to the second: the new token is one of them, or seen as changed. */
const REFUSED = expect.stringMatching(/^sign-in-(changed|too-old)$/);

describe('a thief with a stolen token', () => {
  it.each(['google.com', 'facebook.com'] as const)('does not link %s', async (provider) => {
    expect(await signInWithProvider(provider, thief, member)).not.toHaveProperty('idToken');
    expect(await linked(member)).toEqual([]);
    const again = await signInWithProvider(provider, thief);
    expect(again.localId).not.toBe(member.uid);
    const name = provider === 'google.com' ? 'Google' : 'Facebook';
    await eventually(() => subjectsTo(member)).toEqual([
      expect.stringContaining(`We blocked a sign-in with ${name}`),
    ]);
  });

  it('does not link another issuer of tokens', async () => {
    const answer = await authAs('accounts:signInWithIdp', {
      idToken: member.idToken,
      requestUri: 'http://localhost',
      postBody: `id_token=${encodeURIComponent(JSON.stringify({ sub: thief.sub }))}&providerId=apple.com`,
      returnSecureToken: true,
    });
    expect(answer.status).toBe(400);
    expect(await linked(member)).toEqual([]);
  });

  it.each(['google.com', 'facebook.com'] as const)(
    'does not sign in with %s where Auth lets it write the link itself',
    async (provider) => {
      await update(member, { linkProviderUserInfo: { providerId: provider, rawId: thief.sub } });
      expect(await signInWithProvider(provider, thief)).not.toHaveProperty('idToken');
    },
  );

  it('does not put another Google account in the place of the owner’s', async () => {
    const own = randomUUID();
    await addProvider('google.com', own);
    expect(await signInWithProvider('google.com', thief, member)).not.toHaveProperty('idToken');
    expect(await signInWithProvider('google.com', { sub: own })).toMatchObject({
      localId: member.uid,
    });
  });

  it('does not sign in with a password it has set', async () => {
    expect(await update(member, { password: WEAK })).toMatchObject({ status: 200 });
    expect(await signIn(member.email, WEAK)).toMatchObject({ status: 400 });
    await eventually(() => subjectsTo(member)).toEqual([
      expect.stringContaining('We blocked a sign-in to your account'),
    ]);
  });

  it('does not sign in with an address it has set', async () => {
    expect(await update(member, { email: thief.email })).toMatchObject({ status: 200 });
    expect(await signIn(thief.email, PASSWORD)).toMatchObject({ status: 400 });
    await eventually(() => subjectsTo(member)).toHaveLength(1);
    expect(await mailsTo(thief.email)).toEqual([]);
  });

  it('does not sign in with an address and a password it has linked', async () => {
    const { idToken } = member;
    await authAs('accounts:signUp', { idToken, email: thief.email, password: WEAK });
    expect(await signIn(thief.email, WEAK)).toMatchObject({ status: 400 });
  });

  it('does not sign in with an address that Auth has verified and a password reset there', async () => {
    const { idToken, email } = member;
    const change = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail: thief.email };
    expect(await authAs('accounts:sendOobCode', change)).toMatchObject({ status: 200 });
    const oobCode = await codeMailedTo(email);
    expect(await authAs('accounts:update', { oobCode })).toMatchObject({ status: 200 });
    expect((await adminAuth.getUser(member.uid)).email).toBe(thief.email);
    await authAs('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: thief.email });
    const reset = { oobCode: await codeMailedTo(thief.email), newPassword: WEAK };
    expect(await authAs('accounts:resetPassword', reset)).toMatchObject({ status: 200 });
    expect(await signIn(thief.email, WEAK)).toMatchObject({ status: 400 });
  });

  it('does not sign in with a password added to an account without one', async () => {
    const maya = await makeProviderSignIn('google.com');
    const { body } = await authAs('accounts:lookup', { idToken: maya.idToken });
    expect(body).toMatchObject({ users: [{ localId: maya.uid }] });
    const signUp = { dateOfBirth: '1990-01-01', agreeToTerms: true };
    expect(await callFunction('completeShortSignup', signUp, maya)).toMatchObject({
      status: 200,
    });
    expect(await update(maya, { password: WEAK })).toMatchObject({ status: 200 });
    expect(await signIn(maya.email, WEAK)).toMatchObject({ status: 400 });
    // The owner's own way still works.
    const again = await signInWithProvider('google.com', { sub: maya.sub, email: maya.email });
    expect(again).toMatchObject({ localId: maya.uid });
  });

  it.each([{ password: WEAK }, { email: 'thief' }])(
    'gets nothing from the newer tokens that %o gives',
    async (change) => {
      const { email } = change;
      const answer = await update(member, email === undefined ? change : { email: thief.email });
      const renewed = { ...member, idToken: tokenIn(answer) };
      const calls: [string, object][] = [
        ['changePassword', { password: NEW_PASSWORD }],
        ['addSignInWay', { provider: 'google.com' }],
        ['requestEmailChange', { email: `${newId('other')}@hearthkin.test` }],
        ['downloadAccount', { after: null }],
        ['deleteAccount', {}],
      ];
      for (const [name, input] of calls) {
        expect([name, await callFunction(name, input, renewed)]).toMatchObject([
          name,
          { code: REFUSED },
        ]);
      }
    },
  );

  it('does not confirm an address it has set as the account’s own', async () => {
    const renewed = { ...member, idToken: tokenIn(await update(member, { email: thief.email })) };
    const asked = await callFunction('requestEmailChange', { email: thief.email }, renewed);
    expect(asked).toMatchObject({ code: REFUSED });
    expect(await mailsTo(thief.email)).toEqual([]);
  });

  it('gets no reset link for an address it has set', async () => {
    await update(member, { email: thief.email });
    await callFunction('requestPasswordReset', { email: thief.email }, null);
    const [mail] = await mailsTo(thief.email);
    expect(mail?.body).not.toContain('/reset-password?token=');
  });

  it('does not make its password good by signing out everywhere', async () => {
    const renewed = { ...member, idToken: tokenIn(await update(member, { password: WEAK })) };
    await callFunction('signOutEverywhere', {}, renewed);
    expect(await signIn(member.email, WEAK)).toMatchObject({ status: 400 });
  });
});

it('a second factor of the thief is gone once the owner signs out everywhere', async () => {
  const factor = { uid: 'of-the-thief', factorId: 'phone', phoneNumber: '+12025550177' } as const;
  await adminAuth.updateUser(member.uid, {
    emailVerified: true,
    multiFactor: { enrolledFactors: [factor] },
  });
  expect(await signIn(member.email, PASSWORD)).toMatchObject({
    body: { mfaPendingCredential: expect.any(String) },
  });
  expect(await callFunction('signOutEverywhere', {}, member)).toMatchObject({ status: 200 });
  expect((await adminAuth.getUser(member.uid)).multiFactor?.enrolledFactors ?? []).toEqual([]);
  expect(await signIn(member.email, PASSWORD)).toMatchObject({ status: 200 });
});

describe('an account of Google with the member’s verified address', () => {
  it('does not open the account by itself', async () => {
    await adminAuth.updateUser(member.uid, { emailVerified: true });
    const { email } = member;
    const answer = await signInWithProvider('google.com', { ...thief, email });
    expect(answer).not.toHaveProperty('idToken');
    expect(await linked(member)).toEqual([]);
  });

  it('does not open an account whose address was never verified', async () => {
    const { email } = member;
    const answer = await signInWithProvider('google.com', { ...thief, email });
    expect(answer).not.toHaveProperty('idToken');
    expect(await signIn(email, PASSWORD)).toMatchObject({ status: 200 });
  });
});

describe('the owner gets an account back', () => {
  it('by a new password, which puts out a provider that a thief got linked', async () => {
    await addProvider('facebook.com', thief.sub);
    expect(await signInWithProvider('facebook.com', thief)).toMatchObject({
      localId: member.uid,
    });
    const owner = await signedInAgain(member);
    const change = await callFunction('changePassword', { password: NEW_PASSWORD }, owner);
    expect(change).toMatchObject({ status: 200 });
    expect(await linked(member)).toEqual([]);
    const after = await signInWithProvider('facebook.com', thief);
    expect(after.localId).not.toBe(member.uid);
    expect(await signIn(member.email, NEW_PASSWORD)).toMatchObject({ status: 200 });
  });

  it('by a reset after the password was changed', async () => {
    await update(member, { password: WEAK });
    await resetByMail(member);
    expect(await signIn(member.email, WEAK)).toMatchObject({ status: 400 });
    expect(await signIn(member.email, NEW_PASSWORD)).toMatchObject({ status: 200 });
  });

  it('by a reset after the address was changed, and a stranger took the old one', async () => {
    await update(member, { email: thief.email });
    const squatter = await authAs('accounts:signUp', { email: member.email, password: WEAK });
    expect(squatter).toMatchObject({ status: 200 });
    await resetByMail(member);
    expect(await signIn(member.email, NEW_PASSWORD)).toMatchObject({ status: 200 });
    expect((await adminAuth.getUser(member.uid)).email).toBe(member.email);
    expect(await signIn(thief.email, NEW_PASSWORD)).toMatchObject({ status: 400 });
  });

  it('by a reset link that the thief cannot end', async () => {
    await callFunction('requestPasswordReset', { email: member.email }, null);
    const [mail] = await mailsTo(member.email);
    const token = /token=([A-Za-z0-9]+)/.exec(mail?.body ?? '')?.[1];
    await update(member, { password: WEAK });
    const answer = await callFunction('resetPassword', { token, password: NEW_PASSWORD }, null);
    expect(answer).toMatchObject({ status: 200 });
  });

  it('while the thief’s tokens end', async () => {
    const renewed = { idToken: tokenIn(await update(member, { password: WEAK })) };
    await resetByMail(member);
    expect(await update(renewed, { password: WEAK })).toMatchObject({ status: 400 });
    expect(await signInWithProvider('google.com', thief, renewed)).not.toHaveProperty('idToken');
  });
});
