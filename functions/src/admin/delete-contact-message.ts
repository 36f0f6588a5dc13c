import { UNDO_MS } from '@hearthkin/domain/admin/queue-acts';
import { defineDecision } from '../staff/decision';
import { answerContactMessage } from './answer-contact-message';

/** Deletes a message, for example spam. An unanswered one can be brought back for `UNDO_MS`, and is gone by TTL after that. */
export const deleteContactMessage = defineDecision('deleteContactMessage', {
  queue: 'messages',
  itemId: ({ messageId }) => messageId,
  waits: ({ status }) => status !== 'deleted',
  act: () => 'contact-deleted',
  decide: async ({ tx, doc, item: { status }, caller: { uid: decidedBy }, now }) => {
    const expireAt = new Date(now.getTime() + UNDO_MS);
    if (status !== 'open') tx.delete(doc.ref);
    else tx.update(doc.ref, { status: 'deleted', decidedAt: now, decidedBy, expireAt });
    return { entry: { note: '', concerns: [] }, news: [] };
  },
  answer: () => ({ deleted: true }),
  undo: answerContactMessage.undo,
});
