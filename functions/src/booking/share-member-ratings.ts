import {
  countRatings,
  type MemberRatingCounts,
  RATINGS_COUNTED,
} from '@hearthkin/domain/booking/member-rating';
import type { Firestore } from 'firebase-admin/firestore';
import { bookings, memberRatingCounts } from '../platform/records/collections';
import { dataOf, isReadable } from '../platform/records/converter';
import { getAllOf } from '../platform/records/get-all';
import { latestMemberRatings } from './booking-queries';
import type { WrittenBooking } from './written-booking';

/**
 * Tells a companion who is asked for a session what other companions have answered about the member, as
 * of the request. Everything is counted from the answers each time, and only those count that can't change any more, so
 * a repeated event writes the same. A booking that is over gets nothing: the removal of an account ends it before
 * it deletes the counts.
 */
export async function shareMemberRatings(
  db: Firestore,
  { bookingId, before, after }: Pick<WrittenBooking, 'bookingId' | 'before' | 'after'>,
): Promise<void> {
  if (before !== null || after === null) return;
  const counts = await countsFor(db, after);
  if (counts === null) return;
  await db.runTransaction(async (tx) => {
    const booking = dataOf(await tx.get(bookings(db).doc(bookingId)));
    const isOpen = booking?.status === 'pending' || booking?.status === 'confirmed';
    if (isOpen) tx.set(memberRatingCounts(db, bookingId), counts);
  });
}

async function countsFor(
  db: Firestore,
  { spenderId, earnerId, createdAt }: NonNullable<WrittenBooking['after']>,
): Promise<MemberRatingCounts | null> {
  const { docs } = await latestMemberRatings(db, spenderId, RATINGS_COUNTED).get();
  const ratings = docs.filter(isReadable);
  const sessions = await getAllOf(
    db,
    ratings.map(({ id }) => bookings(db).doc(id)),
  );
  const rated = ratings.map((doc, index) => ({
    companionId: doc.ref.parent.parent?.id ?? '',
    rating: doc.data(),
    booking: sessions[index] ?? null,
  }));
  return countRatings(rated, earnerId, createdAt);
}
