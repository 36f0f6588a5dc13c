import { isDisputed } from '@hearthkin/domain/booking/booking';
import type { Claim } from '@hearthkin/domain/booking/claim';
import { isLapsed } from '@hearthkin/domain/booking/lifecycle';
import type { Auth } from 'firebase-admin/auth';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { applyTransition } from '../booking/apply-transition';
import { cancelHostedActivities, leaveActivityPlaces } from '../community/leave-activities';
import { cancelHostedEvents, leaveEventPlaces } from '../community/leave-events';
import { unpublishStories } from '../community/remove-stories';
import { isUnknownUser } from '../platform/auth';
import { PERSISTENT } from '../platform/consistency/contention';
import { logger } from '../platform/logger';
import { endSessions } from '../platform/people/end-sessions';
import { bookings, suspensions } from '../platform/records/collections';
import { isUnreadable } from '../platform/records/converter';
import { openBookingsOf, openClaimsOf } from '../platform/records/open-case-queries';
import type { Suspension } from '../platform/records/records';
import { pagesOf } from '../platform/sweeps/pages';
import type { PlanDeps } from '../pricing/plan-caller';
import { stopPlan } from '../pricing/stop-plan';
import { mailStatus, readRecipient } from './mail-suspension';

export interface SuspendDeps extends PlanDeps {
  readonly auth: Auth;
}

/**
 * Ends all that a suspended person takes part in: sessions, events and activities they host, their
 * places at others, their published stories, open bookings, the wait for answers in their claims, and their plan with its paid month. Once all of that is done, the person gets the email that
 * says so, once. A failing step doesn't stop the others, and each may be repeated:
 * `finishSuspensions` does.
 * @returns whether everything is done.
 */
export async function finishSuspension(
  db: Firestore,
  deps: SuspendDeps,
  uid: string,
  now: Date,
): Promise<boolean> {
  const context = { db, now, ...deps };
  const steps: Readonly<Record<string, () => Promise<void>>> = {
    sessions: () => closeSignIn(db, deps.auth, uid),
    'hosted events': () => cancelHostedEvents(uid, context),
    'hosted activities': () => cancelHostedActivities(uid, context),
    'event places': () => leaveEventPlaces(uid, db),
    'activity places': () => leaveActivityPlaces(uid, db),
    stories: () => unpublishStories(db, uid),
    bookings: () => cancelOpenBookings(db, uid, now),
    claims: () => leaveClaimsToStaff(db, uid, now),
    plan: () => stopPlan(context, uid),
  };
  let isComplete = true;
  for (const [name, step] of Object.entries(steps)) {
    await step().catch((error: unknown) => {
      logger.error('A step of a suspension failed', { uid, step: name, error: String(error) });
      isComplete = false;
    });
  }
  if (!isComplete) return false;
  const suspension = await complete(db, uid, now);
  if (suspension !== null) {
    const recipient = await readRecipient(db, deps.auth, uid);
    const { at, reason } = suspension;
    const change = reason === null ? 'closed' : 'suspended';
    await mailStatus(deps, { uid, recipient, change, reason: reason ?? '', at }, now);
  }
  return true;
}

/** Disables the sign-in, if there is one, and ends its sessions. */
async function closeSignIn(db: Firestore, auth: Auth, uid: string): Promise<void> {
  try {
    await auth.updateUser(uid, { disabled: true });
    await endSessions(db, auth, uid);
  } catch (error) {
    if (!isUnknownUser(error)) throw error;
  }
}

/** @returns the suspension; null if another run has completed it, or the account is reinstated. */
function complete(db: Firestore, uid: string, now: Date): Promise<Suspension | null> {
  return db.runTransaction(async (tx) => {
    const ref = suspensions(db).doc(uid);
    const suspension = (await tx.get(ref)).data();
    if (suspension === undefined || suspension.completedAt !== null) return null;
    tx.update(ref, { completedAt: now });
    return suspension;
  });
}

/**
 * Ends a person's open bookings as staff, with a full refund; both sides are notified. Past
 * sessions and lapsed requests are left to the sweeps, and those with a claim or a chargeback to its decision. One after another, since they change the
 * same sums of a companion; one that fails doesn't keep the others.
 * @throws the failure of one of them, once all were tried.
 */
export async function cancelOpenBookings(db: Firestore, uid: string, now: Date): Promise<void> {
  const failures: unknown[] = [];
  for await (const page of pagesOf(openBookingsOf(db, uid))) {
    for (const { id } of page) {
      await stopOne(db, id, now).catch((error: unknown) => failures.push(error));
    }
  }
  if (failures.length > 0) throw failures[0];
}

/** Decides inside the transaction, since either side or a sweep may have changed it. */
async function stopOne(db: Firestore, bookingId: string, now: Date): Promise<void> {
  try {
    await db.runTransaction(async (tx) => {
      const booking = (await tx.get(bookings(db).doc(bookingId))).data();
      const isOpen = booking?.status === 'pending' || booking?.status === 'confirmed';
      if (!isOpen || isDisputed(booking)) return;
      if (booking.endsAt <= now || isLapsed(booking, now)) return;
      const actorOf = () => 'operator' as const;
      await applyTransition(tx, db, { bookingId, to: 'cancelled', actorOf, reason: '', now });
    }, PERSISTENT);
  } catch (error) {
    if (!isUnreadable(error)) throw error;
  }
}

/** Ends the wait for an answer in claims of a suspended side: silence decides nothing, staff do with what there is. */
async function leaveClaimsToStaff(db: Firestore, uid: string, now: Date): Promise<void> {
  for await (const page of pagesOf(openClaimsOf(db, uid))) {
    for (const { ref } of page) await leaveToStaff(db, ref, now);
  }
}

function leaveToStaff(db: Firestore, ref: DocumentReference<Claim>, now: Date): Promise<void> {
  return db.runTransaction(async (tx) => {
    const claim = (await tx.get(ref)).data();
    if (claim?.status !== 'open' || claim.dueAt === null) return;
    tx.update(ref, { dueAt: null, answerUntil: now });
  }, PERSISTENT);
}
