import type { CallableResults } from '@hearthkin/domain/callables';
import { eventTime, gatheringHold } from '@hearthkin/domain/community/hosted-time';
import { AppError } from '@hearthkin/domain/foundation/errors';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { type HostedChange, planHosting } from '../agreement/hosted-time';
import { defineCallable } from '../platform/callable';
import { requireStaff } from '../platform/caller';
import { requireNoCaseWith } from '../platform/people/opponents';
import { wordsHeard } from '../platform/people/standing';
import { events } from '../platform/records/collections';
import { unparsed } from '../platform/sweeps/pages';
import { audit } from '../staff/audit';
import { type EventFacts, eventFactsIn, UNKNOWN_START } from './event-facts';
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
      const found = await tx.get(ref);
      const event = eventFactsIn(found);
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
      if (isPublished) requireAhead(event, now);
      const published = isPublished ? [found, ...others] : others;
      const end = await planEnds(tx, db, event.hostId, published, now);
      end(reason);
      if (!isPublished && event.status !== 'cancelled') tx.delete(ref);
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
 * @throws AppError as `requireAhead`.
 */
export async function planEventEnd(tx: Transaction, db: Firestore, eventId: string, now: Date) {
  const found = await tx.get(events(db).doc(eventId));
  const event = eventFactsIn(found);
  if (event?.status !== 'approved') return null;
  requireAhead(event, now);
  return planEnds(tx, db, event.hostId, [found], now);
}

/** @throws AppError `has-begun` for an event that has started. */
function requireAhead({ startsAt }: EventFacts, now: Date): void {
  if (startsAt <= now) throw new AppError('has-begun');
}

/**
 * Reads what the cancellation of published events of one host needs, and gives what writes it, with notes that everyone
 * reads. Their host gets the time back, except that of a damaged event, which isn't known.
 */
async function planEnds(
  tx: Transaction,
  db: Firestore,
  hostId: string,
  published: readonly DocumentSnapshot<unknown>[],
  now: Date,
): Promise<(notes: string) => void> {
  const changes = published.map((doc): HostedChange => {
    const hold = gatheringHold('event', doc.id);
    const startsAt = eventFactsIn(doc)?.startsAt ?? UNKNOWN_START;
    const isKnown = startsAt.getTime() !== UNKNOWN_START.getTime();
    return { hold, before: isKnown ? eventTime({ startsAt }) : null, after: null };
  });
  const giveBack = await planHosting(tx, db, hostId, changes);
  return (notes) => {
    giveBack();
    for (const { ref } of published) {
      tx.update(ref, { status: 'cancelled', notes, decidedAt: now });
    }
  };
}
