import { readFileSync } from 'node:fs';
import { DAY_MS, HOUR_MS } from '@hearthkin/domain/foundation/durations';
import { RETAIN_MS } from '@hearthkin/domain/payment/retention';
import { holdPayment, payOut, settlePayment } from '@hearthkin/domain/payment/settle';
import { checkInId } from '@hearthkin/domain/safety/check-in';
import { ROOT } from '@hearthkin/emulators/launcher/paths';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeOldBooks } from '../../functions/src/policy/remove-old-books';
import { removeAccount } from '../../functions/src/removal/remove-account';
import type { IndexFile } from '../../production/deploy/index-file';
import { adminAuth, adminDb, quietDatabase } from '../support/admin';
import { bookingDocument, companionAccount, memberDocument, newId } from '../support/builders';
import { eventually } from '../support/eventually';
import { runTriggers } from '../support/in-process-triggers';
import { mailQueue } from '../support/mail-queue';
import { AccountFunctions } from './account-functions';
import { makeCouple, NOW, WORDS } from './account-with-everything';
import { storedCollections } from './stored-collections';

runTriggers();

const after = (ms: number, instant: Date) => new Date(instant.getTime() + ms);

describe('the financial records of a session', () => {
  const ENDED = new Date('2026-06-08T20:00:00Z');
  const LEAVES = new Date('2027-01-01T00:00:00Z');
  let db: Firestore;
  let close: () => Promise<void>;

  beforeEach(() => {
    // A project per test: the sweep processes all bookings.
    ({ db, close } = quietDatabase(newId('demo-books')));
  });
  afterEach(() => close());

  const deps = {
    auth: adminAuth,
    deleteFolder: async () => {},
    provider: null,
    queue: mailQueue(),
    siteUrl: '',
    linkKey: '',
    peopleKey: '',
  };
  const leave = (uid: string, now = LEAVES) => removeAccount(db, deps, uid, now);
  const removeOld = (now: Date) => removeOldBooks.handler({ db, now });
  const keepUntil = async (id: string) =>
    (await db.doc(`bookings/${id}`).get()).get('keepUntil')?.toDate();

  /** Paths of what is left of a booking, who was there, note, claim, payment and payout. */
  async function booksOf(id: string): Promise<string[]> {
    const paths = [
      `bookings/${id}`,
      `bookings/${id}/attendance/a-side`,
      `bookings/${id}/staffNotes/a-note`,
      `bookings/${id}/day/a-side`,
      `claims/${id}`,
      `payments/${id}`,
      `payments/${id}/payouts/companion`,
    ];
    const found = await db.getAll(...paths.map((path) => db.doc(path)));
    const asked = await db.collection('checkIns').where('bookingId', '==', id).get();
    return [...found.filter(({ exists }) => exists), ...asked.docs].map(({ ref }) => ref.path);
  }

  /**
   * A member and a companion with a completed session, and a payout paid at an instant or not at
   * all.
   */
  async function makeSession(paidAt: Date | null = after(2 * DAY_MS, ENDED)) {
    const member = newId('t');
    const companion = newId('t');
    const id = newId('booking');
    const booking = bookingDocument(
      { spenderId: member, earnerId: companion },
      { status: 'completed', dueAt: null, updatedAt: ENDED },
    );
    expect(booking.endsAt).toEqual(ENDED);
    const held = holdPayment(booking, booking.createdAt);
    const { payment, payout } = settlePayment(held, booking, null, ENDED);
    if (payout === null) throw new Error('There is something to pay out');
    const batch = db.batch();
    batch.set(db.doc(`users/${member}`), memberDocument(member));
    batch.set(db.doc(`users/${companion}`), companionAccount(companion));
    batch.set(db.doc(`bookings/${id}`), booking);
    batch.set(db.doc(`bookings/${id}/attendance/a-side`), { joinedAt: ENDED, lastSeenAt: ENDED });
    batch.set(db.doc(`bookings/${id}/day/a-side`), { lookLike: '' });
    for (const uid of [member, companion]) {
      batch.set(db.doc(`checkIns/${checkInId(uid, id)}`), { uid, bookingId: id });
    }
    batch.set(db.doc(`claims/${id}`), { spenderId: member, earnerId: companion });
    batch.set(db.doc(`payments/${id}`), payment);
    batch.set(
      db.doc(`payments/${id}/payouts/companion`),
      paidAt === null ? payout : payOut(payout, paidAt),
    );
    await batch.commit();
    return { member, companion, id };
  }

  it('stay for as long as one of the two has an account, and seven years from the session', async () => {
    const { member, companion, id } = await makeSession();
    await leave(member);
    expect(await keepUntil(id)).toBeUndefined();
    const late = after(10 * 365 * DAY_MS, ENDED);
    expect(await removeOld(late)).toEqual({ removed: 0, failed: 0 });
    await leave(companion);
    expect(await keepUntil(id)).toEqual(new Date('2033-06-08T20:00:00Z'));
    expect(await booksOf(id)).toHaveLength(8);
  });

  it('are deleted seven years after the last payment, to the millisecond, and no others are', async () => {
    const { member, companion, id } = await makeSession();
    const other = await makeSession();
    await leave(member);
    await leave(companion);
    await leave(other.companion);
    const note = { text: 'Both have left.', at: LEAVES, by: 'a-reviewer' };
    await db.doc(`bookings/${id}/staffNotes/a-note`).set(note);
    // The payout was paid two days after the session.
    const due = new Date('2033-06-10T20:00:00Z');
    expect(await removeOld(after(-1, due))).toEqual({
      removed: 0,
      failed: 0,
    });
    expect(await keepUntil(id)).toEqual(due);
    expect(await booksOf(id)).toHaveLength(9);
    expect(await removeOld(due)).toEqual({ removed: 1, failed: 0 });
    expect(await booksOf(id)).toEqual([]);
    expect(await booksOf(other.id)).toHaveLength(8);
    expect(await removeOld(due)).toEqual({ removed: 0, failed: 0 });
  });

  it('are found by the next run if one stopped half way', async () => {
    const { member, companion, id } = await makeSession();
    await leave(member);
    await leave(companion);
    await db.recursiveDelete(db.doc(`payments/${id}`));
    expect(await removeOld(after(RETAIN_MS, ENDED))).toEqual({
      removed: 1,
      failed: 0,
    });
    expect(await booksOf(id)).toEqual([]);
  });

  it('are found even if both sides leave at once', async () => {
    const { member, companion, id } = await makeSession();
    await Promise.all([leave(member), leave(companion)]);
    expect(await keepUntil(id)).toEqual(after(RETAIN_MS, ENDED));
  });

  it.each(['pending', 'frozen'])(
    'stay while a deleted companion has a %s payout',
    async (status) => {
      const { member, companion, id } = await makeSession(null);
      await leave(member);
      await leave(companion);
      await db.doc(`payments/${id}/payouts/companion`).update({ status });
      expect(await removeOld(after(2 * RETAIN_MS, ENDED))).toEqual({
        removed: 0,
        failed: 0,
      });
      expect(await booksOf(id)).toHaveLength(8);
    },
  );

  it('are deleted though those of other people cannot be read', async () => {
    const broken = await makeSession();
    const { member, companion, id } = await makeSession();
    for (const uid of [broken.member, broken.companion, member, companion]) await leave(uid);
    await db.doc(`payments/${broken.id}`).update({ status: 'unknown' });
    expect(await removeOld(after(RETAIN_MS + 3 * DAY_MS, ENDED))).toEqual({
      removed: 1,
      failed: 1,
    });
    expect(await booksOf(id)).toEqual([]);
    expect(await booksOf(broken.id)).toHaveLength(8);
  });
});

describe('ninety days after a member has deleted their account', () => {
  const LAST_DAY = after(90 * DAY_MS, NOW);
  /** Later than anything a trigger writes about the end of an account. */
  const LATEST = after(HOUR_MS, LAST_DAY);

  const { fieldOverrides }: IndexFile = JSON.parse(
    readFileSync(`${ROOT}/firestore.indexes.json`, 'utf8'),
  );
  /** The TTL field of each collection. */
  const TTL = new Map(
    fieldOverrides
      .filter(({ ttl }) => ttl)
      .map(({ collectionGroup, fieldPath }) => [collectionGroup, fieldPath]),
  );

  let functions: AccountFunctions;
  beforeAll(async () => {
    functions = await AccountFunctions.open();
  });
  afterAll(() => functions.close());

  /** All documents left after TTL whose content or path contains one of these words. */
  async function remaining(words: readonly string[]): Promise<QueryDocumentSnapshot[]> {
    const found: QueryDocumentSnapshot[] = [];
    for (const name of storedCollections()) {
      const { docs } = await adminDb.collectionGroup(name).get();
      found.push(...docs.filter((doc) => words.some((word) => textOf(doc).includes(word))));
    }
    return found.filter((doc) => {
      const field = TTL.get(doc.ref.parent.id);
      const goesAt = field === undefined ? undefined : doc.get(field);
      return goesAt === undefined || goesAt.toDate() > LATEST;
    });
  }

  const textOf = (doc: QueryDocumentSnapshot) => `${doc.ref.path} ${JSON.stringify(doc.data())}`;

  it('nothing names them, and only financial records, the retained record and other people’s documents have their id', async () => {
    const { member, companion } = await makeCouple();
    const mine = [member.uid, companion.uid];
    expect((await remaining([member.email])).length).toBeGreaterThan(0);
    await functions.deleteAccount(member, { now: NOW, signedInAt: NOW });
    // Triggers notify the other side.
    const news = adminDb.collection(`users/${companion.uid}/notifications`);
    const told = async () => (await news.where('kind', '==', 'booking-cancelled').get()).size > 0;
    await eventually(told).toBe(true);

    expect((await remaining([member.email])).map(({ ref }) => ref.path)).toEqual([]);
    const left = await remaining(mine);
    const named = left.filter((doc) =>
      ['Sam P.', 'Porter', WORDS.member].some((word) => textOf(doc).includes(word)),
    );
    expect(named.map(({ ref }) => ref.path)).toEqual([]);

    const theirs = left.filter((doc) => textOf(doc).includes(member.uid));
    const elsewhere = theirs.filter(({ ref: { path } }) => {
      const [top = '', id = ''] = path.split('/');
      const kept = ['bookings', 'checkIns', 'claims', 'payments', 'retainedRecords'];
      const isKept = kept.includes(top);
      // The other side's own documents, and their messages in the conversation.
      return (
        !isKept && id !== companion.uid && !(top === 'conversations' && id.includes(companion.uid))
      );
    });
    expect(elsewhere.map(({ ref }) => ref.path)).toEqual([]);
    expect(theirs.map(({ ref }) => ref.path)).toContain(`retainedRecords/${member.uid}`);
  });
});
