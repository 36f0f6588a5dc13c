import { toProfile } from '@hearthkin/domain/account/profile';
import { newClaim } from '@hearthkin/domain/booking/claim';
import { HIDDEN_STATUSES, PUBLIC_STATUSES } from '@hearthkin/domain/community/activity-state';
import { holdPayment } from '@hearthkin/domain/payment/settle';
import { checkInId } from '@hearthkin/domain/safety/check-in';
import { beforeAll, describe, it } from 'vitest';
import {
  bookingDocument,
  memberDocument,
  ownReportDocument,
  reportDocument,
} from '../support/builders';
import { activityDocument, eventDocument } from '../support/community-builders';
import { access, type Clause, rulesEnvironment } from './kit';
import { admin, type Caller, cast, visitor } from './people';
import { UNKNOWN_NAME } from './values';

const { member, companion, stranger, colleague } = cast(
  'kept',
  ['member', 'stranger'],
  ['companion', 'colleague'],
);
const { as, arrange } = rulesEnvironment(member, companion, stranger, colleague);

const CALLERS = { member, companion, stranger, colleague, staff: admin, visitor };
type Name = keyof typeof CALLERS;
type Names = readonly Name[];

const NO_ONE: Names = [];
const MEMBER: Names = ['member'];
const COMPANION: Names = ['companion'];
const SIDES: Names = ['member', 'companion'];
const STAFF: Names = ['staff'];
const SIGNED_IN: Names = ['member', 'companion', 'stranger', 'colleague', 'staff'];
const EVERYONE: Names = [...SIGNED_IN, 'visitor'];
const HOST: Names = ['companion', 'staff'];
const GUEST_AND_HOST: Names = ['member', ...HOST];

interface List {
  readonly by: Names;
  /** The most that may be asked for at once; undefined for any number. */
  readonly most: number | undefined;
  /** The conditions and the order with which it is asked for. */
  readonly how: readonly Clause[];
  /** Across all collections of that name. */
  readonly everywhere: boolean;
}

const list = (by: Names, most?: number, ...how: Clause[]): List => ({
  by,
  most,
  how,
  everywhere: false,
});
const everywhere = (...args: Parameters<typeof list>): List => ({
  ...list(...args),
  everywhere: true,
});

interface Kept {
  readonly what: string;
  readonly path: string;
  readonly document: object;
  /** All others are refused. */
  readonly readBy: Names;
  /** No one lists it in any other way. */
  readonly lists: readonly List[];
  /** The path of each person's, who may read that there is none. */
  readonly ownPath?: (uid: string) => string;
  readonly deletedBy: Names;
}

const [m, c] = [member.uid, companion.uid];
const at = new Date();
const sides = { spenderId: m, earnerId: c };
const booking = bookingDocument(sides);
const report = reportDocument({ reporterId: m, reportedId: c });
const CLAIM = { caseNumber: '1F3A9-C02B7', kind: 'no-show', by: 'spender', words: 'No.' } as const;
const mine = (uid: string): Clause => ['participantIds', 'array-contains', uid];
const by = (uid: string): Clause => ['uid', '==', uid];
const status = (name: string): Clause => ['status', '==', name];
const story = (change: object) => ({ authorId: m, submittedAt: at, ...change });
const published = (privacyLevel: string) => ({ privacyLevel, tags: ['hope'], publishedAt: at });
const HOPE: readonly Clause[] = [['tags', 'array-contains', 'hope'], 'publishedAt desc'];
const placeOf = ({ uid }: { readonly uid: string }) => ({ uid, startsAt: at, joinedAt: at });
const OVER: Clause = ['status', 'in', ['completed', 'cancelled']];

const kept = (
  what: string,
  path: string,
  document: object,
  readBy: Names,
  ...lists: List[]
): Kept => ({
  what,
  path,
  document,
  readBy,
  lists,
  deletedBy: NO_ONE,
});
const deletable = (one: Kept): Kept => ({ ...one, deletedBy: MEMBER });
/** A document of which a person has one, at a path of their own. */
const owned = (
  what: string,
  ownPath: (uid: string) => string,
  document: object,
  readBy: Names,
  ...lists: List[]
): Kept => ({
  ...kept(what, ownPath(readBy === COMPANION ? c : m), document, readBy, ...lists),
  ownPath,
});

const KEPT: readonly Kept[] = [
  kept('the insights of a person', `users/${m}/insights/all`, { at }, MEMBER, list(MEMBER)),
  owned('a review of documents', (uid) => `verifications/${uid}`, { isVerified: false }, MEMBER),
  owned('an application', (uid) => `applications/${uid}`, { status: 'draft' }, COMPANION),
  owned('a training', (uid) => `trainings/${uid}`, { lessons: {} }, COMPANION),
  kept('a quiz of a training', `trainings/${c}/draws/crisis`, { drawId: 'd' }, NO_ONE),
  kept(
    'an entry of the log of what staff did',
    'auditLog/one',
    { at, by: admin.uid, concerns: [m] },
    STAFF,
    list(STAFF, 100, 'at desc'),
    list(STAFF, 100, ['concerns', 'array-contains', m]),
  ),
  kept(
    'a message to support',
    'contactMessages/one',
    { uid: m, status: 'open', createdAt: at },
    STAFF,
    list(STAFF, 100, ['status', '==', 'open'], 'createdAt'),
    list(STAFF, 100, ['uid', '==', m]),
  ),
  kept(
    'a report',
    'reports/one',
    report,
    NO_ONE,
    list(NO_ONE, 10, ['status', '==', 'open'], 'severity', 'createdAt'),
    list(NO_ONE, 10, ['reporterId', '==', m]),
    list(NO_ONE, 10, ['reportedId', '==', c]),
  ),
  kept(
    'what a person sees of their report',
    `users/${m}/reports/one`,
    ownReportDocument(report),
    MEMBER,
    list(MEMBER, 50),
  ),
  owned('a calendar link', (uid) => `users/${uid}/private/calendarLink`, { madeAt: at }, MEMBER),
  kept(
    'the fingerprint of a calendar link',
    `calendarLinks/${m}`,
    { hash: 'c0ffee' },
    NO_ONE,
    list(NO_ONE, 1, ['hash', '==', 'c0ffee']),
  ),
  owned('the ways into an account', (uid) => `users/${uid}/private/signIn`, { at }, MEMBER),
  kept('a way that is being added', `users/${m}/private/addedWay`, { until: at }, NO_ONE),
  kept(
    'a used one-time discount',
    `users/${m}/discounts/silver-loyalty`,
    { bookingId: 'b', at },
    MEMBER,
    list(MEMBER, 100),
  ),
  owned('the unread count', (uid) => `users/${uid}/counters/messages`, { unread: 3 }, MEMBER),
  kept('an email that waits', `users/${m}/unreadMails/a_b`, { since: at, dueAt: at }, NO_ONE),
  kept(
    'a public card',
    `profiles/${m}`,
    toProfile(memberDocument(m)),
    SIGNED_IN,
    list(SIGNED_IN, 50),
  ),
  kept(
    'the number of views of a profile',
    `companions/${c}/viewCounts/0`,
    { views: 7 },
    NO_ONE,
    list(COMPANION, 10),
  ),
  kept(
    'a day of the free/busy calendar',
    `companions/${c}/days/20260608`,
    { holds: {}, expireAt: at },
    EVERYONE,
    list(EVERYONE, 31),
  ),
  // Of few sessions it would tell what became of each.
  kept('what is counted of a companion', `companions/${c}/stats/sessions`, { missed: 1 }, NO_ONE),
  kept(
    'a published review',
    `companions/${c}/reviews/one`,
    { rating: 4, comment: 'Kind.', authorName: 'Sam P.', publishedIn: '2026-06' },
    EVERYONE,
    list(EVERYONE, 50, 'publishedIn desc'),
    everywhere(NO_ONE, 10, ['authorName', '==', 'Sam P.']),
  ),
  kept(
    'what staff removed of a companion’s reviews',
    `companions/${c}/removedReviews/one`,
    { what: 'review', publishedIn: '2026-06', notes: '', removedAt: at },
    COMPANION,
    list(COMPANION, 50, 'removedAt desc'),
  ),
  kept(
    'a group activity',
    'activities/one',
    { title: 'By the river', hostId: c, status: 'open', participantCount: 0 },
    EVERYONE,
    list(EVERYONE, 50, status('open')),
    list(HOST, 50, ['hostId', '==', c]),
    list(STAFF, 50),
    list(STAFF, 50, status('cancelled')),
  ),
  ...PUBLIC_STATUSES.map((name) =>
    kept(
      `a group activity that is ${name}`,
      `activities/${name}`,
      activityDocument({ hostId: c, startsAt: at, status: name }),
      EVERYONE,
    ),
  ),
  ...[...HIDDEN_STATUSES, UNKNOWN_NAME].map((name) =>
    kept(
      `a group activity that is ${name}`,
      `activities/${name}`,
      { ...activityDocument({ hostId: c, startsAt: at }), status: name },
      HOST,
      list(HOST, 50, ['hostId', '==', c]),
      list(STAFF, 50, status(name)),
    ),
  ),
  ...[
    { name: 'bookings', document: booking },
    { name: 'payments', document: holdPayment(booking, booking.createdAt) },
  ].map(({ name, document }) =>
    kept(
      `one of the ${name}`,
      `${name}/both`,
      document,
      SIDES,
      list(MEMBER, undefined, mine(m), 'startsAt desc'),
      list(COMPANION, undefined, mine(c)),
      list(MEMBER, undefined, mine(m), OVER),
      list(NO_ONE, 50, OVER),
      list(NO_ONE, 50),
    ),
  ),
  kept(
    'what other companions answered about the member of a booking',
    'bookings/both/forCompanion/memberRatings',
    { sessions: 3, came: 3, kind: 3, again: 2 },
    COMPANION,
  ),
  ...['bookings/both', `users/${m}`].map((path) =>
    kept(
      `what staff noted: ${path}`,
      `${path}/staffNotes/one`,
      { text: 'Late.' },
      NO_ONE,
      everywhere(NO_ONE, 1),
    ),
  ),
  kept(
    'a claim',
    'claims/both',
    newClaim(sides, CLAIM, at),
    SIDES,
    list(NO_ONE, 1, ['spenderId', '==', m]),
    list(NO_ONE, 1, ['earnerId', '==', c]),
  ),
  owned(
    'a check-in',
    (uid) => `checkIns/${checkInId(uid, 'booking')}`,
    { uid: m, otherUid: c, status: 'asked' },
    MEMBER,
    list(NO_ONE, 1, ['uid', '==', m]),
  ),
  kept(
    'a payout',
    'payments/both/payouts/companion',
    { earnerId: c, payoutMinor: 1, dueAt: at },
    COMPANION,
    everywhere(COMPANION, 200, ['earnerId', '==', c], 'dueAt desc'),
    everywhere(NO_ONE, 20),
    list(NO_ONE, 1),
  ),
  owned('a companion’s earnings', (uid) => `users/${uid}/totals/earnings`, { at }, COMPANION),
  owned('the credit of a plan', (uid) => `users/${uid}/totals/credit`, { balanceMinor: 1 }, MEMBER),
  kept('an entry of a credit', `users/${m}/creditEntries/grant`, { amountMinor: 1 }, NO_ONE),
  owned('a paid plan', (uid) => `subscriptions/${uid}`, { status: 'active', plan: 'lite' }, MEMBER),
  kept(
    'an unpaid request',
    'checkouts/request',
    { ...sides, status: 'open' },
    MEMBER,
    list(MEMBER, 20, ['spenderId', '==', m]),
    list(NO_ONE, 20, ['earnerId', '==', c]),
  ),
  kept('what the provider moves', 'charges/request', sides, NO_ONE),
  owned('a trusted contact', (uid) => `users/${uid}/private/trustedContact`, { at }, MEMBER),
  deletable(
    owned(
      'a wish to be told when someone is free',
      (uid) => `freeAlerts/${uid}`,
      { mood: 'sad', createdAt: at, expireAt: at },
      MEMBER,
      list(NO_ONE, 1, '__name__'),
    ),
  ),
  kept(
    'a review before it is published',
    `users/${m}/sessionReviews/both`,
    { companionId: c, createdAt: at, editedAt: null },
    MEMBER,
    list(NO_ONE, 1),
    everywhere(NO_ONE, 1, ['companionId', '==', c]),
  ),
  kept(
    'the answers of a companion about a member',
    `users/${c}/memberRatings/both`,
    { memberId: m, createdAt: at, editedAt: null },
    COMPANION,
    list(NO_ONE, 1),
    everywhere(NO_ONE, 1, ['memberId', '==', m]),
  ),
  kept(
    'a place at an activity',
    `activities/one/participants/${m}`,
    placeOf(member),
    GUEST_AND_HOST,
    list(HOST, 100),
    everywhere(MEMBER, 100, by(m)),
  ),
  kept(
    'the first names that participants show each other',
    'activities/one/shared/names',
    { names: ['Ann'] },
    GUEST_AND_HOST,
    list(NO_ONE, 1),
  ),
  deletable(
    kept(
      'a review of an activity',
      `activities/one/reviews/${m}`,
      { rating: 5, comment: 'Lovely.', authorId: m, authorName: 'Ann A.', createdAt: at },
      SIGNED_IN,
      list(SIGNED_IN, 50),
    ),
  ),
  ...['approved', 'cancelled'].map((name) =>
    kept(
      `an event that is ${name}`,
      `events/${name}`,
      { ...eventDocument({ hostId: c, startsAt: at }), status: name },
      SIGNED_IN,
    ),
  ),
  ...['pending_approval', 'rejected', UNKNOWN_NAME].map((name) =>
    kept(
      `an event that is ${name}`,
      `events/${name}`,
      { ...eventDocument({ hostId: c, startsAt: at }), status: name },
      HOST,
    ),
  ),
  kept(
    'an event',
    'events/one',
    eventDocument({ hostId: c, startsAt: at }),
    SIGNED_IN,
    list(SIGNED_IN, 100, status('approved')),
    list(HOST, 100, ['hostId', '==', c]),
    list(STAFF, 100),
    list(STAFF, 100, status('cancelled')),
  ),
  ...(
    [
      ['attendees', 'member'],
      ['waiting', 'stranger'],
    ] as const
  ).map(([places, guest]) =>
    kept(
      `one of the ${places} of an event`,
      `events/one/${places}/${CALLERS[guest].uid}`,
      placeOf(CALLERS[guest]),
      [guest, ...HOST],
      list(HOST, 100),
      list(HOST, 100, ['came', '==', true]),
      everywhere([guest], 100, by(CALLERS[guest].uid)),
    ),
  ),
  // A place on the waiting list isn't enough.
  kept(
    'what the host of an event wrote to everyone',
    'events/one/hostMessages/first',
    { text: 'Hi', sentAt: at, sentTo: 1 },
    NO_ONE,
    list(GUEST_AND_HOST, 20, 'sentAt desc'),
  ),
  ...['pending_review', 'published'].map((name) =>
    deletable(
      kept(
        `a story submission that is ${name}`,
        `storySubmissions/${name}`,
        story({ privacyLevel: 'public', status: name }),
        ['member', 'staff'],
        list(MEMBER, 50, ['authorId', '==', m], 'submittedAt desc'),
        list(STAFF, 50, status(name)),
      ),
    ),
  ),
  deletable(
    kept(
      'a private story',
      'storySubmissions/private',
      story({ privacyLevel: 'private', status: 'private' }),
      MEMBER,
      list(NO_ONE, 50, status('private')),
    ),
  ),
  kept(
    'a public story',
    'stories/public',
    published('public'),
    EVERYONE,
    list(EVERYONE, 50, ['privacyLevel', '==', 'public'], ...HOPE),
  ),
  kept(
    'a story for the community',
    'stories/community',
    published('community'),
    SIGNED_IN,
    list(SIGNED_IN, 50, ['privacyLevel', '==', 'community']),
    list(SIGNED_IN, 50, ['privacyLevel', 'in', ['public', 'community']], ...HOPE),
  ),
  owned('where a companion is paid', (uid) => `payoutAccounts/${uid}`, { at }, COMPANION),
];

/** The callers to whom it is open, and all others. */
const only = (names: Names) => ({
  to: names.map((name) => CALLERS[name]),
  notTo: EVERYONE.filter((name) => !names.includes(name)).map((name) => CALLERS[name]),
});
const said = (names: Names) =>
  names.length === EVERYONE.length ? 'everyone' : names.join(', ') || 'no client';
const idOf = (path: string) => path.split('/').at(-1) ?? '';
const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** The same below another person, booking or payment. */
const elsewhere = (path: string) => path.replace(/^\w+\/[^/]+/, '$&-new');

const writers = [member, companion, admin, visitor];
const SOME = { at, ...sides };
/** Creates and changes. */
const writesTo = (path: string, document: object) => [
  (who: Caller) =>
    as(who)
      .doc(`${path}-new`)
      .set({ ...SOME, ...document }),
  (who: Caller) =>
    as(who)
      .doc(elsewhere(path))
      .set({ ...SOME, ...document }),
  (who: Caller) => as(who).doc(path).update({ at: null }),
];

beforeAll(() => arrange(Object.fromEntries(KEPT.map(({ path, document }) => [path, document]))));

describe.each(KEPT)('$what', ({ path, document, readBy, lists, ownPath, deletedBy }) => {
  it(`is read by ${said(readBy)}`, () => access(only(readBy), (who) => as(who).doc(path).get()));

  it(`is listed by ${said([...new Set(lists.flatMap(({ by }) => by))])}`, async () => {
    for (const { how, by, most, everywhere } of lists) {
      const query =
        (...more: Clause[]) =>
        (who: Caller) =>
          everywhere
            ? as(who).listEverywhere(idOf(parentOf(path)), ...how, ...more)
            : as(who).list(parentOf(path), ...how, ...more);
      await access(only(by), most === undefined ? query() : query(most));
      if (most === undefined || by.length === 0) continue;
      await access({ notTo: only(by).to }, query(most + 1), query());
    }
    if (lists.some(({ by, most }) => by.length > 0 && most === undefined)) return;
    await access(only(NO_ONE), (who) => as(who).find(parentOf(path), idOf(path)));
  });

  it('is written by no client', () => access({ notTo: writers }, ...writesTo(path, document)));

  it(`is deleted by ${said(deletedBy)}`, () =>
    access(only(deletedBy), (who) => as(who).doc(path).delete()));

  if (ownPath === undefined) return;

  it('is made by no person for themselves, and read by them as missing', async () => {
    const own = (who: Caller) => as(who).doc(ownPath(who?.uid ?? ''));
    await access({ to: [stranger, colleague] }, (who) => own(who).get());
    await access({ notTo: [stranger, colleague] }, (who) => own(who).set({ at }));
    await access({ to: [stranger], notTo: [colleague] }, (who) =>
      as(who).doc(ownPath(stranger.uid)).get(),
    );
  });
});

it('what others answered is read as missing by the companion of a booking without', async () => {
  await arrange({ 'bookings/unrated': { participantIds: [m, c], earnerId: c } });
  const counted = (id: string) => (who: Caller) =>
    as(who).doc(`bookings/${id}/forCompanion/memberRatings`).get();
  await access({ to: [companion], notTo: [member, colleague, visitor] }, counted('unrated'));
  await access({ notTo: [companion] }, counted('none'));
});

it.each([
  ['what operators have switched off', 'switches', { signUps: false }],
  ['the pay of a first month', 'firstMonths', { lowMinor: 0 }],
])('%s is read by everyone, and made, changed or deleted by no client', async (_what, id, data) => {
  const path = `site/${id}`;
  const write = (who: Caller) => as(who).doc(path).set(data);
  await access(only(EVERYONE), (who) => as(who).doc(path).get());
  await access({ notTo: writers }, write);
  await arrange({ [path]: data });
  await access(only(EVERYONE), (who) => as(who).doc(path).get());
  await access(
    { notTo: writers },
    write,
    (who) => as(who).doc(path).delete(),
    (who) => as(who).list('site', 1),
    (who) => as(who).find('site', id),
  );
});

it('that a queue has changed is read by staff, and made, changed or deleted by no client', async () => {
  const path = 'staffDesk/signal';
  const write = (who: Caller) => as(who).doc(path).set({ changes: {} });
  await access(only(STAFF), (who) => as(who).doc(path).get());
  await access({ notTo: writers }, write);
  await arrange({ [path]: { changes: {} } });
  await access(only(STAFF), (who) => as(who).doc(path).get());
  await access(
    { notTo: writers },
    write,
    (who) => as(who).doc(path).delete(),
    (who) => as(who).list('staffDesk', 1),
    (who) => as(who).find('staffDesk', 'signal'),
  );
});

describe('a document without a rule', () => {
  it.each([
    ...['processedEvents', 'sessionTimers', 'signups', 'mailLog', 'figures', 'deadAddresses'],
    ...['unqueuedMails', 'passwordResets', 'rateLimits', 'emailChanges', 'retainedRecords'],
    ...['rememberedPeople', 'ageDoubts', 'faceTemplates', 'sharedFaces', 'staffDesk'],
    ...['deletionRequests', UNKNOWN_NAME],
    ...[`users/${m}/private`, `users/${m}/settings`, `users/${m}/totals`, `companions/${c}/live`],
    'bookings/both/forCompanion',
  ])('is closed to everyone, staff included: %s', async (name) => {
    await arrange({ [`${name}/x`]: { at } });
    await access(
      { notTo: [member, admin, visitor] },
      (who) => as(who).doc(`${name}/x`).get(),
      (who) => as(who).list(name, 1),
      (who) => as(who).doc(`${name}/y`).set(SOME),
      (who) => as(who).doc(`${name}/x`).update({ at: null }),
      (who) => as(who).doc(`${name}/x`).delete(),
    );
  });
});
