import { displayNameOf, toProfile } from '@hearthkin/domain/account/profile';
import { accountTokensOf } from '@hearthkin/domain/admin/account-search';
import type { Booking } from '@hearthkin/domain/booking/booking';
import { busyOf } from '@hearthkin/domain/booking/busy';
import { dayExpiresAt, daysOf } from '@hearthkin/domain/booking/calendar-day';
import { shownRecord, trackRecordOf } from '@hearthkin/domain/booking/track-record';
import { LIVE_ID } from '@hearthkin/domain/companion/live';
import {
  distributionOf,
  type Review,
  summaryOf,
  tagCountsOf,
} from '@hearthkin/domain/companion/review';
import { searchFieldsOf } from '@hearthkin/domain/companion/search-fields';
import { countedOf, insightsOf } from '@hearthkin/domain/insights/counters';
import { earningsOf } from '@hearthkin/domain/payment/earnings';
import { timerOf } from '@hearthkin/domain/safety/session-timer';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { type BulkWriter, type Firestore, getFirestore } from 'firebase-admin/firestore';
import { makeStaff } from '../launcher/make-staff';
import {
  adminAccount,
  colleagueAccount,
  companionAccounts,
  memberAccounts,
  type SampleAccount,
} from './accounts';
import { sampleActivities } from './activities';
import { writeApprovals } from './approvals';
import { COMPANION_PEOPLE } from './companion-people';
import { sampleContactMessages } from './contact-messages';
import { sampleConversations } from './conversations';
import { sampleFigures } from './counts';
import { sampleEvents } from './events';
import { sampleNotifications } from './notifications';
import { beginPlans, openPayoutAccounts } from './payments';
import { pastPlans, presentPlans } from './plans';
import { sampleReports } from './reports';
import { sampleReviews } from './reviews';
import { SampleLedger, type SampleSession } from './sessions';
import { SAMPLE_PASSWORD } from './sign-ins';
import { sampleStories } from './stories';

/** The emulators to fill. Hosts are `address:port`. */
export interface SeedTarget {
  readonly projectId: string;
  readonly firestoreHost: string;
  readonly authHost: string;
  /** The stand-in for Stripe, where each companion gets an account; undefined without. */
  readonly testPaymentsUrl: string | undefined;
}

/**
 * Fills an empty suite with sample people and bookings. Every run makes the same, with dates around
 * `now`. Companions beyond the sample ones get listings but no sign-in.
 */
export async function seedSuite(
  target: SeedTarget,
  options: { readonly companions?: number | undefined; readonly now?: Date },
  onProgress: (message: string) => void,
): Promise<void> {
  // The Admin SDK finds emulators only by these variables.
  process.env.FIRESTORE_EMULATOR_HOST = target.firestoreHost;
  process.env.FIREBASE_AUTH_EMULATOR_HOST = target.authHost;
  const app = initializeApp({ projectId: target.projectId }, `seed-${target.firestoreHost}`);
  const now = options.now ?? new Date();
  try {
    const companions = companionAccounts(options.companions ?? 0, now);
    const members = memberAccounts(now);
    const known = companions.slice(0, COMPANION_PEOPLE.length);
    const colleague = colleagueAccount(now);
    const signIns = [adminAccount(now), colleague, ...members, ...known];
    const auth = getAuth(app);
    await Promise.all(
      signIns.map(async ({ uid, user, claims }) => {
        const { email, phone: phoneNumber } = user;
        const displayName = `${user.firstName} ${user.lastName}`;
        const password = SAMPLE_PASSWORD;
        const isStaff = claims.admin === true;
        const signIn = { uid, email, phoneNumber, displayName, password };
        await auth.createUser({ ...signIn, emailVerified: isStaff });
        await auth.setCustomUserClaims(uid, claims);
        // Their phone gets the code of the second step, which the sign-in page shows.
        if (isStaff) await makeStaff(auth, email, phoneNumber);
      }),
    );
    onProgress(`${signIns.length} accounts`);
    const db = getFirestore(app);
    const sessions = sampleSessions(members, known, now);
    await write(db, [colleague, ...members, ...companions], sessions, now);
    await writeApprovals(db, known, now);
    await writeConversations(db, members, known, now);
    await writeContactMessages(db, members, now);
    await writeReports(db, members, known, now);
    await writeStories(db, members, now);
    await writeActivities(db, members, known, now);
    await writeEvents(db, members, known, now);
    await writeNotifications(
      db,
      [...members.slice(0, 1), ...known.slice(0, 1)],
      sessions,
      signIns,
      now,
    );
    if (target.testPaymentsUrl !== undefined) {
      await openPayoutAccounts(db, target.testPaymentsUrl, companions, now);
      await beginPlans(target.testPaymentsUrl, members);
    }
    onProgress(`${companions.length} companions, ${sessions.length} bookings`);
  } finally {
    await deleteApp(app);
  }
}

function sampleSessions(
  members: readonly SampleAccount[],
  known: readonly SampleAccount[],
  now: Date,
): SampleSession[] {
  const verified = known.filter(({ listing }) => listing?.listed === true);
  const ledger = new SampleLedger(now);
  return [...pastPlans(members, verified, now), ...presentPlans(members, verified)].map((plan) =>
    ledger.session(plan),
  );
}

async function write(
  db: Firestore,
  accounts: readonly SampleAccount[],
  sessions: readonly SampleSession[],
  now: Date,
): Promise<void> {
  const writer = db.bulkWriter();
  const authors = new Map(accounts.map(({ uid, user }) => [uid, displayNameOf(user)]));
  const reviews = sampleReviews(sessions, authors, now);
  for (const { uid, user, listing, live } of accounts) {
    const sessionsCompleted = countCompleted(sessions, uid);
    const searchTokens = accountTokensOf(user);
    const counted = { ...user, stats: { sessionsCompleted }, searchTokens };
    void writer.set(db.doc(`users/${uid}`), counted);
    void writer.set(db.doc(`profiles/${uid}`), toProfile(counted));
    if (listing !== undefined) {
      const received = reviews.flatMap(({ original, published }) =>
        published !== null && original.companionId === uid ? [published] : [],
      );
      const own = bookingsWith(sessions, uid);
      const record = trackRecordOf(own);
      const { missed, returning } = record;
      const reviewed = {
        ...listing,
        sessionsCompleted,
        ...ratingsOf(received),
        ...shownRecord(record),
      };
      void writer.set(db.doc(`companions/${uid}`), {
        ...reviewed,
        ...searchFieldsOf(reviewed),
      });
      void writer.set(db.doc(`companions/${uid}/live/${LIVE_ID}`), {
        ...live,
        busy: busyOf(own, now),
      });
      void writer.set(db.doc(`companions/${uid}/stats/sessions`), { missed, returning });
      const { responseMinutes } = listing;
      if (responseMinutes !== null) {
        const minutes = [responseMinutes];
        void writer.set(db.doc(`companions/${uid}/stats/replies`), { minutes });
      }
      const payouts = sessions.flatMap(({ payout }) => (payout?.earnerId === uid ? [payout] : []));
      if (own.length > 0) {
        void writer.set(db.doc(`users/${uid}/totals/earnings`), earningsOf(own, payouts, now));
      }
    }
  }
  for (const session of sessions) writeSession(db, writer, session, now);
  for (const [id, figures] of sampleFigures(sessions))
    void writer.set(db.doc(`figures/${id}`), figures);
  for (const { uid } of accounts) writeNumbers(db, writer, sessions, uid);
  for (const { authorId, bookingId, original, published } of reviews) {
    void writer.set(db.doc(`users/${authorId}/sessionReviews/${bookingId}`), original);
    if (published === null) continue;
    const { companionId, reviewId } = original;
    void writer.set(db.doc(`companions/${companionId}/reviews/${reviewId}`), published);
  }
  await writer.close();
}

/** The insights that functions would have computed. */
function writeNumbers(
  db: Firestore,
  writer: BulkWriter,
  sessions: readonly SampleSession[],
  uid: string,
): void {
  const own = sessions.filter(({ booking }) => booking.participantIds.includes(uid));
  for (const [id, counters] of insightsOf(own.map(({ booking }) => countedOf(booking)))) {
    void writer.set(db.doc(`users/${uid}/insights/${id}`), { counters });
  }
}

/** Conversations. */
async function writeConversations(
  db: Firestore,
  [member]: readonly SampleAccount[],
  known: readonly SampleAccount[],
  now: Date,
): Promise<void> {
  if (member === undefined) return;
  const listed = known.filter(({ listing }) => listing?.listed === true);
  const batch = db.batch();
  for (const { id, conversation, messages } of sampleConversations(member, listed, now)) {
    const ref = db.doc(`conversations/${id}`);
    batch.set(ref, conversation);
    for (const message of messages)
      batch.set(ref.collection('messages').doc(message.id), message.data);
  }
  await batch.commit();
}

/** Messages to support. */
async function writeContactMessages(
  db: Firestore,
  members: readonly SampleAccount[],
  now: Date,
): Promise<void> {
  const batch = db.batch();
  for (const { id, data } of sampleContactMessages(members, now)) {
    batch.set(db.doc(`contactMessages/${id}`), data);
  }
  await batch.commit();
}

async function writeReports(
  db: Firestore,
  members: readonly SampleAccount[],
  companions: readonly SampleAccount[],
  now: Date,
): Promise<void> {
  const batch = db.batch();
  for (const { id, data, own } of sampleReports(members, companions, now)) {
    batch.set(db.doc(`reports/${id}`), data);
    batch.set(db.doc(`users/${data.reporterId}/reports/${id}`), own);
  }
  await batch.commit();
}

/** Events and their guests. */
async function writeEvents(
  db: Firestore,
  members: readonly SampleAccount[],
  known: readonly SampleAccount[],
  now: Date,
): Promise<void> {
  const batch = db.batch();
  for (const { id, data, attendees, waiting } of sampleEvents(members, known, now)) {
    const ref = db.doc(`events/${id}`);
    batch.set(ref, data);
    for (const place of attendees) batch.set(ref.collection('attendees').doc(place.uid), place);
    for (const place of waiting) batch.set(ref.collection('waiting').doc(place.uid), place);
  }
  await batch.commit();
}

/** Group activities and their participants. */
async function writeActivities(
  db: Firestore,
  members: readonly SampleAccount[],
  known: readonly SampleAccount[],
  now: Date,
): Promise<void> {
  const card = ({ uid, user }: SampleAccount) => ({ uid, displayName: displayNameOf(user) });
  const hosts = known.filter(({ listing }) => listing?.listed === true).map(card);
  const batch = db.batch();
  for (const sample of sampleActivities(hosts, members.map(card), now)) {
    const ref = db.doc(`activities/${sample.id}`);
    batch.set(ref, sample.activity);
    for (const place of sample.participants) {
      batch.set(ref.collection('participants').doc(place.uid), place);
    }
    for (const review of sample.reviews) {
      batch.set(ref.collection('reviews').doc(review.authorId), review);
    }
  }
  await batch.commit();
}

/** Stories and submissions. */
async function writeStories(
  db: Firestore,
  members: readonly SampleAccount[],
  now: Date,
): Promise<void> {
  const batch = db.batch();
  const authors = members.map(({ uid }) => uid);
  for (const { id, submission, published } of sampleStories(
    authors,
    colleagueAccount(now).uid,
    now,
  )) {
    batch.set(db.doc(`storySubmissions/${id}`), submission);
    if (published !== null) batch.set(db.doc(`stories/${published.id}`), published.story);
  }
  await batch.commit();
}

/** Notifications of the first sample member and companion. */
async function writeNotifications(
  db: Firestore,
  told: readonly SampleAccount[],
  sessions: readonly SampleSession[],
  accounts: readonly SampleAccount[],
  now: Date,
): Promise<void> {
  const batch = db.batch();
  for (const account of told) {
    for (const { id, data } of sampleNotifications(account, sessions, accounts, now)) {
      batch.set(db.doc(`users/${account.uid}/notifications/${id}`), data);
    }
  }
  await batch.commit();
}

function ratingsOf(reviews: readonly Review[]) {
  const ratingDistribution = distributionOf(reviews.map(({ rating }) => rating));
  const tagCounts = tagCountsOf(reviews);
  return { ratingDistribution, ...summaryOf(ratingDistribution), tagCounts };
}

function bookingsWith(sessions: readonly SampleSession[], earnerId: string): Booking[] {
  return sessions.map(({ booking }) => booking).filter((one) => one.earnerId === earnerId);
}

function countCompleted(sessions: readonly SampleSession[], uid: string): number {
  return sessions.filter(
    ({ booking }) => booking.status === 'completed' && booking.participantIds.includes(uid),
  ).length;
}

function writeSession(db: Firestore, writer: BulkWriter, session: SampleSession, now: Date): void {
  const { id, booking, payment, payout, hold, discountKeys } = session;
  void writer.set(db.doc(`bookings/${id}`), booking);
  void writer.set(db.doc(`payments/${id}`), payment);
  const timer = timerOf(booking, now);
  if (timer !== null) void writer.set(db.doc(`sessionTimers/${id}`), timer);
  if (payout !== null) void writer.set(db.doc(`payments/${id}/payouts/companion`), payout);
  for (const key of hold === null ? [] : daysOf(hold)) {
    const day = { holds: { [booking.hold]: hold }, expireAt: dayExpiresAt(key) };
    void writer.set(db.doc(`companions/${booking.earnerId}/days/${key}`), day, { merge: true });
  }
  for (const key of discountKeys) {
    const used = { bookingId: id, at: booking.createdAt };
    void writer.set(db.doc(`users/${booking.spenderId}/discounts/${key}`), used);
  }
}
