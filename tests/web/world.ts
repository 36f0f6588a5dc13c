import type { SignInWays } from '@hearthkin/domain/account/sign-in-ways';
import type { DeletionRequest } from '@hearthkin/domain/admin/account-acts';
import type { Assignment } from '@hearthkin/domain/admin/assignment';
import type { AuditEntry } from '@hearthkin/domain/admin/audit';
import type { Duty } from '@hearthkin/domain/admin/duty';
import type { PersonHistory } from '@hearthkin/domain/admin/person-history';
import type { StaffBooking } from '@hearthkin/domain/admin/staff-reads';
import type { CalendarLink } from '@hearthkin/domain/booking/calendar-link';
import type { Claim } from '@hearthkin/domain/booking/claim';
import type { SessionDay } from '@hearthkin/domain/booking/day-marks';
import type { MemberRating, MemberRatingCounts } from '@hearthkin/domain/booking/member-rating';
import type { Attendance } from '@hearthkin/domain/booking/room-signal';
import type { CommunityEvent, EventPlace } from '@hearthkin/domain/community/event';
import type { HostMessage } from '@hearthkin/domain/community/host-message';
import type { Hold } from '@hearthkin/domain/companion/calendar-day';
import type { FreeAlert } from '@hearthkin/domain/companion/free-alert';
import type { ViewCount } from '@hearthkin/domain/companion/profile-view';
import type { RemovedReview } from '@hearthkin/domain/companion/review';
import type { Training } from '@hearthkin/domain/companion/training';
import type { Figures } from '@hearthkin/domain/insights/figures';
import type { MatchingAnswers } from '@hearthkin/domain/insights/matching-accuracy';
import type { NotificationSettings } from '@hearthkin/domain/notification/settings';
import type { Checkout } from '@hearthkin/domain/payment/checkout';
import type { MoneyCase } from '@hearthkin/domain/payment/comparison';
import type { Earnings, Payment, Payout } from '@hearthkin/domain/payment/ledger';
import type { PayoutAccount } from '@hearthkin/domain/payment/payout-account';
import type { StoredCredit, StoredSubscription } from '@hearthkin/domain/pricing/plan-records';
import type { Block } from '@hearthkin/domain/safety/block';
import type { CheckIn } from '@hearthkin/domain/safety/check-in';
import type { OwnReport, Report } from '@hearthkin/domain/safety/report';
import type { TrustedContact } from '@hearthkin/domain/safety/trusted-contact';
import type { ContactMessage } from '@hearthkin/domain/support/contact';
import type { BackgroundCheck } from '@hearthkin/domain/verification/background-check';
import type { SharedFace } from '@hearthkin/domain/verification/shared-face';
import { BehaviorSubject, type Observable } from 'rxjs';
import type { Profile, User } from '../../web/src/data/accounts/account-queries';
import type {
  Activity,
  ActivityReview,
  Participant,
} from '../../web/src/data/activities/activity-queries';
import type { Application } from '../../web/src/data/applications/application-queries';
import type { Booking } from '../../web/src/data/bookings/booking-queries';
import type { LiveCompanion } from '../../web/src/data/companions/companion-queries';
import type {
  ChatMessage,
  Conversation,
} from '../../web/src/data/conversations/conversation-queries';
import type { Favorite } from '../../web/src/data/favorites/favorite-queries';
import type { Doc } from '../../web/src/data/kit/readers';
import type { Review, SessionReview } from '../../web/src/data/reviews/review-queries';
import type { Story, StorySubmission } from '../../web/src/data/stories/story-queries';
import type { Verification } from '../../web/src/data/verifications/verification-queries';
import type { Mood } from '../../web/src/data/wellness/wellness-queries';
import type { Notification } from '../../web/src/features/notifications/notification-queries';

export interface Written {
  /** Undefined once the document is deleted. */
  readonly data: object | undefined;
  /** The document without it. */
  readonly instead: object | undefined;
}

/** The database contents in a page test. Tests may change them while the page is open. */
export interface World {
  /** Listings with what is live of them. */
  readonly companions: readonly Doc<LiveCompanion>[];
  /** Of the profile of the signed-in user. */
  readonly viewCounts: readonly Doc<ViewCount>[];
  readonly bookings: readonly Doc<Booking>[];
  readonly profiles: Readonly<Record<string, Profile>>;
  readonly users: Readonly<Record<string, User>>;
  /** What is held of every companion's calendar, by `hold`. */
  readonly holds: Readonly<Record<string, Hold>>;
  readonly usedDiscounts: readonly string[];
  /** Of the signed-in user, newest first. */
  readonly favorites: readonly Doc<Favorite>[];
  /** Of the companion under test, published. */
  readonly reviews: readonly Doc<Review>[];
  readonly removedReviews: readonly Doc<RemovedReview>[];
  /** Of the signed-in user, by booking. */
  readonly sessionReviews: readonly Doc<SessionReview>[];
  /** What the signed-in companion says of members, by booking. */
  readonly memberRatings: readonly Doc<MemberRating>[];
  /** What other companions answered about the member, by booking. */
  readonly memberRatingCounts: Readonly<Record<string, MemberRatingCounts>>;
  readonly applications: readonly Doc<Application>[];
  /** By uid. */
  readonly verifications: Readonly<Record<string, Verification>>;
  readonly backgroundChecks: Readonly<Record<string, BackgroundCheck>>;
  /** By uid. */
  readonly sharedFaces: Readonly<Record<string, SharedFace>>;
  /** Paths of the photos of identity checks, by `uid/idPhoto`, `uid/selfie` and so on. */
  readonly identityPhotos: Readonly<Record<string, readonly string[]>>;
  /** Of staff without an account, by uid. */
  readonly teamNames: Readonly<Record<string, string>>;
  /** The times of staff on duty. */
  readonly rota: readonly Duty[];
  /** When each side was in the room of a session, by `booking/uid`. */
  readonly attendance: Readonly<Record<string, Attendance>>;
  /** Of staff, by booking, oldest first. */
  readonly staffNotes: Readonly<Record<string, StaffBooking['notes']>>;
  /** Pages by person and the instant they end before: `member-1/`. */
  readonly personHistory: Readonly<Record<string, PersonHistory>>;
  /** Deletions that staff have asked for, by uid. */
  readonly deletions: Readonly<Record<string, DeletionRequest>>;
  /** Which of the staff has taken what. */
  readonly assignments: readonly Assignment[];
  /** By month, `yyyy-MM`. */
  readonly figures: Readonly<Record<string, Figures>>;
  /** What members say after a session found by matching. */
  readonly matchingAnswers: MatchingAnswers;
  readonly reports: readonly Doc<Report>[];
  /** What the signed-in person sees of theirs, latest first. */
  readonly ownReports: readonly Doc<OwnReport>[];
  readonly contactMessages: readonly Doc<ContactMessage>[];
  readonly auditLog: readonly Doc<AuditEntry>[];
  readonly activities: readonly Doc<Activity>[];
  /** By activity, in order of joining. */
  readonly participants: Readonly<Record<string, readonly Participant[]>>;
  /** First names that participants show each other, by activity. */
  readonly sharedNames: Readonly<Record<string, readonly string[]>>;
  /** By activity, newest first. */
  readonly activityReviews: Readonly<Record<string, readonly ActivityReview[]>>;
  /** Newest first. */
  readonly stories: readonly Doc<Story>[];
  readonly storySubmissions: readonly Doc<StorySubmission>[];
  readonly events: readonly Doc<CommunityEvent>[];
  /** By event. */
  readonly hostMessages: Readonly<Record<string, readonly Doc<HostMessage>[]>>;
  /** By event, in order of joining. */
  readonly attendees: Readonly<Record<string, readonly EventPlace[]>>;
  readonly waiting: Readonly<Record<string, readonly EventPlace[]>>;
  /** Of the signed-in user. */
  readonly conversations: readonly Doc<Conversation>[];
  /** By conversation, newest first. */
  readonly messages: Readonly<Record<string, readonly Doc<ChatMessage>[]>>;
  /** Blocks, by `blocker/blocked`. */
  readonly blocks: Readonly<Record<string, Omit<Block, 'blockedUid'>>>;
  /** When each person last typed, by `conversation/uid`. */
  readonly typing: Readonly<Record<string, Date>>;
  readonly unreadMessages: number;
  /** Of the signed-in user, newest first. */
  readonly notifications: readonly Doc<Notification>[];
  readonly notificationSettings: NotificationSettings | null;
  /** What sides say on the day of an in-person session, by `booking/uid`. */
  readonly sessionDays: Readonly<Record<string, SessionDay>>;
  /** By `checkInId`. */
  readonly checkIns: Readonly<Record<string, CheckIn>>;
  /** Of the signed-in user. */
  readonly trustedContact: TrustedContact | null;
  /** Of the signed-in user. */
  readonly calendarLink: CalendarLink | null;
  /** The wish of the signed-in member. */
  readonly freeAlert: FreeAlert | null;
  /** Of the signed-in user. */
  readonly signInWays: SignInWays | null;
  /** Of the signed-in user, earliest first. */
  readonly moods: readonly Doc<Mood>[];
  /** By booking. */
  readonly claims: Readonly<Record<string, Claim>>;
  readonly moneyCases: Readonly<Record<string, MoneyCase>>;
  /** By booking. */
  readonly payments: Readonly<Record<string, Payment>>;
  /** Of the signed-in user, latest first, by booking. */
  readonly payouts: readonly Doc<Payout>[];
  /** By booking. */
  readonly checkouts: Readonly<Record<string, Checkout>>;
  /** By uid. */
  readonly payoutAccounts: Readonly<Record<string, PayoutAccount>>;
  /** Of the signed-in companion. */
  readonly training: Training | null;
  readonly earnings: Earnings | null;
  /** Of the signed-in member. */
  readonly credit: StoredCredit | null;
  readonly subscription: StoredSubscription | null;
  /** Documents that pages have written, by path. */
  readonly written: ReadonlyMap<string, Written>;
  /** Whether reads come from the local cache only. */
  readonly fromCache: boolean;
  /** Reads that fail, as described by `describeQuery`: `users/u1`, `stories?by=publishedAt desc`. */
  readonly failing: readonly RegExp[];
  /** Reads that the rules deny. */
  readonly denied: readonly RegExp[];
}

const EMPTY: World = {
  companions: [],
  viewCounts: [],
  bookings: [],
  profiles: {},
  users: {},
  holds: {},
  usedDiscounts: [],
  favorites: [],
  reviews: [],
  removedReviews: [],
  sessionReviews: [],
  memberRatings: [],
  memberRatingCounts: {},
  applications: [],
  verifications: {},
  backgroundChecks: {},
  sharedFaces: {},
  identityPhotos: {},
  teamNames: {},
  rota: [],
  attendance: {},
  staffNotes: {},
  personHistory: {},
  deletions: {},
  assignments: [],
  figures: {},
  matchingAnswers: { answers: 0, again: 0 },
  reports: [],
  ownReports: [],
  contactMessages: [],
  auditLog: [],
  activities: [],
  participants: {},
  sharedNames: {},
  activityReviews: {},
  stories: [],
  storySubmissions: [],
  events: [],
  hostMessages: {},
  attendees: {},
  waiting: {},
  conversations: [],
  messages: {},
  blocks: {},
  typing: {},
  unreadMessages: 0,
  notifications: [],
  notificationSettings: null,
  sessionDays: {},
  checkIns: {},
  trustedContact: null,
  calendarLink: null,
  freeAlert: null,
  signInWays: null,
  moods: [],
  claims: {},
  moneyCases: {},
  payments: {},
  payouts: [],
  checkouts: {},
  payoutAccounts: {},
  training: null,
  earnings: null,
  credit: null,
  subscription: null,
  written: new Map(),
  fromCache: false,
  failing: [],
  denied: [],
};

const world = new BehaviorSubject<World>(EMPTY);

/** Calls back with the current world and on every change. */
export const worldChanges: Observable<World> = world;

export function setWorld(change: Partial<World>): void {
  world.next({ ...world.value, ...change });
}

export function worldNow(): World {
  return world.value;
}

export function resetWorld(): void {
  world.next(EMPTY);
}

/** Time that is held between two instants until another. */
export function hold(from: string, to: string, until: Date): Hold {
  return { from: new Date(from), to: new Date(to), date: from.slice(0, 10), until };
}
