import { DAY_MS, HOUR_MS } from '@hearthkin/domain/foundation/durations';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashOf } from '../../functions/src/platform/reset-token';
import { welcome } from '../../functions/src/sign-up/welcome';
import { type Actor, makeMember, PASSWORD } from '../support/actors';
import { adminAuth, adminDb, update } from '../support/admin';
import { memberDocument, newId } from '../support/builders';
import { expectRefusal } from '../support/call-function';
import { AccountFunctions, emailTokenIn, SITE_URL } from './account-functions';
import { canSignIn } from './password-reset-functions';

const plus = (instant: Date, ms: number) => new Date(instant.getTime() + ms);
const newAddress = () => `${newId('moved')}@hearthkin.test`;

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

async function tokenFor(email: string, now = new Date()): Promise<string> {
  await functions.requestEmail(member, email, { now });
  return emailTokenIn((await functions.mailsTo(email)).at(-1));
}

const linksOf = async ({ uid }: Actor) =>
  (await adminDb.collection('emailChanges').where('uid', '==', uid).get()).docs;

const addressOf = async ({ uid }: Actor) => (await adminAuth.getUser(uid)).email;

describe('the link that verifies the current address', () => {
  beforeEach(async () => {
    await update(`users/${member.uid}`, { emailVerified: false });
  });

  it('is mailed again to a member, however long ago they signed in', async () => {
    const signedInAt = plus(new Date(), -HOUR_MS);
    expect(await functions.requestEmail(member, member.email, { signedInAt })).toEqual({
      sent: true,
    });
    expect(await functions.mailsTo(member.email)).toHaveLength(1);
  });

  it('verifies it, keeps every session, and sends no other email', async () => {
    const before = await adminAuth.getUser(member.uid);
    const token = await tokenFor(member.email);
    expect(await functions.confirmEmail(token)).toEqual({ email: member.email, moved: false });
    const after = await adminAuth.getUser(member.uid);
    expect(after.emailVerified).toBe(true);
    expect(after.tokensValidAfterTime).toBe(before.tokensValidAfterTime);
    expect((await adminDb.doc(`users/${member.uid}`).get()).get('emailVerified')).toBe(true);
    expect(await functions.mailsTo(member.email)).toHaveLength(1);
    // Opened again, it says the same.
    expect(await functions.confirmEmail(token)).toEqual({ email: member.email, moved: false });
  });

  it('comes with the welcome, unless a provider has proved the address', async () => {
    const account = memberDocument(member.uid, { email: member.email, emailVerified: false });
    await welcome(adminDb, functions.deps, member.uid, account, new Date());
    const [mail] = await functions.mailsTo(member.email);
    expect(await functions.confirmEmail(emailTokenIn(mail))).toEqual({
      email: member.email,
      moved: false,
    });
    const proved = { ...account, email: newAddress(), emailVerified: true };
    const other = await makeMember();
    await welcome(adminDb, functions.deps, other.uid, proved, new Date());
    const [greeting] = await functions.mailsTo(proved.email);
    expect(greeting?.body).toContain('Hello Sam,');
    expect(greeting?.body).not.toContain('confirm-email');
  });

  it('is not sent for a verified address', async () => {
    await functions.confirmEmail(await tokenFor(member.email));
    await expectRefusal(functions.requestEmail(member, member.email), 'own-email');
  });
});

describe('requestEmailChange', () => {
  it('mails a member a link at the new address and stores only its hash', async () => {
    const now = new Date();
    const email = newAddress();
    expect(await functions.requestEmail(member, email, { now })).toEqual({ sent: true });
    const mails = await functions.mailsTo(email);
    expect(mails).toMatchObject([{ toName: 'Sam', body: expect.stringContaining('24 hours') }]);
    const token = emailTokenIn(mails[0]);
    expect(mails[0]?.body).toContain(`${SITE_URL}/confirm-email?token=${token}`);
    const [link, ...others] = await linksOf(member);
    expect(others).toEqual([]);
    expect(link?.id).toBe(hashOf(token));
    expect(JSON.stringify(link?.data())).not.toContain(token);
    expect(link?.get('expireAt').toMillis()).toBe(now.getTime() + 2 * DAY_MS);
    expect(await addressOf(member)).toBe(member.email);
    expect(await functions.mailsTo(member.email)).toEqual([]);
  });

  it('uses the second sender if the first is down, and fails if both are', async () => {
    const email = newAddress();
    await functions.failSenders({ primary: 451 });
    await functions.requestEmail(member, email);
    expect(await functions.mailsTo(email)).toMatchObject([{ via: 'fallback' }]);
    await functions.failSenders({ primary: 403, fallback: 429 });
    await expect(functions.requestEmail(member, email)).rejects.toMatchObject({
      code: 'sender-failed',
      details: { status: 403 },
    });
  });

  it('refuses a member’s own verified address', async () => {
    await adminAuth.updateUser(member.uid, { emailVerified: true });
    await expectRefusal(functions.requestEmail(member, member.email), 'own-email');
    expect(await linksOf(member)).toEqual([]);
  });

  it('answers the same for another person’s address, and tells only them', async () => {
    const other = await makeMember();
    expect(await functions.requestEmail(member, other.email)).toEqual({ sent: true });
    const mails = await functions.mailsTo(other.email);
    expect(mails).toMatchObject([{ subject: expect.stringContaining('already has an account') }]);
    expect(JSON.stringify(mails)).not.toContain('token=');
    expect((await adminAuth.getUser(member.uid)).email).toBe(member.email);
  });

  it('sends at most ten emails an hour to one address, and answers the same', async () => {
    const other = await makeMember();
    for (let asked = 0; asked < 12; asked += 1) {
      const answer = await functions.requestEmail(await makeMember(), other.email);
      expect(answer).toEqual({ sent: true });
    }
    expect(await functions.mailsTo(other.email)).toHaveLength(10);
  });

  it('requires a recent sign-in', async () => {
    const signedInAt = new Date(Date.now() - HOUR_MS);
    const refused = functions.requestEmail(member, newAddress(), { signedInAt });
    await expectRefusal(refused, 'sign-in-too-old');
  });
});

describe('confirmEmailChange', () => {
  it('switches a member to the verified address and emails the former one', async () => {
    const email = newAddress();
    const token = await tokenFor(email);
    expect(await functions.confirmEmail(token)).toEqual({ email, moved: true });
    expect(await canSignIn(email, PASSWORD)).toBe(true);
    expect(await canSignIn(member.email, PASSWORD)).toBe(false);
    expect((await adminAuth.getUser(member.uid)).emailVerified).toBe(true);
    const account = await adminDb.doc(`users/${member.uid}`).get();
    expect(account.data()).toMatchObject({ email, emailVerified: true, firstName: 'Sam' });
    const [mail, ...others] = await functions.mailsTo(member.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^Your email address was changed/);
    expect(mail?.body).not.toContain(email);
  });

  it('uses a token once, even for concurrent calls, and confirms the present address again', async () => {
    const email = newAddress();
    const token = await tokenFor(email);
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => functions.confirmEmail(token)));
    const moves = outcomes.filter((one) => one.status === 'fulfilled' && one.value.moved);
    expect(moves).toHaveLength(1);
    expect(await functions.confirmEmail(token)).toEqual({ email, moved: false });
    expect(await functions.confirmEmail(token, plus(new Date(), DAY_MS + 1))).toEqual({
      email,
      moved: false,
    });
    expect(await functions.mailsTo(member.email)).toHaveLength(1);
  });

  it('refuses a used token when the address is another one by now', async () => {
    const token = await tokenFor(newAddress());
    await functions.confirmEmail(token);
    await adminAuth.updateUser(member.uid, { email: newAddress(), emailVerified: true });
    await expectRefusal(functions.confirmEmail(token), 'token-invalid');
  });

  it('ends the sessions of every open page', async () => {
    const began = new Date();
    await functions.confirmEmail(await tokenFor(newAddress()));
    const account = await adminDb.doc(`users/${member.uid}`).get();
    expect(account.get('sessionsEndedAt').toMillis()).toBeGreaterThanOrEqual(
      Math.floor(began.getTime() / 1_000) * 1_000,
    );
  });

  it('ends them when repeated, if that failed at first', async () => {
    const email = newAddress();
    const token = await tokenFor(email);
    const broken = Object.create(adminAuth, {
      revokeRefreshTokens: {
        value: async () => {
          throw new TypeError('Auth is down');
        },
      },
    });
    await expect(functions.confirmEmail(token, new Date(), broken)).rejects.toThrow('is down');
    expect(await functions.confirmEmail(token)).toEqual({ email, moved: true });
    const account = await adminDb.doc(`users/${member.uid}`).get();
    expect(account.get('sessionsEndedAt')).toBeDefined();
    expect(await functions.mailsTo(member.email)).toHaveLength(1);
  });

  it('accepts a link at 24 hours and refuses it a millisecond later', async () => {
    const asked = new Date();
    const email = newAddress();
    const token = await tokenFor(email, asked);
    const late = functions.confirmEmail(token, plus(asked, DAY_MS + 1));
    await expectRefusal(late, 'token-expired');
    expect(await functions.confirmEmail(token, plus(asked, DAY_MS))).toEqual({
      email,
      moved: true,
    });
  });

  it('accepts only the newest link of a member', async () => {
    const [first, second] = [await tokenFor(newAddress()), await tokenFor(newAddress())];
    for (const wrong of ['', first, second.toLowerCase(), hashOf(second)]) {
      await expectRefusal(functions.confirmEmail(wrong), 'token-invalid');
    }
    expect(await addressOf(member)).toBe(member.email);
    await functions.confirmEmail(second);
  });

  it('is refused if the address was taken meanwhile', async () => {
    const email = newAddress();
    const token = await tokenFor(email);
    await adminAuth.createUser({ email });
    await expectRefusal(functions.confirmEmail(token), 'already-exists');
    expect(await addressOf(member)).toBe(member.email);
    const account = await adminDb.doc(`users/${member.uid}`).get();
    expect(account.get('email')).toBe(member.email);
  });

  it('is refused for a link from before all sessions were ended', async () => {
    const token = await tokenFor(newAddress());
    await functions.changePassword(member, 'Bright-Morning-9');
    await expectRefusal(functions.confirmEmail(token), 'token-invalid');
    expect(await addressOf(member)).toBe(member.email);
  });

  it('is refused for a link of a deleted account', async () => {
    const token = await tokenFor(newAddress());
    await adminAuth.deleteUser(member.uid);
    await expectRefusal(functions.confirmEmail(token), 'token-invalid');
  });

  it('accepts the link again after it failed half way', async () => {
    const email = newAddress();
    const token = await tokenFor(email);
    const broken = Object.create(adminAuth, {
      updateUser: {
        value: async (...change: Parameters<typeof adminAuth.updateUser>) => {
          await adminAuth.updateUser(...change);
          await adminAuth.revokeRefreshTokens(member.uid);
          throw new TypeError('The answer was lost');
        },
      },
    });
    await expect(functions.confirmEmail(token, new Date(), broken)).rejects.toThrow('lost');
    expect(await functions.confirmEmail(token)).toEqual({ email, moved: true });
    const account = await adminDb.doc(`users/${member.uid}`).get();
    expect(account.get('email')).toBe(email);
    expect(await functions.mailsTo(member.email)).toHaveLength(1);
  });
});
