/**
 * Where each kind of document is whose schema is in `domain`, and how it is read. Those of the
 * community are in `community-collections.ts`, and those of `records.ts` in `record-collections.ts`.
 */
import { type Favorite, favoriteSchema } from '@hearthkin/domain/account/favorite';
import { type Profile, profileSchema } from '@hearthkin/domain/account/profile';
import { type SignInWays, signInWaysSchema } from '@hearthkin/domain/account/sign-in-ways';
import { type User, userSchema } from '@hearthkin/domain/account/user';
import { type DeletionRequest, deletionRequestSchema } from '@hearthkin/domain/admin/account-acts';
import { type AuditEntry, auditEntrySchema } from '@hearthkin/domain/admin/audit';
import { type StaffNote, staffNoteSchema } from '@hearthkin/domain/admin/staff-note';
import { type Booking, bookingSchema } from '@hearthkin/domain/booking/booking';
import { type CalendarLink, calendarLinkSchema } from '@hearthkin/domain/booking/calendar-link';
import { type Claim, claimSchema } from '@hearthkin/domain/booking/claim';
import { type SessionDay, sessionDaySchema } from '@hearthkin/domain/booking/day-marks';
import {
  MEMBER_RATINGS_ID,
  type MemberRating,
  type MemberRatingCounts,
  memberRatingCountsSchema,
  memberRatingSchema,
} from '@hearthkin/domain/booking/member-rating';
import {
  type Attendance,
  attendanceSchema,
  type Signal,
  signalSchema,
} from '@hearthkin/domain/booking/room-signal';
import { type SessionTimer, sessionTimerSchema } from '@hearthkin/domain/booking/session-timer';
import { type Application, applicationSchema } from '@hearthkin/domain/companion/application';
import { type CalendarDay, calendarDaySchema } from '@hearthkin/domain/companion/calendar-day';
import { type Companion, companionSchema } from '@hearthkin/domain/companion/companion';
import {
  type RemovedReview,
  type Review,
  removedReviewSchema,
  reviewSchema,
  type SessionReview,
  sessionReviewSchema,
} from '@hearthkin/domain/companion/review';
import { type Training, trainingSchema } from '@hearthkin/domain/companion/training';
import { type Insights, insightsSchema } from '@hearthkin/domain/insights/counters';
import {
  type Conversation,
  conversationSchema,
  type Message,
  messageSchema,
} from '@hearthkin/domain/messaging/conversation';
import { type Typing, typingSchema } from '@hearthkin/domain/messaging/typing';
import { type Notification, notificationSchema } from '@hearthkin/domain/notification/notification';
import {
  type NotificationSettings,
  notificationSettingsSchema,
} from '@hearthkin/domain/notification/settings';
import { type Charge, chargeSchema } from '@hearthkin/domain/payment/charge';
import { type Checkout, checkoutSchema } from '@hearthkin/domain/payment/checkout';
import { type MoneyCase, moneyCaseSchema } from '@hearthkin/domain/payment/comparison';
import {
  type Earnings,
  earningsSchema,
  type Payment,
  type Payout,
  paymentSchema,
  payoutSchema,
} from '@hearthkin/domain/payment/ledger';
import { type PayoutAccount, payoutAccountSchema } from '@hearthkin/domain/payment/payout-account';
import {
  type CreditEntry,
  creditEntrySchema,
  creditSchema,
  type StoredCredit,
  type StoredSubscription,
  subscriptionSchema,
} from '@hearthkin/domain/pricing/plan-records';
import { type Block, blockSchema } from '@hearthkin/domain/safety/block';
import { type CheckIn, checkInSchema } from '@hearthkin/domain/safety/check-in';
import {
  type OwnReport,
  ownReportSchema,
  type Report,
  reportSchema,
} from '@hearthkin/domain/safety/report';
import {
  type TrustedContact,
  trustedContactSchema,
} from '@hearthkin/domain/safety/trusted-contact';
import { type ContactMessage, contactMessageSchema } from '@hearthkin/domain/support/contact';
import {
  type BackgroundCheck,
  backgroundCheckSchema,
} from '@hearthkin/domain/verification/background-check';
import { type SharedFace, sharedFaceSchema } from '@hearthkin/domain/verification/shared-face';
import { type Verification, verificationSchema } from '@hearthkin/domain/verification/verification';
import { type Mood, moodSchema } from '@hearthkin/domain/wellness/mood';
import type { CollectionReference, DocumentReference, Firestore } from 'firebase-admin/firestore';
import { converterFor } from './converter';

const asUser = converterFor<User>(userSchema);
const asSignInWays = converterFor<SignInWays>(signInWaysSchema);
const asProfile = converterFor<Profile>(profileSchema);
const asCalendarDay = converterFor<CalendarDay>(calendarDaySchema);
const asCompanion = converterFor<Companion>(companionSchema);
const asVerification = converterFor<Verification>(verificationSchema);
const asBackgroundCheck = converterFor<BackgroundCheck>(backgroundCheckSchema);
const asReview = converterFor<Review>(reviewSchema);
const asRemovedReview = converterFor<RemovedReview>(removedReviewSchema);
export const asSessionReview = converterFor<SessionReview>(sessionReviewSchema);
export const asMemberRating = converterFor<MemberRating>(memberRatingSchema);
const asMemberRatingCounts = converterFor<MemberRatingCounts>(memberRatingCountsSchema);
const asFavorite = converterFor<Favorite>(favoriteSchema);
const asMood = converterFor<Mood>(moodSchema);
const asReport = converterFor<Report>(reportSchema);
const asOwnReport = converterFor<OwnReport>(ownReportSchema);
const asAuditEntry = converterFor<AuditEntry>(auditEntrySchema);
const asContactMessage = converterFor<ContactMessage>(contactMessageSchema);
const asConversation = converterFor<Conversation>(conversationSchema);
const asMessage = converterFor<Message>(messageSchema);
const asTyping = converterFor<Typing>(typingSchema);
export const asBlock = converterFor<Block>(blockSchema);
const asApplication = converterFor<Application>(applicationSchema);
const asTraining = converterFor<Training>(trainingSchema);
const asInsights = converterFor<Insights>(insightsSchema);
const asNotification = converterFor<Notification>(notificationSchema);
const asNotificationSettings = converterFor<NotificationSettings>(notificationSettingsSchema);
const asBooking = converterFor<Booking>(bookingSchema);
export const asSignal = converterFor<Signal>(signalSchema);
const asAttendance = converterFor<Attendance>(attendanceSchema);
const asStaffNote = converterFor<StaffNote>(staffNoteSchema);
const asSessionTimer = converterFor<SessionTimer>(sessionTimerSchema);
const asSessionDay = converterFor<SessionDay>(sessionDaySchema);
const asCheckIn = converterFor<CheckIn>(checkInSchema);
const asTrustedContact = converterFor<TrustedContact>(trustedContactSchema);
const asCalendarLink = converterFor<CalendarLink>(calendarLinkSchema);
const asClaim = converterFor<Claim>(claimSchema);
const asCharge = converterFor<Charge>(chargeSchema);
const asCheckout = converterFor<Checkout>(checkoutSchema);
const asMoneyCase = converterFor<MoneyCase>(moneyCaseSchema);
const asPayoutAccount = converterFor<PayoutAccount>(payoutAccountSchema);
const asPayment = converterFor<Payment>(paymentSchema);
export const asPayout = converterFor<Payout>(payoutSchema);
const asEarnings = converterFor<Earnings>(earningsSchema);
const asCredit = converterFor<StoredCredit>(creditSchema);
const asCreditEntry = converterFor<CreditEntry>(creditEntrySchema);
const asSubscription = converterFor<StoredSubscription>(subscriptionSchema);
const asSharedFace = converterFor<SharedFace>(sharedFaceSchema);
const asDeletionRequest = converterFor<DeletionRequest>(deletionRequestSchema);

export function users(db: Firestore): CollectionReference<User> {
  return db.collection('users').withConverter(asUser);
}

/** The ways into an account; missing until the first sign-in after it was made elsewhere. */
export function signInWays(db: Firestore, uid: string): DocumentReference<SignInWays> {
  return users(db).doc(uid).collection('private').doc('signIn').withConverter(asSignInWays);
}

export function notifications(db: Firestore, uid: string): CollectionReference<Notification> {
  return users(db).doc(uid).collection('notifications').withConverter(asNotification);
}

/** Muted topics; missing until a person mutes something. */
export function notificationSettings(
  db: Firestore,
  uid: string,
): DocumentReference<NotificationSettings> {
  const settings = users(db).doc(uid).collection('settings').withConverter(asNotificationSettings);
  return settings.doc('notifications');
}

/** Counters of a person's bookings, by month (`yyyy-MM`) and for all (`all`). */
export function insights(db: Firestore, uid: string): CollectionReference<Insights> {
  return users(db).doc(uid).collection('insights').withConverter(asInsights);
}

export function profiles(db: Firestore): CollectionReference<Profile> {
  return db.collection('profiles').withConverter(asProfile);
}

/** Identity checks and document reviews, by account. */
export function verifications(db: Firestore): CollectionReference<Verification> {
  return db.collection('verifications').withConverter(asVerification);
}

export function companions(db: Firestore): CollectionReference<Companion> {
  return db.collection('companions').withConverter(asCompanion);
}

/** The days of a companion's calendar, by `dayKey`. */
export function calendarDays(db: Firestore, companionId: string): CollectionReference<CalendarDay> {
  return companions(db).doc(companionId).collection('days').withConverter(asCalendarDay);
}

/** Companions' applications, by uid. */
export function applications(db: Firestore): CollectionReference<Application> {
  return db.collection('applications').withConverter(asApplication);
}

/** The evidence for companions' background badges, by uid. */
export function backgroundChecks(db: Firestore): CollectionReference<BackgroundCheck> {
  return db.collection('backgroundChecks').withConverter(asBackgroundCheck);
}

/** How far companions are with the training, by uid. */
export function trainings(db: Firestore): CollectionReference<Training> {
  return db.collection('trainings').withConverter(asTraining);
}

/** Published reviews of a companion, by random id. */
export function reviews(db: Firestore, companionId: string): CollectionReference<Review> {
  return companions(db).doc(companionId).collection('reviews').withConverter(asReview);
}

/** What our team removed of a companion's reviews, by the review's id. */
export function removedReviews(
  db: Firestore,
  companionId: string,
): CollectionReference<RemovedReview> {
  return companions(db)
    .doc(companionId)
    .collection('removedReviews')
    .withConverter(asRemovedReview);
}

/** A member's own reviews, by booking id. */
export function sessionReviews(db: Firestore, uid: string): CollectionReference<SessionReview> {
  return users(db).doc(uid).collection('sessionReviews').withConverter(asSessionReview);
}

/** What a companion says of members, by booking id; private. */
export function memberRatings(db: Firestore, uid: string): CollectionReference<MemberRating> {
  return users(db).doc(uid).collection('memberRatings').withConverter(asMemberRating);
}

/** What other companions answered about the member of a booking. Separate from it, because the member may not read it. */
export function memberRatingCounts(
  db: Firestore,
  bookingId: string,
): DocumentReference<MemberRatingCounts> {
  const below = bookings(db).doc(bookingId).collection('forCompanion');
  return below.doc(MEMBER_RATINGS_ID).withConverter(asMemberRatingCounts);
}

/** A member's favorite companions, by uid. */
export function favorites(db: Firestore, uid: string): CollectionReference<Favorite> {
  return users(db).doc(uid).collection('favorites').withConverter(asFavorite);
}

/** A member's moods, by day; private. */
export function moods(db: Firestore, uid: string): CollectionReference<Mood> {
  return users(db).doc(uid).collection('moods').withConverter(asMood);
}

/** Reports to staff. */
export function reports(db: Firestore): CollectionReference<Report> {
  return db.collection('reports').withConverter(asReport);
}

/** What a person sees of their reports, by the report's id. */
export function ownReports(db: Firestore, uid: string): CollectionReference<OwnReport> {
  return users(db).doc(uid).collection('reports').withConverter(asOwnReport);
}

/** Messages to support. */
export function contactMessages(db: Firestore): CollectionReference<ContactMessage> {
  return db.collection('contactMessages').withConverter(asContactMessage);
}

/** Acts of staff; entries are only added, and those about reads expire. */
export function auditLog(db: Firestore): CollectionReference<AuditEntry> {
  return db.collection('auditLog').withConverter(asAuditEntry);
}

/** Conversations of two people, by `conversationId`. */
export function conversations(db: Firestore): CollectionReference<Conversation> {
  return db.collection('conversations').withConverter(asConversation);
}

export function messages(db: Firestore, conversationId: string): CollectionReference<Message> {
  return conversations(db).doc(conversationId).collection('messages').withConverter(asMessage);
}

/** Who is typing in a conversation, by uid. */
export function typing(db: Firestore, conversationId: string): CollectionReference<Typing> {
  return conversations(db).doc(conversationId).collection('presence').withConverter(asTyping);
}

/** People a person blocks or has blocked, by uid. */
export function blocks(db: Firestore, uid: string): CollectionReference<Block> {
  return users(db).doc(uid).collection('blocks').withConverter(asBlock);
}

export function bookings(db: Firestore): CollectionReference<Booking> {
  return db.collection('bookings').withConverter(asBooking);
}

/** When each side was in the room of a session, by uid. */
export function attendance(db: Firestore, bookingId: string): CollectionReference<Attendance> {
  return bookings(db).doc(bookingId).collection('attendance').withConverter(asAttendance);
}

/** What staff tell each other about a booking. Neither side reads it. */
export function bookingNotes(db: Firestore, bookingId: string): CollectionReference<StaffNote> {
  return bookings(db).doc(bookingId).collection('staffNotes').withConverter(asStaffNote);
}

/** What staff tell each other about a person, who doesn't read it. */
export function accountNotes(db: Firestore, uid: string): CollectionReference<StaffNote> {
  return users(db).doc(uid).collection('staffNotes').withConverter(asStaffNote);
}

/** When the clock has something to do about agreed sessions, by booking. No client reads them. */
export function sessionTimers(db: Firestore): CollectionReference<SessionTimer> {
  return db.collection('sessionTimers').withConverter(asSessionTimer);
}

/** What each side says on the day of an in-person session, by uid. */
export function sessionDays(db: Firestore, bookingId: string): CollectionReference<SessionDay> {
  return bookings(db).doc(bookingId).collection('day').withConverter(asSessionDay);
}

/** Whether the sides of in-person sessions are all right, by `checkInId`. */
export function checkIns(db: Firestore): CollectionReference<CheckIn> {
  return db.collection('checkIns').withConverter(asCheckIn);
}

/** Whom a person wants told about their in-person sessions. */
export function trustedContact(db: Firestore, uid: string): DocumentReference<TrustedContact> {
  const own = users(db).doc(uid).collection('private');
  return own.doc('trustedContact').withConverter(asTrustedContact);
}

/** Since when a person's calendar can be read by a link; missing if it can't. */
export function calendarLink(db: Firestore, uid: string): DocumentReference<CalendarLink> {
  const own = users(db).doc(uid).collection('private');
  return own.doc('calendarLink').withConverter(asCalendarLink);
}

/** What a side says of a session that didn't take place as agreed, by booking. */
export function claims(db: Firestore): CollectionReference<Claim> {
  return db.collection('claims').withConverter(asClaim);
}

export function payments(db: Firestore): CollectionReference<Payment> {
  return db.collection('payments').withConverter(asPayment);
}

/** How a payment is shared. Separate from the payment, because the member may not read it. */
export function companionPayout(db: Firestore, bookingId: string): DocumentReference<Payout> {
  return payments(db).doc(bookingId).collection('payouts').doc('companion').withConverter(asPayout);
}

/** Requests that aren't paid yet, by the booking's id. Only their member reads them. */
export function checkouts(db: Firestore): CollectionReference<Checkout> {
  return db.collection('checkouts').withConverter(asCheckout);
}

/** Payments at the provider, by booking. No client reads them. */
export function charges(db: Firestore): CollectionReference<Charge> {
  return db.collection('charges').withConverter(asCharge);
}

/** What staff have to look after about the money of bookings. */
export function moneyCases(db: Firestore): CollectionReference<MoneyCase> {
  return db.collection('moneyCases').withConverter(asMoneyCase);
}

/** Companions' accounts at the payment provider, by uid. */
export function payoutAccounts(db: Firestore): CollectionReference<PayoutAccount> {
  return db.collection('payoutAccounts').withConverter(asPayoutAccount);
}

/** Sums of a companion's sessions and payouts. */
export function earningsTotals(db: Firestore, uid: string): DocumentReference<Earnings> {
  return users(db).doc(uid).collection('totals').doc('earnings').withConverter(asEarnings);
}

/** A member's session credit; missing until a month of a plan is paid. */
export function creditTotal(db: Firestore, uid: string): DocumentReference<StoredCredit> {
  return users(db).doc(uid).collection('totals').doc('credit').withConverter(asCredit);
}

/** Why it has changed, by what changed it. */
export function creditEntries(db: Firestore, uid: string): CollectionReference<CreditEntry> {
  return users(db).doc(uid).collection('creditEntries').withConverter(asCreditEntry);
}

/** Members' plans at the payment provider, by uid. */
export function subscriptions(db: Firestore): CollectionReference<StoredSubscription> {
  return db.collection('subscriptions').withConverter(asSubscription);
}

/** Accounts whose deletion staff have asked for, by uid. */
export function deletionRequests(db: Firestore): CollectionReference<DeletionRequest> {
  return db.collection('deletionRequests').withConverter(asDeletionRequest);
}

/** Whose faces are alike, by uid. */
export function sharedFaces(db: Firestore): CollectionReference<SharedFace> {
  return db.collection('sharedFaces').withConverter(asSharedFace);
}
