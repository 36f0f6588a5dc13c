import { AppError } from '@hearthkin/domain/errors';
import { type Message, otherOf } from '@hearthkin/domain/messaging/conversation';
import {
  conversationReportId,
  REPORTED_MESSAGES,
} from '@hearthkin/domain/safety/conversation-report';
import type { Firestore } from 'firebase-admin/firestore';
import { defineCallable } from '../core/callable';
import { conversations, reports } from '../core/collections';
import { isReadable } from '../core/converter';
import { getAllOf } from '../core/get-all';
import { countAttempt } from '../core/rate-limit';
import { evidence } from '../core/record-collections';
import { lastMessages } from './messaging-queries';

/**
 * Reports a conversation to staff, with its last messages as stored on the server, so that the
 * reporter can't invent any. Removed ones have the words they had.
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
    const latest = docs
      .filter(isReadable)
      .map((doc) => ({ id: doc.id, ...doc.data() }))
      .reverse();
    const messages = await withRemovedWords(db, conversationId, latest);
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

async function withRemovedWords(
  db: Firestore,
  conversationId: string,
  said: readonly (Message & { readonly id: string })[],
) {
  const removed = said.filter(({ redactedAt }) => redactedAt !== null);
  const refs = removed.map(({ id }) => evidence(db, conversationId).doc(id));
  const kept = await getAllOf(db, refs);
  const words = new Map(removed.map(({ id }, index) => [id, kept[index]?.content]));
  return said.map((message) => ({ ...message, content: words.get(message.id) ?? message.content }));
}
