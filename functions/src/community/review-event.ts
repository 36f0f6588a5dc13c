import {
  type CommunityEvent,
  EVENT_AHEAD_MS,
  type ReviewEventInput,
} from '@hearthkin/domain/community/event';
import { eventTokensOf } from '@hearthkin/domain/community/event-search';
import { seriesStarts } from '@hearthkin/domain/community/event-start';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { readRecipient } from '../notification/notify';
import { events } from '../platform/records/collections';
import { defineDecision } from '../staff/decision';
import { eventFactsIn } from './event-facts';
import { type EventNotice, eventData, eventLink, eventWords } from './event-mail';

/**
 * Publishes an event or rejects it with a reason, and notifies its host.
 * @throws AppError `has-begun` to publish one whose start has passed, `no-such-date` of whose series a date can't be,
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
    tx.update(doc.ref, { ...published, seriesId });
    // Each with places, a waiting list and a cancellation of its own.
    for (const each of later) tx.create(events(db).doc(), { ...each, ...published, seriesId });
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
