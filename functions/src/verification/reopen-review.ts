import { RECHECKED, type Rechecked } from '@hearthkin/domain/verification/verification';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { missingData, setListed } from '../companion/listed-in';
import { companions, users, verifications } from '../core/collections';
import { newNotificationId, notify, readReader } from '../notification/notify';
import { markedDocuments } from './marked-documents';

/** What staff looked at and a write of an account or a listing has changed. */
export function recheckedIn(
  before: DocumentSnapshot | undefined,
  after: DocumentSnapshot | undefined,
  fields: Readonly<Record<string, Rechecked>>,
): Rechecked[] {
  if (!before?.exists || !after?.exists) return [];
  const changed = Object.keys(fields).filter((field) => before.get(field) !== after.get(field));
  return RECHECKED.filter((one) => changed.some((field) => fields[field] === one));
}

/**
 * Takes the badge of a verified person whose name or photo has changed, unlists a companion, and
 * gives their documents to staff again; without documents they start anew. May be repeated.
 */
export async function reopenReview(
  db: Firestore,
  uid: string,
  changed: readonly Rechecked[],
  now: Date,
): Promise<void> {
  if (changed.length === 0) return;
  await db.runTransaction(async (tx) => {
    const ref = verifications(db).doc(uid);
    const [review, reader, listing] = await Promise.all([
      tx.get(ref).then((snapshot) => snapshot.data()),
      readReader(tx, db, uid),
      tx.get(companions(db).doc(uid)),
    ]);
    if (review === undefined || reader === null) return;
    const isOpen = review.verificationStatus === 'pending' && review.changed !== undefined;
    // Documents stay accepted when the identity check ends, and would give the badge again with the next one.
    if (review.verificationStatus !== 'verified' && !isOpen) return;
    const all = RECHECKED.filter((one) => changed.includes(one) || review.changed?.includes(one));
    const { documentsUploaded } = review;
    const verificationStatus = documentsUploaded === undefined ? 'not_started' : 'pending';
    tx.update(ref, {
      isVerified: false,
      verificationStatus,
      changed: all,
      ...(documentsUploaded === undefined
        ? {}
        : { documentsUploaded: markedDocuments(documentsUploaded, 'pending'), submittedAt: now }),
    });
    if (!review.isVerified) return;
    const verification = { isVerified: false, verificationStatus } as const;
    tx.update(users(db).doc(uid), { verification });
    const data = missingData(setListed(tx, listing, { ...reader.account, verification }));
    const draft = { id: newNotificationId(db, uid), kind: 'verification-reopened', data } as const;
    notify(tx, db, reader, { ...draft, link: '/verification' }, now);
  });
}
