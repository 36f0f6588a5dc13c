import * as z from 'zod/mini';
import { MINUTE_MS } from '../foundation/durations';
import { filledText, idSchema, joinedIdSchema, typedText } from '../foundation/schemas';
import { CONTACT_LIMITS } from '../support/contact';
import { REVIEW_NOTES_MAX } from '../verification/documents';
import { ACT_REASON_MAX } from './account-acts';
import { AUDIT_NOTE_MAX } from './audit';
import { EXPORTED_LISTS, STAFF_QUEUES } from './queues';

/**
 * Input of `reviewIdentity`: whether the two photos show the same person. A refusal needs a reason.
 */
export const reviewIdentityInput = z
  .strictObject({
    uid: idSchema,
    decision: z.enum(['matched', 'refused']),
    notes: z._default(typedText(REVIEW_NOTES_MAX), ''),
  })
  .check(
    z.refine(({ decision, notes }) => decision === 'matched' || notes !== '', {
      path: ['notes'],
      message: 'Declining needs a reason',
    }),
  );
export type ReviewIdentityInput = z.output<typeof reviewIdentityInput>;

/** Input of `answerContactMessage`: the words that are emailed; null if it was answered elsewhere. */
export const answerContactMessageInput = z.strictObject({
  messageId: idSchema,
  answer: z.nullable(filledText(CONTACT_LIMITS.answer, 'Please write your answer')),
});

/** Input of `deleteContactMessage`. */
export const deleteContactMessageInput = z.strictObject({ messageId: idSchema });

/** Input of `closeCheckIn`: what was done. It goes into the log, so it has no names. */
export const closeCheckInInput = z.strictObject({
  checkInId: joinedIdSchema,
  note: filledText(AUDIT_NOTE_MAX, 'Please say what was done'),
});

/** Queues with a decision that no one outside our team is told of for ten minutes, so that it can be undone. */
export const UNDOABLE_QUEUES = ['check-ins', 'money', 'messages', 'reports'] as const;
export type UndoableQueue = (typeof UNDOABLE_QUEUES)[number];

/** The time in which the person who decided can undo it. */
export const UNDO_MS = 10 * MINUTE_MS;

/** Input of `undoDecision`. */
export const undoDecisionInput = z.strictObject({
  queue: z.enum(UNDOABLE_QUEUES),
  id: joinedIdSchema,
});

/** The lists with addresses of people, whose export needs a reason. */
const ADDRESS_LISTS: readonly string[] = ['accounts', STAFF_QUEUES.messages.exportedAs];

export function hasAddresses(list: string): boolean {
  return ADDRESS_LISTS.includes(list);
}

/** Input of `recordExport`: the exported list, its number of rows, and why, where it has addresses of people. */
export const recordExportInput = z
  .strictObject({
    list: z.enum(EXPORTED_LISTS),
    rows: z.int().check(z.minimum(0), z.maximum(10_000_000)),
    reason: z._default(typedText(ACT_REASON_MAX), ''),
  })
  .check(
    z.refine(({ list, reason }) => !hasAddresses(list) || reason !== '', {
      path: ['reason'],
      message: 'Please say why',
    }),
  );
