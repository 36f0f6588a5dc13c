import { DAY_MS } from '@hearthkin/domain/durations';
import { AppError } from '@hearthkin/domain/errors';
import { otherOf } from '@hearthkin/domain/messaging/conversation';
import {
  conversationReportId,
  REPORTED_MESSAGES,
} from '@hearthkin/domain/safety/conversation-report';
import { defineCallable } from '../core/callable';
import { conversations, reports } from '../core/collections';
import { countAttempt } from '../core/rate-limit';
import { lastMessages } from './messaging-queries';

const PER_PERSON = { scope: 'report-conversation', max: 10, windowMs: DAY_MS };

/**
 * Asks staff to look at a conversation, with its last messages as the server has them: the reporter cannot
 * invent what the other wrote.
 * @throws AppError `not-found` for a conversation of others, `already-exists` while staff have not
 *   decided about the last report, `rate-limited`.
 */
export const reportConversation = defineCallable('reportConversation', {
  access: 'signed-in',
  handler: async ({ db, caller: { uid }, input: { conversationId, reason, details }, now }) => {
    const conversation = (await conversations(db).doc(conversationId).get()).data();
    if (!conversation?.participantIds.includes(uid)) throw new AppError('not-found');
    await countAttempt(db, PER_PERSON, uid, now);
    const { docs } = await lastMessages(db, conversationId, REPORTED_MESSAGES).get();
    const messages = docs.map((doc) => ({ id: doc.id, ...doc.data() })).reverse();
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
