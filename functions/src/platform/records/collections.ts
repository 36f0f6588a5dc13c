/**
 * The one table of all documents: their paths, and the schemas they are read with, which are in `domain`, or in
 * `records.ts` for what only functions use. A name in braces is an id that the caller gives.
 */

import { favoriteSchema } from '@hearthkin/domain/account/favorite';
import { profileSchema } from '@hearthkin/domain/account/profile';
import { signInWaysSchema } from '@hearthkin/domain/account/sign-in-ways';
import { userSchema } from '@hearthkin/domain/account/user';
import { deletionRequestSchema } from '@hearthkin/domain/admin/account-acts';
import { assignmentsSchema } from '@hearthkin/domain/admin/assignment';
import { auditEntrySchema } from '@hearthkin/domain/admin/audit';
import { deskSignalSchema } from '@hearthkin/domain/admin/desk-signal';
import { rotaSchema } from '@hearthkin/domain/admin/duty';
import { type QueueId, type QueueItem, STAFF_QUEUES } from '@hearthkin/domain/admin/queues';
import { staffNoteSchema } from '@hearthkin/domain/admin/staff-note';
import { bookingSchema } from '@hearthkin/domain/booking/booking';
import { calendarDaySchema } from '@hearthkin/domain/booking/calendar-day';
import { calendarLinkSchema } from '@hearthkin/domain/booking/calendar-link';
import { claimSchema } from '@hearthkin/domain/booking/claim';
import { sessionDaySchema } from '@hearthkin/domain/booking/day-marks';
import {
  MEMBER_RATINGS_ID,
  memberRatingCountsSchema,
  memberRatingSchema,
} from '@hearthkin/domain/booking/member-rating';
import { attendanceSchema, signalSchema } from '@hearthkin/domain/booking/room-signal';
import {
  activityReviewSchema,
  activitySchema,
  NAMES_ID,
  participantSchema,
  sharedNamesSchema,
} from '@hearthkin/domain/community/activity';
import { eventPlaceSchema, eventSchema } from '@hearthkin/domain/community/event';
import { hostMessageSchema } from '@hearthkin/domain/community/host-message';
import { storySchema, storySubmissionSchema } from '@hearthkin/domain/community/story';
import { applicationSchema } from '@hearthkin/domain/companion/application';
import { companionSchema } from '@hearthkin/domain/companion/companion';
import { firstMonthsSchema } from '@hearthkin/domain/companion/first-months';
import { freeAlertSchema } from '@hearthkin/domain/companion/free-alert';
import { LIVE_ID, liveSchema } from '@hearthkin/domain/companion/live';
import { viewCountSchema } from '@hearthkin/domain/companion/profile-view';
import {
  removedReviewSchema,
  reviewSchema,
  sessionReviewSchema,
} from '@hearthkin/domain/companion/review';
import { trainingSchema } from '@hearthkin/domain/companion/training';
import { switchesSchema } from '@hearthkin/domain/foundation/switches';
import { insightsSchema } from '@hearthkin/domain/insights/counters';
import { monthFiguresSchema } from '@hearthkin/domain/insights/figures';
import { matchingAnswersSchema } from '@hearthkin/domain/insights/matching-accuracy';
import { conversationSchema, messageSchema } from '@hearthkin/domain/messaging/conversation';
import { typingSchema } from '@hearthkin/domain/messaging/typing';
import { notificationSchema } from '@hearthkin/domain/notification/notification';
import { notificationSettingsSchema } from '@hearthkin/domain/notification/settings';
import { chargeSchema } from '@hearthkin/domain/payment/charge';
import { checkoutSchema } from '@hearthkin/domain/payment/checkout';
import { moneyCaseSchema } from '@hearthkin/domain/payment/comparison';
import { earningsSchema, paymentSchema, payoutSchema } from '@hearthkin/domain/payment/ledger';
import { payoutAccountSchema } from '@hearthkin/domain/payment/payout-account';
import {
  creditEntrySchema,
  creditSchema,
  subscriptionSchema,
} from '@hearthkin/domain/pricing/plan-records';
import { blockSchema } from '@hearthkin/domain/safety/block';
import { checkInSchema } from '@hearthkin/domain/safety/check-in';
import { ownReportSchema, reportSchema } from '@hearthkin/domain/safety/report';
import { sessionTimerSchema } from '@hearthkin/domain/safety/session-timer';
import { trustedContactSchema } from '@hearthkin/domain/safety/trusted-contact';
import { contactMessageSchema } from '@hearthkin/domain/support/contact';
import { backgroundCheckSchema } from '@hearthkin/domain/verification/background-check';
import { sharedFaceSchema } from '@hearthkin/domain/verification/shared-face';
import { verificationSchema } from '@hearthkin/domain/verification/verification';
import { moodSchema } from '@hearthkin/domain/wellness/mood';
import {
  type CollectionReference,
  type DocumentData,
  type DocumentReference,
  FieldValue,
  type Firestore,
  type FirestoreDataConverter,
  type Query,
} from 'firebase-admin/firestore';
import type { ZodMiniType } from 'zod/mini';
import { converterFor } from './converter';
import {
  deadAddressSchema,
  mailLogSchema,
  unqueuedMailSchema,
  unreadMailSchema,
} from './mail-records';
import {
  addedWaySchema,
  ageDoubtSchema,
  calendarKeySchema,
  discountUseSchema,
  emailChangeSchema,
  evidenceSchema,
  type KeptFace,
  keptFaceSchema,
  passwordResetSchema,
  processedEventSchema,
  profileViewSchema,
  quizDrawSchema,
  rateLimitSchema,
  rememberedPersonSchema,
  replyTimesSchema,
  retainedRecordSchema,
  sentMessagesSchema,
  sessionStatsSchema,
  signupSchema,
  suspensionSchema,
  sweepCursorSchema,
  unreadCounterSchema,
  waitingRemovalSchema,
} from './records';

/** The ids that a path asks for: one for each name in braces. */
type IdsOf<Path extends string> = Path extends `${string}{${string}}${infer Rest}`
  ? [id: string, ...IdsOf<Rest>]
  : [];

/** The collection at a path. */
function at(db: Firestore, path: string, ids: readonly string[]): CollectionReference {
  const [first = '', ...rest] = path.split('/');
  const given = [...ids];
  let found = db.collection(first);
  for (let index = 0; index < rest.length; index += 2) {
    const [id = '', name = ''] = rest.slice(index);
    found = found.doc(id.startsWith('{') ? (given.shift() ?? '') : id).collection(name);
  }
  return found;
}

function collection<Path extends string, T extends DocumentData>(
  path: Path,
  schema: ZodMiniType<T>,
  stored: Partial<FirestoreDataConverter<T>> = {},
): (db: Firestore, ...ids: IdsOf<Path>) => CollectionReference<T> {
  const converter = { ...converterFor(schema), ...stored };
  return (db, ...ids) => at(db, path, ids).withConverter(converter);
}

/** One document at a path. */
function document<Path extends string, T extends DocumentData>(
  path: Path,
  schema: ZodMiniType<T>,
): (db: Firestore, ...ids: IdsOf<Path>) => DocumentReference<T> {
  const converter = converterFor(schema);
  const end = path.lastIndexOf('/');
  return (db, ...ids) => {
    const beside = at(db, path.slice(0, end), ids);
    return beside.doc(path.slice(end + 1)).withConverter(converter);
  };
}

/** All collections of a name, wherever they are. */
function group<T extends DocumentData>(
  name: string,
  schema: ZodMiniType<T>,
): (db: Firestore) => Query<T> {
  const converter = converterFor(schema);
  return (db) => db.collectionGroup(name).withConverter(converter);
}

export const users = collection('users', userSchema);
/** The ways into an account; missing until the first sign-in after it was made elsewhere. */
export const signInWays = document('users/{uid}/private/signIn', signInWaysSchema);
export const notifications = collection('users/{uid}/notifications', notificationSchema);
/** Muted topics; missing until a person mutes something. */
export const notificationSettings = document(
  'users/{uid}/settings/notifications',
  notificationSettingsSchema,
);
/** Counters of a person's bookings, by month (`yyyy-MM`) and for all (`all`). */
export const insights = collection('users/{uid}/insights', insightsSchema);
export const profiles = collection('profiles', profileSchema);
/** Identity checks and document reviews, by account. */
export const verifications = collection('verifications', verificationSchema);
export const companions = collection('companions', companionSchema);
/** The days of a companion's calendar, by `dayKey`. */
export const calendarDays = collection('companions/{companionId}/days', calendarDaySchema);
/** Companions' applications, by uid. */
export const applications = collection('applications', applicationSchema);
/** The evidence for companions' background badges, by uid. */
export const backgroundChecks = collection('backgroundChecks', backgroundCheckSchema);
/** Companions' progress in the training, by uid. */
export const trainings = collection('trainings', trainingSchema);
/** Published reviews of a companion, by random id. */
export const reviews = collection('companions/{companionId}/reviews', reviewSchema);
/** Removed reviews of a companion, by the review's id. */
export const removedReviews = collection(
  'companions/{companionId}/removedReviews',
  removedReviewSchema,
);
/** A member's own reviews, by booking id. */
export const sessionReviews = collection('users/{uid}/sessionReviews', sessionReviewSchema);
/** A companion's ratings of members, by booking id; private. */
export const memberRatings = collection('users/{uid}/memberRatings', memberRatingSchema);
/** Counts of other companions' answers about the member of a booking. Separate from it, because the member may not read it. */
export const memberRatingCounts = document(
  `bookings/{bookingId}/forCompanion/${MEMBER_RATINGS_ID}`,
  memberRatingCountsSchema,
);
/** A member's favorite companions, by uid. */
export const favorites = collection('users/{uid}/favorites', favoriteSchema);
/** Members who want to be told that someone can talk right now, by uid. */
export const freeAlerts = collection('freeAlerts', freeAlertSchema);
/** A member's moods, by day; private. */
export const moods = collection('users/{uid}/moods', moodSchema);
/** Reports to staff. */
export const reports = collection('reports', reportSchema);
/** A person's reports as they see them, by the report's id. */
export const ownReports = collection('users/{uid}/reports', ownReportSchema);
/** Messages to support. */
export const contactMessages = collection('contactMessages', contactMessageSchema);
/** Acts of staff; entries are only added, and those about reads expire. */
export const auditLog = collection('auditLog', auditEntrySchema);
/** Conversations of two people, by `conversationId`. */
export const conversations = collection('conversations', conversationSchema);
export const messages = collection('conversations/{conversationId}/messages', messageSchema);
/** People who are typing in a conversation, by uid. */
export const typing = collection('conversations/{conversationId}/presence', typingSchema);
/** People a person blocks or has blocked, by uid. */
export const blocks = collection('users/{uid}/blocks', blockSchema);
export const bookings = collection('bookings', bookingSchema);
/** Times at which each side was in the room of a session, by uid. */
export const attendance = collection('bookings/{bookingId}/attendance', attendanceSchema);
/** Notes of staff on a booking. Neither side reads them. */
export const bookingNotes = collection('bookings/{bookingId}/staffNotes', staffNoteSchema);
/** Notes of staff on a person, who doesn't read them. */
export const accountNotes = collection('users/{uid}/staffNotes', staffNoteSchema);
/** Times at which the clock has something to do about agreed sessions, by booking. No client reads them. */
export const sessionTimers = collection('sessionTimers', sessionTimerSchema);
/** Marks of each side on the day of an in-person session, by uid. */
export const sessionDays = collection('bookings/{bookingId}/day', sessionDaySchema);
/** Questions whether the sides of in-person sessions are all right, by `checkInId`. */
export const checkIns = collection('checkIns', checkInSchema);
/** The contact whom a person wants told about their in-person sessions. */
export const trustedContact = document('users/{uid}/private/trustedContact', trustedContactSchema);
/** The time since when a person's calendar can be read by a link; missing if it can't. */
export const calendarLink = document('users/{uid}/private/calendarLink', calendarLinkSchema);
/** Claims about sessions that didn't take place as agreed, by booking. */
export const claims = collection('claims', claimSchema);
export const payments = collection('payments', paymentSchema);
/** The companion's share of a payment. Separate from it, because the member may not read it. */
export const companionPayout = document('payments/{bookingId}/payouts/companion', payoutSchema);
/** Requests that aren't paid yet, by the booking's id. Only their member reads them. */
export const checkouts = collection('checkouts', checkoutSchema);
/** Payments at the provider, by booking. No client reads them. */
export const charges = collection('charges', chargeSchema);
/** Bookings whose money staff have to look after. */
export const moneyCases = collection('moneyCases', moneyCaseSchema);
/** Companions' accounts at the payment provider, by uid. */
export const payoutAccounts = collection('payoutAccounts', payoutAccountSchema);
/** Sums of a companion's sessions and payouts. */
export const earningsTotals = document('users/{uid}/totals/earnings', earningsSchema);
/** A member's session credit; missing until a month of a plan is paid. */
export const creditTotal = document('users/{uid}/totals/credit', creditSchema);
/** Changes of a member's credit, by the id of what changed it. */
export const creditEntries = collection('users/{uid}/creditEntries', creditEntrySchema);
/** Members' plans at the payment provider, by uid. */
export const subscriptions = collection('subscriptions', subscriptionSchema);
/** Accounts whose deletion staff have asked for, by uid. */
export const deletionRequests = collection('deletionRequests', deletionRequestSchema);
/** People whose faces are alike, by uid. */
export const sharedFaces = collection('sharedFaces', sharedFaceSchema);

// The community.

export const events = collection('events', eventSchema);
/** Attendees of an event, by uid. */
export const attendees = collection('events/{eventId}/attendees', eventPlaceSchema);
/** The waiting list of an event, by uid. */
export const waiting = collection('events/{eventId}/waiting', eventPlaceSchema);
/** Both lists of an event, by name. */
export const placesAt = { attendees, waiting } as const;
/** Messages of an event's host to everyone with a place. */
export const hostMessages = collection('events/{eventId}/hostMessages', hostMessageSchema);
export const activities = collection('activities', activitySchema);
/** Participants of a group activity, by uid. */
export const participants = collection('activities/{activityId}/participants', participantSchema);
/** The first names that participants of a group activity show each other. */
export const sharedNames = document(
  `activities/{activityId}/shared/${NAMES_ID}`,
  sharedNamesSchema,
);
/** Reviews of a group activity, by the uid of their author. */
export const activityReviews = collection('activities/{activityId}/reviews', activityReviewSchema);
/** Stories as submitted; their ids identify no one. */
export const storySubmissions = collection('storySubmissions', storySubmissionSchema);
/** Published stories. */
export const stories = collection('stories', storySchema);

/** Places at events, or on their waiting lists. */
export const allPlaces = {
  attendees: group('attendees', eventPlaceSchema),
  waiting: group('waiting', eventPlaceSchema),
};

// The queues of staff.

/** The documents of a queue, decided ones too. */
export function queueItems<Id extends QueueId>(
  db: Firestore,
  queue: Id,
): CollectionReference<QueueItem<Id>> {
  const { path, schema } = STAFF_QUEUES[queue];
  // Each queue is parsed with its own schema.
  return db
    .collection(path)
    .withConverter(converterFor(schema as ZodMiniType as ZodMiniType<QueueItem<Id>>));
}

/** One document that says which of the staff looks after what. */
export const assignments = document('staffDesk/assignments', assignmentsSchema);
/** One document of the times at which staff are on duty. */
export const rota = document('staffDesk/rota', rotaSchema);
/** One document by which open pages of staff learn that a queue has changed. */
export const deskSignal = document('staffDesk/signal', deskSignalSchema);

/** One document of what operators have switched off; missing until they switch something. */
export const siteSwitches = document('site/switches', switchesSchema);

/** The pay of companions in their first month, for everyone. */
export const firstMonths = document('site/firstMonths', firstMonthsSchema);

// Documents that only functions use or write.

/** The provider that a person is about to add; hidden from clients, so that no thief waits for it. */
export const addedWay = document('users/{uid}/private/addedWay', addedWaySchema);
/** Used discounts, plan sessions and credits of a member, by `discountKeysOf`. */
export const discountUses = collection('users/{uid}/discounts', discountUseSchema);
/** Conversations with unread messages, by id. */
export const unreadMails = collection('users/{uid}/unreadMails', unreadMailSchema);
/** One document of all that changes by the minute of a companion. */
export const liveOf = document(`companions/{companionId}/live/${LIVE_ID}`, liveSchema);
/** The quizzes of a companion that wait for their answers, by lesson. */
export const quizDraws = collection('trainings/{uid}/draws', quizDrawSchema);
/** The numbers of views of a companion's profile, which add up. */
export const viewCounts = collection('companions/{companionId}/viewCounts', viewCountSchema);
/** Views of a companion's profile, by `profileViewId`. */
export const profileViews = collection('companions/{companionId}/views', profileViewSchema);
/** Removed words of a conversation, by message. */
export const evidence = collection('conversations/{conversationId}/evidence', evidenceSchema);
/** A person's unread messages over all conversations. */
export const unreadCounter = document('users/{uid}/counters/messages', unreadCounterSchema);
export const sentMessages = document('users/{uid}/limits/sent', sentMessagesSchema);
/** Times of a companion's latest first replies. */
export const replyTimes = document('companions/{uid}/stats/replies', replyTimesSchema);
/** Counts of a companion's sessions beside the listing; missing until the first that counts. */
export const sessionStats = document('companions/{uid}/stats/sessions', sessionStatsSchema);
export const processedEvents = collection('processedEvents', processedEventSchema);
export const unqueuedMails = collection('unqueuedMails', unqueuedMailSchema);
export const mailLog = collection('mailLog', mailLogSchema);
/** Addresses that take no email, by a hash. */
export const deadAddresses = collection('deadAddresses', deadAddressSchema);
export const rateLimits = collection('rateLimits', rateLimitSchema);
/** Password reset links, by `hashOf` their token. */
export const passwordResets = collection('passwordResets', passwordResetSchema);
/** Links that confirm a new address, by `hashOf` their token. */
export const emailChanges = collection('emailChanges', emailChangeSchema);
/** The remains of deleted accounts. */
export const retainedRecords = collection('retainedRecords', retainedRecordSchema);
/** Former accounts that staff closed or someone blocked, by `hashesOf`. */
export const rememberedPeople = collection('rememberedPeople', rememberedPersonSchema);
/** Suspended accounts, by uid. */
export const suspensions = collection('suspensions', suspensionSchema);
/** The links by which calendars can be read, by uid. No client reads them. */
export const calendarKeys = collection('calendarLinks', calendarKeySchema);
/** Accounts whose deletion waits for a decision about reports, by uid. */
export const waitingRemovals = collection('waitingRemovals', waitingRemovalSchema);
/** People who have given a birth date under the minimum age, by uid and by keyed hash of the phone. */
export const ageDoubts = collection('ageDoubts', ageDoubtSchema);
/** The faces of identity checks, by uid; of banned people whose account is gone by a random id. */
export const faceTemplates = collection('faceTemplates', keptFaceSchema, {
  toFirestore: ({ template, ...face }: KeptFace) => ({
    ...face,
    template: FieldValue.vector(template),
  }),
});
/** Figures of all bookings, of no one in particular; a month lies in several documents. */
export const monthFigures = collection('figures', monthFiguresSchema);
/** Counts by shard, of no one in particular. */
export const matchingAnswers = collection('matchingAnswers', matchingAnswersSchema);
/** Sign-ups that aren't finished, by uid. */
export const signups = collection('signups', signupSchema);
/** The places where sweeps continue, by function. */
export const sweepCursors = collection('sweepCursors', sweepCursorSchema);

// Collections of one name below many documents.

export const allSignals = group('room', signalSchema);
export const allBlocks = group('blocks', blockSchema);
export const allSessionReviews = group('sessionReviews', sessionReviewSchema);
export const allMemberRatings = group('memberRatings', memberRatingSchema);
export const allPayouts = group('payouts', payoutSchema);
export const allProfileViews = group('views', profileViewSchema);
export const allLive = group('live', liveSchema);
export const allUnreadMails = group('unreadMails', unreadMailSchema);
export const allParticipants = group('participants', participantSchema);
export const allActivityReviews = group('reviews', activityReviewSchema);
