import { AppError } from '@hearthkin/domain/errors';
import { defineCallable } from '../core/callable';
import { contactMessages } from '../core/collections';
import { audit } from './audit';

/**
 * Marks a message as answered by email. A repeated call does nothing.
 * @throws AppError `not-found` if it was deleted, `bad-transition` if other staff have answered.
 */
export const answerContactMessage = defineCallable('answerContactMessage', {
  access: 'admin-act',
  handler: ({ db, input: { messageId }, caller: { uid }, now }) => {
    return db.runTransaction(async (tx) => {
      const ref = contactMessages(db).doc(messageId);
      const message = (await tx.get(ref)).data();
      if (message === undefined) throw new AppError('not-found', 'There is no such message');
      if (message.status === 'answered') {
        if (message.decidedBy === uid) return { answered: true };
        throw new AppError('bad-transition', 'Other staff have answered');
      }
      tx.update(ref, { status: 'answered', decidedAt: now, decidedBy: uid });
      audit(tx, db, { at: now, act: 'contact-answered', by: uid, target: ref.path, note: '' });
      return { answered: true };
    });
  },
});
