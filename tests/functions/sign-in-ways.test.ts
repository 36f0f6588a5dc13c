import { randomUUID } from 'node:crypto';
import type { ProviderId } from '@hearthkin/domain/account/provider-signup';
import { ADD_WAY_MS } from '@hearthkin/domain/account/sign-in-ways';
import { RATE_LIMITS } from '@hearthkin/domain/foundation/rate-limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusalOf, type SignInAttempt } from '../../functions/src/sign-in/check-sign-in';
import { type Actor, makeActor, makeMember, signedInAgain } from '../support/actors';
import { adminAuth, adminDb, put, read, update } from '../support/admin';
import { expectRefusal } from '../support/call-function';
import { makeProviderSignIn, signInWithProvider } from '../support/provider-sign-in';
import { AccountFunctions } from './account-functions';
import { mailedToken } from './password-reset-functions';

const NEW_PASSWORD = 'Bright-Morning-9';

let functions: AccountFunctions;
let member: Actor;

beforeAll(async () => {
  functions = await AccountFunctions.open();
});
afterAll(() => functions.close());
beforeEach(async () => {
  member = await signedInAgain(await makeMember());
});

const listOf = ({ uid }: Pick<Actor, 'uid'>) => read(`users/${uid}/private/signIn`);

async function providersOf(who: Pick<Actor, 'uid'>): Promise<string[]> {
  const providers: { providerId: string }[] = (await listOf(who))?.providers ?? [];
  return providers.map(({ providerId }) => providerId);
}

const linked = async ({ uid }: Actor) =>
  (await adminAuth.getUser(uid)).providerData.map(({ providerId }) => providerId).sort();

/** Adds a provider like its owner. @returns their id at the provider. */
async function add(provider: ProviderId): Promise<string> {
  await functions.addWay(member, provider);
  const sub = randomUUID();
  expect(await signInWithProvider(provider, { sub }, member)).toHaveProperty('idToken');
  return sub;
}

/** Asks as `beforeSignIn` does. */
const refusal = (attempt: Partial<SignInAttempt>, now = new Date()) =>
  refusalOf(
    adminDb,
    functions.deps,
    { uid: member.uid, email: member.email, method: 'password', providerUid: null, ...attempt },
    now,
  );

const subjects = async () => (await functions.mailsTo(member.email)).map(({ subject }) => subject);

describe('the list of ways into an account', () => {
  it('is made at the first sign-in of an account without one', async () => {
    const list = await listOf(member);
    expect(list).toMatchObject({ hasPassword: true, providers: [] });
    expect(list?.passwordSetAt.toMillis()).toBeLessThanOrEqual(Date.now());
  });

  it('takes what an older account has linked as its own', async () => {
    await adminAuth.updateUser(member.uid, {
      providerToLink: { providerId: 'google.com', uid: 'google-of-old' },
    });
    await adminDb.doc(`users/${member.uid}/private/signIn`).delete();
    expect(await refusal({ method: 'google.com', providerUid: 'google-of-old' })).toBeNull();
    expect(await listOf(member)).toMatchObject({
      providers: [{ providerId: 'google.com', id: 'google-of-old', addedAt: null }],
    });
    expect(await refusal({ method: 'google.com', providerUid: 'another' })).toBe('way-not-added');
  });

  it('of an older account does not take what is only being linked', async () => {
    await adminDb.doc(`users/${member.uid}/private/signIn`).delete();
    const answer = await signInWithProvider('facebook.com', { sub: randomUUID() }, member);
    expect(answer).not.toHaveProperty('idToken');
    expect(await providersOf(member)).toEqual([]);
  });

  it('that is damaged is not made anew', async () => {
    await put(`users/${member.uid}/private/signIn`, { providers: 'all' });
    await expectRefusal(refusal({}), 'unreadable');
  });

  it('is part of the download', async () => {
    await add('google.com');
    const { data } = await functions.download(member);
    expect(data).toMatchObject({ waysToSignIn: { providers: [{ providerId: 'google.com' }] } });
  });
});

describe('addSignInWay', () => {
  it('lets one provider in, once, and the owner is told', async () => {
    await functions.addWay(member, 'google.com');
    const [own, other] = ['own', 'other'].map((id) => ({
      method: 'google.com',
      providerUid: id + randomUUID(),
    }));
    expect(await refusal({ ...own, method: 'facebook.com' })).toBe('way-not-added');
    expect(await refusal({ ...own })).toBeNull();
    expect(await refusal({ ...own })).toBeNull();
    expect(await refusal({ ...other })).toBe('way-not-added');
    expect(await subjects()).toEqual([
      'We blocked a sign-in with Facebook',
      'Google was added to your account',
      'We blocked a sign-in with Google',
    ]);
    expect(await read(`users/${member.uid}/private/addedWay`)).toBeUndefined();
  });

  it('holds for five minutes', async () => {
    const now = new Date();
    await functions.addWay(member, 'google.com', { now });
    const attempt = { method: 'google.com', providerUid: randomUUID() };
    const until = now.getTime() + ADD_WAY_MS;
    expect(await refusal(attempt, new Date(until + 1))).toBe('way-not-added');
    expect(await refusal(attempt, new Date(until))).toBeNull();
    expect(await listOf(member)).toMatchObject({ providers: [{ id: attempt.providerUid }] });
  });

  it('does not let in a provider that does not say who it is', async () => {
    await functions.addWay(member, 'google.com');
    expect(await refusal({ method: 'google.com' })).toBe('way-not-added');
  });

  it('is refused for a provider the account has', async () => {
    await add('google.com');
    await expectRefusal(functions.addWay(member, 'google.com'), 'already-exists');
  });

  it('adds again what Auth has lost', async () => {
    await add('google.com');
    await adminAuth.updateUser(member.uid, { providersToUnlink: ['google.com'] });
    const sub = await add('google.com');
    expect(await listOf(member)).toMatchObject({ providers: [{ id: sub }] });
    expect(await signInWithProvider('google.com', { sub })).toMatchObject({
      localId: member.uid,
    });
  });

  it('leaves nothing behind for a sign-in without an account', async () => {
    const visitor = await makeActor({});
    expect(await functions.addWay(visitor, 'google.com')).toEqual({ allowed: true });
    expect(await read(`users/${visitor.uid}/private/addedWay`)).toBeUndefined();
  });
});

describe('removeSignInWay', () => {
  it('removes a provider, ends every session and tells the owner', async () => {
    const sub = await add('google.com');
    const { idToken } = await signedInAgain(member);
    expect(await functions.removeWay(member, 'google.com')).toEqual({ removed: true });
    expect([await linked(member), await providersOf(member)]).toEqual([['password'], []]);
    await expect(adminAuth.verifyIdToken(idToken, true)).rejects.toThrow(/revoked/);
    expect(await subjects()).toEqual(['Google was removed from your account']);
    expect((await signInWithProvider('google.com', { sub })).localId).not.toBe(member.uid);
    await expectRefusal(functions.removeWay(member, 'google.com'), 'not-found');
  });

  it('goes on where a call has failed after the list was changed', async () => {
    await add('google.com');
    await update(`users/${member.uid}/private/signIn`, { providers: [] });
    expect(await functions.removeWay(member, 'google.com')).toEqual({ removed: true });
    expect(await linked(member)).toEqual(['password']);
  });

  it('also ends what was to be added', async () => {
    await add('google.com');
    await functions.addWay(member, 'facebook.com');
    await functions.removeWay(member, 'google.com');
    const attempt = { method: 'facebook.com', providerUid: randomUUID() };
    expect(await refusal(attempt)).toBe('way-not-added');
  });

  it('keeps the last way', async () => {
    const maya = await makeProviderSignIn('google.com');
    await adminAuth.setCustomUserClaims(maya.uid, { userType: 'spender' });
    await expectRefusal(functions.removeWay(maya, 'google.com'), 'last-way');
    expect(await linked(maya)).toEqual(['google.com']);
  });
});

describe('a new password', () => {
  it('keeps the ways that are named, and the email names the others', async () => {
    await add('google.com');
    const sub = await add('facebook.com');
    await functions.addWay(member, 'google.com').catch(() => undefined);
    await functions.changePassword(member, NEW_PASSWORD, { keep: ['facebook.com'] });
    expect(await providersOf(member)).toEqual(['facebook.com']);
    expect(await linked(member)).toEqual(['facebook.com', 'password']);
    expect(await signInWithProvider('facebook.com', { sub })).toMatchObject({
      localId: member.uid,
    });
    const [mail] = await functions.mailsTo(member.email);
    expect(mail?.body).toContain('Google no longer signs you in.');
    expect(mail?.body).not.toContain('Facebook');
  });

  it('does not keep a provider of that name that was linked past the product', async () => {
    await add('google.com');
    await adminAuth.updateUser(member.uid, { providersToUnlink: ['google.com'] });
    await adminAuth.updateUser(member.uid, {
      providerToLink: { providerId: 'google.com', uid: 'a-thief' },
    });
    await functions.changePassword(member, NEW_PASSWORD, { keep: ['google.com'] });
    expect(await linked(member)).toEqual(['password']);
  });

  it('ends what was to be added', async () => {
    await functions.addWay(member, 'google.com');
    await functions.changePassword(member, NEW_PASSWORD);
    const attempt = { method: 'google.com', providerUid: randomUUID() };
    expect(await refusal(attempt)).toBe('way-not-added');
  });

  it('by a mailed link removes every other way, and the email says so', async () => {
    await add('google.com');
    await add('facebook.com');
    await functions.reset(await mailedToken(member), NEW_PASSWORD);
    const mail = (await functions.mailsTo(member.email)).at(-1);
    expect(mail?.body).toContain('Google and Facebook no longer sign you in. You can add them');
    expect([await linked(member), await providersOf(member)]).toEqual([['password'], []]);
  });
});

describe('a refused sign-in', () => {
  it('is told to the owner three times an hour at most', async () => {
    const begun = new Date();
    const { max } = RATE_LIMITS.refusedSignIns;
    for (let nth = 0; nth <= max; nth += 1) {
      const now = new Date(begun.getTime() + nth);
      const attempt = { method: 'google.com', providerUid: randomUUID() };
      expect(await refusal(attempt, now)).toBe('way-not-added');
      const later = new Date(now.getTime() + 1000);
      expect(await refusal({ email: 'somebody@else.test' }, later)).toBe('sign-in-changed');
    }
    expect(await subjects()).toHaveLength(max);
  });

  it('of staff without an account is refused without an email', async () => {
    const staff = await makeActor({ admin: true });
    const attempt = { uid: staff.uid, email: staff.email, method: 'google.com', providerUid: 'x' };
    expect(await refusal(attempt)).toBe('way-not-added');
    expect(await functions.mailsTo(staff.email)).toEqual([]);
  });
});
