import type { CallableResults } from '@hearthkin/domain/callables';
import type { CommunityEvent } from '@hearthkin/domain/community/event';
import { AppError } from '@hearthkin/domain/foundation/errors';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { defineCallable } from '../platform/callable';
import { requireStaff } from '../platform/caller';
import { requireNoCaseWith } from '../platform/people/opponents';
import { wordsHeard } from '../platform/people/standing';
import { events } from '../platform/records/collections';
import { unparsed } from '../platform/sweeps/pages';
import { audit } from '../staff/audit';
import { type EventFacts, eventFactsIn } from './event-facts';
import { seriesAhead } from './event-queries';

/**
 * Cancels an event before it starts; the trigger on events notifies everyone on both lists. An
 * unpublished event is deleted: only its host knows of it. A repeated call does nothing. An
 * event that can't be read as a whole is cancelled too. The reason of a host who may not write to others isn't kept. With `allAhead`, so are all dates ahead of its series.
 * @throws AppError `not-found` for an event the caller can't see, as `requireStaff` and `requireNoCaseWith` for anyone
 * but its host, `has-begun` once it has started.
 */
export const cancelEvent = defineCallable('cancelEvent', {
  access: {
    for: 'person',
    standing: 'active',
    why: 'Hosts call off what they announced, whatever became of them.',
    orStaff: true,
  },
  handler: async ({ db, input, caller, now }) => {
    const { eventId, allAhead } = input;
    return db.runTransaction(async (tx): Promise<CallableResults['cancelEvent']> => {
      const ref = events(db).doc(eventId);
      const event = eventFactsIn(await tx.get(ref));
      const isHost = event?.hostId === caller.uid;
      const isPublic = event?.status === 'approved' || event?.status === 'cancelled';
      const maySee = isHost || isPublic || caller.staffRefusal !== 'forbidden';
      if (event === null || !maySee) throw new AppError('not-found', 'There is no such event');
      if (!isHost) {
        requireStaff(caller);
        await requireNoCaseWith(db, caller, [event.hostId]);
      }
      const reason = await wordsHeard(tx, db, caller, input.reason);
      const others = allAhead && isPublic ? await readOthers(tx, db, eventId, event, now) : [];
      const isPublished = event.status === 'approved';
      if (isPublished) endPublished(tx, ref, event, now)(reason);
      else if (event.status !== 'cancelled') tx.delete(ref);
      for (const other of others) end(tx, other.ref, reason, now);
      const ended = event.status === 'cancelled' ? others : [{ ref }, ...others];
      for (const each of isHost ? [] : ended) {
        const what = { act: 'event-cancelled', target: each.ref.path, note: reason } as const;
        audit(tx, db, { at: now, by: caller.uid, ...what, concerns: [event.hostId] });
      }
      return { status: isPublic ? 'cancelled' : 'withdrawn' };
    });
  },
});

/** The other published dates ahead of its series. */
async function readOthers(
  tx: Transaction,
  db: Firestore,
  eventId: string,
  { seriesId }: EventFacts,
  now: Date,
) {
  if (seriesId === null) return [];
  const { docs } = await tx.get(unparsed(seriesAhead(db, seriesId, now)));
  return docs.filter(({ id }) => id !== eventId);
}

/**
 * Reads what the cancellation of a published event needs, and gives what writes it; null if it isn't one.
 * @throws as `endPublished`.
 */
export async function planEventEnd(tx: Transaction, db: Firestore, eventId: string, now: Date) {
  const ref = events(db).doc(eventId);
  const event = eventFactsIn(await tx.get(ref));
  return event?.status === 'approved' ? endPublished(tx, ref, event, now) : null;
}

/**
 * Cancels with notes that everyone reads.
 * @throws AppError `has-begun` once it has started.
 */
function endPublished(
  tx: Transaction,
  ref: DocumentReference<CommunityEvent>,
  { startsAt }: EventFacts,
  now: Date,
): (notes: string) => void {
  if (startsAt <= now) throw new AppError('has-begun');
  return (notes) => end(tx, ref, notes, now);
}

function end(tx: Transaction, ref: DocumentReference<unknown>, notes: string, now: Date): void {
  tx.update(ref, { status: 'cancelled', notes, decidedAt: now });
}
