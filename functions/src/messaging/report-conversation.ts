import { AppError } from '@hearthkin/domain/errors';
import { otherOf } from '@hearthkin/domain/messaging/conversation';
import {
  conversationReportId,
  REPORTED_MESSAGES,
} from '@hearthkin/domain/safety/conversation-report';
import { defineCallable } from '../core/callable';
import { conversations, reports } from '../core/collections';
import { isReadable } from '../core/converter';
import { countAttempt } from '../core/rate-limit';
import { lastMessages } from './messaging-queries';

/**
 * Reports a conversation to staff, with its last messages as stored on the server, so that the
 * reporter can't invent any.
 * @throws AppError `not-found` for a conversation of others, `already-exists` while the caller's
 * last report is open, `rate-limited`.
 */
export const reportConversation = defineCallable('reportConversation', {
  access: 'signed-in',
  handler: async ({ db, caller: { uid }, input: { conversationId, reason, details }, now }) => {
    const conversation = (await conversations(db).doc(conversationId).get()).data();
    if (!conversation?.participantIds.includes(uid)) throw new AppError('not-found');
    await countAttempt(db, 'conversationReports', uid, now);
    const { docs } = await lastMessages(db, conversationId, REPORTED_MESSAGES).get();
    const messages = docs
      .filter(isReadable)
      .map((doc) => ({ id: doc.id, ...doc.data() }))
      .reverse();
    const ref = reports(db).doc(conversationReportId(conversationId, uid));
    await db.runTransaction(async (tx) => {
      if ((await tx.get(ref)).data()?.status === 'open') throw new AppError('already-exists');
      tx.set(ref, {
        kind: 'conversation',
        conversationId,
        reporterId: uid,
        reportedId: otherOf(conversation, uid),
        reason,
        details,
        messages,
        status: 'open',
        createdAt: now,
        decidedAt: null,
        decidedBy: null,
      });
    });
    return { reported: true };
  },
});
