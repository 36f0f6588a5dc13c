import { UNDO_MS } from '@hearthkin/domain/admin/queue-acts';
import { defineStaffAct } from '../core/callable';
import { contactMessages } from '../core/collections';
import { peopleNamedIn } from '../core/people-named-in';
import { audit } from './audit';

/**
 * Deletes a message, for example spam. An unanswered one can be brought back for `UNDO_MS` (`undoDecision`), and is
 * gone by TTL after that. A repeated call does nothing.
 */
export const deleteContactMessage = defineStaffAct('deleteContactMessage', {
  concerns: ({ db, input }) => peopleNamedIn(contactMessages(db).doc(input.messageId)),
  handler: ({ db, input: { messageId }, caller: { uid: by }, now }) => {
    return db.runTransaction(async (tx) => {
      const ref = contactMessages(db).doc(messageId);
      const message = (await tx.get(ref)).data();
      if (message === undefined || message.status === 'deleted') return { deleted: true };
      if (message.status === 'open') {
        const expireAt = new Date(now.getTime() + UNDO_MS);
        tx.update(ref, { status: 'deleted', decidedAt: now, decidedBy: by, expireAt });
      } else {
        tx.delete(ref);
      }
      audit(tx, db, { at: now, act: 'contact-deleted', by, target: ref.path, note: '' });
      return { deleted: true };
    });
  },
});
