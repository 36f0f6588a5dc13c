import { EVENT_CITIES, eventStart } from '@hearthkin/domain/community/event';
import { seriesProblem, startProblem } from '@hearthkin/domain/community/event-start';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { RATE_LIMITS } from '@hearthkin/domain/foundation/rate-limits';
import { defineCallable } from '../platform/callable';
import { publicNameOf } from '../platform/people/public-name-of';
import { limitReached } from '../platform/rate-limit';
import { events } from '../platform/records/collections';
import { dataOf } from '../platform/records/converter';
import { openEventsBy } from './event-queries';

/**
 * Submits an event for review, under an id of the caller's that is used again when the answer is lost: it is created once.
 * @throws AppError `invalid-input` where a date can't be, `already-exists` for an id of another's, `rate-limited` while too
 * many wait for a decision.
 */
export const submitEvent = defineCallable('submitEvent', {
  access: { for: 'person' },
  handler: async ({ db, input: { eventId, form }, caller: { uid }, now }) => {
    const startsAt = eventStart(form);
    if (
      startsAt === null ||
      startProblem(form, now) !== null ||
      seriesProblem(form, now) !== null
    ) {
      throw new AppError('invalid-input', 'The event can’t be then');
    }
    const ref = events(db).doc(eventId);
    return db.runTransaction(async (tx) => {
      const [former, hostName, open] = await Promise.all([
        tx.get(ref),
        publicNameOf(db, uid),
        tx.get(openEventsBy(db, uid)),
      ]);
      if (former.exists) {
        if (dataOf(former)?.hostId !== uid) throw new AppError('already-exists');
        return { submitted: true };
      }
      if (open.size >= RATE_LIMITS.openEvents.max) throw limitReached('openEvents');
      tx.create(ref, {
        ...form,
        startsAt,
        timeZone: EVENT_CITIES[form.city],
        seriesId: null,
        hostId: uid,
        hostName,
        attendeeCount: 0,
        waitingCount: 0,
        status: 'pending_approval',
        notes: '',
        submittedAt: now,
        decidedAt: null,
        searchTokens: [],
      });
      return { submitted: true };
    });
  },
});
