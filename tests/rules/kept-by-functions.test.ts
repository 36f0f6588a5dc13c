import { toProfile } from '@hearthkin/domain/account/profile';
import { newClaim } from '@hearthkin/domain/booking/claim';
import { holdPayment } from '@hearthkin/domain/payment/settle';
import { checkInId } from '@hearthkin/domain/safety/check-in';
import { beforeAll, describe, it } from 'vitest';
import {
  bookingDocument,
  memberDocument,
  ownReportDocument,
  reportDocument,
} from '../support/builders';
import { access, type Clause, rulesEnvironment } from './kit';
import { admin, type Caller, cast, visitor } from './people';
import { UNKNOWN_NAME } from './values';

const { member, companion, stranger, colleague } = cast('kept', {
  member: 'spender',
  companion: 'earner',
  stranger: 'spender',
  colleague: 'earner',
});
const { as, arrange } = rulesEnvironment(member, companion, stranger, colleague);

const CALLERS = { member, companion, stranger, colleague, staff: admin, visitor };
type Name = keyof typeof CALLERS;
const NAMES = Object.keys(CALLERS) as Name[];
const EVERYONE = NAMES;
const SIDES: readonly Name[] = ['member', 'companion'];

interface List {
  /** The conditions and the order with which it is asked for. */
  readonly how?: readonly Clause[];
  readonly by: readonly Name[];
  /** As many as may be asked for at once; any number unless told. */
  readonly most?: number;
  /** Across all collections of that name. */
  readonly everywhere?: true;
}

interface Kept {
  readonly what: string;
  readonly path: string;
  readonly document: object;
  /** All others are refused. */
  readonly readBy: readonly Name[];
  /** Nobody lists it, unless told. */
  readonly lists?: readonly List[];
  /** Where a person's own would be: others may not make theirs, and may read that there is none. */
  readonly own?: (uid: string) => string;
}

const [m, c] = [member.uid, companion.uid];
const at = new Date();
const sides = { spenderId: m, earnerId: c };
const booking = bookingDocument(sides);
const report = reportDocument({ reporterId: m, reportedId: c });
const idOf = (path: string) => path.split('/').at(-1) ?? '';
const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
const owned = (path: (uid: string) => string, uid: string) => ({ path: path(uid), own: path });
const mine = (uid: string): Clause => ['participantIds', 'array-contains', uid];

const KEPT: readonly Kept[] = [
  {
    what: 'the insights of a person',
    path: `users/${m}/insights/all`,
    document: { counters: { minutes: 60 } },
    readBy: ['member'],
    lists: [{ by: ['member'] }],
  },
  {
    what: 'a training',
    ...owned((uid) => `trainings/${uid}`, c),
    document: { lessons: {}, expiresAt: null, dueAt: null },
    readBy: ['companion'],
  },
  {
    what: 'a quiz of a training',
    path: `trainings/${c}/draws/crisis`,
    document: { drawId: 'd', questions: [] },
    readBy: [],
  },
  {
    what: 'an entry of the log of what staff did',
    path: 'auditLog/one',
    document: { at, act: 'account-suspended', by: admin.uid, concerns: [m] },
    readBy: ['staff'],
    lists: [
      { how: ['at desc'], by: ['staff'], most: 100 },
      { how: [['concerns', 'array-contains', m]], by: ['staff'], most: 100 },
    ],
  },
  {
    what: 'a message to support',
    path: 'contactMessages/one',
    document: { uid: m, status: 'open', createdAt: at },
    readBy: ['staff'],
    lists: [
      { how: [['status', '==', 'open'], 'createdAt'], by: ['staff'], most: 100 },
      { how: [['uid', '==', m]], by: ['staff'], most: 100 },
    ],
  },
  {
    what: 'a report',
    path: 'reports/one',
    document: report,
    readBy: ['staff'],
    lists: [
      { how: [['status', '==', 'open'], 'severity', 'createdAt'], by: ['staff'] },
      { how: [['reporterId', '==', m]], by: ['staff'] },
      { how: [['reportedId', '==', c]], by: ['staff'] },
    ],
  },
  {
    what: 'what a person sees of their report',
    path: `users/${m}/reports/one`,
    document: ownReportDocument(report),
    readBy: ['member'],
    lists: [{ by: ['member'], most: 50 }],
  },
  {
    what: 'a calendar link',
    ...owned((uid) => `users/${uid}/private/calendarLink`, m),
    document: { madeAt: at },
    readBy: ['member'],
  },
  {
    what: 'the fingerprint of a calendar link',
    path: `calendarLinks/${m}`,
    document: { hash: 'c0ffee' },
    readBy: [],
    lists: [{ how: [['hash', '==', 'c0ffee'], 1], by: [] }],
  },
  {
    what: 'the ways into an account',
    ...owned((uid) => `users/${uid}/private/signIn`, m),
    document: { hasPassword: true, passwordSetAt: at, providers: [] },
    readBy: ['member'],
  },
  {
    what: 'a way that is being added to an account',
    path: `users/${m}/private/addedWay`,
    document: { providerId: 'google.com', until: at },
    readBy: [],
  },
  {
    what: 'a used one-time discount',
    path: `users/${m}/discounts/silver-loyalty`,
    document: { bookingId: 'b', at },
    readBy: ['member'],
    lists: [{ by: ['member'], most: 100 }],
  },
  {
    what: 'the count of unread messages',
    ...owned((uid) => `users/${uid}/counters/messages`, m),
    document: { unread: 3 },
    readBy: ['member'],
  },
  {
    what: 'an email about unread messages that waits',
    path: `users/${m}/unreadMails/a_b`,
    document: { since: at, dueAt: at },
    readBy: [],
  },
  {
    what: 'a public card',
    path: `profiles/${m}`,
    document: toProfile(memberDocument(m)),
    readBy: NAMES.filter((name) => name !== 'visitor'),
    lists: [{ by: NAMES.filter((name) => name !== 'visitor'), most: 50 }],
  },
  {
    what: 'the number of views of a profile',
    path: `companions/${c}/viewCounts/0`,
    document: { views: 7 },
    readBy: [],
    lists: [{ by: ['companion'], most: 10 }],
  },
  {
    what: 'a day of the free/busy calendar',
    path: `companions/${c}/days/20260608`,
    document: { holds: {}, expireAt: at },
    readBy: EVERYONE,
    lists: [{ by: EVERYONE, most: 31 }],
  },
  {
    // Of few sessions it would tell what became of each.
    what: 'what is counted of a companion',
    path: `companions/${c}/stats/sessions`,
    document: { missed: 1, returning: 0 },
    readBy: [],
  },
  {
    what: 'a published review',
    path: `companions/${c}/reviews/one`,
    document: { rating: 4, comment: 'Kind.', authorName: 'Sam P.', publishedIn: '2026-06' },
    readBy: EVERYONE,
    lists: [
      { how: ['publishedIn desc'], by: EVERYONE, most: 50 },
      { how: [['authorName', '==', 'Sam P.'], 10], by: [], everywhere: true },
    ],
  },
  {
    what: 'what staff removed of a companion’s reviews',
    path: `companions/${c}/removedReviews/one`,
    document: { what: 'review', publishedIn: '2026-06', notes: '', removedAt: at },
    readBy: ['companion'],
    lists: [{ how: ['removedAt desc'], by: ['companion'], most: 50 }],
  },
  {
    what: 'a group activity',
    path: 'activities/one',
    document: { title: 'By the river', hostId: c, status: 'open', participantCount: 0 },
    readBy: EVERYONE,
    lists: [{ how: [['status', '==', 'open']], by: EVERYONE, most: 50 }],
  },
  ...['bookings', 'payments'].map((name) => ({
    what: `one of the ${name}`,
    path: `${name}/both`,
    document: name === 'bookings' ? booking : holdPayment(booking, booking.createdAt),
    readBy: SIDES,
    lists: [
      { how: [mine(m), 'startsAt desc'], by: ['member'] as const },
      { how: [mine(c)], by: ['companion'] as const },
      {
        how: [mine(m), ['status', 'in', ['completed', 'cancelled']] as const],
        by: ['member'] as const,
      },
      { how: [['status', 'in', ['completed', 'cancelled']] as const], by: [] },
      { how: [50], by: [] },
    ],
  })),
  {
    what: 'what other companions answered about the member of a booking',
    path: 'bookings/both/forCompanion/memberRatings',
    document: { sessions: 3, came: 3, kind: 3, again: 2 },
    readBy: ['companion'],
  },
  {
    what: 'what staff noted on a session',
    path: 'bookings/both/staffNotes/one',
    document: { text: 'A note.', at, by: admin.uid },
    readBy: [],
  },
  {
    what: 'a claim',
    path: 'claims/both',
    document: newClaim(
      sides,
      { caseNumber: '1F3A9-C02B7', kind: 'no-show', by: 'spender', words: 'No.' },
      at,
    ),
    readBy: SIDES,
    lists: [
      { how: [['spenderId', '==', m], 1], by: [] },
      { how: [['earnerId', '==', c], 1], by: [] },
    ],
  },
  {
    what: 'a check-in',
    ...owned((uid) => `checkIns/${checkInId(uid, 'booking')}`, m),
    document: { uid: m, otherUid: c, status: 'asked' },
    readBy: ['member'],
    lists: [{ how: [['uid', '==', m], 1], by: [] }],
  },
  {
    what: 'a payout',
    path: 'payments/both/payouts/companion',
    document: { earnerId: c, payoutMinor: 1, dueAt: at },
    readBy: ['companion'],
    lists: [
      {
        how: [['earnerId', '==', c], 'dueAt desc'],
        by: ['companion'],
        most: 200,
        everywhere: true,
      },
      { how: [20], by: [], everywhere: true },
      { how: [1], by: [] },
    ],
  },
  {
    what: 'the totals of a companion’s earnings',
    ...owned((uid) => `users/${uid}/totals/earnings`, c),
    document: { heldMinor: 1, paidMinor: 2 },
    readBy: ['companion'],
  },
  {
    what: 'the credit of a paid plan',
    ...owned((uid) => `users/${uid}/totals/credit`, m),
    document: { balanceMinor: 5200 },
    readBy: ['member'],
  },
  {
    what: 'an entry of a credit',
    path: `users/${m}/creditEntries/grant_in_1`,
    document: { kind: 'grant', amountMinor: 5200 },
    readBy: [],
  },
  {
    what: 'a paid plan',
    ...owned((uid) => `subscriptions/${uid}`, m),
    document: { status: 'active', plan: 'lite' },
    readBy: ['member'],
  },
  {
    what: 'an unpaid request',
    path: 'checkouts/request',
    document: { ...sides, status: 'open' },
    readBy: ['member'],
    lists: [
      { how: [['spenderId', '==', m]], by: ['member'], most: 20 },
      { how: [['earnerId', '==', c], 20], by: [] },
    ],
  },
  {
    what: 'what the provider moves',
    path: 'charges/request',
    document: sides,
    readBy: [],
  },
  {
    what: 'where a companion is paid',
    ...owned((uid) => `payoutAccounts/${uid}`, c),
    document: { accountId: 'acct_1', status: 'ready' },
    readBy: ['companion'],
  },
  ...[
    'processedEvents',
    'bookingEffects',
    'sessionTimers',
    'signups',
    'mailLog',
    'unqueuedMails',
    'passwordResets',
    'rateLimits',
    'emailChanges',
    'retainedRecords',
    'rememberedPeople',
    'ageDoubts',
    'faceTemplates',
    'figures',
    UNKNOWN_NAME,
    `users/${m}/private`,
    `users/${m}/settings`,
    `companions/${c}/live`,
    'bookings/both/forCompanion',
  ].map((name) => ({
    what: `a document without a rule, in ${name},`,
    path: `${name}/x`,
    document: { at },
    readBy: [],
  })),
];

/** Whom it is open to, and all others. */
const only = (names: readonly Name[]) => ({
  to: names.map((name) => CALLERS[name]),
  notTo: NAMES.filter((name) => !names.includes(name)).map((name) => CALLERS[name]),
});
const said = (names: readonly Name[]) =>
  names.length === NAMES.length ? 'everyone' : names.join(', ') || 'no client';

beforeAll(() => arrange(Object.fromEntries(KEPT.map(({ path, document }) => [path, document]))));

describe.each(KEPT)('$what', ({ path, readBy, lists = [], own }) => {
  it(`is read by ${said(readBy)}`, () => access(only(readBy), (who) => as(who).doc(path).get()));

  it(`is listed by ${said([...new Set(lists.flatMap(({ by }) => by))])}`, async () => {
    for (const { how = [], by, most, everywhere } of lists) {
      const list =
        (...more: Clause[]) =>
        (who: Caller) =>
          everywhere
            ? as(who).listEverywhere(idOf(parentOf(path)), ...how, ...more)
            : as(who).list(parentOf(path), ...how, ...more);
      await access(only(by), most === undefined ? list() : list(most));
      if (most !== undefined) await access(only([]), list(most + 1), list());
    }
    if (lists.some(({ by }) => by.length > 0)) return;
    await access(only([]), (who) => as(who).find(parentOf(path), idOf(path)));
  });

  it('is written by no client', () =>
    access(
      only([]),
      (who) =>
        as(who)
          .doc(`${path}-new`)
          .set({ at, ...sides }),
      (who) => as(who).doc(path).update({ at: null }),
      (who) => as(who).doc(path).delete(),
    ));

  if (own === undefined) return;

  it('is made by no person for themselves, and read by them as missing', () =>
    Promise.all([
      access(
        { notTo: [stranger, colleague] },
        (who) =>
          as(who)
            .doc(own(who?.uid ?? ''))
            .set({ at }),
        (who) =>
          as(who)
            .doc(own(who?.uid === stranger.uid ? colleague.uid : stranger.uid))
            .get(),
      ),
      access({ to: [stranger, colleague] }, (who) =>
        as(who)
          .doc(own(who?.uid ?? ''))
          .get(),
      ),
    ]));
});
