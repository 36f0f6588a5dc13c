import { UNDO_MS, type UndoableQueue } from '@hearthkin/domain/admin/queue-acts';
import { STAFF_QUEUES } from '@hearthkin/domain/admin/queues';
import { AppError } from '@hearthkin/domain/errors';
import { CONTACT_KEEP_MS } from '@hearthkin/domain/support/contact';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { defineStaffAct } from '../core/callable';
import { checkIns, contactMessages, moneyCases, queueItems } from '../core/collections';
import { peopleNamedIn } from '../core/people-named-in';
import { audit } from './audit';

/** A decision, and what brings its item back into the queue. */
interface Decision {
  readonly isOpen: boolean;
  /** Null if it wasn't our team, or if someone was told. */
  readonly by: string | null;
  readonly at: Date | null;
  readonly reopen: () => void;
  readonly concerns: readonly string[];
}

type ReadDecision = (tx: Transaction, db: Firestore, id: string) => Promise<Decision | null>;

const DECISIONS: Readonly<Record<UndoableQueue, ReadDecision>> = {
  'check-ins': async (tx, db, id) => {
    const ref = checkIns(db).doc(id);
    const checkIn = (await tx.get(ref)).data();
    if (checkIn === undefined) return null;
    const { status, uid, otherUid, decidedAt, decidedBy } = checkIn;
    return {
      isOpen: status === 'open',
      by: status === 'closed' ? decidedBy : null,
      at: decidedAt,
      reopen: () => tx.update(ref, { status: 'open', decidedAt: null, decidedBy: null }),
      concerns: [uid, otherUid],
    };
  },
  money: async (tx, db, id) => {
    const ref = moneyCases(db).doc(id);
    const found = (await tx.get(ref)).data();
    if (found === undefined) return null;
    const { status, spenderId, earnerId, closedAt, closedBy } = found;
    return {
      isOpen: status === 'open',
      by: closedBy,
      at: closedAt,
      reopen: () => tx.update(ref, { status: 'open', closedAt: null, closedBy: null }),
      concerns: [spenderId, earnerId],
    };
  },
  messages: async (tx, db, id) => {
    const ref = contactMessages(db).doc(id);
    const message = (await tx.get(ref)).data();
    if (message === undefined) return null;
    const { status, answer, uid, createdAt, decidedAt, decidedBy } = message;
    const expireAt = new Date(createdAt.getTime() + CONTACT_KEEP_MS);
    return {
      isOpen: status === 'open',
      // An answer was emailed.
      by: answer === null ? decidedBy : null,
      at: decidedAt,
      reopen: () => tx.update(ref, { status: 'open', decidedAt: null, decidedBy: null, expireAt }),
      concerns: uid === null ? [] : [uid],
    };
  },
};

/**
 * Takes back one's own decision, which no one outside our team was told of. A repeated call does nothing.
 * @throws AppError `not-found`; `forbidden` for the decision of a colleague; `bad-transition` after `UNDO_MS`, or if
 * someone was told.
 */
export const undoDecision = defineStaffAct('undoDecision', {
  concerns: ({ db, input: { queue, id } }) => peopleNamedIn(queueItems(db, queue).doc(id)),
  handler: ({ db, input: { queue, id }, caller, now: at }) =>
    db.runTransaction(async (tx) => {
      const decision = await DECISIONS[queue](tx, db, id);
      if (decision === null) throw new AppError('not-found', 'There is no such item');
      const { isOpen, by, concerns, reopen } = decision;
      if (isOpen) return { undone: true };
      if (by === null || decision.at === null) {
        throw new AppError('bad-transition', 'It cannot be undone');
      }
      if (by !== caller.uid) throw new AppError('forbidden', 'A colleague has decided it');
      if (at.getTime() - decision.at.getTime() > UNDO_MS) {
        throw new AppError('bad-transition', 'It is too late to undo it');
      }
      reopen();
      const target = `${STAFF_QUEUES[queue].path}/${id}`;
      audit(tx, db, { at, act: 'decision-undone', by, target, note: '', concerns });
      return { undone: true };
    }),
});
