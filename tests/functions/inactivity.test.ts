import { CLOSE_AFTER_MS, NOTICE_AFTER_MS, NOTICE_MS } from '@hearthkin/domain/account/inactivity';
import type { User } from '@hearthkin/domain/account/user';
import { DAY_MS, HOUR_MS } from '@hearthkin/domain/foundation/durations';
import { holdPayment, settlePayment } from '@hearthkin/domain/payment/settle';
import type { Firestore } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Mail, MailError, type MailSender } from '../../functions/src/mail/mail';
import type { MailQueue } from '../../functions/src/mail/mail-queue';
import { closeInactive, closeUnused } from '../../functions/src/policy/close-inactive';
import { notifyInactive } from '../../functions/src/policy/notify-inactive';
import { makeMember } from '../support/actors';
import { adminAuth, hasSignIn, quietDatabase } from '../support/admin';
import { bookingDocument, companionAccount, memberDocument, newId } from '../support/builders';
import { runTriggers } from '../support/in-process-triggers';
import { sendingQueue } from '../support/mail-queue';

runTriggers();

/** When the people of these tests last used their accounts. */
const USED = new Date('2041-03-01T12:00:00Z');
const after = (ms: number, instant = USED) => new Date(instant.getTime() + ms);
const TOLD = after(NOTICE_AFTER_MS);
const CLOSED = after(CLOSE_AFTER_MS);

let db: Firestore;
let close: () => Promise<void>;
let sent: Mail[];

beforeEach(() => {
  sent = [];
  senders = working;
  // A project per test: the sweeps process all accounts.
  ({ db, close } = quietDatabase(newId('demo-inactive')));
});
afterEach(() => close());

const working = [{ name: 'primary', send: async (mail: Mail) => void sent.push(mail) }];
/** What sends the emails of a run. */
let senders: readonly MailSender[];
let now: Date;
const queue: MailQueue = { add: (mail) => sendingQueue(db, senders, () => now).add(mail) };
const deps = {
  auth: adminAuth,
  deleteFolder: async () => {},
  provider: null,
  queue,
  siteUrl: 'https://hearthkin.test',
  linkKey: 'key',
  peopleKey: 'key',
};
const tell = (at: Date, different: object = {}) => {
  now = at;
  return notifyInactive({ db, now: at }, { ...deps, ...different });
};
const NOTHING = { queued: 0, told: 0, failed: 0 };
const QUEUED = { ...NOTHING, queued: 1 };
const SEEN = { ...NOTHING, told: 1 };
const closeAll = (now: Date, different: object = {}) =>
  closeUnused({ db, now }, { ...deps, ...different });
const mailsTo = (uid: string) => sent.filter(({ to }) => to.startsWith(uid));

const accountOf = async (uid: string) => (await db.doc(`users/${uid}`).get()).data();

/** A person whose sign-in was never used. */
async function person(overrides: Partial<User> = {}, admin = false): Promise<string> {
  const uid = newId('t');
  await adminAuth.createUser({ uid, email: `${uid}@hearthkin.test` });
  const userType = overrides.userType ?? 'spender';
  await adminAuth.setCustomUserClaims(uid, admin ? { userType, admin } : { userType });
  const make = userType === 'earner' ? companionAccount : memberDocument;
  await db.doc(`users/${uid}`).set(make(uid, { lastLoginAt: USED, ...overrides }));
  return uid;
}

describe('an unused account', () => {
  it('is notified after eleven months, once, and kept by a sign-in', async () => {
    const uid = await person();
    expect(await tell(after(-1, TOLD))).toEqual(NOTHING);
    expect(await tell(TOLD)).toEqual(QUEUED);
    expect((await accountOf(uid))?.inactivityNoticeAt).toBeNull();
    const results = await Promise.all([1, 2].map(() => tell(after(DAY_MS, TOLD))));
    expect(results).toEqual([SEEN, SEEN]);
    expect(await tell(after(2 * DAY_MS, TOLD))).toEqual(NOTHING);
    expect(sent).toMatchObject([
      {
        to: `${uid}@hearthkin.test`,
        subject: expect.stringMatching(/^Your account will be closed/),
      },
    ]);
    expect(sent[0]?.text).toContain('since March 1, 2041');
    expect(sent[0]?.text).toContain('sign in before March 2, 2042');
    expect(sent[0]?.text).toContain('https://hearthkin.test/login');
    expect(sent[0]?.unsubscribeLink).toBeUndefined();
    expect((await accountOf(uid))?.inactivityNoticeAt.toDate()).toEqual(TOLD);
    const log = await db.collection('mailLog').where('uid', '==', uid).get();
    expect(log.docs.map((doc) => doc.get('kind'))).toEqual(['inactivity']);
  });

  it('is removed after twelve months, to the millisecond, as by its owner', async () => {
    const uid = await person();
    await tell(TOLD);
    await tell(after(DAY_MS, TOLD));
    expect(await closeAll(after(-1, CLOSED))).toEqual({ closed: 0, failed: 0 });
    expect(await accountOf(uid)).toBeDefined();
    expect(await closeAll(CLOSED)).toEqual({ closed: 1, failed: 0 });
    expect(await accountOf(uid)).toBeUndefined();
    expect(await hasSignIn({ uid })).toBe(false);
    const record = await db.doc(`retainedRecords/${uid}`).get();
    expect(record.get('completedAt').toDate()).toEqual(CLOSED);
    expect(mailsTo(uid)[1]?.subject).toMatch(/^Your account was deleted/);
    expect(await closeAll(after(DAY_MS, CLOSED))).toEqual({ closed: 0, failed: 0 });
  });

  it('stays if its owner comes back, and is notified again eleven months later', async () => {
    const uid = await person();
    await tell(TOLD);
    await tell(after(DAY_MS, TOLD));
    const back = after(20 * DAY_MS, TOLD);
    await db.doc(`users/${uid}`).update({ lastLoginAt: back });
    expect(await closeAll(CLOSED)).toEqual({ closed: 0, failed: 0 });
    expect(await accountOf(uid)).toMatchObject({ inactivityNoticeAt: null });
    expect(await tell(after(NOTICE_AFTER_MS - 1, back))).toEqual(NOTHING);
    expect(await tell(after(NOTICE_AFTER_MS, back))).toEqual(QUEUED);
    expect(mailsTo(uid)).toHaveLength(2);
  });

  it('counts as used if only the sign-in was used', async () => {
    const now = new Date();
    const { uid } = await makeMember();
    const unused = new Date(now.getTime() - 400 * DAY_MS);
    const stale = memberDocument(uid, { lastLoginAt: unused });
    const user = db.doc(`users/${uid}`);
    await user.set(stale);
    expect(await tell(now)).toEqual(NOTHING);
    const known = async () => (await accountOf(uid))?.lastLoginAt.toMillis();
    expect(await known()).toBeGreaterThan(now.getTime() - DAY_MS);
    const noticeAt = new Date(now.getTime() - 40 * DAY_MS);
    await user.set({ ...stale, inactivityNoticeAt: noticeAt });
    expect(await closeAll(now)).toEqual({ closed: 0, failed: 0 });
    expect(await accountOf(uid)).toMatchObject({ inactivityNoticeAt: null });
    expect(await known()).toBeGreaterThan(now.getTime() - DAY_MS);
    expect(sent).toEqual([]);
  });

  it('is removed only after an email that was sent', async () => {
    const uid = await person();
    const fails = (isFinal: boolean) => async () => {
      throw new MailError(451, { isFinal });
    };
    for (const [day, isFinal] of [false, true].entries()) {
      senders = [{ name: 'primary', send: fails(isFinal) }];
      expect(await tell(after(day * DAY_MS, TOLD))).toEqual(QUEUED);
    }
    senders = [];
    expect(await tell(after(2 * DAY_MS, TOLD))).toEqual(QUEUED);
    senders = working;
    expect(await closeAll(after(DAY_MS, CLOSED))).toEqual({ closed: 0, failed: 0 });
    expect(await accountOf(uid)).toMatchObject({ inactivityNoticeAt: null });
    const mended = after(40 * DAY_MS, TOLD);
    expect(await tell(mended)).toEqual(QUEUED);
    expect(await tell(after(DAY_MS, mended))).toEqual(SEEN);
    expect(sent[0]?.text).toContain('sign in before April 10, 2042');
    expect(await closeAll(after(NOTICE_MS - 1, mended))).toEqual({ closed: 0, failed: 0 });
    expect(await closeAll(after(NOTICE_MS, mended))).toEqual({ closed: 1, failed: 0 });
  });

  it('is notified in the first half of a run, and the second is left for closing', async () => {
    const now = new Date();
    const lastLoginAt = after(-400 * DAY_MS, now);
    const untold = await person({ lastLoginAt });
    const told = await person({ lastLoginAt, inactivityNoticeAt: after(-31 * DAY_MS, now) });
    // As if their sign-ins were as old.
    const getUser = async (uid: string) => ({ ...(await adminAuth.getUser(uid)), metadata: {} });
    const auth = Object.create(adminAuth, { getUser: { value: getUser } });
    const run = (begun: number, ends: number) =>
      closeInactive.handler(
        { db, now: after(begun, now), endsBy: after(ends, now) },
        { ...deps, auth },
      );
    expect(await run(-2 * HOUR_MS, -HOUR_MS)).toEqual({ ...NOTHING, closed: 0 });
    expect(await run(-2 * HOUR_MS, HOUR_MS)).toEqual({ ...NOTHING, closed: 1 });
    expect(await run(-HOUR_MS, 2 * HOUR_MS)).toEqual({ ...QUEUED, closed: 0 });
    expect(await accountOf(told)).toBeUndefined();
    expect(await accountOf(untold)).toBeDefined();
  });

  it('does not stop the next one by failing', async () => {
    const broken = await person({ lastLoginAt: after(-DAY_MS) });
    const next = await person();
    const getUser = (uid: string) =>
      uid === broken
        ? Promise.reject(new TypeError('The service is down'))
        : adminAuth.getUser(uid);
    const auth = Object.create(adminAuth, { getUser: { value: getUser } });
    expect(await tell(TOLD, { auth })).toEqual({ ...QUEUED, failed: 1 });
    expect(await tell(after(DAY_MS, TOLD), { auth })).toEqual({ ...SEEN, failed: 1 });
    expect(mailsTo(next)).toHaveLength(1);
    await db.doc(`users/${broken}`).update({ inactivityNoticeAt: TOLD });
    expect(await closeAll(CLOSED, { auth })).toEqual({ closed: 1, failed: 1 });
    expect(await accountOf(next)).toBeUndefined();
    expect(await accountOf(broken)).toBeDefined();
  });
});

describe('an unused account that is not closed', () => {
  const toldBefore = { inactivityNoticeAt: TOLD };

  it.each([
    { whose: 'staff', change: {}, admin: true },
    { whose: 'a suspended member', change: { accountStatus: 'suspended' as const }, admin: false },
  ])('belongs to $whose', async ({ change, admin }) => {
    const [untold, told] = await Promise.all([
      person(change, admin),
      person({ ...change, ...toldBefore }, admin),
    ]);
    expect(await tell(CLOSED)).toEqual(NOTHING);
    expect(await closeAll(CLOSED)).toEqual({ closed: 0, failed: 0 });
    expect(await accountOf(untold)).toMatchObject({ inactivityNoticeAt: null });
    expect(await accountOf(told)).toBeDefined();
    expect(sent).toEqual([]);
  });

  it.each(['pending', 'confirmed'] as const)(
    'has a booking that is %s, for as long as it is',
    async (status) => {
      const [untold, told] = await Promise.all([
        person({ userType: 'earner' }),
        person({ ...toldBefore }),
      ]);
      const booking = db.doc(`bookings/${newId('booking')}`);
      const ref = { spenderId: told, earnerId: untold };
      await booking.set(bookingDocument(ref, { status, startsAt: after(DAY_MS, CLOSED) }));
      expect(await tell(CLOSED)).toEqual(NOTHING);
      expect(await closeAll(CLOSED)).toEqual({ closed: 0, failed: 0 });
      await booking.update({ status: 'completed', dueAt: null });
      expect(await tell(CLOSED)).toEqual(QUEUED);
      expect(await closeAll(CLOSED)).toEqual({ closed: 1, failed: 0 });
      expect(await accountOf(told)).toBeUndefined();
    },
  );

  it('belongs to a companion with a pending payout, until it is paid', async () => {
    const uid = await person({ userType: 'earner', ...toldBefore });
    const booking = bookingDocument({ spenderId: newId('gone'), earnerId: uid });
    const held = holdPayment(booking, booking.createdAt);
    const { payout } = settlePayment(held, booking, null, booking.endsAt);
    const ref = db.doc(`payments/${newId('booking')}/payouts/companion`);
    await ref.set({ ...payout });
    expect(await closeAll(CLOSED)).toEqual({ closed: 0, failed: 0 });
    await db.doc(`users/${uid}`).update({ inactivityNoticeAt: null });
    expect(await tell(CLOSED)).toEqual(NOTHING);
    await ref.update({ status: 'paid', paidAt: CLOSED });
    expect(await tell(CLOSED)).toEqual(QUEUED);
    expect(await tell(after(DAY_MS, CLOSED))).toEqual(SEEN);
    expect(await closeAll(after(NOTICE_MS, CLOSED))).toEqual({ closed: 1, failed: 0 });
  });
});
