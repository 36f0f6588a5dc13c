import {
  type AnswerContactMessageResult,
  type ContactMessageActInput,
  contactMessageActInput,
} from '@hearthkin/domain/admin/queue-acts';
import { AppError } from '@hearthkin/domain/errors';
import { type Call, defineCallable } from '../core/callable';
import { contactMessages } from '../core/collections';
import { audit } from './audit';

export const answerContactMessage = defineCallable({
  name: 'answerContactMessage',
  input: contactMessageActInput,
  access: 'admin',
  handler: markAnswered,
});

/**
 * Takes a message out of the inbox that was answered by mail. Said again it does nothing more.
 * @throws AppError `not-found` when it was deleted, `bad-transition` when somebody else has answered.
 */
export function markAnswered({
  db,
  input: { messageId },
  caller: { uid },
  now,
}: Call<ContactMessageActInput>): Promise<AnswerContactMessageResult> {
  return db.runTransaction(async (tx) => {
    const ref = contactMessages(db).doc(messageId);
    const message = (await tx.get(ref)).data();
    if (message === undefined) throw new AppError('not-found', 'There is no such message');
    if (message.status === 'answered') {
      if (message.decidedBy === uid) return { answered: true };
      throw new AppError('bad-transition', 'Somebody else has answered');
    }
    tx.update(ref, { status: 'answered', decidedAt: now, decidedBy: uid });
    audit(tx, db, { at: now, act: 'contact-answered', by: uid, target: ref.path, note: '' });
    return { answered: true };
  });
}
