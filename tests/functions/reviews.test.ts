import {
  NO_RATINGS,
  REPLY_EDIT_MS,
  REVIEW_EDIT_MS,
  type Review,
  type SessionReview,
  type Stars,
  summaryOf,
} from '@hearthkin/domain/companion/review';
import { sumOf } from '@hearthkin/domain/insights/matching-accuracy';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publishReviews } from '../../functions/src/companion/publish-reviews';
import { removeReviews } from '../../functions/src/companion/remove-reviews';
import { syncRatings } from '../../functions/src/companion/sync-ratings';
import type { Mail } from '../../functions/src/mail/mail';
import type { NotifyDeps } from '../../functions/src/mail/mail-params';
import { matchingAnswers } from '../../functions/src/platform/records/collections';
import { type Actor, makeCompanion, makeMember } from '../support/actors';
import { adminDb, put, quietDatabase, read, update } from '../support/admin';
import {
  bookingDocument,
  bookingOf,
  companionAccount,
  companionDocument,
  newId,
} from '../support/builders';
import { callFunction, expectRefusal } from '../support/call-function';
import { eventually } from '../support/eventually';
import { runTask } from '../support/in-process';
import { runTriggers } from '../support/in-process-triggers';
import { mailQueue } from '../support/mail-queue';
import { mute } from '../support/mute';

runTriggers();

const reviews = ({ uid }: Actor) => adminDb.collection(`companions/${uid}/reviews`);

const review = (rating: Stars): Review => ({
  rating,
  comment: 'Kind, and punctual.',
  tags: [],
  authorName: 'Sam P.',
  publishedIn: '2031-06',
  reply: '',
  repliedAt: null,
});

async function ratings({ uid }: Actor) {
  const listing = await adminDb.doc(`companions/${uid}`).get();
  const { ratingDistribution, ratingCount, ratingAverage, facets } = listing.data() ?? {};
  return {
    ratingDistribution,
    ratingCount,
    ratingAverage,
    rated: Object.keys(facets ?? {}).filter((key) => key.startsWith('rated_')),
  };
}

const NONE = { ratingDistribution: NO_RATINGS, ...summaryOf(NO_RATINGS), rated: [] };

describe('the published reviews of a companion', () => {
  it('make their average as they are published and deleted', async () => {
    const companion = await makeCompanion();
    const first = reviews(companion).doc(newId('review'));
    await first.set(review(5));
    await eventually(() => ratings(companion)).toEqual({
      ratingDistribution: [0, 0, 0, 0, 1],
      ratingCount: 1,
      ratingAverage: 5,
      rated: ['rated_30', 'rated_40', 'rated_45'],
    });
    const second = reviews(companion).doc(newId('review'));
    await second.set(review(2));
    await eventually(() => ratings(companion)).toEqual({
      ratingDistribution: [0, 1, 0, 0, 1],
      ratingCount: 2,
      ratingAverage: 3.5,
      rated: ['rated_30'],
    });
    await first.delete();
    await eventually(() => ratings(companion)).toMatchObject({ ratingCount: 1, ratingAverage: 2 });
    await second.delete();
    await eventually(() => ratings(companion)).toEqual(NONE);
  });

  it('count their tags as they are published, changed and removed', async () => {
    const companion = await makeCompanion();
    const tags = async () =>
      (await adminDb.doc(`companions/${companion.uid}`).get()).get('tagCounts');
    const first = reviews(companion).doc(newId('review'));
    const second = reviews(companion).doc(newId('review'));
    await first.set({ ...review(5), tags: ['calm', 'warm'] });
    await second.set({ ...review(5), tags: ['calm'] });
    await eventually(tags).toEqual({ calm: 2, warm: 1 });
    await second.update({ tags: ['funny'] });
    await eventually(tags).toEqual({ calm: 1, warm: 1, funny: 1 });
    // As when our team removes it.
    await first.delete();
    await eventually(tags).toEqual({ funny: 1 });
    // Published before there were tags.
    const { tags: _, ...older } = review(4);
    await first.set(older);
    await eventually(() => ratings(companion)).toMatchObject({ ratingCount: 2 });
    expect(await tags()).toEqual({ funny: 1 });
  });

  it('all have their tags counted the first time, on a listing from before', async () => {
    const companion = await makeCompanion();
    const listing = adminDb.doc(`companions/${companion.uid}`);
    await reviews(companion)
      .doc('a')
      .set({ ...review(5), tags: ['calm', 'warm'] });
    await eventually(() => ratings(companion)).toMatchObject({ ratingCount: 1 });
    await listing.update({ tagCounts: FieldValue.delete() });
    await reviews(companion)
      .doc('b')
      .set({ ...review(5), tags: ['calm'] });
    await eventually(async () => (await listing.get()).get('tagCounts')).toEqual({
      calm: 2,
      warm: 1,
    });
    expect(await ratings(companion)).toMatchObject({ ratingCount: 2 });
  });

  it('all count when twenty are published at once', async () => {
    const companion = await makeCompanion();
    const given: Stars[] = [5, 5, 5, 4, 4, 1, 5, 3, 5, 4, 2, 5, 5, 5, 4, 4, 1, 5, 3, 5];
    await Promise.all(given.map((stars) => reviews(companion).doc(newId('b')).set(review(stars))));
    await eventually(() => ratings(companion)).toMatchObject({
      ratingDistribution: [2, 1, 2, 5, 10],
      ratingCount: 20,
      ratingAverage: 4,
    });
  });

  it('count once however often and in whatever order events come', async () => {
    const companion = await makeCompanion();
    const ref = adminDb.doc(`companions/${companion.uid}`);
    const one = reviews(companion).doc(newId('b'));
    await one.set(review(3));
    await one.update({ rating: 4 });
    await Promise.all(Array.from({ length: 4 }, () => syncRatings(adminDb, companion.uid)));
    expect(await ratings(companion)).toMatchObject({ ratingCount: 1, ratingAverage: 4 });
    await eventually(() => ratings(companion)).toMatchObject({ rated: ['rated_30', 'rated_40'] });
    const { updateTime } = await ref.get();
    await syncRatings(adminDb, companion.uid);
    expect((await ref.get()).updateTime).toEqual(updateTime);
  });

  it('do not restore a deleted companion', async () => {
    const uid = newId('gone');
    await put(`companions/${uid}/reviews/b`, review(5));
    await syncRatings(adminDb, uid);
    expect((await adminDb.doc(`companions/${uid}`).get()).exists).toBe(false);
    await adminDb.doc(`companions/${uid}/reviews/b`).delete();
  });
});

/** A review as its author keeps it. */
const original = (change: Partial<SessionReview> = {}): SessionReview => ({
  rating: 4,
  comment: 'Kind.',
  tags: [],
  again: null,
  authorName: 'Sam P.',
  companionId: 'eve',
  createdAt: WRITTEN,
  editedAt: null,
  reviewId: null,
  removedAt: null,
  ...change,
});

const WRITTEN = new Date('2031-06-23T20:30:15.123Z');
const after = (ms: number) => new Date(WRITTEN.getTime() + ms);
const DUE = after(REVIEW_EDIT_MS + 1);

describe('publishReviews', () => {
  let db: Firestore;
  let close: () => Promise<void>;

  beforeEach(async () => {
    sent = [];
    // Of two mails of the same event, it takes one.
    const queue = mailQueue(({ mail }) => void sent.push(mail));
    deps = { queue, siteUrl: 'https://hearthkin.test', linkKey: 'key' };
    // A project per test: the sweep processes all reviews.
    ({ db, close } = quietDatabase(newId('demo-reviews')));
    const account = companionAccount('eve');
    await db.doc('users/eve').set(account);
    await db.doc('companions/eve').set(companionDocument(account));
  });
  afterEach(() => close());

  let sent: Mail[];
  let deps: NotifyDeps;
  const run = (now = DUE) => publishReviews.handler({ db, now }, deps);
  const at = (uid: string, bookingId: string) => db.doc(`users/${uid}/sessionReviews/${bookingId}`);
  const published = async () => (await db.collection('companions/eve/reviews').get()).docs;
  const NOTHING = { published: 0, dropped: 0, failed: 0 };

  it('publishes a review once its author can’t edit it any more, and once only', async () => {
    await at('sam', 'b1').set(original());
    expect(await run(after(REVIEW_EDIT_MS))).toEqual(NOTHING);
    expect(await published()).toEqual([]);
    const runs = await Promise.all([run(), run()]);
    expect(runs.map(({ published: count }) => count).sort()).toEqual([0, 1]);
    const [copy, ...others] = await published();
    expect(others).toEqual([]);
    expect((await at('sam', 'b1').get()).get('reviewId')).toBe(copy?.id);
    expect(await run()).toEqual(NOTHING);
  });

  it('tells neither the member nor the booking nor an hour', async () => {
    const tags: SessionReview['tags'] = ['warm', 'calm'];
    await at('sam-the-member', 'the-booking').set(original({ tags, editedAt: after(1) }));
    await run();
    const [copy] = await published();
    expect(copy?.data()).toEqual({
      rating: 4,
      comment: 'Kind.',
      tags: ['warm', 'calm'],
      authorName: 'Sam P.',
      publishedIn: '2031-06',
      reply: '',
      repliedAt: null,
    });
    expect(copy?.id).toMatch(/^[A-Za-z0-9]{20}$/);
  });

  it('counts who would meet again after a session found by matching, once, and shows no one', async () => {
    const sides = { spenderId: 'sam', earnerId: 'eve' };
    const cases = [
      { id: 'b1', fromMatching: true, again: true },
      { id: 'b2', fromMatching: true, again: true },
      { id: 'b3', fromMatching: true, again: false },
      { id: 'b4', fromMatching: true, again: null },
      { id: 'b5', fromMatching: false, again: true },
    ];
    for (const { id, fromMatching, again } of cases) {
      const booking = bookingDocument(sides, { status: 'completed', fromMatching });
      await db.doc(`bookings/${id}`).set(booking);
      await at('sam', id).set(original({ again }));
    }
    const counted = async () =>
      sumOf((await matchingAnswers(db).get()).docs.map((doc) => doc.data()));
    expect(await run(after(REVIEW_EDIT_MS))).toEqual(NOTHING);
    expect(await counted()).toEqual({ answers: 0, again: 0 });
    expect(await run()).toEqual({ ...NOTHING, published: 5 });
    expect(await counted()).toEqual({ answers: 3, again: 2 });
    await run();
    expect(await counted()).toEqual({ answers: 3, again: 2 });
    for (const copy of await published()) expect(copy.data()).not.toHaveProperty('again');
  });

  it('publishes in an order that has nothing to do with when members wrote', async () => {
    const count = 200;
    const early = Array.from({ length: count / 2 }, (_, index) => `${index}`);
    const writer = db.bulkWriter();
    for (let index = 0; index < count; index += 1) {
      const createdAt = new Date(WRITTEN.getTime() - count + index);
      void writer.set(at(`member-${index}`, 'b'), original({ comment: `${index}`, createdAt }));
    }
    await writer.close();
    expect(await run()).toEqual({ ...NOTHING, published: count });
    const copies = (await published()).sort(
      (one, other) => one.createTime.toMillis() - other.createTime.toMillis(),
    );
    expect(copies).toHaveLength(count);
    const first = copies.slice(0, 20).map((copy) => copy.get('comment'));
    // Drawn by chance, all twenty are among the earlier half once in three million runs.
    expect(first.filter((comment) => !early.includes(comment))).not.toEqual([]);
  });

  it('goes on in tasks when its time is up, companion by companion, with one time for all', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `companion-${index}`);
    const writer = db.bulkWriter();
    for (const name of names) {
      const account = companionAccount(name, { email: `${name}@hearthkin.test` });
      void writer.set(db.doc(`users/${name}`), account);
      void writer.set(db.doc(`companions/${name}`), companionDocument(account));
      for (const member of ['sam', 'ann', 'max']) {
        void writer.set(at(`${member}-of-${name}`, 'b'), original({ companionId: name }));
      }
    }
    await writer.close();
    let waiting: number[] = [];
    const handOn = async (_: Date, round: number) => void waiting.push(round);
    const shortly = { endsBy: new Date(0), handOn };
    const first = await publishReviews.handler({ db, now: DUE, ...shortly }, deps);
    expect(first.published).toBeGreaterThan(0);
    let total = first.published;
    for (let later = 1; waiting.length > 0; later += 1) {
      // Written meanwhile: not in this one.
      await at('late', `b${later}`).set(original({ companionId: 'eve', createdAt: DUE }));
      const [round] = waiting;
      waiting = [];
      const now = new Date(DUE.getTime() + later * REVIEW_EDIT_MS);
      total += (await publishReviews.handler({ db, now, round, ...shortly }, deps)).published;
    }
    expect(total).toBe(36);
    expect(await published()).toEqual([]);
    for (const name of names) {
      const copies = await db.collection(`companions/${name}/reviews`).get();
      expect(copies.docs.map((copy) => copy.get('publishedIn'))).toEqual([
        '2031-06',
        '2031-06',
        '2031-06',
      ]);
      const told = await db.collection(`users/${name}/notifications`).get();
      expect(told.docs.map((one) => one.get('createdAt').toDate())).toEqual([DUE, DUE, DUE]);
    }
    // Whatever page a review was on.
    expect(sent.map(({ to, subject }) => [to, subject]).sort()).toEqual(
      names.map((name) => [`${name}@hearthkin.test`, 'You have 3 new reviews']).sort(),
    );
  });

  it('tells the companion of each, by what the profile shows, and mails once', async () => {
    await db.doc('users/eve').set(companionAccount('eve', { email: 'eve@hearthkin.test' }));
    await at('sam-the-member', 'booking-1').set(original());
    await at('ann-the-member', 'booking-2').set(original({ rating: 5, createdAt: after(-1) }));
    await run();
    await run();
    const told = (await db.collection('users/eve/notifications').get()).docs;
    const copies = await published();
    expect(told.map(({ id }) => id).sort()).toEqual(copies.map(({ id }) => id).sort());
    for (const notification of told) {
      const copy = copies.find(({ id }) => id === notification.id);
      expect(notification.data()).toMatchObject({
        kind: 'review-published',
        data: { rating: String(copy?.get('rating')) },
        link: '/profile?tab=reviews',
      });
      // One time for all of a run, so that their order says nothing.
      expect(notification.get('createdAt').toDate()).toEqual(DUE);
      const words = JSON.stringify(notification.data());
      for (const secret of ['member', 'booking', 'Kind', '2031-06-23']) {
        expect(words).not.toContain(secret);
      }
    }
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      ['eve@hearthkin.test', 'You have 2 new reviews'],
    ]);
    expect(sent[0]?.text).toContain('https://hearthkin.test/profile?tab=reviews');
  });

  it('publishes, and tells no one, for a companion who muted it', async () => {
    await mute({ uid: 'eve' }, { inApp: ['bookings'], mail: ['bookings'] }, db);
    await at('sam', 'b1').set(original());
    expect(await run()).toEqual({ ...NOTHING, published: 1 });
    expect((await db.collection('users/eve/notifications').get()).size).toBe(0);
    expect(sent).toEqual([]);
  });

  it('leaves out a review that can’t be read, and publishes the next', async () => {
    await at('sam', 'b1').set({ ...original(), rating: 9 });
    await at('ann', 'b2').set(original({ createdAt: after(-1), comment: 'Fine.' }));
    expect(await run()).toEqual({ ...NOTHING, published: 1 });
    expect((await published()).map((copy) => copy.get('comment'))).toEqual(['Fine.']);
  });

  it('drops a review of a companion whose account is deleted', async () => {
    await at('sam', 'b1').set(original({ companionId: 'gone' }));
    expect(await run()).toEqual({ ...NOTHING, dropped: 1 });
    expect((await at('sam', 'b1').get()).exists).toBe(false);
    expect((await db.collection('companions/gone/reviews').get()).size).toBe(0);
  });

  it('waits while a claim about the session is open, and drops what it has cancelled', async () => {
    const sides = { spenderId: 'sam', earnerId: 'eve' };
    const claimed = (status: 'completed' | 'cancelled', keptPercent: number | null) =>
      bookingDocument(sides, { status, claim: { by: 'spender', keptPercent }, dueAt: null });
    await db.doc('bookings/b1').set(claimed('completed', null));
    await at('sam', 'b1').set(original());
    expect(await run()).toEqual(NOTHING);
    await db.doc('bookings/b1').set(claimed('completed', 60));
    await at('sam', 'b2').set(original());
    await db.doc('bookings/b2').set(claimed('cancelled', 0));
    expect(await run()).toEqual({ ...NOTHING, published: 1, dropped: 1 });
    expect((await at('sam', 'b1').get()).get('reviewId')).not.toBeNull();
    expect((await at('sam', 'b2').get()).exists).toBe(false);
  });

  it('leaves nothing of a member whose account is deleted meanwhile', async () => {
    await Promise.all(
      Array.from({ length: 12 }, (_, index) => at('sam', `b${index}`).set(original())),
    );
    await at('ann', 'b').set(original({ authorName: 'Ann A.' }));
    await Promise.all([run(), removeReviews(db, 'sam')]);
    expect((await published()).map((copy) => copy.get('authorName'))).toEqual(['Ann A.']);
    expect((await db.collection('users/sam/sessionReviews').get()).size).toBe(0);
  });

  it('goes on in its task with what a run has left', async () => {
    const companion = await makeCompanion();
    const long = new Date(Date.now() - 2 * REVIEW_EDIT_MS);
    const ref = adminDb.doc(`users/${newId('member')}/sessionReviews/${newId('booking')}`);
    await ref.set(original({ companionId: companion.uid, createdAt: long }));
    const now = new Date();
    const open = { begunAt: now, since: null, until: now, again: [], stage: '', after: null };
    const cursor = adminDb.doc('sweepCursors/publishReviews');
    const asked = { ...open, round: 1, heldUntil: null };
    await cursor.set({ at: null, open: asked, isNextDue: false, failed: [] });
    const task = (round: number) => runTask('publishReviewsTask', { round });
    // Of a run long ago.
    await task(0);
    expect((await ref.get()).get('reviewId')).toBeNull();
    await task(1);
    expect((await ref.get()).get('reviewId')).not.toBeNull();
    expect((await cursor.get()).data()).toMatchObject({ open: null });
  });
});

describe('saveReview', () => {
  const SAID = { rating: 4, comment: ' Kind. ', tags: ['calm'], again: true };
  const save = (who: Actor, bookingId: string, change: object = {}) =>
    callFunction('saveReview', { bookingId, review: { ...SAID, ...change } }, who);

  async function completedSession(change: Parameters<typeof bookingDocument>[1] = {}) {
    const [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
    const bookingId = newId('booking');
    await put(
      `bookings/${bookingId}`,
      bookingOf(member, companion, { status: 'completed', dueAt: null, ...change }),
    );
    const card = adminDb.doc(`profiles/${member.uid}`);
    await eventually(async () => (await card.get()).exists).toBe(true);
    const path = `users/${member.uid}/sessionReviews/${bookingId}`;
    return { member, companion, bookingId, path };
  }

  it('stores what a member says of a session, and changes it for a week', async () => {
    const { member, companion, bookingId, path } = await completedSession();
    expect(await save(member, bookingId)).toMatchObject({ result: { saved: true } });
    expect(await read(path)).toMatchObject({
      rating: 4,
      comment: 'Kind.',
      tags: ['calm'],
      again: true,
      companionId: companion.uid,
      authorName: 'Sam P.',
      editedAt: null,
      reviewId: null,
    });
    expect(await save(member, bookingId, { rating: 2 })).toMatchObject({ status: 200 });
    const edited = await read(path);
    expect(edited).toMatchObject({ rating: 2, companionId: companion.uid });
    expect(edited?.editedAt).not.toBeNull();
    await update(path, { createdAt: new Date(Date.now() - REVIEW_EDIT_MS - 60_000) });
    await expectRefusal(save(member, bookingId, { rating: 5 }), 'forbidden');
  });

  it('is for the member of a completed session', async () => {
    const { member, companion, bookingId } = await completedSession({ status: 'confirmed' });
    await expectRefusal(save(member, bookingId), 'forbidden');
    await expectRefusal(save(companion, bookingId), 'forbidden');
    await expectRefusal(save(member, newId('nowhere')), 'forbidden');
    const other = await completedSession();
    await expectRefusal(save(member, other.bookingId), 'forbidden');
  });
});

describe('answerReview', () => {
  it('publishes a companion’s answer, which they change for a week', async () => {
    const [companion, colleague] = await Promise.all([makeCompanion(), makeCompanion()]);
    const ref = reviews(companion).doc(newId('review'));
    await ref.set(review(4));
    const say = (who: Actor, reply: string) =>
      callFunction('answerReview', { reviewId: ref.id, reply }, who);
    await expectRefusal(say(colleague, 'Thank you.'), 'not-found');
    expect(await say(companion, ' Thank you. ')).toMatchObject({ result: { answered: true } });
    const first = (await ref.get()).data();
    expect(first).toMatchObject({
      ...review(4),
      reply: 'Thank you.',
      repliedAt: expect.anything(),
    });
    expect(await say(companion, 'Come again.')).toMatchObject({ status: 200 });
    expect((await ref.get()).data()).toMatchObject({
      reply: 'Come again.',
      repliedAt: first?.repliedAt,
    });
    await ref.update({ repliedAt: new Date(Date.now() - REPLY_EDIT_MS - 60_000) });
    await expectRefusal(say(companion, 'Later.'), 'forbidden');
    // As our team removes it.
    await ref.update({ reply: '', repliedAt: new Date() });
    await expectRefusal(say(companion, 'Once more.'), 'forbidden');
  });
});

describe('removeReviews', () => {
  it('deletes originals and copies, and none of them needs to be readable', async () => {
    const { db, close } = quietDatabase(newId('demo-reviews'));
    const copy = db.doc('companions/eve/reviews/r1');
    const others = db.doc('companions/eve/reviews/r2');
    await Promise.all([copy.set(review(4)), others.set(review(5))]);
    const own = db.collection('users/sam/sessionReviews');
    await own.doc('b1').set({ ...original({ reviewId: 'r1' }), rating: 9 });
    await own.doc('b2').set({ companionId: 7, reviewId: null });
    await removeReviews(db, 'sam');
    await removeReviews(db, 'sam');
    expect((await own.get()).size).toBe(0);
    expect((await copy.get()).exists).toBe(false);
    expect((await others.get()).exists).toBe(true);
    await close();
  });
});
