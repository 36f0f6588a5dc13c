import { UNKNOWN_USER } from '@hearthkin/domain/account/profile';
import { viewsOf } from '@hearthkin/domain/companion/profile-view';
import type { Notification } from '@hearthkin/domain/notification/notification';
import type { Checkout } from '@hearthkin/domain/payment/checkout';
import type { Report } from '@hearthkin/domain/safety/report';
import type { UserRecord } from 'firebase-admin/auth';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import {
  contactMessagesBy,
  emailChangesOf,
  mailLogOf,
  passwordResetsOf,
  signalsBy,
  viewsBy,
} from '../account/account-queries';
import { ownActivities } from '../community/own-activities';
import { ownEvents, ownPlaces } from '../community/own-events';
import { submissionsBy } from '../community/story-queries';
import { checkoutsOf } from '../payment/payment-queries';
import {
  applications,
  backgroundChecks,
  calendarLink,
  companions,
  creditEntries,
  creditTotal,
  discountUses,
  earningsTotals,
  faceTemplates,
  favorites,
  freeAlerts,
  insights,
  liveOf,
  memberRatings,
  moods,
  notificationSettings,
  notifications,
  payoutAccounts,
  profiles,
  quizDraws,
  reviews as receivedReviews,
  removedReviews,
  sessionReviews,
  signInWays,
  subscriptions,
  suspensions,
  trainings,
  trustedContact,
  unreadMails,
  users,
  verifications,
  viewCounts,
} from '../platform/records/collections';
import { dataOf } from '../platform/records/converter';
import { getAllOf } from '../platform/records/get-all';
import { allOf } from '../platform/sweeps/pages';
import { foldersOf } from '../removal/account-folders';
import { checkInsOf, reportsBy } from '../safety/safety-queries';
import { ownStaffActs } from '../staff/own-staff-acts';
import { ownBookings } from './own-bookings';
import { ownBlocks } from './own-conversations';

/**
 * Everything held about one person but their conversations, without other people's data. Rate limits are left out: they are
 * stored under a hash and identify no one. So is what is remembered of earlier accounts, which would
 * tell who blocks the person, and whose faces are alike. Of the face's template it says that it is
 * kept, not the numbers.
 */
export async function personalData(
  db: Firestore,
  signIn: UserRecord,
  filesIn: (folder: string) => Promise<string[]>,
): Promise<Record<string, unknown>> {
  const { uid } = signIn;
  const [
    account,
    publicCard,
    listing,
    verification,
    discounts,
    notificationDocs,
    mails,
    resets,
    emailMoves,
    bookings,
    favoriteDocs,
    reviews,
    views,
    signals,
    reports,
    contactMessages,
    blocks,
    moodDocs,
    freeAlert,
    earnings,
    insightDocs,
    application,
    backgroundCheck,
    settings,
    unreadDocs,
    stories,
    events,
    eventPlaces,
    staffActs,
    groupActivities,
    suspension,
    waysToSignIn,
    face,
    received,
    removed,
    contact,
    sharedCalendar,
    checkInDocs,
    unpaidDocs,
    payoutAccount,
    credit,
    creditDocs,
    subscription,
    live,
    viewCountDocs,
    training,
    drawDocs,
    ratingDocs,
  ] = await Promise.all([
    readable(users(db).doc(uid)),
    readable(profiles(db).doc(uid)),
    readable(companions(db).doc(uid)),
    readable(verifications(db).doc(uid)),
    allOf(discountUses(db, uid)),
    allOf(notifications(db, uid)),
    allOf(mailLogOf(db, uid)),
    allOf(passwordResetsOf(db, uid)),
    allOf(emailChangesOf(db, uid)),
    ownBookings(db, uid),
    allOf(favorites(db, uid)),
    allOf(sessionReviews(db, uid)),
    allOf(viewsBy(db, uid)),
    allOf(signalsBy(db, uid)),
    allOf(reportsBy(db, uid)),
    allOf(contactMessagesBy(db, uid)),
    ownBlocks(db, uid),
    allOf(moods(db, uid)),
    readable(freeAlerts(db).doc(uid)),
    readable(earningsTotals(db, uid)),
    allOf(insights(db, uid)),
    readable(applications(db).doc(uid)),
    readable(backgroundChecks(db).doc(uid)),
    readable(notificationSettings(db, uid)),
    allOf(unreadMails(db, uid)),
    allOf(submissionsBy(db, uid)),
    ownEvents(db, uid),
    ownPlaces(db, uid),
    ownStaffActs(db, uid),
    ownActivities(db, uid),
    readable(suspensions(db).doc(uid)),
    readable(signInWays(db, uid)),
    readable(faceTemplates(db).doc(uid)),
    allOf(receivedReviews(db, uid)),
    allOf(removedReviews(db, uid)),
    readable(trustedContact(db, uid)),
    readable(calendarLink(db, uid)),
    allOf(checkInsOf(db, uid)),
    allOf(checkoutsOf(db, 'spenderId', uid)),
    readable(payoutAccounts(db).doc(uid)),
    readable(creditTotal(db, uid)),
    allOf(creditEntries(db, uid)),
    readable(subscriptions(db).doc(uid)),
    readable(liveOf(db, uid)),
    allOf(viewCounts(db, uid)),
    readable(trainings(db).doc(uid)),
    allOf(quizDraws(db, uid)),
    allOf(memberRatings(db, uid)),
  ]);
  const favoriteCards = await getAllOf(
    db,
    favoriteDocs.map(({ id }) => profiles(db).doc(id)),
  );
  const files = await Promise.all(foldersOf(uid).map(filesIn));
  return {
    signIn: signInFacts(signIn),
    waysToSignIn,
    // Derived from other fields, and from the settings below.
    account: account && { ...account, searchTokens: undefined, muted: undefined },
    publicCard,
    listing,
    // The shard only spreads the work.
    listingNow: live && { ...live, onlineShard: undefined },
    viewsOfListing: viewsOf(viewCountDocs.map((doc) => doc.data())),
    // The reviewer is another person.
    verification: { ...verification, reviewedBy: undefined },
    keptFace: face && { model: face.model, at: face.at },
    ...bookings,
    // A key may contain a companion's id.
    usedDiscounts: discounts.map((doc) => ({ kind: doc.id.split('_')[0], ...doc.data() })),
    notifications: notificationDocs.map((doc) => ownNotification(doc.data())),
    notificationSettings: settings,
    // The conversation's id contains the other side's id.
    unreadMails: unreadDocs.map((doc) => doc.data()),
    mails: mails.map((doc) => ({ ...doc.data(), uid: undefined })),
    passwordResets: resets.map((doc) => datesOf(doc.data())),
    emailChanges: emailMoves.map((doc) => datesOf(doc.data())),
    favorites: favoriteDocs.map((doc, index) => ({
      with: favoriteCards[index]?.displayName ?? UNKNOWN_USER,
      ...doc.data(),
    })),
    // The reviews are other people's words.
    reviewReplies: received
      .map((doc) => doc.data())
      .filter(({ repliedAt }) => repliedAt !== null)
      .map(({ publishedIn, reply, repliedAt }) => ({ publishedIn, reply, repliedAt })),
    removedReviews: removed.map((doc) => doc.data()),
    // The booking has the companion's public name.
    reviews: reviews.map((doc) => ({ bookingId: doc.id, ...doc.data(), companionId: undefined })),
    // The booking has the member's public name.
    memberRatings: ratingDocs.map((doc) => ({
      bookingId: doc.id,
      ...doc.data(),
      memberId: undefined,
    })),
    profileViews: views.map((doc) => ({ at: doc.data().at })),
    // They go a day after the session; `answers` is the other side's.
    sessionSignals: signals.map((doc) => ({ ...doc.data(), uid: undefined, answers: undefined })),
    // The id is part of the contact's own links.
    trustedContact: contact && { ...contact, contactId: undefined },
    // Since when there is one. Its fingerprint could only be of use to someone who guesses.
    calendarLink: sharedCalendar,
    // Of the other side, and of who decided, the ids are other people's.
    checkIns: checkInDocs.map((doc) => ({
      ...doc.data(),
      uid: undefined,
      otherUid: undefined,
      decidedBy: undefined,
      contactTo: doc.data().contactTo && { ...doc.data().contactTo, contactId: undefined },
    })),
    // What was asked of the companion is in them until they are closed.
    unpaidRequests: unpaidDocs.map((doc) => ownRequestOf(doc.data())),
    payoutAccount,
    sessionCredit: credit && { ...credit, entries: creditDocs.map((doc) => doc.data()) },
    paidPlan: subscription,
    reports: reports.map((doc) => ownSideOf(doc.data())),
    // Who answered is another person.
    contactMessages: contactMessages.map((doc) => ({
      ...doc.data(),
      uid: undefined,
      decidedBy: undefined,
    })),
    training,
    // Without the questions, whose answers come in the stored order of their options.
    openQuizzes: drawDocs.map((doc) => ({ lesson: doc.id, drawnAt: doc.data().drawnAt })),
    // Who decided is another person.
    application: application && { ...application, decidedBy: undefined },
    backgroundCheck: backgroundCheck && { ...backgroundCheck, dueAt: undefined },
    numbers: insightDocs.map((doc) => ({ month: doc.id, ...doc.data().counters })),
    // Who decided is another person.
    stories: stories.map((doc) => ({ ...doc.data(), authorId: undefined, decidedBy: undefined })),
    events,
    eventPlaces,
    groupActivities,
    staffActs,
    suspension,
    blocks,
    earnings,
    moods: moodDocs.map((doc) => ({ day: doc.id, ...doc.data() })),
    waitsForSomeone: freeAlert,
    files: files.flat(),
  };
}

/** Null for a document that can't be read; lists leave such documents out too. */
async function readable<T>(ref: DocumentReference<T>): Promise<T | null> {
  return dataOf(await ref.get());
}

function signInFacts({ uid, email, emailVerified, phoneNumber, multiFactor, ...rest }: UserRecord) {
  const { creationTime, lastSignInTime } = rest.metadata;
  const methods = rest.providerData.map(({ providerId }) => providerId);
  // Staff have one: the phone that gets the code of the second step.
  const secondFactors = (multiFactor?.enrolledFactors ?? []).map((factor) => factor.toJSON());
  const facts = { uid, email, emailVerified, phoneNumber, methods, secondFactors };
  return { ...facts, creationTime, lastSignInTime };
}

/** A report as far as it is its maker's: the reported words are other people's, and so is the decision. */
function ownSideOf({ number, place, reason, details, pictures, createdAt, decision }: Report) {
  const answered = decision && {
    outcome: decision.outcome,
    answer: decision.answer,
    at: decision.at,
  };
  const facts = { number, about: place.kind, reason, details, createdAt, answered };
  return { ...facts, pictures: pictures.length };
}

/** The companion and the marks of the time it holds are left out. */
function ownRequestOf({ booking, spenderId, earnerId, ...request }: Checkout) {
  const { notes = '', location = null, mood = null } = booking ?? {};
  return { ...request, notes, location, mood };
}

/** A conversation's id contains both people's ids. */
function ownNotification({ kind, data, link, createdAt, readAt }: Notification) {
  const { conversationId, ...rest } = data;
  const linkPart = conversationId === undefined ? { link } : {};
  return { kind, data: rest, ...linkPart, createdAt, readAt };
}

function datesOf({
  createdAt,
  expiresAt,
  usedAt,
}: Record<'createdAt' | 'expiresAt', Date> & {
  readonly usedAt: Date | null;
}) {
  return { createdAt, expiresAt, usedAt };
}
