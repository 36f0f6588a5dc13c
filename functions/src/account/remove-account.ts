import type { User } from '@hearthkin/domain/account/user';
import { RETAIN_MS } from '@hearthkin/domain/payment/retention';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { forgetInAudit } from '../admin/forget-in-audit';
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
import { isUnknownUser, signInById } from '../core/auth';
import {
  applications,
  companions,
  profiles,
  retainedRecords,
  users,
  verifications,
} from '../core/collections';
import { sendMail } from '../core/mail';
import type { MailDeps, NotifyDeps } from '../core/mail-params';
import { deleteAllOf } from '../core/pages';
import type { RetainedRecord } from '../core/records';
import { conversationReportsAbout } from '../messaging/messaging-queries';
import { setKeepUntil } from '../policy/set-keep-until';
import { foldersOf } from './account-folders';
import {
  contactMessagesBy,
  emailChangesOf,
  mailLogOf,
  passwordResetsOf,
  reportsAbout,
  reportsBy,
  reviewsBy,
  viewsBy,
} from './account-queries';
import { leaveBookings } from './leave-bookings';
import { leaveConversations } from './leave-conversations';
import { accountDeletedMail } from './own-account-mails';

/** Queries for documents about a person outside their own paths. */
const QUERIES_ABOUT_PERSON = [
  passwordResetsOf,
  emailChangesOf,
  mailLogOf,
  reviewsBy,
  viewsBy,
  reportsBy,
  contactMessagesBy,
  reportsAbout,
  conversationReportsAbout,
] as const;

export interface RemovalDeps extends NotifyDeps {
  readonly auth: Auth;
  /** Deletes every file in a folder of Storage. */
  readonly deleteFolder: (folder: string) => Promise<void>;
}

/**
 * Removes an account and everything about it, except the financial records (bookings and payments
 * without texts) and a record without names. The sign-in goes last and every step may be repeated,
 * so a removal that failed half way, or runs twice at once, is completed by running it again.
 */
export async function removeAccount(
  db: Firestore,
  deps: RemovalDeps,
  uid: string,
  now: Date,
): Promise<void> {
  const { auth, deleteFolder } = deps;
  await leaveBookings(db, uid, now);
  await closeAccount(db, uid, now);
  // The account can't be booked any more; this finds what was booked in between.
  await leaveBookings(db, uid, now);
  await setKeepUntil(db, uid);
  await leaveConversations(db, uid, now);
  const context = { db, now, ...deps };
  await leaveEventPlaces(uid, context);
  await cancelHostedEvents(uid, context);
  await deleteHostedEvents(uid, context);
  await leaveActivityPlaces(uid, context);
  await cancelHostedActivities(uid, context);
  await deleteHostedActivities(uid, context);
  await removeStories(db, uid);
  await Promise.all([
    ...[users, companions, profiles, verifications, applications].map((all) =>
      db.recursiveDelete(all(db).doc(uid)),
    ),
    ...QUERIES_ABOUT_PERSON.map((all) => deleteAllOf(all(db, uid))),
    ...foldersOf(uid).map(deleteFolder),
  ]);
  // Entries about the account can't be added any more.
  await forgetInAudit(db, uid);
  await removeSignIn(auth, uid, deps);
  await markCompleted(db, uid, now);
}

/** Deletes the account and its public documents at once, and writes the retained record. */
function closeAccount(db: Firestore, uid: string, now: Date): Promise<void> {
  return db.runTransaction(async (tx) => {
    const [account, verification] = await Promise.all([
      tx.get(users(db).doc(uid)),
      tx.get(verifications(db).doc(uid)),
    ]);
    const user = account.data();
    if (user === undefined) return;
    const { identityCheck, verificationStatus, reviewedAt } = verification.data() ?? {};
    tx.set(retainedRecords(db).doc(uid), {
      ...recordOf(user, now),
      identityCheck: identityCheck
        ? { status: identityCheck.status, checkedAt: identityCheck.checkedAt }
        : null,
      review: {
        verificationStatus: verificationStatus ?? user.verification.verificationStatus,
        reviewedAt: reviewedAt ?? null,
      },
    });
    for (const all of [users, companions, profiles, verifications]) tx.delete(all(db).doc(uid));
  });
}

function recordOf({ userType, createdAt }: User, now: Date) {
  return {
    userType,
    accountCreatedAt: createdAt,
    deletedAt: now,
    completedAt: null,
    expireAt: new Date(now.getTime() + RETAIN_MS),
  } satisfies Partial<RetainedRecord>;
}

/** Only the run that removes the sign-in sends the farewell. */
async function removeSignIn(auth: Auth, uid: string, { senders }: MailDeps): Promise<void> {
  const signIn = await signInById(auth, uid);
  if (signIn === null) return;
  try {
    await auth.deleteUser(uid);
  } catch (error) {
    if (isUnknownUser(error)) return;
    throw error;
  }
  if (signIn.email === undefined) return;
  // Not logged: nothing is kept about deleted accounts.
  await sendMail(senders, accountDeletedMail({ to: signIn.email })).catch((error: unknown) => {
    logger.warn('A farewell email was not sent', { error: String(error) });
  });
}

/** A sign-in without an account has no record. */
async function markCompleted(db: Firestore, uid: string, now: Date): Promise<void> {
  const ref = retainedRecords(db).doc(uid);
  if ((await ref.get()).exists) await ref.update({ completedAt: now });
}
