import type { User } from '@hearthkin/domain/account/user';
import { RETAIN_MS } from '@hearthkin/domain/payment/retention';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { forgetInAudit } from '../admin/forget-in-audit';
import { leaveActivities } from '../community/leave-activities';
import { leaveEvents } from '../community/leave-events';
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
import { releaseBooks } from '../policy/release-books';
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

/** Documents elsewhere that are about one person. */
const HANGING_ON = [
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
  /** Deletes every file below a folder of Storage. */
  readonly deleteFolder: (folder: string) => Promise<void>;
}

/**
 * Removes a person: everything about them but the books (bookings and payments without their words)
 * and a record without names. The sign-in goes last, and nothing minds being done twice, so a
 * removal that fails half way, or that two ask for at once, is finished by doing it again.
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
  // They cannot be booked any more: what was booked in between is found now.
  await leaveBookings(db, uid, now);
  await releaseBooks(db, uid);
  await leaveConversations(db, uid, now);
  await leaveEvents(uid, { db, now, ...deps });
  await leaveActivities(uid, { db, now, ...deps });
  await removeStories(db, uid);
  await Promise.all([
    ...[users, companions, profiles, verifications, applications].map((all) =>
      db.recursiveDelete(all(db).doc(uid)),
    ),
    ...HANGING_ON.map((all) => deleteAllOf(all(db, uid))),
    ...foldersOf(uid).map(deleteFolder),
  ]);
  // What staff could still have done about them is gone by now.
  await forgetInAudit(db, uid);
  await removeSignIn(auth, uid, deps);
  await markCompleted(db, uid, now);
}

/** The account and all that is public of it go at once, and the record takes their place. */
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

/** Of several runs, the one that removes the sign-in says goodbye. */
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
  // Not in the log of mails: nothing is kept about who has left.
  await sendMail(senders, accountDeletedMail({ to: signIn.email })).catch((error: unknown) => {
    logger.warn('A farewell was not sent', { error: String(error) });
  });
}

/** There is no record of who had no account. */
async function markCompleted(db: Firestore, uid: string, now: Date): Promise<void> {
  const ref = retainedRecords(db).doc(uid);
  if ((await ref.get()).exists) await ref.update({ completedAt: now });
}
