import { AppError } from '@hearthkin/domain/errors';
import { missingData, setListed } from '../companion/listed-in';
import { defineStaffAct } from '../core/callable';
import { companions, users } from '../core/collections';
import { newNotificationId, notify, readReader } from '../notification/notify';
import { audit } from './audit';

/**
 * Ends the pause of a listing after missed sessions. It is listed again if nothing else is missing, and
 * the companion is told.
 * @throws AppError `not-found` without such a companion, `bad-transition` if it isn't paused.
 */
export const resumeListing = defineStaffAct('resumeListing', {
  concerns: ({ input: { uid } }) => [uid],
  handler: async ({ db, input: { uid, note }, caller, now }) => {
    await db.runTransaction(async (tx) => {
      const [listing, account, reader] = await Promise.all([
        tx.get(companions(db).doc(uid)),
        tx.get(users(db).doc(uid)).then((doc) => doc.data()),
        readReader(tx, db, uid),
      ]);
      if (!listing.exists || account === undefined || reader === null) {
        throw new AppError('not-found', 'There is no such companion');
      }
      if ((listing.get('pause') ?? null) === null) {
        throw new AppError('bad-transition', 'The listing is not paused');
      }
      const missing = setListed(tx, listing, account, { pause: null });
      const id = newNotificationId(db, uid);
      const draft = { id, kind: 'listing-resumed', data: missingData(missing) } as const;
      notify(tx, db, reader, { ...draft, link: '/profile/listing' }, now);
      audit(tx, db, {
        at: now,
        act: 'listing-resumed',
        by: caller.uid,
        target: listing.ref.path,
        note,
        concerns: [uid],
      });
    });
    return { resumed: true };
  },
});
