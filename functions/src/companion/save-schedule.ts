import { blockedAhead, withBlocked, withoutBlocked } from '@hearthkin/domain/companion/blocked';
import { MAX_BLOCKED } from '@hearthkin/domain/companion/offer';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { defineCallable } from '../platform/callable';
import { countAttempt } from '../platform/rate-limit';
import { companions } from '../platform/records/collections';

/**
 * Changes when and how a companion may be booked: weekly hours, their zone, parts of the offer, and blocked hours.
 * @throws AppError `not-found` without a listing, `invalid-input` for too many blocked hours, `rate-limited`.
 */
export const saveSchedule = defineCallable('saveSchedule', {
  access: {
    for: 'earner',
    standing: 'active',
    why: 'A companion prepares a listing before they are verified, and keeps it up while restricted: it is hidden then.',
  },
  handler: async ({ db, input: { offer, block, unblock, ...hours }, caller, now }) => {
    await countAttempt(db, 'scheduleChanges', caller.uid, now);
    const ref = companions(db).doc(caller.uid);
    await db.runTransaction(async (tx) => {
      const listing = (await tx.get(ref)).data();
      if (listing === undefined) throw new AppError('not-found', 'There is no listing');
      let blocked = blockedAhead(listing.offer.blocked, listing.timeZone, now);
      if (unblock !== undefined) blocked = withoutBlocked(blocked, unblock);
      if (block !== undefined) blocked = withBlocked(blocked, block);
      if (blocked.length > MAX_BLOCKED) {
        const message = `You can block ${MAX_BLOCKED} times. Unblock one first.`;
        throw new AppError('invalid-input', message, { issues: [{ path: ['block'], message }] });
      }
      // Who comes back isn't asked to talk right now before they say so.
      const quiet = offer?.away ? { talksNow: false } : {};
      tx.update(ref, { ...hours, offer: { ...listing.offer, ...offer, ...quiet, blocked } });
    });
    return { saved: true };
  },
});
