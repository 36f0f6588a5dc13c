import {
  type CommunityEvent,
  EVENT_AHEAD_MS,
  type ReviewEventInput,
} from '@hearthkin/domain/community/event';
import { eventTokensOf } from '@hearthkin/domain/community/event-search';
import { seriesStarts } from '@hearthkin/domain/community/event-start';
import { eventTime, gatheringHold } from '@hearthkin/domain/community/hosted-time';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { planHosting, requireHostFree } from '../agreement/hosted-time';
import { readRecipient } from '../notification/notify';
import { events } from '../platform/records/collections';
import { defineDecision } from '../staff/decision';
import { eventFactsIn } from './event-facts';
import { type EventNotice, eventData, eventLink, eventWords } from './event-mail';

/**
 * Publishes an event or rejects it with a reason, and notifies its host, whose time it takes from then on.
 * @throws AppError `has-begun` to publish one whose start has passed, `host-busy` over an accepted session of the host, `no-such-date` of whose series a date can't be,
 * `forbidden` of a suspended host, `unreadable` of one that can only be rejected.
 */
export const reviewEvent = defineDecision('reviewEvent', {
  queue: 'events',
  itemId: ({ eventId }) => eventId,
  read: (doc) => eventFactsIn(doc) ?? undefined,
  act: ({ decision }) => `event-${decision}`,
  decide: async ({ tx, db, doc, item: event, input, now }) => {
    const { eventId, decision } = input;
    const notes = notesOf(input);
    const host = await readRecipient(tx, db, event.hostId);
    const isApproved = decision === 'approved';
    if (isApproved && event.startsAt <= now) throw new AppError('has-begun');
    // Only what can be read as a whole is published.
    const whole = isApproved ? doc.data() : undefined;
    if (isApproved && host?.account.accountStatus === 'suspended') {
      throw new AppError('forbidden', 'The host is suspended');
    }
    const searchTokens = whole === undefined ? [] : eventTokensOf(whole);
    const later = whole === undefined ? [] : laterDates(whole);
    const published = { status: decision, notes, decidedAt: now, searchTokens };
    const seriesId = later.length === 0 ? null : eventId;
    // Each with places, a waiting list and a cancellation of its own.
    const added = later.map((each) => ({ ref: events(db).doc(), each }));
    const dates = [
      ...(whole === undefined ? [] : [{ id: eventId, ...eventTime(whole) }]),
      ...added.map(({ ref: { id }, each }) => ({ id, ...eventTime(each) })),
    ];
    if (input.decision === 'approved') {
      await requireHostFree(tx, db, event.hostId, dates, input.overSessions);
    }
    const changes = dates.map(({ id, ...after }) => {
      return { hold: gatheringHold('event', id), before: null, after };
    });
    const takeTime = await planHosting(tx, db, event.hostId, changes);
    tx.update(doc.ref, { ...published, seriesId });
    for (const { ref, each } of added) tx.create(ref, { ...each, ...published, seriesId });
    takeTime();
    const kind = `event-${decision}` as const;
    const notice: EventNotice = { kind, eventId, event, notes, dates: later.length + 1 };
    const entry = { note: notes, concerns: [event.hostId] };
    if (host === null) return { entry, news: [] };
    const words = eventWords(notice, host.account, now);
    const link = [eventLink(eventId), 'See this event'] as const;
    return { entry, news: [{ reader: host, kind, data: eventData(notice), link, ...words }] };
  },
  answer: ({ decision: status }) => ({ status }),
  undo: null,
});

const notesOf = (input: ReviewEventInput) => (input.decision === 'rejected' ? input.notes : '');

/**
 * The dates of a series behind its first.
 * @throws AppError `no-such-date` if the clocks skip one, or one was too far when the series was proposed.
 */
function laterDates(event: CommunityEvent): CommunityEvent[] {
  return seriesStarts(event)
    .slice(1)
    .map(({ date, startsAt }) => {
      const latest = event.submittedAt.getTime() + EVENT_AHEAD_MS;
      if (startsAt === null || startsAt.getTime() > latest) {
        throw new AppError('no-such-date', `The series can't be on ${date}`);
      }
      return { ...event, date, startsAt };
    });
}
