import { UNDO_MS, type UndoableQueue } from '@hearthkin/domain/admin/queue-acts';
import type { QueueItem } from '@hearthkin/domain/admin/queues';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { defineStaffAct } from '../platform/callable';
import { namedIn, peopleNamedIn } from '../platform/people/people-named-in';
import { queueItems } from '../platform/records/collections';
import { audit } from '../staff/audit';
import type { Undo } from '../staff/decision';
import { isWaiting } from '../staff/staff-page';
import { answerContactMessage } from './answer-contact-message';
import { closeCheckIn } from './close-check-in';
import { mendMoney } from './mend-money';
import { reviewReport } from './review-report';

const UNDOS: { readonly [Queue in UndoableQueue]: Undo<QueueItem<Queue>> } = {
  'check-ins': closeCheckIn.undo,
  money: mendMoney.undo,
  messages: answerContactMessage.undo,
  reports: reviewReport.undo,
};

/**
 * Takes back one's own decision, which no one outside our team was told of. A repeated call does nothing.
 * @throws AppError `not-found`; `forbidden` for the decision of a colleague; `undo-over` after `UNDO_MS`, or if someone
 * was told.
 */
export const undoDecision = defineStaffAct('undoDecision', {
  concerns: ({ db, input: { queue, id } }) => peopleNamedIn(queueItems(db, queue).doc(id)),
  handler: ({ db, input: { queue, id }, caller: { uid }, now: at }) =>
    db.runTransaction(async (tx) => {
      const doc = await tx.get(queueItems(db, queue).doc(id));
      const item = doc.data();
      if (item === undefined) throw new AppError('not-found', 'There is no such item');
      if (isWaiting(queue, doc)) return { undone: true };
      const { made, reopened, concerns } = undoOf(queue);
      const { by, at: madeAt } = made(item);
      if (by === null || madeAt === null) throw new AppError('undo-over', 'It cannot be undone');
      if (by !== uid) throw new AppError('forbidden', 'A colleague has decided it');
      if (at.getTime() - madeAt.getTime() > UNDO_MS) throw new AppError('undo-over', 'Too late');
      tx.update(doc.ref, reopened(item));
      const entry = { at, act: 'decision-undone', by, target: doc.ref.path, note: '' } as const;
      audit(tx, db, { ...entry, concerns: [...(concerns?.(item) ?? namedIn(doc))] });
      return { undone: true };
    }),
});

/** The undo of a queue, for its items. */
function undoOf<Queue extends UndoableQueue>(queue: Queue): Undo<QueueItem<Queue>> {
  return UNDOS[queue];
}
