import { isDeepStrictEqual } from 'node:util';
import { type CalendarDay, dayExpiresAt, daysOf } from '@hearthkin/domain/booking/calendar-day';
import { MEMBER_RATINGS_ID } from '@hearthkin/domain/booking/member-rating';
import { LIVE_ID, type Live, liveSchema } from '@hearthkin/domain/companion/live';
import { countedOf, insightsOf } from '@hearthkin/domain/insights/counters';
import type { LiveCompanion } from '../../web/src/data/companions/companion-queries';
import type { Doc } from '../../web/src/data/kit/readers';
import { setWorld, type World, worldNow } from './world';

type Stored = readonly [path: string, data: object];

const listed = (collection: string, documents: readonly Doc<object>[]): Stored[] =>
  documents.map(({ id, data }) => [`${collection}/${id}`, data]);

const keyed = (collection: string, documents: Readonly<Record<string, object>>): Stored[] =>
  Object.entries(documents).map(([id, data]) => [`${collection}/${id}`, data]);

function nested<T extends object>(
  lists: Readonly<Record<string, readonly T[]>>,
  pathOf: (parentId: string, data: T) => string,
): Stored[] {
  return Object.entries(lists).flatMap(([parentId, list]) =>
    list.map((data): Stored => [pathOf(parentId, data), data]),
  );
}

/** The companion that reviews belong to by default. */
const COMPANION_ID = 'companion-1';

/** The live facts of a companion; the same object while the companion is the same. */
function liveOf(companion: LiveCompanion): Live {
  const live = known.get(companion) ?? liveSchema.parse(companion);
  known.set(companion, live);
  return live;
}
const known = new WeakMap<LiveCompanion, Live>();

/** The days of a calendar. */
function calendarOf(holds: World['holds']): Doc<CalendarDay>[] {
  const ids = new Set(Object.values(holds).flatMap(daysOf));
  return [...ids].sort().map((id) => {
    const ofDay = Object.entries(holds).filter(([, one]) => daysOf(one).includes(id));
    return { id, data: { holds: Object.fromEntries(ofDay), expireAt: dayExpiresAt(id) } };
  });
}

/** The documents of a world by path, for the signed-in user. */
export function documentsIn(now: World, uid: string): ReadonlyMap<string, object> {
  const documents = givenIn(now, uid);
  for (const [path, { data, instead }] of now.written) {
    // What the test has changed since then wins.
    if (!isDeepStrictEqual(documents.get(path), instead)) continue;
    if (data === undefined) documents.delete(path);
    else documents.set(path, data);
  }
  return documents;
}

/** The documents that the test gives. */
function givenIn(now: World, uid: string): Map<string, object> {
  const own = `users/${uid}`;
  const ownBookings = now.bookings.filter(({ data }) => data.participantIds.includes(uid));
  const insights = insightsOf(ownBookings.map(({ data }) => countedOf(data)));
  const companionIds = new Set([COMPANION_ID, ...now.companions.map(({ id }) => id)]);
  return new Map<string, object>([
    ...listed('companions', now.companions),
    ...now.companions.map(
      ({ id, data }): Stored => [`companions/${id}/live/${LIVE_ID}`, liveOf(data)],
    ),
    ...listed(`companions/${uid}/viewCounts`, now.viewCounts),
    ...[...companionIds].flatMap((id) => listed(`companions/${id}/days`, calendarOf(now.holds))),
    ...listed(`companions/${COMPANION_ID}/reviews`, now.reviews),
    ...listed(`companions/${COMPANION_ID}/removedReviews`, now.removedReviews),
    ...listed('bookings', now.bookings),
    ...keyed('claims', now.claims),
    ...keyed('payments', now.payments),
    ...keyed('checkouts', now.checkouts),
    ...keyed('payoutAccounts', now.payoutAccounts),
    ...now.payouts.map(({ id, data }): Stored => [`payments/${id}/payouts/companion`, data]),
    ...keyed('profiles', now.profiles),
    ...keyed('users', now.users),
    ...listed(`${own}/favorites`, now.favorites),
    ...listed(`${own}/sessionReviews`, now.sessionReviews),
    ...listed(`${own}/memberRatings`, now.memberRatings),
    ...Object.entries(now.memberRatingCounts).map(
      ([id, counts]): Stored => [`bookings/${id}/forCompanion/${MEMBER_RATINGS_ID}`, counts],
    ),
    ...listed(`${own}/notifications`, now.notifications),
    ...listed(`${own}/moods`, now.moods),
    ...now.usedDiscounts.map((key): Stored => [`${own}/discounts/${key}`, { bookingId: 'used' }]),
    ...[...insights].map(([id, counters]): Stored => [`${own}/insights/${id}`, { counters }]),
    [`${own}/counters/messages`, { unread: now.unreadMessages }],
    ...(now.training ? keyed('trainings', { [uid]: now.training }) : []),
    ...(now.earnings ? listed(`${own}/totals`, [{ id: 'earnings', data: now.earnings }]) : []),
    ...(now.credit ? listed(`${own}/totals`, [{ id: 'credit', data: now.credit }]) : []),
    ...(now.subscription ? keyed('subscriptions', { [uid]: now.subscription }) : []),
    ...(now.notificationSettings
      ? listed(`${own}/settings`, [{ id: 'notifications', data: now.notificationSettings }])
      : []),
    ...keyed('checkIns', now.checkIns),
    ...Object.entries(now.sessionDays).map(([bookingAndUid, day]): Stored => {
      const [bookingId, side] = bookingAndUid.split('/');
      return [`bookings/${bookingId}/day/${side}`, day];
    }),
    ...(now.trustedContact
      ? listed(`${own}/private`, [{ id: 'trustedContact', data: now.trustedContact }])
      : []),
    ...(now.calendarLink
      ? listed(`${own}/private`, [{ id: 'calendarLink', data: now.calendarLink }])
      : []),
    ...(now.firstMonths ? listed('site', [{ id: 'firstMonths', data: now.firstMonths }]) : []),
    ...(now.switches ? listed('site', [{ id: 'switches', data: now.switches }]) : []),
    ...(now.freeAlert ? keyed('freeAlerts', { [uid]: now.freeAlert }) : []),
    ...(now.signInWays ? listed(`${own}/private`, [{ id: 'signIn', data: now.signInWays }]) : []),
    ...Object.entries(now.blocks).map(([people, block]): Stored => {
      const [blocker, blockedUid] = people.split('/');
      return [`users/${blocker}/blocks/${blockedUid}`, { ...block, blockedUid }];
    }),
    ...keyed('verifications', now.verifications),
    ...listed('applications', now.applications),
    ...listed(`${own}/reports`, now.ownReports),
    ['staffDesk/signal', now.deskSignal],
    ...listed('contactMessages', now.contactMessages),
    ...listed('auditLog', now.auditLog),
    ...listed('activities', now.activities),
    ...nested(now.participants, (id, data) => `activities/${id}/participants/${data.uid}`),
    ...Object.entries(now.sharedNames).map(
      ([id, names]): Stored => [`activities/${id}/shared/names`, { names }],
    ),
    ...nested(now.activityReviews, (id, data) => `activities/${id}/reviews/${data.authorId}`),
    ...listed('stories', now.stories),
    ...listed('storySubmissions', now.storySubmissions),
    ...listed('events', now.events),
    ...nested(now.attendees, (id, data) => `events/${id}/attendees/${data.uid}`),
    ...Object.entries(now.hostMessages).flatMap(([id, list]) =>
      listed(`events/${id}/hostMessages`, list),
    ),
    ...nested(now.waiting, (id, data) => `events/${id}/waiting/${data.uid}`),
    ...listed('conversations', now.conversations),
    ...Object.entries(now.messages).flatMap(([id, list]) =>
      listed(`conversations/${id}/messages`, list),
    ),
    ...Object.entries(now.typing).map(([conversationAndUid, typingAt]): Stored => {
      const [conversationId, typist] = conversationAndUid.split('/');
      return [`conversations/${conversationId}/presence/${typist}`, { typingAt }];
    }),
  ]);
}

/**
 * Writes documents as a page does; undefined deletes one.
 * @returns takes them back.
 */
export function putDocuments(
  documents: ReadonlyMap<string, object | undefined>,
  uid: string,
): () => void {
  const now = worldNow();
  const given = givenIn(now, uid);
  const entries = [...documents].map(
    ([path, data]) => [path, { data, instead: given.get(path) }] as const,
  );
  setWorld({ written: new Map([...now.written, ...entries]) });
  return () => {
    const others = [...worldNow().written].filter(([path]) => !documents.has(path));
    const former = [...now.written].filter(([path]) => documents.has(path));
    setWorld({ written: new Map([...others, ...former]) });
  };
}
