import type { AuditEntry } from '@hearthkin/domain/admin/audit';
import type { CommunityEvent, EventPlace } from '@hearthkin/domain/community/event';
import type { NotificationSettings } from '@hearthkin/domain/notification/settings';
import type { Earnings, Payment, Payout } from '@hearthkin/domain/payment/ledger';
import {
  BehaviorSubject,
  combineLatest,
  map,
  type Observable,
  scan,
  startWith,
  throwError,
} from 'rxjs';
import type { Profile, User } from '../../web/src/data/accounts/account-queries';
import type {
  Activity,
  ActivityReview,
  Participant,
} from '../../web/src/data/activities/activity-queries';
import type { Application } from '../../web/src/data/applications/application-queries';
import type * as BookingQueries from '../../web/src/data/bookings/booking-queries';
import type { Booking, HeldSlot } from '../../web/src/data/bookings/booking-queries';
import type * as Queries from '../../web/src/data/companions/companion-queries';
import type { Companion } from '../../web/src/data/companions/companion-queries';
import type {
  ChatMessage,
  Conversation,
} from '../../web/src/data/conversations/conversation-queries';
import type { Favorite } from '../../web/src/data/favorites/favorite-queries';
import type { LiveQuery, Reading } from '../../web/src/data/kit/live-query';
import type { Doc, Pages } from '../../web/src/data/kit/readers';
import type { AnyReport, Review } from '../../web/src/data/reviews/review-queries';
import type { Story, StorySubmission } from '../../web/src/data/stories/story-queries';
import type { Mood } from '../../web/src/data/wellness/wellness-queries';
import type { ContactMessage } from '../../web/src/features/admin/contact-queries';
import type { Notification } from '../../web/src/features/notifications/notification-queries';

/** Stands in for the database: what each read answers, changeable while a page shows it. */
export interface World {
  readonly companions: readonly Doc<Companion>[];
  readonly bookings: readonly Doc<Booking>[];
  readonly profiles: Readonly<Record<string, Profile>>;
  readonly users: Readonly<Record<string, User>>;
  readonly heldSlots: readonly Doc<HeldSlot>[];
  readonly usedDiscounts: readonly string[];
  /** Of whoever is signed in, newest first. */
  readonly favorites: readonly Doc<Favorite>[];
  /** Of the one companion a test is about, by booking. */
  readonly reviews: readonly Doc<Review>[];
  readonly applications: readonly Doc<Application>[];
  readonly reports: readonly Doc<AnyReport>[];
  readonly contactMessages: readonly Doc<ContactMessage>[];
  readonly auditLog: readonly Doc<AuditEntry>[];
  readonly activities: readonly Doc<Activity>[];
  /** By activity, those who joined first first. */
  readonly participants: Readonly<Record<string, readonly Participant[]>>;
  /** By activity, newest first. */
  readonly activityReviews: Readonly<Record<string, readonly ActivityReview[]>>;
  /** Newest first. */
  readonly stories: readonly Doc<Story>[];
  readonly storySubmissions: readonly Doc<StorySubmission>[];
  readonly events: readonly Doc<CommunityEvent>[];
  /** By event, those who joined first first. */
  readonly attendees: Readonly<Record<string, readonly EventPlace[]>>;
  readonly waiting: Readonly<Record<string, readonly EventPlace[]>>;
  /** Of whoever is signed in. */
  readonly conversations: readonly Doc<Conversation>[];
  /** By conversation, newest first. */
  readonly messages: Readonly<Record<string, readonly Doc<ChatMessage>[]>>;
  /** Who is blocked, as `blocker/blocked`. */
  readonly blocks: readonly string[];
  /** When somebody last wrote at a message, as `conversation/uid`. */
  readonly typing: Readonly<Record<string, Date>>;
  readonly unreadMessages: number;
  /** Of whoever is signed in, newest first. */
  readonly notifications: readonly Doc<Notification>[];
  readonly notificationSettings: NotificationSettings | null;
  /** Of whoever is signed in, earliest first. */
  readonly moods: readonly Doc<Mood>[];
  /** By booking. */
  readonly payments: Readonly<Record<string, Payment>>;
  /** Of whoever is signed in, latest first, by booking. */
  readonly payouts: readonly Doc<Payout>[];
  readonly earnings: Earnings | null;
  /** Whether answers come from this device only. */
  readonly fromCache: boolean;
  /** Names of reads that fail. */
  readonly failing: readonly (
    | keyof typeof Queries
    | keyof typeof BookingQueries
    | keyof typeof import('../../web/src/data/accounts/account-queries')
    | 'favorites'
    | 'companionsById'
    | 'reviewPages'
    | 'bookingPages'
    | 'ownBooking'
    | 'ownPayment'
    | 'earnings'
    | 'payoutPages'
    | 'conversationPages'
    | 'messagePages'
    | 'notificationPages'
    | 'latestNotifications'
    | 'notificationSettings'
    | 'planUses'
    | 'lastSessions'
    | 'moodsSince'
    | 'ownApplication'
    | 'openContactMessages'
    | 'accountCount'
    | 'accountPages'
    | 'auditPages'
    | 'auditAbout'
    | 'waitingCount'
    | 'waitingPages'
    | 'upcomingActivities'
    | 'activity'
    | 'activityPages'
    | 'participantsOf'
    | 'activityReviewPages'
    | 'storyPages'
    | 'story'
    | 'ownStoryPages'
    | 'ownStory'
    | 'waitingStories'
    | 'ownInsights'
    | 'eventPages'
    | 'communityEvent'
    | 'ownPlaces'
    | 'ownPlace'
    | 'attendeePages'
    | 'hostedEvents'
    | 'waitingEvents'
    | 'nextSessions'
  )[];
}

const EMPTY: World = {
  companions: [],
  bookings: [],
  profiles: {},
  users: {},
  heldSlots: [],
  usedDiscounts: [],
  favorites: [],
  reviews: [],
  applications: [],
  reports: [],
  contactMessages: [],
  auditLog: [],
  activities: [],
  participants: {},
  activityReviews: {},
  stories: [],
  storySubmissions: [],
  events: [],
  attendees: {},
  waiting: {},
  conversations: [],
  messages: {},
  blocks: [],
  typing: {},
  unreadMessages: 0,
  notifications: [],
  notificationSettings: null,
  moods: [],
  payments: {},
  payouts: [],
  earnings: null,
  fromCache: false,
  failing: [],
};

const world = new BehaviorSubject<World>(EMPTY);

/** The world now and whenever it changes. */
export const worldChanges: Observable<World> = world;

export function setWorld(change: Partial<World>): void {
  world.next({ ...world.value, ...change });
}

export function worldNow(): World {
  return world.value;
}

export function resetWorld(): void {
  askedFilters.length = 0;
  world.next(EMPTY);
}

export function read<T>(name: string, key: string, pick: (world: World) => T): LiveQuery<T> {
  const open = (): Observable<Reading<T>> =>
    world.value.failing.some((failing) => failing === name)
      ? throwError(() => new Error(`${name} fails`))
      : world.pipe(map((now) => ({ data: pick(now), fromCache: now.fromCache })));
  return { key: `${name}/${key}`, open };
}

export const BROWSE_PAGE = 24;

/** What the screens asked of the list of companions, in order. */
export const askedFilters: Queries.CompanionFilter[] = [];

export const companionPages: typeof Queries.companionPages = (filter) => {
  const { sort, token, cityKey, facets } = filter;
  const key = `companionPages/${sort}/${token}/${cityKey}/${facets.join()}`;
  const fits = ({ data }: Doc<Companion>) =>
    data.listed &&
    (token === null || data.searchTokens.includes(token)) &&
    (cityKey === null || data.cityKey === cityKey) &&
    facets.every((facet) => data.facets[facet]);
  const open = (more: Observable<void>): Observable<Reading<Pages<Companion>>> => {
    askedFilters.push(filter);
    if (world.value.failing.includes('companionPages')) {
      return throwError(() => new Error('companionPages fails'));
    }
    const pages = more.pipe(
      scan((count) => count + 1, 1),
      startWith(1),
    );
    return combineLatest([world, pages]).pipe(
      map(([{ companions, fromCache }, count]) => {
        const all = companions.filter(fits);
        const shown = count * BROWSE_PAGE;
        return {
          data: { items: all.slice(0, shown), hasMore: all.length > shown, more: 'idle' },
          fromCache,
        };
      }),
    );
  };
  return { key, open };
};

export const companion: typeof Queries.companion = (companionId) =>
  read(
    'companion',
    companionId,
    ({ companions }) => companions.find(({ id }) => id === companionId) ?? null,
  );

export const heldSlots: typeof BookingQueries.heldSlots = (companionId, from, until) =>
  read(
    'heldSlots',
    `${companionId}/${from.toISOString()}/${until.toISOString()}`,
    (now) => now.heldSlots,
  );

export const bookingsOf: typeof BookingQueries.bookingsOf = (uid, count) =>
  read('bookingsOf', `${uid}/${count}`, ({ bookings }) =>
    bookings.filter(({ data }) => data.participantIds.includes(uid)).slice(0, count),
  );

export const usedDiscount: typeof BookingQueries.usedDiscount = (uid, key) =>
  read('usedDiscount', `${uid}/${key}`, ({ usedDiscounts }) => usedDiscounts.includes(key));
