/**
 * Where each kind of document is whose schema is in `records.ts`, and of those below a listing that many
 * write, and how it is read.
 */

import { LIVE_ID, type Live, liveSchema } from '@hearthkin/domain/companion/live';
import { type ViewCount, viewCountSchema } from '@hearthkin/domain/companion/profile-view';
import { type MonthFigures, monthFiguresSchema } from '@hearthkin/domain/insights/figures';
import {
  type MatchingAnswers,
  matchingAnswersSchema,
} from '@hearthkin/domain/insights/matching-accuracy';
import {
  type CollectionReference,
  type DocumentReference,
  FieldValue,
  type Firestore,
  type FirestoreDataConverter,
} from 'firebase-admin/firestore';
import { companions, conversations, trainings, users } from './collections';
import { converterFor } from './converter';
import {
  type AddedWay,
  type AgeDoubt,
  addedWaySchema,
  ageDoubtSchema,
  type BookingEffects,
  bookingEffectsSchema,
  type CalendarKey,
  calendarKeySchema,
  type DiscountUse,
  discountUseSchema,
  type EmailChange,
  type Evidence,
  emailChangeSchema,
  evidenceSchema,
  type KeptFace,
  keptFaceSchema,
  type MailLog,
  mailLogSchema,
  type PasswordReset,
  type ProfileView,
  passwordResetSchema,
  processedEventSchema,
  profileViewSchema,
  type QuizDraw,
  quizDrawSchema,
  type RateLimitRecord,
  type RememberedPerson,
  type ReplyTimes,
  type RetainedRecord,
  rateLimitSchema,
  rememberedPersonSchema,
  replyTimesSchema,
  retainedRecordSchema,
  type SentMessages,
  type SessionStats,
  type Signup,
  type Suspension,
  type SweepCursor,
  sentMessagesSchema,
  sessionStatsSchema,
  signupSchema,
  suspensionSchema,
  sweepCursorSchema,
  type UnqueuedMail,
  type UnreadCounter,
  type UnreadMail,
  unqueuedMailSchema,
  unreadCounterSchema,
  unreadMailSchema,
  type WaitingRemoval,
  waitingRemovalSchema,
} from './records';

const asMonthFigures = converterFor<MonthFigures>(monthFiguresSchema);
const asMatchingAnswers = converterFor<MatchingAnswers>(matchingAnswersSchema);
const asAddedWay = converterFor<AddedWay>(addedWaySchema);
export const asProfileView = converterFor<ProfileView>(profileViewSchema);
export const asLive = converterFor<Live>(liveSchema);
const asQuizDraw = converterFor<QuizDraw>(quizDrawSchema);
const asViewCount = converterFor<ViewCount>(viewCountSchema);
const asUnreadCounter = converterFor<UnreadCounter>(unreadCounterSchema);
const asSentMessages = converterFor<SentMessages>(sentMessagesSchema);
const asReplyTimes = converterFor<ReplyTimes>(replyTimesSchema);
const asSessionStats = converterFor<SessionStats>(sessionStatsSchema);
const asDiscountUse = converterFor<DiscountUse>(discountUseSchema);
export const asUnreadMail = converterFor<UnreadMail>(unreadMailSchema);
const asBookingEffects = converterFor<BookingEffects>(bookingEffectsSchema);
const asProcessedEvent = converterFor(processedEventSchema);
const asUnqueuedMail = converterFor<UnqueuedMail>(unqueuedMailSchema);
const asMailLog = converterFor<MailLog>(mailLogSchema);
const asRateLimit = converterFor<RateLimitRecord>(rateLimitSchema);
const asPasswordReset = converterFor<PasswordReset>(passwordResetSchema);
const asEmailChange = converterFor<EmailChange>(emailChangeSchema);
const asRetainedRecord = converterFor<RetainedRecord>(retainedRecordSchema);
const asRememberedPerson = converterFor<RememberedPerson>(rememberedPersonSchema);
const asAgeDoubt = converterFor<AgeDoubt>(ageDoubtSchema);
const asKeptFace: FirestoreDataConverter<KeptFace> = {
  ...converterFor<KeptFace>(keptFaceSchema),
  toFirestore: ({ template, ...face }: KeptFace) => ({
    ...face,
    template: FieldValue.vector(template),
  }),
};
const asSuspension = converterFor<Suspension>(suspensionSchema);
const asEvidence = converterFor<Evidence>(evidenceSchema);
const asCalendarKey = converterFor<CalendarKey>(calendarKeySchema);
const asWaitingRemoval = converterFor<WaitingRemoval>(waitingRemovalSchema);
const asSignup = converterFor<Signup>(signupSchema);
const asSweepCursor = converterFor<SweepCursor>(sweepCursorSchema);

/** The provider that a person is about to add; hidden from clients, so that no thief waits for it. */
export function addedWay(db: Firestore, uid: string): DocumentReference<AddedWay> {
  return users(db).doc(uid).collection('private').doc('addedWay').withConverter(asAddedWay);
}

/** Used discounts, plan sessions and credits of a member, by `discountKeysOf`. */
export function discountUses(db: Firestore, uid: string): CollectionReference<DiscountUse> {
  return users(db).doc(uid).collection('discounts').withConverter(asDiscountUse);
}

/** Conversations with unread messages, by id. */
export function unreadMails(db: Firestore, uid: string): CollectionReference<UnreadMail> {
  return users(db).doc(uid).collection('unreadMails').withConverter(asUnreadMail);
}

/** What changes by the minute of a companion: one document. */
export function liveOf(db: Firestore, companionId: string): DocumentReference<Live> {
  return companions(db).doc(companionId).collection('live').doc(LIVE_ID).withConverter(asLive);
}

/** The quizzes of a companion that wait for their answers, by lesson. */
export function quizDraws(db: Firestore, uid: string): CollectionReference<QuizDraw> {
  return trainings(db).doc(uid).collection('draws').withConverter(asQuizDraw);
}

/** The numbers of views of a companion's profile, which add up. */
export function viewCounts(db: Firestore, companionId: string): CollectionReference<ViewCount> {
  return companions(db).doc(companionId).collection('viewCounts').withConverter(asViewCount);
}

/** Views of a companion's profile, by `profileViewId`. */
export function profileViews(db: Firestore, companionId: string): CollectionReference<ProfileView> {
  return companions(db).doc(companionId).collection('views').withConverter(asProfileView);
}

/** Removed words of a conversation, by message. */
export function evidence(db: Firestore, conversationId: string): CollectionReference<Evidence> {
  return conversations(db).doc(conversationId).collection('evidence').withConverter(asEvidence);
}

/** A person's unread messages over all conversations. */
export function unreadCounter(db: Firestore, uid: string): DocumentReference<UnreadCounter> {
  return users(db).doc(uid).collection('counters').doc('messages').withConverter(asUnreadCounter);
}

export function sentMessages(db: Firestore, uid: string): DocumentReference<SentMessages> {
  return users(db).doc(uid).collection('limits').doc('sent').withConverter(asSentMessages);
}

/** Times of a companion's latest first replies. */
export function replyTimes(db: Firestore, uid: string): DocumentReference<ReplyTimes> {
  return companions(db).doc(uid).collection('stats').doc('replies').withConverter(asReplyTimes);
}

/** What is counted of a companion's sessions beside the listing; missing until the first that counts. */
export function sessionStats(db: Firestore, uid: string): DocumentReference<SessionStats> {
  return companions(db).doc(uid).collection('stats').doc('sessions').withConverter(asSessionStats);
}

export function bookingEffects(db: Firestore) {
  return db.collection('bookingEffects').withConverter(asBookingEffects);
}

export function processedEvents(db: Firestore) {
  return db.collection('processedEvents').withConverter(asProcessedEvent);
}

export function unqueuedMails(db: Firestore): CollectionReference<UnqueuedMail> {
  return db.collection('unqueuedMails').withConverter(asUnqueuedMail);
}

export function mailLog(db: Firestore): CollectionReference<MailLog> {
  return db.collection('mailLog').withConverter(asMailLog);
}

export function rateLimits(db: Firestore): CollectionReference<RateLimitRecord> {
  return db.collection('rateLimits').withConverter(asRateLimit);
}

/** Password reset links, by `hashOf` their token. */
export function passwordResets(db: Firestore): CollectionReference<PasswordReset> {
  return db.collection('passwordResets').withConverter(asPasswordReset);
}

/** Links that confirm a new address, by `hashOf` their token. */
export function emailChanges(db: Firestore): CollectionReference<EmailChange> {
  return db.collection('emailChanges').withConverter(asEmailChange);
}

/** What stays of deleted accounts. */
export function retainedRecords(db: Firestore): CollectionReference<RetainedRecord> {
  return db.collection('retainedRecords').withConverter(asRetainedRecord);
}

/** Former accounts that staff closed or someone blocked, by `hashesOf`. */
export function rememberedPeople(db: Firestore): CollectionReference<RememberedPerson> {
  return db.collection('rememberedPeople').withConverter(asRememberedPerson);
}

/** Suspended accounts, by uid. */
export function suspensions(db: Firestore): CollectionReference<Suspension> {
  return db.collection('suspensions').withConverter(asSuspension);
}

/** Whose calendar can be read by which link, by uid. No client reads them. */
export function calendarKeys(db: Firestore): CollectionReference<CalendarKey> {
  return db.collection('calendarLinks').withConverter(asCalendarKey);
}

/** Accounts whose deletion waits for a decision about reports, by uid. */
export function waitingRemovals(db: Firestore): CollectionReference<WaitingRemoval> {
  return db.collection('waitingRemovals').withConverter(asWaitingRemoval);
}

/** Who has given a birth date under the minimum age, by uid and by keyed hash of the phone. */
export function ageDoubts(db: Firestore): CollectionReference<AgeDoubt> {
  return db.collection('ageDoubts').withConverter(asAgeDoubt);
}

/** The faces of identity checks, by uid; of banned people whose account is gone by a random id. */
export function faceTemplates(db: Firestore): CollectionReference<KeptFace> {
  return db.collection('faceTemplates').withConverter(asKeptFace);
}

/** Figures of all bookings, of no one in particular; a month lies in several documents. */
export function monthFigures(db: Firestore): CollectionReference<MonthFigures> {
  return db.collection('figures').withConverter(asMonthFigures);
}

/** Counts by shard, of no one in particular. */
export function matchingAnswers(db: Firestore): CollectionReference<MatchingAnswers> {
  return db.collection('matchingAnswers').withConverter(asMatchingAnswers);
}

/** Sign-ups that aren't finished, by uid. */
export function signups(db: Firestore): CollectionReference<Signup> {
  return db.collection('signups').withConverter(asSignup);
}

/** Where sweeps continue, by function. */
export function sweepCursors(db: Firestore): CollectionReference<SweepCursor> {
  return db.collection('sweepCursors').withConverter(asSweepCursor);
}
