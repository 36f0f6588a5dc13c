import { canChangeRating, canRateMember } from '@hearthkin/domain/booking/member-rating';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { defineCallable } from '../platform/callable';
import { countAttempt } from '../platform/rate-limit';
import { bookings, memberRatings, profiles } from '../platform/records/collections';
import { dataOf } from '../platform/records/converter';

/**
 * Stores what a companion says of the member after a session, and changes it for a week. Only functions count it.
 * @throws AppError `forbidden` without such a session, of a member who is gone, and when it is too late, `rate-limited`.
 */
export const rateMember = defineCallable('rateMember', {
  access: { for: 'earner' },
  handler: async ({ db, input: { bookingId, ...answers }, caller: { uid }, now }) => {
    await countAttempt(db, 'rewrites', uid, now);
    const ref = memberRatings(db, uid).doc(bookingId);
    await db.runTransaction(async (tx) => {
      const [booking, stored] = await Promise.all([
        tx.get(bookings(db).doc(bookingId)).then(dataOf),
        tx.get(ref),
      ]);
      const former = stored.data();
      if (former !== undefined) {
        if (!canChangeRating(former, now)) throw new AppError('forbidden', 'It is too late');
        tx.update(ref, { ...answers, editedAt: now });
        return;
      }
      if (booking?.earnerId !== uid || !canRateMember(booking, now)) {
        throw new AppError('forbidden', 'There is no such session');
      }
      const memberId = booking.spenderId;
      if (!(await tx.get(profiles(db).doc(memberId))).exists) {
        throw new AppError('forbidden', 'The member is gone');
      }
      tx.create(ref, { ...answers, memberId, createdAt: now, editedAt: null });
    });
    return { rated: true };
  },
});
