import { readFileSync } from 'node:fs';
import { HOUR_MS } from '@hearthkin/domain/foundation/durations';
import { ROOT } from '@hearthkin/emulators/launcher/paths';
import { expect, it } from 'vitest';
import { CALLER_KINDS, type CallerKind } from '../support/caller-kinds';
import { access, rulesEnvironment } from './kit';
import { admin, type Caller } from './people';

const { as, arrange } = rulesEnvironment();

/** Those who read by a token of their own, whatever became of the account; what is theirs stays theirs. */
const OWNER: readonly CallerKind[] = CALLER_KINDS.filter(
  (kind) => !['visitor', 'ended session', 'staff'].includes(kind),
);
const STAFF: readonly CallerKind[] = ['staff'];
const OWNER_OR_STAFF = [...OWNER, ...STAFF];
/** Those who read what tells who comes. */
const ACTIVE_OR_STAFF: readonly CallerKind[] = ['unverified', 'verified', 'restricted', 'staff'];
/** By the claims of the token alone: what everyone with an account sees isn't private. */
const COMMUNITY = CALLER_KINDS.filter((kind) => kind !== 'visitor' && kind !== 'without account');
const NO_ONE: readonly CallerKind[] = [];

const endedAt = Math.floor((Date.now() - HOUR_MS) / 1000);
const VERIFIED = { accountStatus: 'active', level: 'verified' };
const restriction = { until: new Date(Date.now() + HOUR_MS), reason: 'Insults.' };
/** The account of each kind that has one. */
const ACCOUNTS: Partial<Record<CallerKind, object>> = {
  unverified: { ...VERIFIED, level: 'account' },
  verified: VERIFIED,
  restricted: { ...VERIFIED, restriction },
  suspended: { ...VERIFIED, accountStatus: 'suspended' },
  'ended session': { ...VERIFIED, sessionsEndedAt: new Date(endedAt * 1000) },
};

const uidOf = (kind: CallerKind) => `callers-${kind.replace(' ', '-')}`;

function callerOf(kind: CallerKind): Caller {
  const uid = uidOf(kind);
  if (kind === 'visitor') return undefined;
  if (kind === 'staff') return admin;
  if (kind === 'without account') return { uid };
  return { uid, userType: 'spender', ...(kind === 'ended session' && { auth_time: endedAt - 1 }) };
}

interface Read {
  /** The `match` of the rules. */
  readonly match: string;
  /** A document, as one that belongs to the caller. */
  readonly path: (uid: string) => string;
  readonly document: (uid: string) => object;
  /** The documents that its rule looks up. */
  readonly around: (uid: string) => Readonly<Record<string, object>>;
  readonly by: readonly CallerKind[];
}

type Rest = Partial<Pick<Read, 'document' | 'around'>>;

const read = (
  match: string,
  path: Read['path'],
  by: readonly CallerKind[],
  rest: Rest = {},
): Read => ({
  match,
  path,
  by,
  document: () => ({}),
  around: () => ({}),
  ...rest,
});

/** At ids that don't matter. */
const open = (match: string, by: readonly CallerKind[], rest?: Rest) =>
  read(match, () => match.slice(1).replace(/\{\w+\}/g, 'one'), by, rest);

/** Below the account of the caller. */
const own = (match: string, path: string, by = OWNER) =>
  read(`/users/{uid}/${match}`, (uid) => `users/${uid}/${path}`, by);
/** Under the id of the caller. */
const ownIn = (collection: string) =>
  read(`/${collection}/{uid}`, (uid) => `${collection}/${uid}`, OWNER);
/** A document of two people, of whom the caller is one. */
const shared = (match: string, path: string, by = OWNER) =>
  read(match, () => path, by, { document: sides });

const OTHER = 'callers-other';
const sides = (uid: string) => ({ participantIds: [uid, OTHER], spenderId: uid, earnerId: OTHER });
const booked: Rest = { around: (uid) => ({ 'bookings/one': sides(uid) }) };
const rated: Rest = { around: (uid) => ({ 'bookings/one': { ...sides(uid), earnerId: uid } }) };
const talking: Rest = { around: (uid) => ({ [`conversations/${uid}_x`]: sides(uid) }) };
const hosting = (path: string): Rest => ({ around: (uid) => ({ [path]: { hostId: uid } }) });
const unlisted: Rest = { around: (uid) => ({ [`companions/${uid}`]: { listed: false } }) };

const READS: readonly Read[] = [
  ownIn('users'),
  own('discounts/{key}', 'discounts/one'),
  own('moods/{day}', 'moods/2026-06-08'),
  own('sessionReviews/{bookingId}', 'sessionReviews/one'),
  own('memberRatings/{bookingId}', 'memberRatings/one'),
  own('notifications/{id}', 'notifications/one'),
  own('settings/notifications', 'settings/notifications'),
  own('private/signIn', 'private/signIn'),
  own('private/trustedContact', 'private/trustedContact'),
  own('private/calendarLink', 'private/calendarLink'),
  own('totals/earnings', 'totals/earnings'),
  own('totals/credit', 'totals/credit'),
  own('reports/{reportId}', 'reports/one'),
  own('insights/{month}', 'insights/2026-06'),
  own('blocks/{otherUid}', 'blocks/one'),
  own('limits/sent', 'limits/sent', NO_ONE),
  own('counters/messages', 'counters/messages'),
  own('favorites/{companionId}', 'favorites/one'),
  ownIn('verifications'),
  open('/profiles/{uid}', COMMUNITY),
  ownIn('applications'),
  open('/companions/{companionId}', CALLER_KINDS, {
    document: () => ({ listed: true }),
  }),
  read('/companions/{companionId}', (uid) => `companions/${uid}`, OWNER, {
    document: () => ({ listed: false }),
  }),
  read(
    '/companions/{companionId}/live/now',
    (uid) => `companions/${uid}/live/now`,
    OWNER,
    unlisted,
  ),
  open('/companions/{companionId}/viewCounts/{part}', NO_ONE),
  open('/site/switches', CALLER_KINDS),
  open('/site/firstMonths', CALLER_KINDS),
  open('/companions/{companionId}/days/{day}', CALLER_KINDS),
  open('/companions/{companionId}/reviews/{reviewId}', CALLER_KINDS),
  read(
    '/companions/{companionId}/removedReviews/{reviewId}',
    (uid) => `companions/${uid}/removedReviews/r`,
    OWNER,
  ),
  open('/companions/{companionId}/views/{viewId}', NO_ONE),
  open('/contactMessages/{id}', STAFF),
  open('/auditLog/{id}', STAFF),
  open('/staffDesk/signal', STAFF),
  read('/activities/{activityId}', () => 'activities/public', CALLER_KINDS, {
    document: () => ({ hostId: OTHER, status: 'open' }),
  }),
  open('/activities/{activityId}', OWNER_OR_STAFF, {
    document: (uid) => ({ hostId: uid, status: 'asked' }),
  }),
  read(
    '/activities/{activityId}/participants/{uid}',
    (uid) => `activities/other/participants/${uid}`,
    OWNER_OR_STAFF,
    { around: () => ({ 'activities/other': { hostId: OTHER } }) },
  ),
  open('/activities/{activityId}/participants/{uid}', ACTIVE_OR_STAFF, hosting('activities/one')),
  open('/activities/{activityId}/shared/names', STAFF, {
    around: () => ({ 'activities/one': { hostId: OTHER } }),
  }),
  open('/activities/{activityId}/shared/names', ACTIVE_OR_STAFF, hosting('activities/one')),
  open('/activities/{activityId}/shared/names', ACTIVE_OR_STAFF, {
    around: (uid) => ({
      'activities/one': { hostId: OTHER },
      [`activities/one/participants/${uid}`]: { uid },
    }),
  }),
  open('/activities/{activityId}/reviews/{uid}', ACTIVE_OR_STAFF),
  open('/storySubmissions/{id}', OWNER, {
    document: (uid) => ({ authorId: uid, status: 'private' }),
  }),
  read('/storySubmissions/{id}', () => 'storySubmissions/other', STAFF, {
    document: () => ({ authorId: OTHER, status: 'pending_review' }),
  }),
  open('/stories/{id}', COMMUNITY, {
    document: () => ({ privacyLevel: 'community' }),
  }),
  read('/stories/{id}', () => 'stories/public', CALLER_KINDS, {
    document: () => ({ privacyLevel: 'public' }),
  }),
  read('/events/{eventId}', () => 'events/other', COMMUNITY, {
    document: () => ({ hostId: OTHER, status: 'approved' }),
  }),
  open('/events/{eventId}', OWNER_OR_STAFF, {
    document: (uid) => ({ hostId: uid, status: 'pending_approval' }),
  }),
  open('/events/{eventId}/attendees/{uid}', ACTIVE_OR_STAFF, hosting('events/one')),
  open('/events/{eventId}/waiting/{uid}', ACTIVE_OR_STAFF, hosting('events/one')),
  open('/events/{eventId}/hostMessages/{messageId}', NO_ONE, hosting('events/one')),
  read('/conversations/{conversationId}', (uid) => `conversations/${uid}_x`, OWNER, {
    document: sides,
  }),
  read(
    '/conversations/{conversationId}/messages/{messageId}',
    (uid) => `conversations/${uid}_x/messages/m`,
    OWNER,
    talking,
  ),
  read(
    '/conversations/{conversationId}/presence/{uid}',
    (uid) => `conversations/${uid}_x/presence/${OTHER}`,
    OWNER,
    talking,
  ),
  shared('/bookings/{id}', 'bookings/one'),
  open('/bookings/{id}/room/{signalId}', NO_ONE, booked),
  read('/bookings/{id}/day/{uid}', () => `bookings/one/day/${OTHER}`, OWNER, booked),
  open('/bookings/{id}/forCompanion/memberRatings', OWNER, rated),
  read('/bookings/{id}/attendance/{uid}', () => `bookings/one/attendance/${OTHER}`, OWNER, booked),
  read('/checkIns/{checkInId}', (uid) => `checkIns/${uid}_one`, OWNER),
  shared('/claims/{bookingId}', 'claims/one'),
  shared('/payments/{bookingId}', 'payments/one'),
  open('/payments/{bookingId}/payouts/companion', OWNER, {
    document: (uid) => ({ ...sides(uid), earnerId: uid }),
  }),
  shared('/checkouts/{bookingId}', 'checkouts/one'),
  ownIn('subscriptions'),
  ownIn('freeAlerts'),
  ownIn('trainings'),
  ownIn('payoutAccounts'),
];

it.each(READS)(
  '$match is read by these callers alone: $by',
  async ({ path, document, around, by }) => {
    for (const kind of CALLER_KINDS) {
      const uid = kind === 'staff' || kind === 'visitor' ? OTHER : uidOf(kind);
      const account = ACCOUNTS[kind];
      const isOwnAccount = path(uid) === `users/${uid}`;
      const stored = { ...(!isOwnAccount && { [path(uid)]: document(uid) }), ...around(uid) };
      await arrange({ ...stored, ...(account && { [`users/${uid}`]: account }) });
      const caller = callerOf(kind);
      const outcome = by.includes(kind) ? { to: [caller] } : { notTo: [caller] };
      await access(outcome, (who) => as(who).doc(path(uid)).get());
    }
  },
);

it('every match of the rules is among them, but those across collections', () => {
  const open: string[] = [];
  const matches = readFileSync(`${ROOT}/firestore.rules`, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', path = ''] = /^( *)match (\S+) \{/.exec(line) ?? [];
      const depth = indent.length / 2;
      if (path === '' || depth < 2) return [];
      open.splice(depth - 2, Number.POSITIVE_INFINITY, path);
      return path.includes('=**') ? [] : [open.join('')];
    });
  expect([...new Set(READS.map(({ match }) => match))].sort()).toEqual(matches.sort());
});
