/** The queues of staff, whatever their documents are, and what staff keep about them. */
import { type Assignments, assignmentsSchema } from '@hearthkin/domain/admin/assignment';
import type { QueueItem } from '@hearthkin/domain/admin/inbox';
import { type QueueId, STAFF_QUEUES } from '@hearthkin/domain/admin/queues';
import type { CollectionReference, DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { ZodMiniType } from 'zod/mini';
import { converterFor } from './converter';

/** The documents of a queue, decided ones too. */
export function queueItems<Id extends QueueId>(
  db: Firestore,
  queue: Id,
): CollectionReference<QueueItem<Id>> {
  const { path, schema } = STAFF_QUEUES[queue];
  // Each queue is parsed with its own schema.
  return db
    .collection(path)
    .withConverter(converterFor(schema as ZodMiniType as ZodMiniType<QueueItem<Id>>));
}

const asAssignments = converterFor<Assignments>(assignmentsSchema);

/** Which of the staff looks after what: one document. */
export function assignments(db: Firestore): DocumentReference<Assignments> {
  return db.collection('staffDesk').doc('assignments').withConverter(asAssignments);
}
