import { DAY_MS, HOUR_MS } from '@hearthkin/domain/foundation/durations';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashOf } from '../../functions/src/platform/reset-token';
import { type Actor, makeMember, PASSWORD } from '../support/actors';
import { adminAuth, adminDb, update } from '../support/admin';
import { newId } from '../support/builders';
import { expectRefusal } from '../support/call-function';
import { AccountFunctions, SITE_URL } from './account-functions';
import { canSignIn, mailedToken, newNetwork, tokenIn } from './password-reset-functions';

const NEW_PASSWORD = 'Bright-Morning-9';
const plus = (instant: Date, ms: number) => new Date(instant.getTime() + ms);
const unknownEmail = () => `${newId('nobody')}@hearthkin.test`;

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

describe('requestPasswordReset', () => {
  it('mails a member a link that works once and for 24 hours, and stores only its hash', async () => {
    const now = new Date();
    expect(await functions.ask(member.email, { now })).toEqual({ sent: true });
    const [mail, ...others] = await functions.mailsTo(member.email);
    expect(others).toEqual([]);
    const token = tokenIn(mail);
    expect(token).toMatch(/^[A-Za-z0-9]{32}$/);
    expect(mail).toMatchObject({
      via: 'primary',
      toName: 'Sam',
      link: `${SITE_URL}/reset-password?token=${token}`,
      body: expect.stringContaining('24 hours'),
    });
    const stored = await adminDb.collection('passwordResets').where('uid', '==', member.uid).get();
    expect(stored.docs.map(({ id }) => id)).toEqual([hashOf(token)]);
    expect(JSON.stringify(stored.docs[0]?.data())).not.toContain(token);
    expect(stored.docs[0]?.get('email')).toBe(member.email);
    expect(stored.docs[0]?.get('expiresAt').toMillis()).toBe(now.getTime() + DAY_MS);
    expect(stored.docs[0]?.get('expireAt').toMillis()).toBe(now.getTime() + 2 * DAY_MS);
  });

  it('answers an unknown address the same, with an email without a reset link', async () => {
    const email = unknownEmail();
    expect(await functions.ask(email)).toEqual({ sent: true });
    const mails = await functions.mailsTo(email);
    expect(mails).toMatchObject([
      { via: 'primary', link: null, body: expect.stringContaining('no account') },
    ]);
    expect(mails[0]?.body).not.toContain('token');
  });

  it('writes as much for an unknown address as for a member, so neither takes longer', async () => {
    const email = unknownEmail();
    await Promise.all([functions.ask(email), functions.ask(member.email)]);
    const kept = async (address: string) =>
      (await adminDb.collection('passwordResets').where('email', '==', address).get()).docs;
    const [strangers, members] = await Promise.all([kept(email), kept(member.email)]);
    expect(strangers.map((doc) => Object.keys(doc.data()).sort())).toEqual(
      members.map((doc) => Object.keys(doc.data()).sort()),
    );
    expect(strangers).toHaveLength(1);
  });

  it.each([451, 403, 429, 0])(
    'tells a member and a stranger alike when the senders fail, the first with %i',
    async (status) => {
      await functions.failSenders({ primary: status, fallback: 429 });
      const refusal = { code: 'sender-failed', details: { status } };
      await expect(functions.ask(member.email)).rejects.toMatchObject(refusal);
      await expect(functions.ask(unknownEmail())).rejects.toMatchObject(refusal);
    },
  );

  it('says that it could not send where no sender is configured', async () => {
    const mute = await AccountFunctions.open();
    Object.assign(mute.deps, { senders: [] });
    await expectRefusal(mute.ask(member.email), 'sender-failed');
    await mute.close();
  });

  it('refuses the sixth request of a network for an address, to the millisecond', async () => {
    for (const email of [member.email, unknownEmail()]) {
      const first = new Date();
      const network = newNetwork();
      for (let minute = 0; minute < 5; minute += 1) {
        await functions.ask(email, { network, now: plus(first, minute * 60_000) });
      }
      const early = functions.ask(email, { network, now: plus(first, HOUR_MS - 1) });
      await expect(early).rejects.toMatchObject({
        code: 'rate-limited',
        details: { retryAfterMs: 1 },
      });
      const late = { network, now: plus(first, HOUR_MS) };
      expect(await functions.ask(email, late)).toEqual({ sent: true });
      expect(await functions.mailsTo(email)).toHaveLength(6);
    }
  });

  it('sends at most ten emails an hour to an address, and answers the same', async () => {
    for (const email of [member.email, unknownEmail()]) {
      const now = new Date();
      for (let time = 0; time < 12; time += 1) {
        expect(await functions.ask(email, { now, network: newNetwork() })).toEqual({ sent: true });
      }
      expect(await functions.mailsTo(email)).toHaveLength(10);
    }
  });

  it('refuses the 21st request from a network within an hour, and no other network', async () => {
    const network = newNetwork();
    const now = new Date();
    for (let address = 0; address < 4; address += 1) {
      const email = unknownEmail();
      for (let time = 0; time < 5; time += 1) await functions.ask(email, { now, network });
    }
    const email = unknownEmail();
    await expectRefusal(functions.ask(email, { now, network }), 'rate-limited');
    expect(await functions.ask(email, { now })).toEqual({ sent: true });
  });
});

describe('checkPasswordResetToken', () => {
  it('accepts a link at 24 hours and refuses it a millisecond later', async () => {
    const asked = new Date();
    const token = await functions.tokenFor(member.email, asked);
    expect(await functions.check(token, plus(asked, DAY_MS))).toEqual({
      valid: true,
      email: member.email,
    });
    const late = plus(asked, 86_400_001);
    await expectRefusal(functions.check(token, late), 'token-expired');
    await expectRefusal(functions.reset(token, NEW_PASSWORD, late), 'token-expired');
    expect(await canSignIn(member.email, PASSWORD)).toBe(true);
  });

  it('refuses a random token, and the hash of a valid one', async () => {
    const token = await functions.tokenFor(member.email);
    for (const wrong of ['', token.slice(1), token.toLowerCase(), hashOf(token), `${token} `]) {
      await expectRefusal(functions.check(wrong), 'token-invalid');
    }
    expect(await functions.check(token)).toMatchObject({ valid: true });
  });

  it('refuses a link once the account has another address, or is deleted', async () => {
    const moved = await mailedToken(member);
    await update(`users/${member.uid}`, { email: unknownEmail() });
    await expectRefusal(functions.check(moved), 'token-invalid');

    const other = await makeMember();
    const orphan = await mailedToken(other);
    await adminAuth.deleteUser(other.uid);
    await expectRefusal(functions.check(orphan), 'token-invalid');
  });
});

describe('resetPassword', () => {
  it('changes the password once: the old one and a second use of the link are refused', async () => {
    const token = await functions.tokenFor(member.email);
    expect(await functions.reset(token, NEW_PASSWORD)).toEqual({ reset: true });
    expect(await canSignIn(member.email, PASSWORD)).toBe(false);
    expect(await canSignIn(member.email, NEW_PASSWORD)).toBe(true);

    const again = functions.reset(token, 'Other-Evening-5');
    await expectRefusal(again, 'token-invalid');
    await expectRefusal(functions.check(token), 'token-invalid');
    expect(await canSignIn(member.email, NEW_PASSWORD)).toBe(true);
  });

  it('tells the owner by mail, and keeps a note without address or text', async () => {
    const token = await functions.tokenFor(member.email);
    await functions.reset(token, NEW_PASSWORD);
    const mail = (await functions.mailsTo(member.email)).at(-1);
    expect(mail).toMatchObject({ toName: 'Sam', link: null });
    expect(mail?.subject).toMatch(/^Your password was changed/);
    expect(mail?.body).not.toContain(NEW_PASSWORD);
    const notes = await adminDb.collection('mailLog').where('uid', '==', member.uid).get();
    expect(notes.docs.map((note) => note.data())).toMatchObject([
      { kind: 'password-changed', outcome: 'sent', sender: 'primary' },
    ]);
  });

  it('ends every session that was open, and every other link', async () => {
    const [token, other] = await Promise.all([mailedToken(member), mailedToken(member)]);
    const { auth_time: signedInAt } = await adminAuth.verifyIdToken(member.idToken, true);
    // Tokens are dated by whole seconds.
    await expect
      .poll(() => Math.floor(Date.now() / 1000), { timeout: 60_000 })
      .toBeGreaterThan(signedInAt);
    await functions.reset(token, NEW_PASSWORD);
    await expect(adminAuth.verifyIdToken(member.idToken, true)).rejects.toMatchObject({
      code: 'auth/id-token-revoked',
    });
    await expectRefusal(functions.reset(other, 'Other-Evening-5'), 'token-invalid');
  });

  it('lets one of several at once through', async () => {
    const token = await functions.tokenFor(member.email);
    const passwords = [1, 2, 3, 4, 5].map((number) => `Bright-Morning-${number}`);
    const outcomes = await Promise.allSettled(
      passwords.map((password) => functions.reset(token, password)),
    );
    const winners = passwords.filter((_, index) => outcomes[index]?.status === 'fulfilled');
    expect(winners).toHaveLength(1);
    const losses = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(losses.map(({ code }) => code)).toEqual(Array(4).fill('token-invalid'));
    const working = await Promise.all(passwords.map((each) => canSignIn(member.email, each)));
    expect(passwords.filter((_, index) => working[index])).toEqual(winners);
  });

  it('leaves the link usable when the new password could not be set', async () => {
    const token = await functions.tokenFor(member.email);
    const broken = Object.create(adminAuth, {
      updateUser: { value: () => Promise.reject(new TypeError('The service is down')) },
    });
    await expect(functions.reset(token, NEW_PASSWORD, new Date(), broken)).rejects.toThrow(
      'is down',
    );
    expect(await functions.reset(token, NEW_PASSWORD)).toEqual({ reset: true });
  });

  it('completes even if the email or ending the sessions fails', async () => {
    const token = await functions.tokenFor(member.email);
    await functions.failSenders({ primary: 0, fallback: 0 });
    const broken = Object.create(adminAuth, {
      revokeRefreshTokens: {
        value: () => Promise.reject(new TypeError('The service is down')),
      },
    });
    expect(await functions.reset(token, NEW_PASSWORD, new Date(), broken)).toEqual({ reset: true });
    expect(await canSignIn(member.email, NEW_PASSWORD)).toBe(true);
  });
});
