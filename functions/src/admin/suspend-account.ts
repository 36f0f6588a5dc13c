import type { User } from '@hearthkin/domain/account/user';
import type { SuspendAccountInput } from '@hearthkin/domain/admin/account-acts';
import { isLapsed } from '@hearthkin/domain/booking/lifecycle';
import { HOUR_MS } from '@hearthkin/domain/durations';
import { AppError } from '@hearthkin/domain/errors';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { applyTransition } from '../booking/apply-transition';
import { authentication, isUnknownUser } from '../core/auth';
import { defineCallable } from '../core/callable';
import { bookings, companions, silence, users } from '../core/collections';
import { endSessions } from '../core/end-sessions';
import { type MailDeps, mailDeps, mailSecrets } from '../core/mail-params';
import { processEach } from '../core/process-each';
import { openBookingsOf } from './admin-queries';
import { audit } from './audit';
import { mailSuspension } from './mail-suspension';
import { requireOtherAccount } from './require-other-account';

/** Lifetime of an issued ID token. Rules check the token, not the account. */
const TOKEN_MS = HOUR_MS;

interface SuspendDeps extends MailDeps {
  readonly auth: Auth;
}

/**
 * Suspends or reinstates an account, and emails the person why. A suspended person is signed out
 * everywhere, can't sign in, isn't listed, and their open bookings end with a full refund.
 * Reinstating restores all but the bookings. A repeated call finishes what failed.
 * @throws AppError `not-found` without an account, `forbidden` for oneself and other staff,
 * `rate-limited` if some bookings couldn't be ended.
 */
export const suspendAccount = defineCallable('suspendAccount', {
  access: 'admin',
  // Each open booking takes a transaction.
  options: { secrets: mailSecrets, timeoutSeconds: 300 },
  deps: (): SuspendDeps => ({ auth: authentication(), ...mailDeps() }),
  handler: async ({ db, input, caller, now }, { auth, ...mailing }) => {
    const { uid, suspend, reason } = input;
    await requireOtherAccount(auth, caller, uid);
    const { account, isChanged } = await commitStatus(db, input, caller.uid, now);
    const canSignIn = await setSignIn(auth, uid, !suspend);
    if (suspend && canSignIn) await endSessions(db, auth, uid);
    if (isChanged) await mailSuspension(db, mailing, { uid, account, suspend, reason }, now);
    if (suspend) await stopBookings(db, uid, now);
    return { accountStatus: statusOf(suspend) };
  },
});

function statusOf(suspend: boolean): User['accountStatus'] {
  return suspend ? 'suspended' : 'active';
}

function commitStatus(
  db: Firestore,
  { uid, suspend, reason }: SuspendAccountInput,
  by: string,
  now: Date,
): Promise<{ readonly account: User; readonly isChanged: boolean }> {
  const accountStatus = statusOf(suspend);
  return db.runTransaction(async (tx) => {
    const ref = users(db).doc(uid);
    const listing = companions(db).doc(uid);
    const [account, isCompanion] = await Promise.all([
      tx.get(ref).then((snapshot) => snapshot.data()),
      tx.get(listing).then(({ exists }) => exists),
    ]);
    if (account === undefined) throw new AppError('not-found', 'There is no such account');
    if (account.accountStatus === accountStatus) return { account, isChanged: false };
    tx.update(ref, { accountStatus });
    // Unlists at once, without waiting for the trigger.
    if (suspend && isCompanion) tx.update(listing, { listed: false });
    if (suspend) tx.set(silence(db, uid), { until: new Date(now.getTime() + TOKEN_MS) });
    else tx.delete(silence(db, uid));
    const act = suspend ? 'account-suspended' : 'account-reinstated';
    audit(tx, db, { at: now, act, by, target: ref.path, note: reason, concerns: [uid] });
    return { account, isChanged: true };
  });
}

/** @returns whether there is a sign-in; it may be gone before the account is. */
async function setSignIn(auth: Auth, uid: string, isOpen: boolean): Promise<boolean> {
  try {
    await auth.updateUser(uid, { disabled: !isOpen });
    return true;
  } catch (error) {
    if (isUnknownUser(error)) return false;
    throw error;
  }
}

/**
 * Ends a person's open bookings as staff, with a full refund; both sides are notified. Past
 * sessions and lapsed requests are left to the sweeps.
 * @throws AppError `rate-limited` if some couldn't be ended; a repeated call continues with those.
 */
async function stopBookings(db: Firestore, uid: string, now: Date): Promise<void> {
  const count = await processEach(
    openBookingsOf(db, uid),
    'A booking of a suspended account could not be ended',
    ({ id }) => stopOne(db, id, now),
  );
  if (count('failed') > 0) throw new AppError('rate-limited', 'Some bookings could not be ended');
}

/** Decides inside the transaction, since either side or a sweep may have changed it. */
function stopOne(db: Firestore, bookingId: string, now: Date): Promise<'ended' | 'passed-over'> {
  return db.runTransaction(async (tx) => {
    const booking = (await tx.get(bookings(db).doc(bookingId))).data();
    const isOpen = booking?.status === 'pending' || booking?.status === 'confirmed';
    if (!isOpen || booking.endsAt <= now || isLapsed(booking, now)) return 'passed-over';
    const actorOf = () => 'operator' as const;
    await applyTransition(tx, db, { bookingId, to: 'cancelled', actorOf, reason: '', now });
    return 'ended';
  });
}
