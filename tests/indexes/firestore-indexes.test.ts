import { writeFileSync } from 'node:fs';
import { QUEUE_IDS } from '@hearthkin/domain/admin/queues';
import {
  ACCOUNT_COUNTS,
  type AccountFilter,
  type BookingFilter,
} from '@hearthkin/domain/admin/staff-reads';
import { URGENCY } from '@hearthkin/domain/admin/urgency';
import { BOOKING_STATUSES } from '@hearthkin/domain/booking/booking';
import { calendarDaySchema } from '@hearthkin/domain/booking/calendar-day';
import { SORT_ORDERS } from '@hearthkin/domain/companion/companion';
import { FACET_KEYS } from '@hearthkin/domain/companion/facets';
import { ONLINE_SHARDS } from '@hearthkin/domain/companion/live';
import { REVIEW_TAGS, STARS } from '@hearthkin/domain/companion/review';
import { MOODS } from '@hearthkin/domain/companion/traits';
import { monthFiguresSchema } from '@hearthkin/domain/insights/figures';
import type { DocumentReference, Query, QueryStartAtConstraint } from 'firebase/firestore';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Query as AdminQuery, type Firestore, getFirestore } from 'firebase-admin/firestore';
import { NEVER } from 'rxjs';
import { afterAll, describe, expect, it, vi } from 'vitest';
import * as accountQueries from '../../functions/src/account/account-queries';
import * as signupQueries from '../../functions/src/account/signup-queries';
import * as personQueries from '../../functions/src/admin/person-queries';
import * as timeQueries from '../../functions/src/agreement/time-queries';
import * as bookingQueries from '../../functions/src/booking/booking-queries';
import * as calendarQueries from '../../functions/src/calendar/calendar-queries';
import * as activityAdminQueries from '../../functions/src/community/activity-queries';
import * as communityEventQueries from '../../functions/src/community/event-queries';
import * as storyAdminQueries from '../../functions/src/community/story-queries';
import * as companionQueries from '../../functions/src/companion/companion-queries';
import * as faceQueries from '../../functions/src/identity/face-queries';
import * as mailQueries from '../../functions/src/mail/mail-queries';
import * as messagingQueries from '../../functions/src/messaging/messaging-queries';
import * as unreadMailQueries from '../../functions/src/notification/notification-queries';
import * as paymentQueries from '../../functions/src/payment/payment-queries';
import {
  mailLogSchema,
  unqueuedMailSchema,
} from '../../functions/src/platform/records/mail-records';
import * as openCaseQueries from '../../functions/src/platform/records/open-case-queries';
import { processedEventSchema } from '../../functions/src/platform/records/records';
import * as policyQueries from '../../functions/src/policy/policy-queries';
import * as duePlanQueries from '../../functions/src/pricing/plan-queries';
import * as safetyQueries from '../../functions/src/safety/safety-queries';
import * as staffQueries from '../../functions/src/staff/admin-queries';
import * as dueTrainingQueries from '../../functions/src/training/training-queries';
import * as checkQueries from '../../functions/src/verification/verification-queries';
import { deployedIndexes } from '../../production/deploy/browse-indexes';
import { describeIndex } from '../../production/deploy/index-file';
import * as unreadQueries from '../../web/src/app/unread-queries';
import * as ownAccountQueries from '../../web/src/data/accounts/account-queries';
import * as activityQueries from '../../web/src/data/activities/activity-queries';
import * as applicationQueries from '../../web/src/data/applications/application-queries';
import * as blockQueries from '../../web/src/data/blocks/block-queries';
import * as clientBookingQueries from '../../web/src/data/bookings/booking-queries';
import * as companionListQueries from '../../web/src/data/companions/companion-list-queries';
import * as listingQueries from '../../web/src/data/companions/companion-queries';
import * as firstMonthQueries from '../../web/src/data/companions/first-month-queries';
import * as profileViewQueries from '../../web/src/data/companions/profile-view-queries';
import * as trainingQueries from '../../web/src/data/companions/training-queries';
import * as conversationQueries from '../../web/src/data/conversations/conversation-queries';
import * as earningsQueries from '../../web/src/data/earnings/earnings-queries';
import * as eventQueries from '../../web/src/data/events/event-queries';
import * as favoriteQueries from '../../web/src/data/favorites/favorite-queries';
import type { LiveQuery } from '../../web/src/data/kit/live-query';
import { loadDatabase } from '../../web/src/data/kit/load-database';
import type { watchPlainPages } from '../../web/src/data/kit/plain-pages';
import * as checkoutQueries from '../../web/src/data/payments/checkout-queries';
import * as ownPaymentQueries from '../../web/src/data/payments/payment-queries';
import * as payoutAccountQueries from '../../web/src/data/payments/payout-account-queries';
import * as planQueries from '../../web/src/data/plans/plan-queries';
import * as reviewQueries from '../../web/src/data/reviews/review-queries';
import * as sessionQueries from '../../web/src/data/sessions/session-queries';
import * as storyQueries from '../../web/src/data/stories/story-queries';
import * as switchQueries from '../../web/src/data/switches/switch-queries';
import * as verificationQueries from '../../web/src/data/verifications/verification-queries';
import * as wellnessQueries from '../../web/src/data/wellness/wellness-queries';
import * as adminQueries from '../../web/src/features/admin/admin-queries';
import * as waitingQueries from '../../web/src/features/admin/inbox/waiting-queries';
import * as claimQueries from '../../web/src/features/bookings/claims/claim-queries';
import * as insightQueries from '../../web/src/features/home/analytics/insight-queries';
import * as publicReads from '../../web/src/features/landing/public-reads';
import * as freeAlertQueries from '../../web/src/features/need-support/free-alert-queries';
import * as notificationQueries from '../../web/src/features/notifications/notification-queries';
import * as calendarLinkQueries from '../../web/src/features/profile/account/calendar-link-queries';
import * as wayQueries from '../../web/src/features/profile/ways/way-queries';
import * as reportQueries from '../../web/src/features/reports/report-queries';
import { closeFirestore } from '../../web/src/firebase/firestore';
import { adminQueryShape } from './admin-query-shape';
import { checkIndexes, type NamedQuery } from './check-indexes';
import { type Choices, combinations } from './combinations';
import { deployedSources, isQueryModule } from './query-modules';
import { restQueryShape } from './rest-query-shape';
import { webQueryShape } from './web-query-shape';

/** What the client's readers were called with. */
const opened = vi.hoisted(() => [] as (Query | DocumentReference)[]);

vi.mock('../../web/src/firebase/firestore', () => import('../support/offline-firestore'));

vi.mock('../../web/src/lib/project', async (original) => ({
  ...(await original<object>()),
  PROJECT_ID: 'demo-indexes',
}));

vi.mock('../../web/src/data/kit/readers', async () => {
  const { NEVER } = await import('rxjs');
  const { startAfter } = await import('firebase/firestore');
  const read = (build: () => Query | DocumentReference) => {
    opened.push(build());
    return NEVER;
  };
  return {
    watchDoc: read,
    watchList: read,
    watchCount: read,
    watchPages: (list: (...from: QueryStartAtConstraint[]) => Query) => {
      read(list);
      return read(() => list(startAfter('the last one')));
    },
  };
});

// Reads that are repeated ask the same.
vi.mock('../../web/src/data/kit/while-visible', async () => {
  const { NEVER } = await import('rxjs');
  return { whileVisible: () => NEVER };
});

// Reads by callables ask no query of the client's.
vi.mock('../../web/src/data/kit/called', async () => {
  const { NEVER } = await import('rxjs');
  const none = (key: string) => ({ key, open: () => NEVER });
  return { called: none, calledPages: none };
});

vi.mock('../../web/src/data/kit/plain-pages', async () => {
  const { NEVER } = await import('rxjs');
  const { queryOf } = await import('../../web/src/data/kit/sdk-form');
  return {
    watchPlainPages: ({ asked }: Parameters<typeof watchPlainPages>[0]) => {
      opened.push(queryOf(asked) as Query);
      return NEVER;
    },
  };
});

type Builders<Module> = {
  readonly [Name in keyof Module as Module[Name] extends (...args: never) => unknown
    ? Name
    : never]: Module[Name] extends (...args: infer Arguments) => unknown
    ? Choices<Arguments>
    : never;
};

type AdminBuilders<Module> = {
  readonly [Name in keyof Module]: Module[Name] extends (
    db: Firestore,
    ...args: infer Arguments
  ) => unknown
    ? Choices<Arguments>
    : never;
};

type ChoiceTable = Readonly<Record<string, readonly (readonly unknown[] | undefined)[]>>;

type QueryModule = readonly [module: object, table: ChoiceTable];

/** Every query of a module is in its table; a missing one doesn't compile. */
const clientModule = <Module extends object>(
  module: Module,
  table: Builders<Module>,
): QueryModule => [module, table as ChoiceTable];

/** The same for builders that take the database first, which the table leaves out. */
const functionsModule = <Module extends object>(
  module: Module,
  table: AdminBuilders<Module>,
): QueryModule => [module, table as ChoiceTable];

type Builder<Result> = (...args: readonly unknown[]) => Result;

const NOW = new Date('2026-06-01T12:00:00Z');
const LATER = new Date('2026-06-08T12:00:00Z');

/** Every single filter in every order, no filter, and all filters. */
const FILTERS: readonly companionListQueries.CompanionFilter[] = SORT_ORDERS.flatMap((sort) => {
  const none = { sort, token: null, cityKey: null, facets: [] };
  return [
    none,
    { ...none, token: 'anna' },
    { ...none, cityKey: 'boston' },
    { ...none, token: 'anna', cityKey: 'boston' },
    { ...none, cells: [264_001, 264_002] },
    { ...none, cells: 'unsaid' as const },
    ...FACET_KEYS.map((facet) => ({ ...none, facets: [facet] })),
    { sort, token: 'anna', cityKey: 'boston', facets: FACET_KEYS },
  ];
});

/** Every single filter, no filter, and all filters. */
const ANY_ACCOUNT = { token: null, userType: null, accountStatus: null };
const ACCOUNT_FILTERS: readonly AccountFilter[] = [
  ANY_ACCOUNT,
  { ...ANY_ACCOUNT, token: 'anna' },
  { ...ANY_ACCOUNT, userType: 'earner' },
  { ...ANY_ACCOUNT, accountStatus: 'suspended' },
  { token: 'anna', userType: 'earner', accountStatus: 'suspended' },
];

/** Every single filter, no filter, and all filters. */
const ANY_EVENT = { from: NOW, token: null, city: null, category: null, date: null };
const EVENT_FILTERS: readonly eventQueries.EventFilter[] = [
  ANY_EVENT,
  { ...ANY_EVENT, token: 'games' },
  { ...ANY_EVENT, city: 'Austin' },
  { ...ANY_EVENT, category: 'Social' },
  { ...ANY_EVENT, date: '2026-06-07' },
  { from: NOW, token: 'games', city: 'Austin', category: 'Social', date: '2026-06-07' },
];

/** Every single filter, no filter, every pair and all filters. */
const BOOKING_FILTERS: readonly BookingFilter[] = [null, 'anna'].flatMap((person) =>
  ([null, 'confirmed'] as const).flatMap((status) =>
    [null, '2026-06-07'].map((day) => ({ person, status, day })),
  ),
);

const SPAN = { from: NOW, until: NOW };

const ONE_PERSON = [[{ uid: 'anna', before: NOW }]] as const;

/** Query modules of the client. */
const CLIENT: Readonly<Record<string, QueryModule>> = {
  'web/src/app/unread-queries.ts': clientModule(unreadQueries, { unreadMessages: [['anna']] }),
  'web/src/data/accounts/account-queries.ts': clientModule(ownAccountQueries, {
    user: [['anna']],
    profilesOf: [[['anna', 'ben']]],
  }),
  'web/src/data/activities/activity-queries.ts': clientModule(activityQueries, {
    upcomingActivities: [[NOW], [6]],
    hostedActivities: [['anna'], [NOW], [NOW]],
    hiddenActivities: [['anna']],
    hostedAhead: [['anna'], [NOW]],
    activity: [['a1']],
    activityPages: [],
    ownParticipation: [['a1'], ['anna']],
    ownParticipations: [['anna']],
    activitiesById: [[['a1', 'a2']]],
    namesAt: [['act'], [null, 'Ann']],
    participantsOf: [['a1']],
    activityReviewPages: [['a1']],
  }),
  'web/src/data/applications/application-queries.ts': clientModule(applicationQueries, {
    ownApplication: [['anna']],
  }),
  'web/src/data/blocks/block-queries.ts': clientModule(blockQueries, {
    ownBlocks: [['anna']],
    ownBlock: [['anna'], ['ben']],
  }),
  'web/src/data/bookings/booking-queries.ts': clientModule(clientBookingQueries, {
    daysBetween: [['anna'], [NOW], [LATER]],
    daysIn: [['anna'], [[{ from: NOW, until: LATER }]]],
    bookingsOfSeries: [['anna'], ['a-series']],
    bookingsOf: [['anna'], [20]],
    bookingsBetween: [['anna'], [NOW], [NOW]],
    bookingsAround: [['anna'], [[{ startsAt: NOW, endsAt: LATER }]]],
    usedDiscount: [['anna'], ['silver']],
    bookingPages: [['anna'], ['upcoming', 'past']],
    ownBooking: [['b1']],
    nextSessions: [['anna'], [NOW], [4]],
    canceledByMember: [['anna']],
    nowRequests: [['anna']],
    openRequests: [['anna'], [NOW], [10]],
    memberRatingCounts: [['b1']],
  }),
  'web/src/features/bookings/claims/claim-queries.ts': clientModule(claimQueries, {
    claimAbout: [['b1']],
  }),
  'web/src/data/companions/companion-list-queries.ts': clientModule(companionListQueries, {
    companionPages: [FILTERS],
    watchedCompanions: [FILTERS],
    bestCompanions: [[null, 'boston']],
    renewedLive: [['anna']],
    livesOf: [[['anna', 'ben']]],
  }),
  'web/src/data/companions/companion-queries.ts': clientModule(listingQueries, {
    companion: [['anna']],
    listedCompanion: [['anna']],
    live: [['anna']],
    liveCompanion: [['anna']],
  }),
  'web/src/data/companions/profile-view-queries.ts': clientModule(profileViewQueries, {
    viewCounts: [['anna']],
  }),
  'web/src/data/companions/first-month-queries.ts': clientModule(firstMonthQueries, {
    firstMonths: [],
  }),
  'web/src/data/conversations/conversation-queries.ts': clientModule(conversationQueries, {
    conversationPages: [['anna']],
    latestConversations: [['anna'], [3]],
    conversation: [['anna_ben']],
    messagePages: [['anna_ben']],
    latestMessages: [
      [
        [
          { id: 'anna_ben', until: null },
          { id: 'anna_cleo', until: NOW },
        ],
      ],
    ],
    typingAt: [['anna_ben'], ['anna']],
    correspondent: [['anna'], [true, false]],
  }),
  'web/src/data/plans/plan-queries.ts': clientModule(planQueries, {
    sessionCredit: [['anna']],
    subscription: [['anna']],
  }),
  'web/src/data/earnings/earnings-queries.ts': clientModule(earningsQueries, {
    earnings: [['anna']],
    unpaidPayouts: [['anna']],
    firstPaidPayout: [['anna']],
    payoutPages: [['anna'], [20]],
    yearPayoutPages: [['anna'], ['2026']],
    paidYears: [['anna']],
  }),
  'web/src/data/events/event-queries.ts': clientModule(eventQueries, {
    eventPages: [EVENT_FILTERS],
    communityEvent: [['e1']],
    eventsById: [[['e1', 'e2']]],
    ownPlace: [['attendees', 'waiting'], ['e1'], ['anna']],
    waitingPosition: [['e1'], [{ attendeeCount: 8, waitingCount: 2 }]],
    attendeePages: [['e1']],
    cameCount: [['e1'], [3]],
    hostMessages: [['e1']],
    ownPlaces: [['attendees', 'waiting'], ['anna'], [NOW]],
    hostedEventPages: [['anna']],
    hostedEventsBetween: [['anna'], [NOW], [NOW]],
    seriesEvents: [['e1']],
  }),
  'web/src/data/favorites/favorite-queries.ts': clientModule(favoriteQueries, {
    favorites: [['ben']],
    newestFavorites: [['ben'], [6]],
    companionsById: [[['anna', 'eve']]],
  }),
  'web/src/data/reviews/review-queries.ts': clientModule(reviewQueries, {
    reviewPages: [['anna']],
    publishedReview: [['anna'], ['r1']],
    removedReviews: [['anna']],
    ownReview: [['ben'], ['b1']],
    ownReviews: [['ben'], [['b1', 'b2']]],
    reviewableBookings: [['ben'], ['anna']],
    ownMemberRating: [['anna'], ['b1']],
  }),
  'web/src/data/sessions/session-queries.ts': clientModule(sessionQueries, {
    roomSignals: [['b1']],
    sessionDay: [['b1'], ['anna']],
    ownCheckIn: [['b1'], ['anna']],
    trustedContact: [['anna']],
  }),
  'web/src/data/stories/story-queries.ts': clientModule(storyQueries, {
    storyPages: [
      ['anyone', 'community'],
      [null, 'hope'],
    ],
    story: [['s1']],
    ownStoryPages: [['anna']],
    ownStory: [['s1']],
  }),
  'web/src/data/switches/switch-queries.ts': clientModule(switchQueries, { switches: [] }),
  'web/src/data/verifications/verification-queries.ts': clientModule(verificationQueries, {
    verification: [['anna']],
  }),
  'web/src/data/wellness/wellness-queries.ts': clientModule(wellnessQueries, {
    planUses: [['ben'], ['2026-12-24'], [1]],
    planUsesOn: [['ben'], [['2026-12-24', '2027-01-07']], [1]],
    lastSessions: [['ben'], [3]],
    moodsSince: [['ben'], ['2026-05-03']],
  }),
  'web/src/features/admin/admin-queries.ts': clientModule(adminQueries, {
    accountCounts: [],
    monthFigures: [['2026-11']],
    matchingAnswers: [],
    hostSessions: [['anna'], [[{ startsAt: NOW, endsAt: LATER }]]],
    rota: [],
    accountPages: [ACCOUNT_FILTERS, [25]],
    staffAccount: [['anna']],
    firstLessonsLeft: [['anna']],
    personHistory: [['anna'], [null, 1]],
    bookingPages: [[{ person: null, status: null, day: null }], [25]],
    staffBooking: [['b1']],
    decidedReviews: [[10], [0]],
    reportsAbout: [['anna']],
    reportAhead: [['a-report']],
    openDeletions: [],
    auditPages: [['decision', 'read'], [null, 'account-deleted'], [25]],
    teamName: [['anna']],
    auditAbout: [['anna'], ['decision', 'read']],
    auditOn: [['bookings/b1'], ['decision', 'read']],
  }),
  'web/src/features/admin/inbox/waiting-queries.ts': clientModule(waitingQueries, {
    waiting: [QUEUE_IDS, [10]],
    waitingCounts: [['overview/0']],
    deskSignal: [],
    waitingPages: [QUEUE_IDS],
    waitingItem: [QUEUE_IDS, ['an-item']],
    queueStates: [['overview/0']],
    inboxPages: [
      [null, 'reports', ...QUEUE_IDS],
      [true, false],
    ],
    takenItems: [QUEUE_IDS],
  }),
  'web/src/features/reports/report-queries.ts': clientModule(reportQueries, {
    ownReports: [['anna']],
  }),
  'web/src/data/companions/training-queries.ts': clientModule(trainingQueries, {
    training: [['anna']],
  }),
  'web/src/features/home/analytics/insight-queries.ts': clientModule(insightQueries, {
    ownInsights: [['anna'], ['2026-01']],
  }),
  'web/src/features/need-support/free-alert-queries.ts': clientModule(freeAlertQueries, {
    freeAlert: [['anna']],
  }),
  'web/src/features/notifications/notification-queries.ts': clientModule(notificationQueries, {
    notificationPages: [['anna']],
    latestNotifications: [['anna'], [6]],
    unreadNotifications: [['anna'], [10]],
    notificationSettings: [['anna']],
  }),
  'web/src/features/profile/account/calendar-link-queries.ts': clientModule(calendarLinkQueries, {
    calendarLink: [['anna']],
  }),
  'web/src/features/profile/ways/way-queries.ts': clientModule(wayQueries, {
    signInWays: [['anna']],
  }),
  'web/src/data/payments/checkout-queries.ts': clientModule(checkoutQueries, {
    ownCheckout: [['b1']],
    openCheckouts: [['anna']],
  }),
  'web/src/data/payments/payment-queries.ts': clientModule(ownPaymentQueries, {
    ownPayment: [['b1']],
    ownPayout: [['b1']],
  }),
  'web/src/data/payments/payout-account-queries.ts': clientModule(payoutAccountQueries, {
    payoutAccount: [['anna']],
  }),
};

/** Query modules of the functions, whose builders take the database first. */
const FUNCTIONS: Readonly<Record<string, QueryModule>> = {
  'functions/src/account/account-queries.ts': functionsModule(accountQueries, {
    allBookingsOf: [['anna']],
    mailLogOf: [['anna']],
    unqueuedMailsOf: [['anna']],
    passwordResetsOf: [['anna']],
    emailChangesOf: [['anna']],
    viewsBy: [['anna']],
    signalsBy: [['anna']],
    contactMessagesBy: [['anna']],
    blocksOf: [['anna']],
    memberRatingsAbout: [['anna']],
    rememberedFor: [['anna']],
    unfinishedRemovals: [],
  }),
  'functions/src/account/signup-queries.ts': functionsModule(signupQueries, {
    dueSignups: [[NOW]],
    accountsByEmail: [['anna@example.test']],
    accountsByPhone: [['+12015550123']],
  }),
  'functions/src/staff/admin-queries.ts': functionsModule(staffQueries, {
    accountsFor: [ACCOUNT_FILTERS],
    accountsOfCount: [ACCOUNT_COUNTS, [NOW]],
    countedItems: [QUEUE_IDS],
    oldestItem: [QUEUE_IDS],
    itemsOfStep: [URGENCY],
    waitingItems: [QUEUE_IDS],
    decidedReviews: [],
    openDeletions: [[NOW]],
    auditEntriesAbout: [['anna']],
    lastDecisionAbout: [['events/an-event']],
    warningsOf: [['anna']],
    bookingsFor: [BOOKING_FILTERS],
    notesOnAccount: [['u1']],
    notesOnBooking: [['b1']],
    unfinishedSuspensions: [],
  }),
  'functions/src/platform/records/open-case-queries.ts': functionsModule(openCaseQueries, {
    openBookingsOf: [['anna']],
    openClaimsOf: [['anna']],
    openReportsOf: [['anna']],
  }),
  'functions/src/admin/person-queries.ts': functionsModule(personQueries, {
    sessionsBefore: ONE_PERSON,
    reportsAboutBefore: ONE_PERSON,
    reportsByBefore: ONE_PERSON,
    actsBefore: ONE_PERSON,
    messagesBefore: ONE_PERSON,
    eventsBefore: ONE_PERSON,
    activitiesBefore: ONE_PERSON,
    notesBefore: ONE_PERSON,
  }),
  'functions/src/agreement/time-queries.ts': functionsModule(timeQueries, {
    sessionsSince: [['anna'], [NOW]],
    sessionsOn: [['anna'], ['2026-06-01']],
    sessionsAround: [['anna'], [{ startsAt: NOW, endsAt: NOW }]],
    publishedEventsBy: [['anna'], [NOW]],
    openActivitiesBy: [['anna'], [NOW]],
  }),
  'functions/src/booking/booking-queries.ts': functionsModule(bookingQueries, {
    dueBookings: [BOOKING_STATUSES, [NOW], [undefined, 'anna']],
    heldTogether: [[{ spenderId: 'anna', earnerId: 'ben' }], [3]],
    bookingsOfSeries: [[{ spenderId: 'anna', seriesId: 'a-series' }]],
    dueTimers: [['remindAt', 'checkInAt'], [NOW]],
    pendingRequestsOf: [['anna']],
    requestsBetween: [[{ spenderId: 'anna', earnerId: 'ben' }]],
    bookingsAround: [['anna'], [NOW]],
    canceledBy: [['anna']],
    usedDiscounts: [['anna'], [['bronze-coupon', 'gold-bonus']]],
    silentClaims: [[NOW], [undefined, 'anna']],
    missedBy: [['anna'], [NOW], [50]],
    latestMemberRatings: [['anna'], [100]],
  }),
  'functions/src/calendar/calendar-queries.ts': functionsModule(calendarQueries, {
    calendarKeyBy: [['c0ffee']],
    sessionsWithin: [['anna'], [['pending', 'confirmed'], ['cancelled']], [SPAN], [3]],
    sessionsBefore: [['anna'], [SPAN], [3]],
    placesWithin: [['anna'], [SPAN], [3]],
    hostedWithin: [['anna'], [SPAN], [3]],
    hostedActivitiesWithin: [['anna'], [SPAN], [3]],
    latestParticipations: [['anna'], [3]],
  }),
  'functions/src/community/activity-queries.ts': functionsModule(activityAdminQueries, {
    activitiesBy: [['anna']],
    proposalsBy: [['anna']],
    dueRequests: [[NOW]],
    participationsOf: [['anna']],
    activityReviewsBy: [['anna']],
  }),
  'functions/src/community/event-queries.ts': functionsModule(communityEventQueries, {
    waitingInTurn: [['e1']],
    placesOf: [['attendees', 'waiting'], ['anna']],
    eventsBy: [['anna']],
    openEventsBy: [['anna']],
    seriesAhead: [['e1'], [NOW]],
  }),
  'functions/src/community/story-queries.ts': functionsModule(storyAdminQueries, {
    submissionOf: [['s1']],
    submissionsBy: [['anna']],
  }),
  'functions/src/companion/companion-queries.ts': functionsModule(companionQueries, {
    reviewsWith: [['anna'], STARS],
    reviewsTagged: [['anna'], REVIEW_TAGS],
    unpublishedReviews: [[NOW], ['', 'anna']],
    originalOf: [['r1']],
    silentSince: [[0, ONLINE_SHARDS - 1], [NOW]],
    companionsOnline: [[null, ...MOODS]],
    openFreeAlerts: [[null, 'sad'], [NOW]],
    acceptedUntil: [[NOW]],
  }),
  'functions/src/identity/face-queries.ts': functionsModule(faceQueries, {
    facesNear: [[{ model: 'm', template: Array<number>(128).fill(0) }], [0.45]],
    sharedFacesWith: [['anna']],
  }),
  'functions/src/messaging/messaging-queries.ts': functionsModule(messagingQueries, {
    conversationsOf: [['anna']],
    conversationsFrom: [['anna'], [null, 'anna_ben']],
    messagesBy: [['anna_ben'], ['anna']],
    messagesAfter: [
      [
        { conversationId: 'anna_ben', messageId: null },
        { conversationId: 'anna_ben', messageId: 'm' },
      ],
      ['anna'],
    ],
    lastMessages: [['anna_ben'], [20]],
    messagesUntil: [['anna_ben'], [NOW], [20]],
    keptWords: [['anna_ben'], ['earliest', 'latest'], [50]],
  }),
  'functions/src/notification/notification-queries.ts': functionsModule(unreadMailQueries, {
    dueUnreadMails: [[NOW]],
    unmailedOf: [['anna']],
    unreadAbout: [['anna'], ['b-1']],
    firstMessageAfter: [['anna_ben'], ['anna'], [NOW]],
  }),
  'functions/src/payment/payment-queries.ts': functionsModule(paymentQueries, {
    duePayouts: [[NOW], [undefined, 'anna']],
    unpaidPayoutsOf: [['anna']],
    waitingPayouts: [['anna']],
    overdueCheckouts: [[NOW], [undefined, 'anna']],
    openCheckoutsOf: [['anna']],
    checkoutsBetween: [[{ spenderId: 'anna', earnerId: 'ben' }]],
    checkoutsOf: [['spenderId', 'earnerId'], ['anna']],
    dueCharges: [[NOW]],
    chargesBetween: [[NOW], [NOW]],
    disputedCharges: [],
    payoutAccountBy: [['acct_1']],
    payoutsPaidBetween: [[NOW], [NOW]],
    payoutsDueBetween: [['anna'], [NOW], [NOW]],
    openMoneyCases: [],
    companionsBeforePayments: [],
  }),
  'functions/src/mail/mail-queries.ts': functionsModule(mailQueries, {
    accountWithEmail: [['anna@hearthkin.test']],
  }),
  'functions/src/policy/policy-queries.ts': functionsModule(policyQueries, {
    unusedAccounts: [[NOW]],
    notifiedAccounts: [[NOW]],
    endedRestrictions: [[NOW]],
    openBookingOf: [['anna']],
    oldBookings: [[NOW]],
  }),
  'functions/src/pricing/plan-queries.ts': functionsModule(duePlanQueries, {
    duePlans: [[NOW]],
    membersOnPlans: [],
    paymentEntries: [['anna']],
  }),
  'functions/src/safety/safety-queries.ts': functionsModule(safetyQueries, {
    unansweredCheckIns: [[NOW]],
    unclearedSilences: [],
    checkInsOf: [['anna']],
    reportsBy: [['anna']],
    reportsAbout: [['anna']],
    untoldReports: [[NOW]],
    latestReportsAbout: [['anna']],
    openReportsAbout: [['anna']],
    openReportsOn: [['anna'], ['event/e1']],
    latestHostMessages: [['e1']],
  }),
  'functions/src/verification/verification-queries.ts': functionsModule(checkQueries, {
    dueBackgroundChecks: [[NOW]],
    dueIdentityChecks: [[NOW]],
  }),
  'functions/src/training/training-queries.ts': functionsModule(dueTrainingQueries, {
    dueTrainings: [[NOW]],
  }),
};

const FILE = deployedIndexes();
const adminApp = initializeApp({ projectId: 'demo-indexes' }, 'indexes');
const adminDb = getFirestore(adminApp);

const builtBy = (name: string, args: readonly unknown[]) =>
  `${name}(${args.map(shown).join(', ')})`;
const shown = (value: unknown) =>
  value instanceof Date ? 'a time' : (JSON.stringify(value) ?? 'undefined');

/** The builder of that name; the tables above have checked its arguments. */
function builderOf<Result>(module: object, name: string): Builder<Result> {
  return (module as Readonly<Record<string, Builder<Result>>>)[name] as Builder<Result>;
}

function clientQueriesBuilt(module: object, table: ChoiceTable): NamedQuery[] {
  return Object.entries(table).flatMap(([name, choices]) =>
    combinations(choices).flatMap((args) => {
      opened.length = 0;
      builderOf<LiveQuery<unknown>>(
        module,
        name,
      )(...args)
        .open(NEVER)
        .subscribe();
      // Single documents need no index.
      const lists = opened.filter((one): one is Query => one.type !== 'document');
      return lists.map((list) => ({ name: builtBy(name, args), shape: webQueryShape(list) }));
    }),
  );
}

function functionsQueriesBuilt(module: object, table: ChoiceTable): NamedQuery[] {
  return Object.entries(table).flatMap(([name, choices]) =>
    combinations(choices).map((args) => ({
      name: builtBy(name, args),
      shape: adminQueryShape(builderOf<AdminQuery>(module, name)(adminDb, ...args)),
    })),
  );
}

/** The requests of the landing page, which loads no SDK. */
async function landingQueries(): Promise<NamedQuery[]> {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { readonly body: string }) => {
    sent.push(body);
    return Response.json([]);
  });
  const reads = Object.entries(publicReads);
  for (const [, read] of reads) await read();
  vi.unstubAllGlobals();
  return sent.map((body, at) => ({
    name: builtBy(reads[at]?.[0] ?? '', []),
    shape: restQueryShape(JSON.parse(body).structuredQuery),
  }));
}

// Before anything is opened, which would wait for it.
await loadDatabase();

const queries = [
  ...(await landingQueries()),
  ...Object.values(CLIENT).flatMap(([module, table]) => clientQueriesBuilt(module, table)),
  ...Object.values(FUNCTIONS).flatMap(([module, table]) => functionsQueriesBuilt(module, table)),
];
const report = checkIndexes(queries, FILE);

// `npm run indexes:prove` asks a project for each of them.
const { QUERIES_TO } = process.env;
if (QUERIES_TO !== undefined) writeFileSync(QUERIES_TO, JSON.stringify(queries));

afterAll(async () => {
  await closeFirestore();
  await deleteApp(adminApp);
});

/** Merging would serve these, but Google documents it for equality only: they stay until `npm run indexes:prove` has shown it. */
const EXACT =
  /participantIds CONTAINS, status ASCENDING, startsAt DESC|CONTAINS, cityKey ASCENDING/;

describe('the indexes of a deployment', () => {
  const names = [...new Set(queries.map(({ name }) => name))];
  it.each(names.map((name) => [name, report.served.get(name)?.join(' and ')] as const))(
    'serves %s: %s',
    (name, by) => {
      expect(report.missing.filter((sentence) => sentence.startsWith(`${name} `))).toEqual([]);
      expect(by).toBeDefined();
    },
  );

  it('has no unused index', () => {
    expect(report.unused).toEqual([]);
  });

  it.each([
    { collection: 'mailLog', schema: mailLogSchema, read: ['uid'] },
    { collection: 'days', schema: calendarDaySchema, read: [''] },
    { collection: 'processedEvents', schema: processedEventSchema, read: [''] },
    { collection: 'unqueuedMails', schema: unqueuedMailSchema, read: ['uid'] },
    { collection: 'figures', schema: monthFiguresSchema, read: [''] },
  ])('indexes no more of $collection, which many events write, than is read', (one) => {
    const { collection, schema, read } = one;
    const exempt = FILE.fieldOverrides.filter(
      ({ collectionGroup, indexes }) => collectionGroup === collection && indexes.length === 0,
    );
    const fields = Object.keys(schema.shape).filter((field) => !read.includes(field));
    expect(exempt.map(({ fieldPath }) => fieldPath).sort()).toEqual(fields.sort());
  });

  it('stays below the limit of indexes', () => {
    expect(FILE.indexes.length).toBeLessThan(1000);
  });

  it.each(FILE.indexes.map((index) => [describeIndex(index), index] as const))(
    'needs %s, and no longer one',
    (what, index) => {
      const affected = queries.filter(({ name }) => report.served.get(name)?.includes(what));
      const without = FILE.indexes.filter((one) => one !== index);
      const { missing } = checkIndexes(affected, { ...FILE, indexes: without });
      expect(missing.length > 0).toBe(!EXACT.test(what));
      const fields = [...index.fields, { fieldPath: 'extra', order: 'ASCENDING' as const }];
      const longer = { ...index, fields };
      const { unused } = checkIndexes(affected, { ...FILE, indexes: [longer, ...FILE.indexes] });
      expect(unused).toContain(describeIndex(longer));
    },
  );
});

describe('the query modules', () => {
  it('are all tested here', () => {
    expect(deployedSources().filter(isQueryModule).sort()).toEqual(
      [...Object.keys(CLIENT), ...Object.keys(FUNCTIONS)].sort(),
    );
  });

  it.each([...Object.entries(CLIENT), ...Object.entries(FUNCTIONS)])(
    'call each builder with a value for every argument: %s',
    (path, [module, table]) => {
      const withDatabase = path in FUNCTIONS ? 1 : 0;
      const builders = Object.entries(module).filter(([, value]) => typeof value === 'function');
      expect(
        Object.entries(table)
          .map(([name, { length }]) => [name, length + withDatabase])
          .sort(),
      ).toEqual(builders.map(([name, { length }]) => [name, length]).sort());
    },
  );
});
