import type { SignInWays } from '@hearthkin/domain/account/sign-in-ways';
import type { DeletionRequest } from '@hearthkin/domain/admin/account-acts';
import type { Assignment } from '@hearthkin/domain/admin/assignment';
import type { AuditEntry } from '@hearthkin/domain/admin/audit';
import type { DeskSignal } from '@hearthkin/domain/admin/desk-signal';
import type { Duty } from '@hearthkin/domain/admin/duty';
import type { PersonHistory } from '@hearthkin/domain/admin/person-history';
import type { StaffBooking } from '@hearthkin/domain/admin/staff-reads';
import type { Hold } from '@hearthkin/domain/booking/calendar-day';
import type { CalendarLink } from '@hearthkin/domain/booking/calendar-link';
import type { Claim } from '@hearthkin/domain/booking/claim';
import type { SessionDay } from '@hearthkin/domain/booking/day-marks';
import type { MemberRating, MemberRatingCounts } from '@hearthkin/domain/booking/member-rating';
import type { Attendance } from '@hearthkin/domain/booking/room-signal';
import type { CommunityEvent, EventPlace } from '@hearthkin/domain/community/event';
import type { HostMessage } from '@hearthkin/domain/community/host-message';
import type { FirstMonths } from '@hearthkin/domain/companion/first-months';
import type { FreeAlert } from '@hearthkin/domain/companion/free-alert';
import type { ViewCount } from '@hearthkin/domain/companion/profile-view';
import type { RemovedReview } from '@hearthkin/domain/companion/review';
import type { Training } from '@hearthkin/domain/companion/training';
import type { Switches } from '@hearthkin/domain/foundation/switches';
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

const list = <T>(): readonly T[] => [];
const byKey = <T>(): Readonly<Record<string, T>> => ({});
const none = <T>(): T | null => null;

/** The database contents at the beginning of a page test. */
const EMPTY = {
  /** Listings with what is live of them. */
  companions: list<Doc<LiveCompanion>>(),
  /** Of the profile of the signed-in user. */
  viewCounts: list<Doc<ViewCount>>(),
  bookings: list<Doc<Booking>>(),
  profiles: byKey<Profile>(),
  users: byKey<User>(),
  /** What is held of every companion's calendar, by `hold`. */
  holds: byKey<Hold>(),
  usedDiscounts: list<string>(),
  /** Of the signed-in user, newest first. */
  favorites: list<Doc<Favorite>>(),
  /** Of the companion under test, published. */
  reviews: list<Doc<Review>>(),
  removedReviews: list<Doc<RemovedReview>>(),
  /** Of the signed-in user, by booking. */
  sessionReviews: list<Doc<SessionReview>>(),
  /** What the signed-in companion says of members, by booking. */
  memberRatings: list<Doc<MemberRating>>(),
  /** What other companions answered about the member, by booking. */
  memberRatingCounts: byKey<MemberRatingCounts>(),
  applications: list<Doc<Application>>(),
  /** By uid. */
  verifications: byKey<Verification>(),
  backgroundChecks: byKey<BackgroundCheck>(),
  /** By uid. */
  sharedFaces: byKey<SharedFace>(),
  /** Paths of the photos of identity checks, by `uid/idPhoto`, `uid/selfie` and so on. */
  identityPhotos: byKey<readonly string[]>(),
  /** Of staff without an account, by uid. */
  teamNames: byKey<string>(),
  /** The times of staff on duty. */
  rota: list<Duty>(),
  /** When each side was in the room of a session, by `booking/uid`. */
  attendance: byKey<Attendance>(),
  /** Of staff, by booking, oldest first. */
  staffNotes: byKey<StaffBooking['notes']>(),
  /** Pages by person and the instant they end before: `member-1/`. */
  personHistory: byKey<PersonHistory>(),
  /** Deletions that staff have asked for, by uid. */
  deletions: byKey<DeletionRequest>(),
  /** Which of the staff has taken what. */
  assignments: list<Assignment>(),
  /** By month, `yyyy-MM`. */
  figures: byKey<Figures>(),
  /** What members say after a session found by matching. */
  matchingAnswers: { answers: 0, again: 0 } as MatchingAnswers,
  reports: list<Doc<Report>>(),
  /** What the signed-in person sees of theirs, latest first. */
  ownReports: list<Doc<OwnReport>>(),
  /** The signal of the staff's queues. */
  deskSignal: { changes: {}, dangers: {} } as DeskSignal,
  contactMessages: list<Doc<ContactMessage>>(),
  auditLog: list<Doc<AuditEntry>>(),
  activities: list<Doc<Activity>>(),
  /** By activity, in order of joining. */
  participants: byKey<readonly Participant[]>(),
  /** First names that participants show each other, by activity. */
  sharedNames: byKey<readonly string[]>(),
  /** By activity, newest first. */
  activityReviews: byKey<readonly ActivityReview[]>(),
  /** Newest first. */
  stories: list<Doc<Story>>(),
  storySubmissions: list<Doc<StorySubmission>>(),
  events: list<Doc<CommunityEvent>>(),
  /** By event. */
  hostMessages: byKey<readonly Doc<HostMessage>[]>(),
  /** By event, in order of joining. */
  attendees: byKey<readonly EventPlace[]>(),
  waiting: byKey<readonly EventPlace[]>(),
  /** Of the signed-in user. */
  conversations: list<Doc<Conversation>>(),
  /** By conversation, newest first. */
  messages: byKey<readonly Doc<ChatMessage>[]>(),
  /** Blocks, by `blocker/blocked`. */
  blocks: byKey<Omit<Block, 'blockedUid'>>(),
  /** When each person last typed, by `conversation/uid`. */
  typing: byKey<Date>(),
  unreadMessages: 0,
  /** Of the signed-in user, newest first. */
  notifications: list<Doc<Notification>>(),
  notificationSettings: none<NotificationSettings>(),
  /** What sides say on the day of an in-person session, by `booking/uid`. */
  sessionDays: byKey<SessionDay>(),
  /** By `checkInId`. */
  checkIns: byKey<CheckIn>(),
  /** Of the signed-in user. */
  trustedContact: none<TrustedContact>(),
  /** Of the signed-in user. */
  calendarLink: none<CalendarLink>(),
  /** The wish of the signed-in member. */
  freeAlert: none<FreeAlert>(),
  switches: none<Switches>(),
  firstMonths: none<FirstMonths>(),
  /** Of the signed-in user. */
  signInWays: none<SignInWays>(),
  /** Of the signed-in user, earliest first. */
  moods: list<Doc<Mood>>(),
  /** By booking. */
  claims: byKey<Claim>(),
  moneyCases: byKey<MoneyCase>(),
  /** By booking. */
  payments: byKey<Payment>(),
  /** Of the signed-in user, latest first, by booking. */
  payouts: list<Doc<Payout>>(),
  /** By booking. */
  checkouts: byKey<Checkout>(),
  /** By uid. */
  payoutAccounts: byKey<PayoutAccount>(),
  /** The training of the signed-in companion, or of the only applicant. */
  training: none<Training>(),
  earnings: none<Earnings>(),
  /** Of the signed-in member. */
  credit: none<StoredCredit>(),
  subscription: none<StoredSubscription>(),
  /** Documents that pages have written, by path. */
  written: new Map<string, Written>() as ReadonlyMap<string, Written>,
  /** Whether reads come from the local cache only. */
  fromCache: false,
  /** Reads that fail, as described by `describeQuery`: `users/u1`, `stories?by=publishedAt desc`. */
  failing: list<RegExp>(),
  /** Reads that the rules deny. */
  denied: list<RegExp>(),
};

/** The database contents in a page test. Tests may change them while the page is open. */
export type World = Readonly<typeof EMPTY>;

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
