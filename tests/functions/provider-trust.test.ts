import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '../support/actors';
import { adminAuth } from '../support/admin';
import { newId } from '../support/builders';
import { makeProviderSignIn, signInWithProvider } from '../support/provider-sign-in';
import { AccountFunctions } from './account-functions';
import { canSignIn, mailedToken } from './password-reset-functions';

const NEW_PASSWORD = 'Bright-Morning-9';

/** A person who opens their account with a password. */
async function makeOwner({ isProved = false, phoneNumber }: Owner = {}) {
  const email = `${newId('owner')}@hearthkin.test`;
  const uid = newId('owner');
  await adminAuth.createUser({
    uid,
    email,
    password: PASSWORD,
    emailVerified: isProved,
    ...(phoneNumber === undefined ? {} : { phoneNumber }),
  });
  return { uid, email };
}
interface Owner {
  readonly isProved?: boolean;
  readonly phoneNumber?: string;
}

const methodsOf = async (uid: string) => {
  const { providerData } = await adminAuth.getUser(uid);
  return providerData.map(({ providerId }) => providerId).sort();
};

describe('an account', () => {
  it('is not opened by a provider that does not verify addresses', async () => {
    const owner = await makeOwner();
    const answer = await signInWithProvider('facebook.com', { email: owner.email });
    expect(answer).toMatchObject({ needConfirmation: true });
    expect(answer).not.toHaveProperty('idToken');
    expect(await methodsOf(owner.uid)).toEqual(['password']);
  });

  it('with an unverified address goes to Google’s owner of the address', async () => {
    const phoneNumber = `+1646${String(Date.now()).slice(-7)}`;
    const owner = await makeOwner({ phoneNumber });
    expect(await methodsOf(owner.uid)).toEqual(['password', 'phone']);
    expect(await signInWithProvider('google.com', { email: owner.email })).toMatchObject({
      localId: owner.uid,
    });
    expect(await methodsOf(owner.uid)).toEqual(['google.com']);
    expect(await canSignIn(owner.email, PASSWORD)).toBe(false);
  });

  it('with a verified address keeps its password when Google is added', async () => {
    const owner = await makeOwner({ isProved: true });
    await signInWithProvider('google.com', { email: owner.email });
    expect(await methodsOf(owner.uid)).toEqual(['google.com', 'password']);
    expect(await canSignIn(owner.email, PASSWORD)).toBe(true);
  });
});

describe('a password reset', () => {
  let functions: AccountFunctions;
  beforeAll(async () => {
    functions = await AccountFunctions.open();
  });
  afterAll(() => functions.close());

  it('unlinks a Facebook sign-in with an unverified address', async () => {
    const early = await makeProviderSignIn('facebook.com');
    await functions.reset(await mailedToken(early), NEW_PASSWORD);
    expect(await methodsOf(early.uid)).toEqual(['password']);
    expect((await adminAuth.getUser(early.uid)).emailVerified).toBe(true);
    const again = await signInWithProvider('facebook.com', { sub: early.sub, email: early.email });
    expect(again).not.toHaveProperty('idToken');
    expect(await canSignIn(early.email, NEW_PASSWORD)).toBe(true);
  });
});
