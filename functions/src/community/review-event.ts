import {
  type CommunityEvent,
  EVENT_AHEAD_MS,
  type ReviewEventInput,
} from '@hearthkin/domain/community/event';
import { eventTokensOf } from '@hearthkin/domain/community/event-search';
import { seriesStarts } from '@hearthkin/domain/community/event-start';
import { AppError } from '@hearthkin/domain/errors';
import type { Firestore } from 'firebase-admin/firestore';
import { audit } from '../admin/audit';
import { defineStaffAct } from '../core/callable';
import type { Caller } from '../core/caller';
import { events } from '../core/collections';
import { mailDeps, mailSecrets, type NotifyDeps } from '../core/mail-params';
import { peopleNamedIn } from '../core/people-named-in';
import {
  mailNotification,
  newNotificationId,
  notify,
  type Reader,
  readReader,
} from '../notification/notify';
import { eventFactsIn } from './event-facts';
import { type EventNotice, eventData, eventLink, eventMail } from './event-mail';

/**
 * Publishes an event or rejects it with a reason, and notifies its host. A repeated decision does
 * nothing.
 * @throws AppError `not-found` without such an event, `bad-transition` if it isn't waiting,
 * `outside-window` to publish one whose start has passed, or of whose series a date can't be, `forbidden` of a suspended host,
 * `unreadable` of one that can only be rejected.
 */
export const reviewEvent = defineStaffAct('reviewEvent', {
  concerns: ({ db, input }) => peopleNamedIn(events(db).doc(input.eventId)),
  options: { secrets: mailSecrets },
  deps: (): NotifyDeps => mailDeps(),
  handler: async ({ db, input, caller, now }, deps) => {
    const decided = await commitDecision(db, input, caller, now);
    if (decided !== null) {
      const { host, notice } = decided;
      const content = eventMail(notice, host.account, { now, siteUrl: deps.siteUrl });
      const news = { kind: notice.kind, about: `${input.eventId}_${now.getTime()}`, content };
      await mailNotification({ db, now, ...deps }, host, news);
    }
    return { status: input.decision };
  },
});

/**
 * @returns whom to notify of what; null if already decided the same way, or the host's account is
 * deleted.
 */
function commitDecision(
  db: Firestore,
  input: ReviewEventInput,
  caller: Caller,
  now: Date,
): Promise<{ readonly host: Reader; readonly notice: EventNotice } | null> {
  const { eventId, decision } = input;
  const notes = input.decision === 'rejected' ? input.notes : '';
  const by = caller.uid;
  return db.runTransaction(async (tx) => {
    const ref = events(db).doc(eventId);
    const snapshot = await tx.get(ref);
    const event = eventFactsIn(snapshot);
    if (event === null) throw new AppError('not-found', 'There is no such event');
    const host = await readReader(tx, db, event.hostId);
    if (event.status === decision) return null;
    if (event.status !== 'pending_approval') {
      throw new AppError('bad-transition', `The event is ${event.status}`);
    }
    if (decision === 'approved' && event.startsAt <= now) {
      throw new AppError('outside-window', 'The start has passed');
    }
    // Only what can be read as a whole is published.
    const whole = decision === 'approved' ? snapshot.data() : undefined;
    if (decision === 'approved' && host?.account.accountStatus === 'suspended') {
      throw new AppError('forbidden', 'The host is suspended');
    }
    const searchTokens = whole === undefined ? [] : eventTokensOf(whole);
    const later = whole === undefined ? [] : laterDates(whole);
    const published = { status: decision, notes, decidedAt: now, searchTokens };
    const seriesId = later.length === 0 ? null : ref.id;
    tx.update(ref, { ...published, seriesId });
    // Each with places, a waiting list and a cancellation of its own.
    for (const each of later) tx.create(events(db).doc(), { ...each, ...published, seriesId });
    const concerns = [event.hostId];
    audit(tx, db, {
      at: now,
      act: `event-${decision}`,
      by,
      target: ref.path,
      note: notes,
      concerns,
    });
    if (host === null) return null;
    const dates = later.length + 1;
    const notice: EventNotice = { kind: `event-${decision}`, eventId, event, notes, dates };
    const draft = {
      id: newNotificationId(db, host.uid),
      kind: notice.kind,
      data: eventData(notice),
    };
    notify(tx, db, host, { ...draft, link: eventLink(eventId) }, now);
    return { host, notice };
  });
}

/**
 * The dates of a series behind its first.
 * @throws AppError `outside-window` if the clocks skip one, or one was too far when the series was proposed.
 */
function laterDates(event: CommunityEvent): CommunityEvent[] {
  return seriesStarts(event)
    .slice(1)
    .map(({ date, startsAt }) => {
      const latest = event.submittedAt.getTime() + EVENT_AHEAD_MS;
      if (startsAt === null || startsAt.getTime() > latest) {
        throw new AppError('outside-window', `The series can't be on ${date}`);
      }
      return { ...event, date, startsAt };
    });
}
