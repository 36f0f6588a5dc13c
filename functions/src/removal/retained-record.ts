import { userTypeSchema } from '@hearthkin/domain/foundation/fields';
import { RETAIN_MS } from '@hearthkin/domain/payment/retention';
import { VERIFICATION_STATUSES } from '@hearthkin/domain/verification/verification-status';
import type { UserRecord } from 'firebase-admin/auth';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { retainedRecords, users, verifications } from '../platform/records/collections';
import { toDates } from '../platform/records/converter';
import { type RetainedRecord, retainedRecordSchema } from '../platform/records/records';

const kindSchema = z.catch(z.nullable(userTypeSchema), null);
const dateSchema = z.catch(z.nullable(z.date()), null);
const identityCheckSchema = z.catch(retainedRecordSchema.shape.identityCheck, null);
const statusSchema = z.catch(z.nullable(z.enum(VERIFICATION_STATUSES)), null);

/**
 * Writes the record of an account whose removal begins. While it isn't completed, `finishRemovals`
 * continues the removal. Facts that can't be read are left out.
 */
export function startRecord(
  db: Firestore,
  uid: string,
  signIn: UserRecord | null,
  now: Date,
): Promise<void> {
  return db.runTransaction(async (tx) => {
    const ref = retainedRecords(db).doc(uid);
    const [record, account, verification] = await Promise.all([
      tx.get(ref),
      tx.get(users(db).doc(uid)),
      tx.get(verifications(db).doc(uid)),
    ]);
    if (!record.exists) tx.create(ref, recordOf(account, verification, signIn, now));
    else if (record.get('completedAt') !== null) tx.update(ref, { completedAt: null });
  });
}

function recordOf(
  account: DocumentSnapshot<unknown>,
  verification: DocumentSnapshot<unknown>,
  signIn: UserRecord | null,
  now: Date,
): RetainedRecord {
  const created = dateSchema.parse(toDates(account.get('createdAt')));
  const born = signIn === null ? now : new Date(signIn.metadata.creationTime);
  return {
    userType:
      kindSchema.parse(account.get('userType')) ?? kindSchema.parse(signIn?.customClaims?.userType),
    accountCreatedAt: created ?? born,
    deletedAt: now,
    identityCheck: identityCheckSchema.parse(toDates(verification.get('identityCheck'))),
    review: {
      verificationStatus:
        statusSchema.parse(verification.get('verificationStatus')) ??
        statusSchema.parse(account.get('verification.verificationStatus')) ??
        'not_started',
      reviewedAt: dateSchema.parse(toDates(verification.get('reviewedAt'))),
    },
    completedAt: null,
    expireAt: new Date(now.getTime() + RETAIN_MS),
  };
}

/** Whether a person's removal has begun and isn't complete. */
export async function isBeingRemoved(db: Firestore, uid: string): Promise<boolean> {
  const record = await retainedRecords(db).doc(uid).get();
  return record.exists && record.get('completedAt') === null;
}

/** Marks a removal as complete. Of a sign-in without an account nothing is kept. */
export async function completeRecord(db: Firestore, uid: string, now: Date): Promise<void> {
  const ref = retainedRecords(db).doc(uid);
  const record = await ref.get();
  if (!record.exists) return;
  if (record.get('userType') === null) await ref.delete();
  else await ref.update({ completedAt: now });
}
