import type { Booking, BookingStatus } from '@hearthkin/domain/booking/booking';
import { AppError } from '@hearthkin/domain/foundation/errors';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { processEach } from '../platform/sweeps/process-each';
import type { Run } from '../platform/sweeps/sweep';
import { applyTransition } from './apply-transition';

/** Counts of a run. */
type SweepResult = Readonly<Record<'moved' | 'failed', number>>;

/**
 * Applies a scheduled transition to every booking of a query, each in its own transaction. A
 * booking that changed meanwhile is skipped; a failure is logged and doesn't stop the rest.
 */
export async function sweep(
  { db, now, ...run }: Run,
  query: Query<Booking>,
  to: BookingStatus,
): Promise<SweepResult> {
  const count = await processEach(
    query,
    `A sweep could not move a booking to ${to}`,
    ({ id }) => transitionOne(db, id, to, now),
    { ...run, dueOf: (doc) => doc.data().dueAt },
  );
  return { moved: count('moved'), failed: count('failed') };
}

async function transitionOne(
  db: Firestore,
  bookingId: string,
  to: BookingStatus,
  now: Date,
): Promise<'moved' | 'passed-over'> {
  const request = {
    bookingId,
    to,
    actorOf: ({ dueAt }: Booking) => {
      // It may have changed since the query: then it isn't the sweep's.
      if (dueAt === null || dueAt > now) throw new AppError('too-early');
      return 'system' as const;
    },
    reason: '',
    now,
  };
  try {
    await db.runTransaction((tx) => applyTransition(tx, db, request));
    return 'moved';
  } catch (error) {
    if (error instanceof AppError) return 'passed-over';
    throw error;
  }
}
