import type { IdentityCheckStatus } from '@hearthkin/domain/verification/identity-check';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { recordCheck } from '../../functions/src/identity/record-check';
import { type Actor, makeActor, makeAdmin, makeMember } from '../support/actors';
import { adminAuth, adminDb, put, read } from '../support/admin';
import { checkedReview, newPhone, SIGN_UP } from '../support/builders';
import { callFunction, expectRefusal } from '../support/call-function';
import { FACES } from './sample-faces';

const COMPANION = { ...SIGN_UP, userType: 'earner', hourlyRate: 45, agreeToBackground: true };

const complete = (data: unknown, actor: Actor) => callFunction('completeSignup', data, actor);

/** A visitor at the last step of the wizard, or just before. */
async function makeNewcomer({
  phone = newPhone(),
  identity = 'passed',
}: {
  phone?: string | null;
  identity?: IdentityCheckStatus | null;
} = {}): Promise<Actor> {
  const actor = await makeActor({});
  if (phone !== null) await adminAuth.updateUser(actor.uid, { phoneNumber: phone });
  if (identity !== null) {
    await put(
      `verifications/${actor.uid}`,
      checkedReview({ status: identity, reason: null, unclearAttempts: 0 }),
    );
  }
  return actor;
}

const documentsOf = async (uid: string) =>
  Promise.all(
    ['users', 'profiles', 'companions'].map(async (name) => {
      const document = await adminDb.doc(`${name}/${uid}`).get();
      return document.exists;
    }),
  );

describe('completeSignup', () => {
  it('gives a member an account, a public card and the claim, and no listing', async () => {
    const maya = await makeNewcomer();
    expect(await complete(SIGN_UP, maya)).toEqual({
      status: 200,
      result: { userType: 'spender', level: 'verified' },
    });
    const account = (await adminDb.doc(`users/${maya.uid}`).get()).data();
    expect(account).toMatchObject({
      firstName: 'Maya',
      email: maya.email,
      userType: 'spender',
      phone: expect.stringMatching(/^\+1646/),
      location: 'Springfield, Illinois',
      hourlyRate: null,
      plan: null,
      phoneVerified: true,
      verification: { isVerified: false, verificationStatus: 'not_started' },
      accountStatus: 'active',
    });
    expect(JSON.stringify(account)).not.toMatch(/agree|password/i);
    expect((await adminDb.doc(`users/${maya.uid}/private/signIn`).get()).data()).toEqual({
      hasPassword: true,
      passwordSetAt: expect.any(Timestamp),
      providers: [],
    });
    const card = (await adminDb.doc(`profiles/${maya.uid}`).get()).data();
    expect(card).toMatchObject({ displayName: 'Maya R.', city: 'Springfield' });
    expect(await documentsOf(maya.uid)).toEqual([true, true, false]);
    expect((await adminAuth.getUser(maya.uid)).customClaims).toEqual({ userType: 'spender' });
  });

  it('gives a companion a listing with their rate, unlisted until the review', async () => {
    const noor = await makeNewcomer({ identity: 'review' });
    expect(await complete(COMPANION, noor)).toMatchObject({ result: { userType: 'earner' } });
    const listing = (await adminDb.doc(`companions/${noor.uid}`).get()).data();
    expect(listing).toMatchObject({ hourlyRate: 45, listed: false, ratingCount: 0 });
  });

  it('returns the same account for a repeated signup', async () => {
    const maya = await makeNewcomer();
    await complete(SIGN_UP, maya);
    const before = (await adminDb.doc(`users/${maya.uid}`).get()).data();
    expect(await complete({ ...COMPANION, firstName: 'Other' }, maya)).toEqual({
      status: 200,
      result: { userType: 'spender', level: 'verified' },
    });
    expect((await adminDb.doc(`users/${maya.uid}`).get()).data()).toEqual(before);
    expect((await adminAuth.getUser(maya.uid)).customClaims).toEqual({ userType: 'spender' });
  });

  it('creates one account for two concurrent signups', async () => {
    const maya = await makeNewcomer();
    const answers = await Promise.all([complete(SIGN_UP, maya), complete(SIGN_UP, maya)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('cannot add claims, a plan or a picture', async () => {
    const maya = await makeNewcomer();
    const more = { admin: true, plan: 'unlimited', profilePhoto: 'https://x.test/a.jpg' };
    const answer = await complete({ ...SIGN_UP, ...more }, maya);
    expect(answer.status).toBe(200);
    expect((await adminAuth.getUser(maya.uid)).customClaims).toEqual({ userType: 'spender' });
    expect(await read(`users/${maya.uid}`)).toMatchObject({ plan: null, profilePhoto: null });
  });

  it.each([
    ['without a phone', { phone: null }, {}, 'phone-unverified'],
    ['without an identity check', { identity: null }, {}, 'identity-unverified'],
    ['whose pictures differ', { identity: 'failed' as const }, {}, 'identity-unverified'],
    ['who is not 18', {}, { dateOfBirth: '2015-01-01' }, 'underage'],
    ['who did not consent', {}, { agreeToTerms: false }, 'invalid-input'],
  ])('refuses a newcomer %s, and stores nothing', async (_who, state, change, code) => {
    const newcomer = await makeNewcomer(state);
    expect(await complete({ ...SIGN_UP, ...change }, newcomer)).toMatchObject({ code });
    expect(await documentsOf(newcomer.uid)).toEqual([false, false, false]);
    expect((await adminAuth.getUser(newcomer.uid)).customClaims).toEqual({});
  });

  it('leaves to staff who gave a birth date under 18 before, also with another sign-in', async () => {
    const phone = newPhone();
    const first = await makeNewcomer({ phone });
    const young = { ...SIGN_UP, dateOfBirth: '2015-01-01' };
    await expectRefusal(complete(young, first), 'underage');
    const doubt = await read(`ageDoubts/${first.uid}`);
    expect(Object.keys(doubt ?? {}).sort()).toEqual(['at', 'expireAt']);
    // As when the unfinished sign-in was removed.
    await adminAuth.deleteUser(first.uid);
    const second = await makeNewcomer({ phone });
    const other = await makeNewcomer();
    for (const [who, level, status, reason] of [
      [second, 'account', 'review', 'age'],
      [other, 'verified', 'passed', null],
    ] as const) {
      expect(await complete(SIGN_UP, who)).toMatchObject({ status: 200 });
      expect(await read(`users/${who.uid}`)).toMatchObject({ level });
      const check = { status, reason };
      expect(await read(`verifications/${who.uid}`)).toMatchObject({ identityCheck: check });
    }
    // Another comparison doesn't lift it, and staff do.
    const match = {
      verdict: 'match',
      confidence: 0.9,
      provider: 'test',
      firstTurn: 'left',
    } as const;
    const compare = () => recordCheck(adminDb, FACES, second.uid, match, new Date());
    expect(await compare()).toMatchObject({ status: 'review', reason: 'age' });
    const decision = { uid: second.uid, decision: 'matched', notes: '' };
    const staff = await makeAdmin();
    expect(await callFunction('reviewIdentity', decision, staff)).toMatchObject({ status: 200 });
    expect(await read(`users/${second.uid}`)).toMatchObject({ level: 'verified' });
    expect(await compare()).toMatchObject({ status: 'passed', reason: null });
  });

  it('leaves to staff whose earlier date the page has refused, and remembers the phone', async () => {
    const phone = newPhone();
    const newcomer = await makeNewcomer({ phone });
    expect(await complete({ ...SIGN_UP, ageDoubted: true }, newcomer)).toMatchObject({
      status: 200,
    });
    expect(await read(`users/${newcomer.uid}`)).toMatchObject({ level: 'account' });
    const check = { status: 'review', reason: 'age' };
    expect(await read(`verifications/${newcomer.uid}`)).toMatchObject({ identityCheck: check });
    expect(await callFunction('deleteAccount', {}, newcomer)).toMatchObject({ status: 200 });
    const next = await makeNewcomer({ phone });
    expect(await complete(SIGN_UP, next)).toMatchObject({ status: 200 });
    expect(await read(`users/${next.uid}`)).toMatchObject({ level: 'account' });
  });

  it('refuses a phone that another account still has', async () => {
    const phone = newPhone();
    const first = await makeNewcomer({ phone });
    await complete(SIGN_UP, first);
    // As when Google takes over an account whose address isn't verified.
    await adminAuth.updateUser(first.uid, { phoneNumber: null });
    const second = await makeNewcomer({ phone });
    await expectRefusal(complete(SIGN_UP, second), 'phone-taken');
    expect(await documentsOf(second.uid)).toEqual([false, false, false]);
  });

  it('refuses an address that an account has, though its sign-in has lost it', async () => {
    const second = await makeNewcomer();
    await makeMember({ email: second.email });
    await expectRefusal(complete(SIGN_UP, second), 'email-taken');
    expect(await documentsOf(second.uid)).toEqual([false, false, false]);
  });

  it('lets a member who has an account keep it', async () => {
    const member = await makeMember();
    expect(await complete(COMPANION, member)).toMatchObject({ result: { userType: 'spender' } });
  });
});
