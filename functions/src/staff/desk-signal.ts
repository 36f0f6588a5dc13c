import { createHash } from 'node:crypto';
import type { Place } from '@hearthkin/domain/admin/assignment';
import { valueAt } from '@hearthkin/domain/admin/inbox';
import { QUEUE_IDS, type QueueId, STAFF_QUEUES } from '@hearthkin/domain/admin/queues';
import { isDanger } from '@hearthkin/domain/admin/urgency';
import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { systemClock } from '../platform/clock';
import { deskSignal } from '../platform/records/collections';
import { database } from '../platform/records/database';
import { following, isStale, onDocument } from '../platform/trigger';

/** The change of the signal by which open pages of staff read a queue again. */
function oneMoreIn(queue: QueueId) {
  return { changes: { [queue]: FieldValue.increment(1) } };
}

/** Tells open pages of staff in a transaction that an item of a queue was put back, or taken: then it rings no more. */
export function signalIn(
  tx: Transaction,
  db: Firestore,
  { queue, id }: Place,
  isTaken: boolean,
): void {
  const danger = isTaken ? { dangers: { [dangerKey(queue, id)]: FieldValue.delete() } } : {};
  tx.set(deskSignal(db), { ...oneMoreIn(queue), ...danger }, { merge: true });
}

/** Names an item without telling whose it is. */
function dangerKey(queue: QueueId, id: string): string {
  return createHash('sha256').update(`${queue} ${id}`).digest('base64url');
}

/** A document of a queue before and after it was written. */
interface Written {
  readonly before: DocumentSnapshot;
  readonly after: DocumentSnapshot;
}

/**
 * Tells open pages of staff that a document came into a queue, changed in it, or left it, and that one of danger came. An
 * event that comes twice has them read once more, which does no harm.
 */
export async function signalDesk({ before, after }: Written, now: Date): Promise<void> {
  const path = after.ref.parent.path;
  for (const queue of QUEUE_IDS.filter((each) => STAFF_QUEUES[each].path === path)) {
    const [waited, waits] = [before, after].map((doc) => isIn(queue, doc));
    if (!waited && !waits) continue;
    const isNew = !waited && waits === true && isDanger(queue, after.get('severity') ?? null);
    const danger = isNew ? { queue, at: now } : FieldValue.delete();
    // An empty map would take the place of all.
    const change = isNew || !waits ? { dangers: { [dangerKey(queue, after.id)]: danger } } : {};
    await deskSignal(database()).set({ ...oneMoreIn(queue), ...change }, { merge: true });
  }
}

function isIn(queue: QueueId, doc: DocumentSnapshot): boolean {
  const { field, value } = STAFF_QUEUES[queue];
  return doc.exists && valueAt(doc.data(), field) === value;
}

/** Signals a queue whose documents have no trigger of their own. */
function signalling(path: string) {
  return onDocumentWritten(
    onDocument(`${path}/{id}`),
    following(async (event) => {
      const now = systemClock.now();
      if (event.data === undefined || isStale(event, now)) return;
      await signalDesk(event.data, now);
    }),
  );
}

export const signalApplications = signalling('applications');
export const signalCheckIns = signalling('checkIns');
export const signalClaims = signalling('claims');
export const signalContactMessages = signalling('contactMessages');
export const signalMoneyCases = signalling('moneyCases');
