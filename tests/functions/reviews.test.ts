import { NO_RATINGS, type Stars, summaryOf } from '@hearthkin/domain/companion/review';
import { describe, expect, it } from 'vitest';
import { syncRatings } from '../../functions/src/companion/sync-ratings';
import { type Actor, makeCompanion } from '../support/actors';
import { adminDb } from '../support/admin';
import { newId } from '../support/builders';
import { eventually } from '../support/eventually';

const reviews = ({ uid }: Actor) => adminDb.collection(`companions/${uid}/reviews`);

const review = (rating: Stars, change: object = {}) => ({
  rating,
  comment: 'Kind, and punctual.',
  authorName: 'Sam P.',
  spenderId: 'sam',
  createdAt: new Date('2031-06-01T12:00:00Z'),
  editedAt: null,
  ...change,
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

describe('the reviews of a companion', () => {
  it('make their average as members write, change and staff delete them', async () => {
    const companion = await makeCompanion();
    const first = reviews(companion).doc(newId('booking'));
    await first.set(review(5));
    await eventually(() => ratings(companion)).toEqual({
      ratingDistribution: [0, 0, 0, 0, 1],
      ratingCount: 1,
      ratingAverage: 5,
      rated: ['rated_30', 'rated_40', 'rated_45'],
    });
    const second = reviews(companion).doc(newId('booking'));
    await second.set(review(2));
    await eventually(() => ratings(companion)).toEqual({
      ratingDistribution: [0, 1, 0, 0, 1],
      ratingCount: 2,
      ratingAverage: 3.5,
      rated: ['rated_30'],
    });
    await second.update({ rating: 4, editedAt: new Date() });
    await eventually(() => ratings(companion)).toMatchObject({ ratingAverage: 4.5 });
    await first.delete();
    await eventually(() => ratings(companion)).toMatchObject({ ratingCount: 1, ratingAverage: 4 });
    await second.delete();
    await eventually(() => ratings(companion)).toEqual(NONE);
  });

  it('all count when twenty members write at once', async () => {
    const companion = await makeCompanion();
    const given: Stars[] = [5, 5, 5, 4, 4, 1, 5, 3, 5, 4, 2, 5, 5, 5, 4, 4, 1, 5, 3, 5];
    await Promise.all(given.map((stars) => reviews(companion).doc(newId('b')).set(review(stars))));
    await eventually(() => ratings(companion)).toMatchObject({
      ratingDistribution: [2, 1, 2, 5, 10],
      ratingCount: 20,
      ratingAverage: 4,
    });
  });

  it('count once however often and in whatever order a member’s events come', async () => {
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
    await adminDb.doc(`companions/${uid}/reviews/b`).set(review(5));
    await syncRatings(adminDb, uid);
    expect((await adminDb.doc(`companions/${uid}`).get()).exists).toBe(false);
    await adminDb.doc(`companions/${uid}/reviews/b`).delete();
  });
});
