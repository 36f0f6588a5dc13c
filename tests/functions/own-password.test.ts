import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Actor, makeActor, makeMember, PASSWORD } from '../support/actors';
import { adminAuth, adminDb } from '../support/admin';
import { expectRefusal } from '../support/call-function';
import { AccountFunctions } from './account-functions';
import { canSignIn } from './password-reset-functions';

const NEW_PASSWORD = 'Bright-Morning-9';

let functions: AccountFunctions;
let member: Actor;

beforeAll(async () => {
  functions = await AccountFunctions.open();
});
afterAll(() => functions.close());
beforeEach(async () => {
  member = await makeMember();
});
afterEach(() => functions.failSenders({ primary: null, fallback: null }));

const sessionsEndedAt = async ({ uid }: Actor): Promise<Date | undefined> =>
  (await adminDb.doc(`users/${uid}`).get()).get('sessionsEndedAt')?.toDate();

/** When a session began, by its token. */
function begunAt({ idToken }: Actor): number {
  const [, claims = ''] = idToken.split('.');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()).auth_time * 1000;
}

const isAlive = ({ idToken }: Actor) =>
  adminAuth.verifyIdToken(idToken, true).then(
    () => true,
    () => false,
  );

/** Expects a sign-in at this instant to be valid. */
function expectSignInNowSurvives(endedAt: Date | undefined): void {
  const datedNow = Math.floor(Date.now() / 1000) * 1000;
  expect(endedAt?.getTime()).toBeLessThanOrEqual(datedNow);
}

describe('changePassword', () => {
  it('changes a member’s password and notifies them by email', async () => {
    expect(await functions.changePassword(member, NEW_PASSWORD)).toEqual({ changed: true });
    expect(await canSignIn(member.email, PASSWORD)).toBe(false);
    expect(await canSignIn(member.email, NEW_PASSWORD)).toBe(true);
    const mails = await functions.mailsTo(member.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Your password was changed/),
    ]);
    expect(mails[0]?.body).not.toContain(NEW_PASSWORD);
  });

  it('ends each session begun before, and none that begins after the answer', async () => {
    expect(await isAlive(member)).toBe(true);
    await functions.changePassword(member, NEW_PASSWORD);
    const endedAt = await sessionsEndedAt(member);
    expectSignInNowSurvives(endedAt);
    expect(begunAt(member)).toBeLessThan(endedAt?.getTime() ?? 0);
    expect(await isAlive(member)).toBe(false);
  });

  it('is refused without a sign-in or an address', async () => {
    const { uid } = await adminAuth.createUser({});
    await expectRefusal(functions.changePassword({ uid }, NEW_PASSWORD), 'email-missing');
    await adminAuth.deleteUser(uid);
    await expectRefusal(functions.changePassword({ uid }, NEW_PASSWORD), 'unauthenticated');
  });

  it('completes even if no email is sent', async () => {
    await functions.failSenders({ primary: 0, fallback: 429 });
    expect(await functions.changePassword(member, NEW_PASSWORD)).toEqual({ changed: true });
    expect(await canSignIn(member.email, NEW_PASSWORD)).toBe(true);
    expect(await isAlive(member)).toBe(false);
  });
});

describe('signOutEverywhere', () => {
  it('ends every session of a member and changes nothing else', async () => {
    const before = (await adminDb.doc(`users/${member.uid}`).get()).data();
    expect(await functions.signOutEverywhere(member)).toEqual({ signedOut: true });
    expect(await isAlive(member)).toBe(false);
    const endedAt = await sessionsEndedAt(member);
    expect(begunAt(member)).toBeLessThan(endedAt?.getTime() ?? 0);
    expectSignInNowSurvives(endedAt);
    const after = (await adminDb.doc(`users/${member.uid}`).get()).data();
    expect({ ...after, sessionsEndedAt: null }).toEqual(before);
    expect(await canSignIn(member.email, PASSWORD)).toBe(true);
  });

  it('serves a sign-in without an account, and creates none', async () => {
    const visitor = await makeActor({});
    expect(await functions.signOutEverywhere(visitor)).toEqual({ signedOut: true });
    expect(await isAlive(visitor)).toBe(false);
    expect((await adminDb.doc(`users/${visitor.uid}`).get()).exists).toBe(false);
    await adminAuth.deleteUser(visitor.uid);
    await expectRefusal(functions.signOutEverywhere(visitor), 'unauthenticated');
  });
});
