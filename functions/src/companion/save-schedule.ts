import { AppError } from '@hearthkin/domain/foundation/errors';
import { defineCallable } from '../platform/callable';
import { countAttempt } from '../platform/rate-limit';
import { companions } from '../platform/records/collections';

/**
 * Changes when and how a companion may be booked: weekly hours, their zone, and parts of the offer.
 * @throws AppError `not-found` without a listing, `rate-limited`.
 */
export const saveSchedule = defineCallable('saveSchedule', {
  access: {
    for: 'earner',
    standing: 'active',
    why: 'A companion prepares a listing before they are verified, and keeps it up while restricted: it is hidden then.',
  },
  handler: async ({ db, input: { offer, ...hours }, caller, now }) => {
    await countAttempt(db, 'scheduleChanges', caller.uid, now);
    const ref = companions(db).doc(caller.uid);
    await db.runTransaction(async (tx) => {
      const listing = (await tx.get(ref)).data();
      if (listing === undefined) throw new AppError('not-found', 'There is no listing');
      tx.update(ref, { ...hours, offer: { ...listing.offer, ...offer } });
    });
    return { saved: true };
  },
});
