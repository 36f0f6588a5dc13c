import { AppError } from '@hearthkin/domain/foundation/errors';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import {
  contactMessagesBy,
  emailChangesOf,
  mailLogOf,
  memberRatingsAbout,
  passwordResetsOf,
  signalsBy,
  unqueuedMailsOf,
  viewsBy,
} from '../account/account-queries';
import {
  cancelHostedActivities,
  deleteHostedActivities,
  leaveActivityPlaces,
} from '../community/leave-activities';
import {
  cancelHostedEvents,
  deleteHostedEvents,
  leaveEventPlaces,
} from '../community/leave-events';
import { removeStories } from '../community/remove-stories';
import { removeReviews } from '../companion/remove-reviews';
import { forgetFace } from '../identity/known-faces';
import type { MailDeps, NotifyDeps } from '../mail/mail-params';
import { dropCheckouts } from '../payment/drop-checkouts';
import { dropPayoutAccount } from '../payment/drop-payout-account';
import { unpaidPayoutsOf } from '../payment/payment-queries';
import { arePaymentsLive } from '../payment/provider/payment-params';
import type { PaymentProvider } from '../payment/provider/payment-provider';
import { isUnknownUser, signInById } from '../platform/auth';
import { allDone } from '../platform/consistency/all-done';
import { logger } from '../platform/logger';
import {
  ageDoubts,
  applications,
  backgroundChecks,
  calendarKeys,
  companions,
  deletionRequests,
  faceTemplates,
  freeAlerts,
  profiles,
  sharedFaces,
  signups,
  suspensions,
  trainings,
  users,
  verifications,
  waitingRemovals,
} from '../platform/records/collections';
import { isReadable } from '../platform/records/converter';
import { deleteAllOf } from '../platform/sweeps/pages';
import { dropSubscription } from '../pricing/drop-subscription';
import { letReportsExpire } from '../safety/let-reports-expire';
import { accountDeletedMail } from '../sign-in/own-account-mails';
import { forgetInAudit } from '../staff/forget-in-audit';
import { foldersOf } from './account-folders';
import { forgetAtDesk } from './forget-at-desk';
import { leaveBookings } from './leave-bookings';
import { leaveConversations } from './leave-conversations';
import { forgetBlocker, rememberPerson } from './remember-person';
import { completeRecord, startRecord } from './retained-record';
import { setKeepUntil } from './set-keep-until';

/** Queries for documents about a person outside their own paths. */
const QUERIES_ABOUT_PERSON = [
  passwordResetsOf,
  emailChangesOf,
  mailLogOf,
  unqueuedMailsOf,
  viewsBy,
  signalsBy,
  contactMessagesBy,
  memberRatingsAbout,
] as const;

/** Collections with a document by uid. */
const OWN_DOCUMENTS = [
  users,
  companions,
  profiles,
  verifications,
  applications,
  backgroundChecks,
  trainings,
  suspensions,
  waitingRemovals,
  deletionRequests,
  ageDoubts,
  calendarKeys,
  faceTemplates,
  freeAlerts,
  sharedFaces,
  signups,
] as const;

export interface RemovalDeps extends NotifyDeps {
  readonly auth: Auth;
  /** Deletes every file in a folder of Storage. */
  readonly deleteFolder: (folder: string) => Promise<void>;
  /** Keys the hashes of `rememberPerson`. */
  readonly peopleKey: string;
  /** Ends the paid plan; null where no money moves. */
  readonly provider: PaymentProvider | null;
}

/**
 * Removes an account and everything about it, except the financial records (bookings and payments
 * without texts) and a record without names. The sign-in is closed first, so that it can do nothing
 * whatever happens next, and deleted last. What is only deleted isn't parsed. Every step may be
 * repeated and a failing one doesn't stop the others, except for the first: nothing is deleted before
 * a ban is remembered, since a later run couldn't know it. So a removal that failed, or runs twice
 * at once, is completed by running it again: `finishRemovals` does.
 * @throws AppError `unfinished` if a step failed.
 */
export async function removeAccount(
  db: Firestore,
  deps: RemovalDeps,
  uid: string,
  now: Date,
): Promise<void> {
  const { auth } = deps;
  const signIn = await signInById(auth, uid);
  await startRecord(db, uid, signIn, now);
  if (signIn !== null) await closeSignIn(auth, uid);
  const failures: unknown[] = [];
  const attempt = (name: string, step: Promise<void>) =>
    step.catch((error: unknown) => {
      logger.error('A step of a removal failed', { uid, step: name, error: String(error) });
      failures.push(error);
    });
  const { peopleKey } = deps;
  await attempt('memory', rememberPerson(db, { uid, signIn, peopleKey }, now));
  if (failures.length > 0) throw unfinished(failures);
  for (const [name, step] of Object.entries(STEPS)) {
    await attempt(name, step({ db, deps, uid, now }));
  }
  if (failures.length === 0) await attempt('sign-in', removeSignIn(db, auth, signIn, deps));
  if (failures.length > 0) throw unfinished(failures);
  await completeRecord(db, uid, now);
}

function unfinished([first]: readonly unknown[]): AppError {
  return new AppError('unfinished', `A removal goes on: ${first}`);
}

interface Removal {
  readonly db: Firestore;
  readonly deps: RemovalDeps;
  readonly uid: string;
  readonly now: Date;
}

/** In this order: the account is closed before its bookings end, so that none is made afterwards. */
const STEPS: Readonly<Record<string, (removal: Removal) => Promise<void>>> = {
  account: closeAccount,
  bookings: async ({ db, deps, uid, now }) => {
    await leaveBookings({ db, now, ...deps }, uid);
    await dropCheckouts(db, uid, now);
    await dropPayoutAccount(db, uid);
    await setKeepUntil(db, uid);
  },
  plan: ({ db, deps, uid }) => dropSubscription(db, deps.provider, uid),
  conversations: ({ db, uid, now }) => leaveConversations(db, uid, now),
  events: async ({ db, deps, uid, now }) => {
    await leaveEventPlaces(uid, db);
    await cancelHostedEvents(uid, { db, now, ...deps });
    await deleteHostedEvents(uid, db);
  },
  activities: async ({ db, deps, uid, now }) => {
    await leaveActivityPlaces(uid, db);
    await cancelHostedActivities(uid, { db, now, ...deps });
    await deleteHostedActivities(uid, db);
  },
  stories: ({ db, uid }) => removeStories(db, uid),
  documents: ({ db, deps, uid, now }) =>
    allDone([
      // What is below the account leads to the published copies of reviews, so they go first.
      removeReviews(db, uid).then(() =>
        allDone(OWN_DOCUMENTS.map((all) => db.recursiveDelete(all(db).doc(uid)))),
      ),
      ...QUERIES_ABOUT_PERSON.map((all) => deleteAllOf(all(db, uid))),
      forgetAtDesk(db, uid),
      letReportsExpire(db, uid, now),
      forgetBlocker(db, uid),
      forgetFace(db, uid),
      ...foldersOf(uid).map(deps.deleteFolder),
    ]),
  // Entries about the account can't be added any more.
  audit: ({ db, uid }) => forgetInAudit(db, uid),
};

/** Disables a sign-in, takes its claims and ends its sessions. */
async function closeSignIn(auth: Auth, uid: string): Promise<void> {
  try {
    await auth.updateUser(uid, { disabled: true });
    await auth.setCustomUserClaims(uid, null);
    await auth.revokeRefreshTokens(uid);
  } catch (error) {
    // Another run has deleted it.
    if (!isUnknownUser(error)) throw error;
  }
}

/** Deletes the account and its public documents at once. */
async function closeAccount({ db, uid }: Removal): Promise<void> {
  const batch = db.batch();
  for (const all of [users, companions, profiles, verifications]) batch.delete(all(db).doc(uid));
  await batch.commit();
}

/** Only the run that removes the sign-in sends the farewell. */
async function removeSignIn(
  db: Firestore,
  auth: Auth,
  signIn: UserRecord | null,
  deps: MailDeps,
): Promise<void> {
  if (signIn === null) return;
  try {
    await auth.deleteUser(signIn.uid);
  } catch (error) {
    if (isUnknownUser(error)) return;
    throw error;
  }
  await mailFarewell(db, deps, signIn);
}

/** The log doesn't say whose it was: nothing is kept about deleted accounts. */
export async function mailFarewell(
  db: Firestore,
  { queue }: MailDeps,
  { uid, email }: Pick<UserRecord, 'uid' | 'email'>,
): Promise<void> {
  if (email === undefined) return;
  const [key, kind] = [`account-deleted/${uid}`, 'account-deleted'];
  // Payouts stay, as records of money.
  const unpaid = (await unpaidPayoutsOf(db, uid).get()).docs.filter(isReadable);
  const dueMinor = unpaid.reduce((sum, doc) => sum + doc.data().payoutMinor, 0);
  const mail = accountDeletedMail({ to: email }, dueMinor, arePaymentsLive());
  await queue.add({ key, kind, uid: 'deleted', mail });
}
