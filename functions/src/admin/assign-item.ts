import {
  type Assigned,
  type Assignment,
  assignmentOf,
  isTakenStill,
  MAX_TAKEN,
  withAssignment,
} from '@hearthkin/domain/admin/assignment';
import type { StaffAct } from '@hearthkin/domain/admin/audit';
import { summaryOf } from '@hearthkin/domain/admin/queues';
import { AppError } from '@hearthkin/domain/foundation/errors';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { defineStaffAct } from '../platform/callable';
import { peopleNamedIn } from '../platform/people/people-named-in';
import { assignments, queueItems } from '../platform/records/collections';
import { dataOf } from '../platform/records/converter';
import { audit } from '../staff/audit';
import { signalIn } from '../staff/desk-signal';
import { isWaiting } from '../staff/staff-page';
import { sinceOf } from './read-inbox';

/**
 * Takes an item of the inbox, or puts back one's own. Nothing else asks who has an item: everyone may decide. An
 * item that a colleague has is taken over only by a caller who knows that they have it. A repeated call does nothing.
 * @throws AppError `already-decided` to take what doesn't wait any more.
 */
export const assignItem = defineStaffAct('assignItem', {
  concerns: ({ db, input: { queue, id } }) => peopleNamedIn(queueItems(db, queue).doc(id)),
  handler: ({ db, input, caller: { uid: by }, now }) =>
    db.runTransaction(async (tx): Promise<Assigned> => {
      const { queue, id, take, over } = input;
      const desk = assignments(db);
      const ref = queueItems(db, queue).doc(id);
      const [doc, stored] = await Promise.all([tx.get(ref), tx.get(desk)]);
      const entries = dataOf(stored)?.entries ?? [];
      if (take && !isWaiting(queue, doc)) throw new AppError('already-decided', 'It does not wait');
      const holder = assignmentOf(entries, input, sinceOf(queue, doc), now)?.by ?? null;
      const data = dataOf(doc);
      // The reported person must not learn of a report from the log, or from their download.
      const uid = data === null ? null : summaryOf(queue, data, id).uid;
      const concerns = uid === null || queue === 'reports' ? [] : [uid];
      const log = (act: StaffAct) =>
        audit(tx, db, { at: now, act, by, target: ref.path, note: '', concerns });
      if (!take) {
        if (holder !== by) return { outcome: 'put-back', by: holder };
        tx.set(desk, { entries: withAssignment(entries, input, null, now) });
        signalIn(tx, db, input, false);
        log('item-put-back');
        return { outcome: 'put-back', by: null };
      }
      if (holder === by) return { outcome: 'taken', by };
      if (holder !== null && holder !== over) return { outcome: 'held', by: holder };
      const own = entries.filter((entry) => entry.by === by && isTakenStill(entry, now));
      const waiting = own.length < MAX_TAKEN ? own : await stillWaiting(tx, db, own);
      if (waiting.length >= MAX_TAKEN) return { outcome: 'full', by: holder };
      const kept = entries.filter((entry) => entry.by !== by || waiting.includes(entry));
      tx.set(desk, { entries: withAssignment(kept, input, by, now) });
      signalIn(tx, db, input, true);
      log(holder === null ? 'item-taken' : 'item-taken-over');
      return { outcome: 'taken', by };
    }),
});

/** The entries among some whose items wait. */
async function stillWaiting(
  tx: Transaction,
  db: Firestore,
  entries: readonly Assignment[],
): Promise<readonly Assignment[]> {
  const waiting = entries.map(async (entry) => {
    const doc = await tx.get(queueItems(db, entry.queue).doc(entry.id));
    return isWaiting(entry.queue, doc) ? [entry] : [];
  });
  return (await Promise.all(waiting)).flat();
}
