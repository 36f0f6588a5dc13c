import { randomUUID } from 'node:crypto';
import type { User } from '@hearthkin/domain/account/user';
import { DAY_MS } from '@hearthkin/domain/foundation/durations';
import { conversationId } from '@hearthkin/domain/messaging/conversation';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashesOf } from '../../../functions/src/account/person-marks';
import { AccountFunctions, emailTokenIn } from '../../functions/account-functions';
import { checkLive } from '../../functions/live-selfie';
import {
  type Actor,
  makeActor,
  makeAdmin,
  makeCompanion,
  makeMember,
  signedInAgain,
} from '../../support/actors';
import { adminAuth, adminDb, put, read, update } from '../../support/admin';
import { checkedReview, newId, newPhone, reportDocument, SIGN_UP } from '../../support/builders';
import { callFunction, expectRefusal } from '../../support/call-function';
import { eventually } from '../../support/eventually';
import { messageWrites } from '../../support/message-writes';
import { makeProviderSignIn, signInWithProvider } from '../../support/provider-sign-in';
import {
  authAs,
  commitAs,
  createOf,
  deleteOf,
  getAs,
  tryCommitAs,
  updateOf,
} from '../../support/rest-client';
import { deleteByStaff } from '../../support/staff-deletion';
import { tick } from '../../support/suite';

/** The key of every local suite. */
const KEY = 'local-key-of-remembered-people';
const REASON = 'Threats.';

let staff: Actor;
let colleague: Actor;
beforeEach(async () => {
  [staff, colleague] = await Promise.all([makeAdmin(), makeAdmin()]);
});

/** A member with a number and an address of their own, both confirmed. */
async function makePerson(change: Partial<User> = {}): Promise<Actor & { readonly phone: string }> {
  const phone = newPhone();
  const member = await makeMember({ phone, ...change });
  await adminAuth.updateUser(member.uid, { phoneNumber: phone, emailVerified: true });
  return { ...member, phone };
}

/** A newcomer whose photos have matched, before `completeSignup`. */
async function makeNewcomer({
  phone = newPhone(),
  email,
}: {
  phone?: string;
  email?: string;
} = {}) {
  const newcomer = await makeActor({});
  const change = email === undefined ? {} : { email };
  await adminAuth.updateUser(newcomer.uid, { phoneNumber: phone, ...change });
  await put(
    `verifications/${newcomer.uid}`,
    checkedReview({ status: 'passed', reason: null, unclearAttempts: 0 }),
  );
  return newcomer;
}

const signUp = async (newcomer: Actor) =>
  expect(await callFunction('completeSignup', SIGN_UP, newcomer)).toMatchObject({ status: 200 });

const signUpWithProvider = async (newcomer: Actor) =>
  expect(
    await callFunction(
      'completeShortSignup',
      { dateOfBirth: '1990-05-01', agreeToTerms: true },
      newcomer,
    ),
  ).toMatchObject({ status: 200 });

const suspend = async ({ uid }: Actor) =>
  expect(
    await callFunction('suspendAccount', { uid, suspend: true, reason: REASON }, staff),
  ).toMatchObject({ status: 200 });

const banByDeletion = async (person: Actor) =>
  expect(await deleteByStaff(person, REASON, staff, colleague)).toMatchObject({ status: 200 });

const deleteOwn = async (member: Actor) =>
  expect(await callFunction('deleteAccount', {}, member)).toMatchObject({ status: 200 });

const levelOf = async ({ uid }: Pick<Actor, 'uid'>) => (await read(`users/${uid}`))?.level;
const checksOf = ({ uid }: Pick<Actor, 'uid'>) => read(`verifications/${uid}`);

const rememberedAs = async (marks: Partial<Parameters<typeof hashesOf>[1]>) => {
  const hashes = hashesOf(KEY, { phones: [], emails: [], providers: [], ...marks });
  return Promise.all(hashes.map((hash) => read(`rememberedPeople/${hash}`)));
};

/** A person whom staff have banned. */
async function makeBanned(): ReturnType<typeof makePerson> {
  const person = await makePerson();
  await banByDeletion(person);
  return person;
}

/** Someone who signs up with what is known of another. */
async function comeBack(known: Parameters<typeof makeNewcomer>[0] = {}): Promise<Actor> {
  const next = await makeNewcomer(known);
  await signUp(next);
  return next;
}

async function expectHeld(next: Pick<Actor, 'uid'>): Promise<void> {
  expect(await checksOf(next)).toMatchObject(HELD);
  expect(await levelOf(next)).toBe('account');
}

const HELD = { heldAt: expect.anything(), identityCheck: { status: 'review' } };

describe('a person whose account staff deleted', () => {
  it('waits for staff with the same phone number, or the same address in capitals', async () => {
    const person = await makeBanned();
    await expectHeld(await comeBack({ phone: person.phone }));
    await expectHeld(await comeBack({ email: person.email.toUpperCase() }));
  });

  it.each(['google.com', 'facebook.com'] as const)(
    'waits for staff with the same account at %s, and another address there',
    async (provider) => {
      const person = await makeProviderSignIn(provider);
      await signUpWithProvider(person);
      await banByDeletion(person);
      const email = `${newId('other')}@hearthkin.test`;
      const again = await signInWithProvider(provider, { sub: person.sub, email });
      const next = { uid: String(again.localId), idToken: String(again.idToken), email };
      await signUpWithProvider(next);
      expect(await checksOf(next)).toMatchObject({ heldAt: expect.anything(), isVerified: false });
      // A number that no one knows and photos that match don't help either.
      const phone = { phone: newPhone(), phoneVerified: true };
      await update(`users/${next.uid}`, phone);
      expect(await checkLive(next, 'anna')).toMatchObject({
        result: { status: 'review' },
      });
      expect(await levelOf(next)).toBe('account');
    },
  );

  it('waits for staff who compares the photos once more after signing up', async () => {
    const person = await makeBanned();
    const next = await comeBack({ phone: person.phone });
    expect(await checkLive(next, 'anna')).toMatchObject({
      result: { status: 'review' },
    });
    expect(await checksOf(next)).toMatchObject(HELD);
  });

  it('begins no conversation until staff accept them', async () => {
    const [person, companion] = await Promise.all([makePerson(), makeCompanion()]);
    await banByDeletion(person);
    const next = await comeBack({ phone: person.phone });
    const { idToken } = await signedInAgain(next);
    const me = { ...next, idToken };
    const begin = () => callFunction('openConversation', { companionId: companion.uid }, me);
    await expectRefusal(begin(), 'identity-unverified');
    expect(
      await callFunction('reviewIdentity', { uid: me.uid, decision: 'matched', notes: '' }, staff),
    ).toMatchObject({ status: 200 });
    expect(await levelOf(me)).toBe('verified');
    expect(await begin()).toMatchObject({ status: 200 });
  });

  it('cannot take the mark off', async () => {
    const person = await makeBanned();
    const next = await comeBack({ phone: person.phone });
    const me = await signedInAgain(next);
    const path = `verifications/${me.uid}`;
    const stored = await read(path);
    expect(await commitAs(me, [deleteOf(path)])).toBe(false);
    expect(await commitAs(me, [updateOf(path, { heldAt: null })])).toBe(false);
    const renewed = { isVerified: false, verificationStatus: 'not_started' };
    expect((await tryCommitAs(me, [createOf(path, renewed)])).status).not.toBe(200);
    expect(await read(path)).toEqual(stored);
  });
});

describe('a suspended person', () => {
  it('waits for staff after the account is gone, whoever deleted it', async () => {
    const person = await makePerson();
    await suspend(person);
    await adminAuth.deleteUser(person.uid);
    await eventually(() => read(`users/${person.uid}`)).toBeUndefined();
    const next = await comeBack({ phone: person.phone });
    expect(await checksOf(next)).toMatchObject(HELD);
  });

  it('who is reinstated is no longer remembered as banned', async () => {
    const person = await makePerson();
    await suspend(person);
    const back = { uid: person.uid, suspend: false, reason: 'A mistake.' };
    expect(await callFunction('suspendAccount', back, staff)).toMatchObject({ status: 200 });
    await deleteOwn(await signedInAgain(person));
    expect(await rememberedAs({ phones: [person.phone] })).toEqual([undefined]);
  });
});

describe('a way into another account', () => {
  let functions: AccountFunctions;
  beforeAll(async () => {
    functions = await AccountFunctions.open();
  });
  afterAll(() => functions.close());

  /** A banned person, and another account of theirs, with photos that matched. */
  async function bannedWith(): Promise<{ sub: string; email: string; next: Actor }> {
    const person = await makeProviderSignIn('google.com');
    await signUpWithProvider(person);
    await banByDeletion(person);
    const next = await comeBack();
    expect(await levelOf(next)).toBe('verified');
    return { sub: person.sub, email: person.email, next: await signedInAgain(next) };
  }

  it('is the provider of a banned person: whoever adds it waits for staff', async () => {
    const { sub, next } = await bannedWith();
    expect(await callFunction('addSignInWay', { provider: 'google.com' }, next)).toMatchObject({
      status: 200,
    });
    expect(await signInWithProvider('google.com', { sub }, next)).toHaveProperty('idToken');
    await expectHeld(next);
  });

  it('is the address of a banned person: whoever confirms it waits for staff', async () => {
    const { email, next } = await bannedWith();
    await functions.requestEmail(next, email);
    const [mail] = await functions.mailsTo(email);
    // Not before they have shown that it is theirs.
    expect(await levelOf(next)).toBe('verified');
    await functions.confirmEmail(emailTokenIn(mail));
    await expectHeld(next);
  });

  it('which staff have allowed stays allowed when it is only confirmed', async () => {
    const person = await makeBanned();
    const next = await comeBack({ email: person.email });
    const accept = { uid: next.uid, decision: 'matched', notes: '' };
    expect(await callFunction('reviewIdentity', accept, staff)).toMatchObject({ status: 200 });
    await functions.requestEmail(next, person.email);
    const [mail] = await functions.mailsTo(person.email);
    await functions.confirmEmail(emailTokenIn(mail));
    expect(await read(`users/${next.uid}`)).toMatchObject({
      level: 'verified',
      emailVerified: true,
    });
  });
});

describe('a member whom somebody blocks and who deletes the account', () => {
  const blockOf = (uid: string, otherUid: string) =>
    createOf(`users/${uid}/blocks/${otherUid}`, { blockedUid: otherUid }, ['at']);

  async function blockedPair() {
    const [person, companion] = await Promise.all([makePerson(), makeCompanion()]);
    await eventually(async () => (await read(`profiles/${person.uid}`)) !== undefined).toBe(true);
    expect(await commitAs(companion, [blockOf(companion.uid, person.uid)])).toBe(true);
    return { person, companion };
  }

  it('is blocked with the next account: what they write does not reach the other', async () => {
    const { person, companion } = await blockedPair();
    await deleteOwn(person);
    const newcomer = await comeBack({ phone: person.phone });
    const next = await signedInAgain(newcomer);
    const block = await read(`users/${companion.uid}/blocks/${next.uid}`);
    expect(block).toMatchObject({ blockedUid: next.uid, endedAt: null });
    const id = conversationId(next.uid, companion.uid);
    // Accepted, as from anyone.
    expect(
      await callFunction('openConversation', { companionId: companion.uid }, next),
    ).toMatchObject({ status: 200, result: { conversationId: id } });
    expect((await tryCommitAs(next, messageWrites(id, next, 'It is me.'))).status).toBe(200);
    const counter = () => read(`users/${companion.uid}/counters/messages`);
    await eventually(async () => (await counter())?.hidden?.[id]).toBe(1);
    expect(await counter()).toMatchObject({ unread: 0 });
  });

  it('learns nothing of it: they are verified, and the block is not theirs to read', async () => {
    const { person, companion } = await blockedPair();
    await deleteOwn(person);
    const newcomer = await comeBack({ phone: person.phone });
    const next = await signedInAgain(newcomer);
    expect(await levelOf(next)).toBe('verified');
    expect(await checksOf(next)).not.toHaveProperty('heldAt');
    const path = `users/${companion.uid}/blocks/${next.uid}`;
    expect((await getAs(next, path)).status).toBe(403);
  });

  it('is blocked, too, who deletes the sign-in by the API of Auth while reported', async () => {
    const [person, companion] = await Promise.all([
      makeProviderSignIn('google.com'),
      makeCompanion(),
    ]);
    await signUpWithProvider(person);
    await eventually(async () => (await read(`profiles/${person.uid}`)) !== undefined).toBe(true);
    expect(await commitAs(companion, [blockOf(companion.uid, person.uid)])).toBe(true);
    const about = { reporterId: companion.uid, reportedId: person.uid };
    await put(`reports/${newId('report')}`, reportDocument(about));
    const { idToken } = person;
    expect(await authAs('accounts:delete', { idToken })).toMatchObject({ status: 200 });
    await eventually(() => read(`waitingRemovals/${person.uid}`)).toBeDefined();
    // The closed account has the former address.
    const email = `${newId('other')}@hearthkin.test`;
    const again = await signInWithProvider('google.com', { sub: person.sub, email });
    const next = { uid: String(again.localId), idToken: String(again.idToken), email };
    await signUpWithProvider(next);
    expect(await read(`users/${companion.uid}/blocks/${next.uid}`)).toMatchObject({
      blockedUid: next.uid,
      endedAt: null,
    });
  });

  it('is let go by whoever ends the new block, as any other', async () => {
    const { person, companion } = await blockedPair();
    await deleteOwn(person);
    const next = await comeBack({ phone: person.phone });
    const path = `users/${companion.uid}/blocks/${next.uid}`;
    expect((await tryCommitAs(companion, [updateOf(path, {}, ['endedAt'])])).status).toBe(200);
    expect((await read(path))?.endedAt).not.toBeNull();
  });

  it('is remembered with the block only, for two years, under hashes', async () => {
    const { person, companion } = await blockedPair();
    await deleteOwn(person);
    const marks = { phones: [person.phone], emails: [person.email] };
    const remembered = await rememberedAs(marks);
    expect(remembered).toEqual([
      { bannedAt: null, blockedBy: [companion.uid], expireAt: expect.anything() },
      { bannedAt: null, blockedBy: [companion.uid], expireAt: expect.anything() },
    ]);
    const expireAt = remembered[0]?.expireAt.toMillis();
    expect(Math.round((expireAt - Date.now()) / DAY_MS)).toBe(730);
    const all = await adminDb.collection('rememberedPeople').get();
    const words = JSON.stringify(all.docs.map((doc) => [doc.id, doc.data()]));
    for (const word of [person.uid, person.email, person.phone]) expect(words).not.toContain(word);
  });

  it('is forgotten when the one who blocked them leaves, too', async () => {
    const { person, companion } = await blockedPair();
    await deleteOwn(person);
    await deleteOwn(companion);
    const marks = { phones: [person.phone], emails: [person.email] };
    expect(await rememberedAs(marks)).toEqual([undefined, undefined]);
    const next = await comeBack({ phone: person.phone });
    expect(await read(`users/${companion.uid}/blocks/${next.uid}`)).toBeUndefined();
  });

  it('is not remembered after an ended block', async () => {
    const { person, companion } = await blockedPair();
    await update(`users/${companion.uid}/blocks/${person.uid}`, { endedAt: new Date() });
    await deleteOwn(person);
    expect(await rememberedAs({ phones: [person.phone] })).toEqual([undefined]);
  });
});

describe('nothing is remembered', () => {
  it('of a person whom nobody blocked or banned', async () => {
    const person = await makePerson();
    await deleteOwn(person);
    const marks = { phones: [person.phone], emails: [person.email] };
    expect(await rememberedAs(marks)).toEqual([undefined, undefined]);
    const next = await comeBack({ phone: person.phone, email: person.email });
    expect(await levelOf(next)).toBe('verified');
  });

  it('of an owner who closed the account themselves while it was reported', async () => {
    const person = await makePerson();
    await put(`suspensions/${person.uid}`, { at: new Date(), reason: null, completedAt: null });
    await deleteOwn(person);
    expect(await rememberedAs({ phones: [person.phone] })).toEqual([undefined]);
  });

  it('of somebody else’s address that a banned person only typed', async () => {
    const email = `${newId('victim')}@hearthkin.test`;
    const person = await makePerson({ email, emailVerified: false });
    await adminAuth.updateUser(person.uid, { email, emailVerified: false });
    await banByDeletion(person);
    expect(await rememberedAs({ emails: [email], phones: [person.phone] })).toEqual([
      expect.objectContaining({ bannedAt: expect.anything() }),
      undefined,
    ]);
    const victim = await comeBack({ email });
    expect(await levelOf(victim)).toBe('verified');
  });

  it('of somebody else’s provider that a banned person wrote into the sign-in', async () => {
    const sub = randomUUID();
    const person = await makePerson();
    await signedInAgain(person);
    await adminAuth.updateUser(person.uid, {
      providerToLink: { providerId: 'google.com', uid: sub },
    });
    await banByDeletion(person);
    expect(await rememberedAs({ providers: [{ providerId: 'google.com', id: sub }] })).toEqual([
      undefined,
    ]);
  });
});

describe('a removal that fails while it remembers', () => {
  let functions: AccountFunctions;
  beforeAll(async () => {
    functions = await AccountFunctions.open();
  });
  afterAll(() => functions.close());

  it('deletes nothing that it still has to read, and goes on with the next run', async () => {
    const person = await makePerson();
    await put(`suspensions/${person.uid}`, {
      at: new Date(),
      reason: REASON,
      completedAt: new Date(),
    });
    const now = new Date();
    const asked = { now, signedInAt: now };
    // A key that can't be used, like a secret that isn't there.
    const removal = functions.deleteAccount(person, asked, { peopleKey: undefined });
    await expectRefusal(removal, 'unfinished');
    expect(await read(`suspensions/${person.uid}`)).toBeDefined();
    expect(await read(`users/${person.uid}`)).toBeDefined();
    await tick('hourlySweeps');
    expect(await read(`users/${person.uid}`)).toBeUndefined();
    expect(await rememberedAs({ phones: [person.phone] })).toEqual([
      expect.objectContaining({ bannedAt: expect.anything() }),
    ]);
  });
});
