import { type Favorite, favoriteSchema } from '@hearthkin/domain/account/favorite';
import { type Profile, profileSchema } from '@hearthkin/domain/account/profile';
import { type User, userSchema } from '@hearthkin/domain/account/user';
import { type Booking, bookingSchema } from '@hearthkin/domain/booking/booking';
import { type Companion, companionSchema } from '@hearthkin/domain/companion/companion';
import { type Review, reviewSchema } from '@hearthkin/domain/companion/review';
import {
  type Payment,
  type Payout,
  paymentSchema,
  payoutSchema,
} from '@hearthkin/domain/payment/ledger';
import { type ReviewReport, reviewReportSchema } from '@hearthkin/domain/safety/report';
import { type Verification, verificationSchema } from '@hearthkin/domain/verification/verification';
import type { CollectionReference, DocumentReference, Firestore } from 'firebase-admin/firestore';
import { converterFor } from './converter';
import {
  type DiscountUse,
  discountUseSchema,
  type EmailChange,
  emailChangeSchema,
  type MailLog,
  mailLogSchema,
  type Notification,
  notificationSchema,
  type PasswordReset,
  type ProfileView,
  passwordResetSchema,
  processedEventSchema,
  profileViewSchema,
  type RateLimitRecord,
  type RetainedRecord,
  rateLimitSchema,
  retainedRecordSchema,
  type Slot,
  slotSchema,
} from './records';

const asUser = converterFor<User>(userSchema);
const asProfile = converterFor<Profile>(profileSchema);
const asCompanion = converterFor<Companion>(companionSchema);
const asVerification = converterFor<Verification>(verificationSchema);
export const asReview = converterFor<Review>(reviewSchema);
export const asProfileView = converterFor<ProfileView>(profileViewSchema);
const asFavorite = converterFor<Favorite>(favoriteSchema);
const asReviewReport = converterFor<ReviewReport>(reviewReportSchema);
const asSlot = converterFor<Slot>(slotSchema);
const asDiscountUse = converterFor<DiscountUse>(discountUseSchema);
const asNotification = converterFor<Notification>(notificationSchema);
const asBooking = converterFor<Booking>(bookingSchema);
const asPayment = converterFor<Payment>(paymentSchema);
const asPayout = converterFor<Payout>(payoutSchema);
const asProcessedEvent = converterFor(processedEventSchema);
const asMailLog = converterFor<MailLog>(mailLogSchema);
const asRateLimit = converterFor<RateLimitRecord>(rateLimitSchema);
const asPasswordReset = converterFor<PasswordReset>(passwordResetSchema);
const asEmailChange = converterFor<EmailChange>(emailChangeSchema);
const asRetainedRecord = converterFor<RetainedRecord>(retainedRecordSchema);

/** Every collection the functions touch, typed; the paths stand nowhere else. */

export function users(db: Firestore): CollectionReference<User> {
  return db.collection('users').withConverter(asUser);
}

/** Once-only discounts a member has used, by `onceDiscountKey`. */
export function discountUses(db: Firestore, uid: string): CollectionReference<DiscountUse> {
  return users(db).doc(uid).collection('discounts').withConverter(asDiscountUse);
}

export function notifications(db: Firestore, uid: string): CollectionReference<Notification> {
  return users(db).doc(uid).collection('notifications').withConverter(asNotification);
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

/** Taken quarter hours of a companion, by `slotKey`. */
export function slots(db: Firestore, companionId: string): CollectionReference<Slot> {
  return companions(db).doc(companionId).collection('slots').withConverter(asSlot);
}

/** What members say of a companion, by the id of the booking. */
export function reviews(db: Firestore, companionId: string): CollectionReference<Review> {
  return companions(db).doc(companionId).collection('reviews').withConverter(asReview);
}

/** Looks at a companion's profile, by `profileViewId`. */
export function profileViews(db: Firestore, companionId: string): CollectionReference<ProfileView> {
  return companions(db).doc(companionId).collection('views').withConverter(asProfileView);
}

/** The companions whom a member keeps, by their ids. */
export function favorites(db: Firestore, uid: string): CollectionReference<Favorite> {
  return users(db).doc(uid).collection('favorites').withConverter(asFavorite);
}

/** Reviews that somebody wants staff to look at, by `reviewReportId`. */
export function reports(db: Firestore): CollectionReference<ReviewReport> {
  return db.collection('reports').withConverter(asReviewReport);
}

export function bookings(db: Firestore): CollectionReference<Booking> {
  return db.collection('bookings').withConverter(asBooking);
}

export function payments(db: Firestore): CollectionReference<Payment> {
  return db.collection('payments').withConverter(asPayment);
}

/** How a payment is shared; beside it, because the member may read the payment but not this. */
export function companionPayout(db: Firestore, bookingId: string): DocumentReference<Payout> {
  return payments(db).doc(bookingId).collection('payouts').doc('companion').withConverter(asPayout);
}

export function processedEvents(db: Firestore) {
  return db.collection('processedEvents').withConverter(asProcessedEvent);
}

export function mailLog(db: Firestore): CollectionReference<MailLog> {
  return db.collection('mailLog').withConverter(asMailLog);
}

export function rateLimits(db: Firestore): CollectionReference<RateLimitRecord> {
  return db.collection('rateLimits').withConverter(asRateLimit);
}

/** Mailed reset links, by `hashOf` their token. */
export function passwordResets(db: Firestore): CollectionReference<PasswordReset> {
  return db.collection('passwordResets').withConverter(asPasswordReset);
}

/** Mailed links that confirm a new address, by `hashOf` their token. */
export function emailChanges(db: Firestore): CollectionReference<EmailChange> {
  return db.collection('emailChanges').withConverter(asEmailChange);
}

/** What stays of deleted accounts. */
export function retainedRecords(db: Firestore): CollectionReference<RetainedRecord> {
  return db.collection('retainedRecords').withConverter(asRetainedRecord);
}
