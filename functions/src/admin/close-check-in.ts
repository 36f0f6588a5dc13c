import { AppError } from '@hearthkin/domain/errors';
import { defineStaffAct } from '../core/callable';
import { checkIns } from '../core/collections';
import { peopleNamedIn } from '../core/people-named-in';
import { audit } from './audit';

/**
 * Records that our team has looked after a check-in, with what was done. A repeated call does nothing.
 * @throws AppError `not-found`; `bad-transition` if it isn't open, or other staff have closed it.
 */
export const closeCheckIn = defineStaffAct('closeCheckIn', {
  concerns: ({ db, input }) => peopleNamedIn(checkIns(db).doc(input.checkInId)),
  handler: ({ db, input: { checkInId, note }, caller: { uid: by }, now: at }) =>
    db.runTransaction(async (tx) => {
      const ref = checkIns(db).doc(checkInId);
      const checkIn = (await tx.get(ref)).data();
      if (checkIn === undefined) throw new AppError('not-found', 'There is no such check-in');
      const { status, decidedBy, uid, otherUid } = checkIn;
      if (status === 'closed' && decidedBy === by) return { closed: true };
      if (status !== 'open') throw new AppError('bad-transition', `It is ${status}`);
      tx.update(ref, { status: 'closed', decidedAt: at, decidedBy: by });
      const entry = { at, act: 'check-in-closed', by, target: ref.path, note } as const;
      audit(tx, db, { ...entry, concerns: [uid, otherUid] });
      return { closed: true };
    }),
});
