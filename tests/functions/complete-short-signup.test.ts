import { completeShortSignupInput } from '@hearthkin/domain/sign-up/short-signup';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { recordCheck } from '../../functions/src/identity/record-check';
import { completeShortSignup } from '../../functions/src/sign-up/complete-short-signup';
import { type Actor, makeActor, makeMember } from '../support/actors';
import { adminAuth, adminDb, put } from '../support/admin';
import { checkedReview, newId, newPhone } from '../support/builders';
import { callFunction, expectRefusal } from '../support/call-function';
import { eventually } from '../support/eventually';
import { runTriggers } from '../support/in-process-triggers';
import { makeProviderSignIn } from '../support/provider-sign-in';
import { FACES } from './sample-faces';

runTriggers();

const INPUT = { dateOfBirth: '1990-05-01', agreeToTerms: true };

const complete = (data: unknown, actor: Actor) => callFunction('completeShortSignup', data, actor);

/** The refusal of the handler, for a sign-in that has no password to get a token with. */
const callHandler = (data: unknown, uid: string): Promise<unknown> =>
  completeShortSignup
    .handler(
      {
        input: completeShortSignupInput.parse(data),
        caller: { uid, userType: null, staffRefusal: 'forbidden', signedInAt: null },
        network: '127.0.0.1',
        now: new Date(),
        db: adminDb,
      },
      { auth: adminAuth, peopleKey: '', siteUrl: '', queue: { add: async () => {} } },
    )
    .then(
      () => null,
      (error: { code?: string }) => error.code,
    );

const documentsOf = async (uid: string) =>
  Promise.all(
    ['users', 'profiles', 'companions'].map(async (name) => {
      const document = await adminDb.doc(`${name}/${uid}`).get();
      return document.exists;
    }),
  );

const welcomesOf = async (uid: string) => {
  const mails = await adminDb.collection('mailLog').where('uid', '==', uid).get();
  return mails.docs.filter((mail) => mail.get('kind') === 'welcome').length;
};

describe('completeShortSignup', () => {
  it('makes a member of a Google sign-in, with Google’s data', async () => {
    const maya = await makeProviderSignIn('google.com', { name: 'Maya de Souza' });
    expect(await complete(INPUT, maya)).toEqual({ status: 200, result: { userType: 'spender' } });
    const account = (await adminDb.doc(`users/${maya.uid}`).get()).data();
    expect(account).toMatchObject({
      firstName: 'Maya',
      lastName: 'de Souza',
      email: maya.email,
      emailVerified: true,
      userType: 'spender',
      phone: '',
      phoneVerified: false,
      dateOfBirth: '1990-05-01',
      address: { street: '', city: '', state: '', zipCode: '', country: '' },
      interests: [],
      languages: { native: 'English', secondary: [] },
      hourlyRate: null,
      profilePhoto: null,
      plan: null,
      oauthProvider: 'google.com',
      oauthId: maya.sub,
      accountStatus: 'active',
    });
    expect((await adminDb.doc(`users/${maya.uid}/private/signIn`).get()).data()).toEqual({
      hasPassword: false,
      passwordSetAt: null,
      providers: [{ providerId: 'google.com', id: maya.sub, addedAt: expect.any(Timestamp) }],
    });
    const card = (await adminDb.doc(`profiles/${maya.uid}`).get()).data();
    expect(card).toMatchObject({ displayName: 'Maya D.', photo: null });
    expect(await documentsOf(maya.uid)).toEqual([true, true, false]);
    expect((await adminAuth.getUser(maya.uid)).customClaims).toEqual({ userType: 'spender' });
    await eventually(() => welcomesOf(maya.uid)).toBe(1);
  });

  it('takes an address from Facebook as not verified', async () => {
    const noor = await makeProviderSignIn('facebook.com', { name: '  ' });
    expect(await complete(INPUT, noor)).toMatchObject({ status: 200 });
    expect((await adminDb.doc(`users/${noor.uid}`).get()).data()).toMatchObject({
      firstName: 'Member',
      lastName: '',
      emailVerified: false,
      oauthProvider: 'facebook.com',
    });
  });

  it('takes only the birth date and the consent from the caller', async () => {
    const maya = await makeProviderSignIn('google.com', { name: 'Maya Ross' });
    const forged = {
      ...INPUT,
      firstName: 'Other',
      email: 'other@example.test',
      userType: 'earner',
      plan: 'unlimited',
      admin: true,
    };
    expect(await complete(forged, maya)).toMatchObject({ result: { userType: 'spender' } });
    expect((await adminDb.doc(`users/${maya.uid}`).get()).data()).toMatchObject({
      firstName: 'Maya',
      email: maya.email,
      plan: null,
    });
    expect((await adminAuth.getUser(maya.uid)).customClaims).toEqual({ userType: 'spender' });
  });

  it('returns the same account for a repeated or concurrent signup', async () => {
    const maya = await makeProviderSignIn('google.com');
    const answers = await Promise.all([complete(INPUT, maya), complete(INPUT, maya)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const before = (await adminDb.doc(`users/${maya.uid}`).get()).data();
    expect(await complete({ ...INPUT, dateOfBirth: '1980-01-01' }, maya)).toMatchObject({
      status: 200,
    });
    expect((await adminDb.doc(`users/${maya.uid}`).get()).data()).toEqual(before);
    await eventually(() => welcomesOf(maya.uid)).toBe(1);
  });

  it('restores a lost claim', async () => {
    const member = await makeMember();
    await adminAuth.setCustomUserClaims(member.uid, {});
    expect(await complete(INPUT, member)).toMatchObject({ result: { userType: 'spender' } });
    expect((await adminAuth.getUser(member.uid)).customClaims).toEqual({ userType: 'spender' });
  });

  it('keeps a phone that the sign-in has verified', async () => {
    const maya = await makeProviderSignIn('google.com');
    const phoneNumber = `+1646${String(Date.now()).slice(-7)}`;
    await adminAuth.updateUser(maya.uid, { phoneNumber });
    await complete(INPUT, maya);
    expect((await adminDb.doc(`users/${maya.uid}`).get()).data()).toMatchObject({
      phone: phoneNumber,
      phoneVerified: true,
    });
  });

  it.each([
    ['who is not 18', { dateOfBirth: '2015-01-01' }, 'underage'],
    ['who did not consent', { agreeToTerms: false }, 'invalid-input'],
    ['without a birth date', { dateOfBirth: '' }, 'invalid-input'],
    ['born on no day there is', { dateOfBirth: '2001-02-29' }, 'invalid-input'],
  ])('refuses a newcomer %s, and stores nothing', async (_who, change, code) => {
    const newcomer = await makeProviderSignIn('google.com');
    expect(await complete({ ...INPUT, ...change }, newcomer)).toMatchObject({ code });
    expect(await documentsOf(newcomer.uid)).toEqual([false, false, false]);
    expect((await adminAuth.getUser(newcomer.uid)).customClaims).toBeUndefined();
  });

  it('leaves the identity check to staff of who gave a birth date under 18 before', async () => {
    const newcomer = await makeProviderSignIn('google.com');
    const young = { ...INPUT, dateOfBirth: '2015-01-01' };
    await expectRefusal(complete(young, newcomer), 'underage');
    expect(await complete(INPUT, newcomer)).toMatchObject({ status: 200 });
    const match = {
      verdict: 'match',
      confidence: 0.9,
      provider: 'test',
      firstTurn: 'left',
    } as const;
    expect(await recordCheck(adminDb, FACES, newcomer.uid, match, new Date())).toMatchObject({
      status: 'review',
      reason: 'age',
    });
  });

  it('makes a member of an address with a password, by the typed name', async () => {
    const ada = await makeActor({});
    const names = { firstName: ' Ada ', lastName: '' };
    expect(await complete({ ...INPUT, names }, ada)).toMatchObject({ status: 200 });
    expect((await adminDb.doc(`users/${ada.uid}`).get()).data()).toMatchObject({
      firstName: 'Ada',
      lastName: '',
      email: ada.email,
      emailVerified: false,
      userType: 'spender',
      level: 'account',
      phoneVerified: false,
      oauthProvider: null,
      oauthId: null,
    });
    expect((await adminDb.doc(`users/${ada.uid}/private/signIn`).get()).data()).toMatchObject({
      hasPassword: true,
      providers: [],
    });
    await eventually(() => welcomesOf(ada.uid)).toBe(1);
  });

  it('refuses an address with a password and no name, or one of our team', async () => {
    const ada = await makeActor({});
    const team = { firstName: 'Hearthkin', lastName: 'Support' };
    await expectRefusal(complete(INPUT, ada), 'forbidden');
    await expectRefusal(complete({ ...INPUT, names: team }, ada), 'invalid-input');
    expect(await documentsOf(ada.uid)).toEqual([false, false, false]);
  });

  it('refuses a sign-in by a code alone, and the number of another account', async () => {
    const names = { firstName: 'Ada', lastName: '' };
    const phoneNumber = newPhone();
    const byCode = await adminAuth.createUser({ phoneNumber });
    const answer = await callHandler({ ...INPUT, names }, byCode.uid);
    expect(answer).toBe('forbidden');
    const [ada, taken] = [await makeActor({}), newPhone()];
    await makeMember({ phone: taken });
    await adminAuth.updateUser(ada.uid, { phoneNumber: taken });
    await expectRefusal(complete({ ...INPUT, names }, ada), 'phone-taken');
  });

  it('has staff look where the page has refused a birth date under 18', async () => {
    const ada = await makeActor({});
    const names = { firstName: 'Ada', lastName: '' };
    const doubted = { ...INPUT, names, ageDoubted: true };
    expect(await complete(doubted, ada)).toMatchObject({ status: 200 });
    expect((await adminDb.doc(`ageDoubts/${ada.uid}`).get()).exists).toBe(true);
  });

  it('refuses a sign-in whose provider shares no address', async () => {
    const withoutEmail = await makeProviderSignIn('facebook.com', { email: null });
    await expectRefusal(complete(INPUT, withoutEmail), 'email-missing');
    expect(await documentsOf(withoutEmail.uid)).toEqual([false, false, false]);
  });

  it('refuses an address that another account has', async () => {
    const email = `${newId('taken')}@hearthkin.test`;
    await makeMember({ email });
    const newcomer = await makeProviderSignIn('google.com', { email: email.toUpperCase() });
    await expectRefusal(complete(INPUT, newcomer), 'email-taken');
    expect(await documentsOf(newcomer.uid)).toEqual([false, false, false]);
  });
});

describe('a short account', () => {
  const NAMES = { firstName: 'Ada', lastName: '' };
  const ADDRESS = {
    street: '1 Elm Street',
    city: 'Austin',
    state: 'Texas',
    zipCode: '78701',
    country: 'United States',
  };
  const levelOf = async (uid: string) => (await adminDb.doc(`users/${uid}`).get()).get('level');

  it('is verified once it has every detail, in any order, and no longer without one', async () => {
    const ada = await makeActor({});
    expect(await complete({ ...INPUT, names: NAMES }, ada)).toMatchObject({ status: 200 });
    const account = adminDb.doc(`users/${ada.uid}`);
    await put(
      `verifications/${ada.uid}`,
      checkedReview({ status: 'passed', confidence: 97, reason: null }),
    );
    await account.update({ address: ADDRESS, phone: newPhone(), phoneVerified: true });
    await account.update({ interests: ['art', 'food'] });
    expect(await levelOf(ada.uid)).toBe('account');
    await account.update({ interests: ['art', 'food', 'music'] });
    await eventually(() => levelOf(ada.uid)).toBe('verified');
    await account.update({ 'address.street': '' });
    await eventually(() => levelOf(ada.uid)).toBe('account');
  });
});
