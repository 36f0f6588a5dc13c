import type { CommunityEvent } from '@hearthkin/domain/community/event';
import { AppError } from '@hearthkin/domain/foundation/errors';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Caller } from '../platform/caller';
import { events } from '../platform/records/collections';

/**
 * An event that the caller hosts. Staff don't speak for a host.
 * @throws AppError `not-found` without such an event, `forbidden` for anyone else.
 */
export async function eventOfHost(
  tx: Transaction,
  db: Firestore,
  eventId: string,
  { uid }: Caller,
): Promise<CommunityEvent> {
  const found = (await tx.get(events(db).doc(eventId))).data();
  if (found === undefined) throw new AppError('not-found', 'There is no such event');
  if (found.hostId !== uid) throw new AppError('forbidden', 'This is for the host');
  return found;
}
