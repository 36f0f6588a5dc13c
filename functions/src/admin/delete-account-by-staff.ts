import {
  DELETION_LAPSES_MS,
  type DeleteAccountByStaffInput,
  type DeletionRequest,
  isOpenDeletion,
} from '@hearthkin/domain/admin/account-acts';
import { AppError } from '@hearthkin/domain/foundation/errors';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { signInById } from '../platform/auth';
import { defineStaffAct } from '../platform/callable';
import { auditLog, deletionRequests, users } from '../platform/records/collections';
import { dataOf } from '../platform/records/converter';
import { deletionEntryId } from '../removal/remember-person';
import { removalDeps, removalSecrets } from '../removal/removal-deps';
import { removeAccount } from '../removal/remove-account';
import { isBeingRemoved } from '../removal/retained-record';
import { audit } from '../staff/audit';
import { pseudonymOf } from '../staff/forget-in-audit';
import { requireNoStaff } from './require-no-staff';

type Step<Name> = Extract<DeleteAccountByStaffInput, { readonly step: Name }>;

/** The one who takes a step, and the time. */
interface Act {
  readonly db: Firestore;
  readonly by: string;
  readonly now: Date;
}

/**
 * Deletes an account like its owner could, or a sign-in whose account is gone, once two of the
 * staff want it: one asks, another confirms. The log keeps that it was done and why, under a
 * pseudonym; who they were is remembered like after a suspension (`rememberPerson`). A repeated
 * confirmation finishes a failed removal, as `finishRemovals` does, and isn't logged again.
 * @throws AppError `not-found` without an account and a sign-in, `forbidden` for oneself, for other
 * staff and for the same person in both parts, `bad-transition` without an open request of staff,
 * `rate-limited` after too much contention.
 */
export const deleteAccountByStaff = defineStaffAct('deleteAccountByStaff', {
  concerns: ({ input: { uid } }) => [uid],
  // Each open booking takes a transaction.
  secrets: removalSecrets,
  deps: removalDeps,
  handler: async ({ db, input, caller, now }, deps) => {
    const { uid } = input;
    await requireNoStaff(deps.auth, uid);
    const act: Act = { db, by: caller.uid, now };
    if (input.step !== 'ask' && input.step !== 'confirm') {
      return { status: await close(act, input) };
    }
    const [account, signIn, isStarted] = await Promise.all([
      users(db).doc(uid).get(),
      signInById(deps.auth, uid),
      isBeingRemoved(db, uid),
    ]);
    const isThere = account.exists || signIn !== null || isStarted;
    if (input.step === 'ask') {
      if (!isThere) throw new AppError('not-found', 'There is no such account');
      await ask(act, input);
      return { status: 'asked' };
    }
    await confirm(act, input, deps.auth, isThere);
    if (isThere) await removeAccount(db, deps, uid, now);
    return { status: 'deleted' };
  },
});

/** A repeated call keeps the request as it is. */
function ask({ db, by, now: at }: Act, { uid, reason }: Step<'ask'>): Promise<void> {
  return db.runTransaction(async (tx) => {
    const request = await openRequest(tx, db, uid, at);
    if (request?.by === by) return;
    if (request !== null) throw new AppError('bad-transition', 'Other staff have asked already');
    const expireAt = new Date(at.getTime() + DELETION_LAPSES_MS);
    tx.set(deletionRequests(db).doc(uid), { at, by, reason, expireAt });
    const target = `users/${uid}`;
    audit(tx, db, { at, act: 'deletion-asked', by, target, note: reason, concerns: [uid] });
  });
}

/** Writes the entry that makes the deletion final; without effect if it is there. */
function confirm(
  { db, by, now: at }: Act,
  { uid, askedAtMs }: Step<'confirm'>,
  auth: Auth,
  isThere: boolean,
): Promise<void> {
  return db.runTransaction(async (tx) => {
    const id = deletionEntryId(uid);
    if ((await tx.get(auditLog(db).doc(id))).exists) return;
    if (!isThere) throw new AppError('not-found', 'There is no such account');
    const request = await openRequest(tx, db, uid, at);
    if (request?.at.getTime() !== askedAtMs) {
      throw new AppError('bad-transition', 'There is no such request');
    }
    if (request.by === by) throw new AppError('forbidden', 'Other staff must confirm it');
    const asker = await signInById(auth, request.by);
    if (asker?.customClaims?.admin !== true) {
      throw new AppError('bad-transition', 'The caller who asked is no longer staff');
    }
    const target = `users/${pseudonymOf(uid)}`;
    audit(tx, db, { at, act: 'account-deleted', by, target, note: request.reason }, id);
    tx.delete(deletionRequests(db).doc(uid));
  });
}

/** The staff member who asked withdraws; others decline. */
function close(
  { db, by, now: at }: Act,
  { step, uid }: Step<'decline' | 'withdraw'>,
): Promise<'declined' | 'withdrawn'> {
  const status = step === 'decline' ? 'declined' : 'withdrawn';
  return db.runTransaction(async (tx) => {
    const request = await openRequest(tx, db, uid, at);
    if (request === null) throw new AppError('bad-transition', 'There is no such request');
    if ((request.by === by) !== (status === 'withdrawn')) {
      throw new AppError(
        'forbidden',
        'Staff withdraw their own requests, and decline those of others',
      );
    }
    tx.delete(deletionRequests(db).doc(uid));
    const target = `users/${uid}`;
    audit(tx, db, { at, act: `deletion-${status}`, by, target, note: '', concerns: [uid] });
    return status;
  });
}

async function openRequest(
  tx: Transaction,
  db: Firestore,
  uid: string,
  now: Date,
): Promise<DeletionRequest | null> {
  const request = dataOf(await tx.get(deletionRequests(db).doc(uid)));
  return isOpenDeletion(request, now) ? request : null;
}
