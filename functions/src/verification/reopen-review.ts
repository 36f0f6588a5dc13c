import { reopenedCheck } from '@hearthkin/domain/verification/reopened-check';
import { RECHECKED, type Rechecked } from '@hearthkin/domain/verification/verification';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { newNotificationId, notify, readRecipient } from '../notification/notify';
import { missingData, setListed } from '../platform/people/listed-in';
import { companions, users, verifications } from '../platform/records/collections';
import { markedDocuments } from './marked-documents';

interface Changes {
  readonly changed: readonly Rechecked[];
  /** Whether one of them was there before: where no documents were accepted, a first photo takes no badge. */
  readonly isReplaced: boolean;
}

/** The changes of a write of an account or a listing to something that staff look at. */
export function recheckedIn(
  before: DocumentSnapshot | undefined,
  after: DocumentSnapshot | undefined,
  fields: Readonly<Record<string, Rechecked>>,
): Changes {
  if (!before?.exists || !after?.exists) return { changed: [], isReplaced: false };
  const names = Object.keys(fields).filter((field) => before.get(field) !== after.get(field));
  return {
    changed: RECHECKED.filter((one) => names.some((field) => fields[field] === one)),
    isReplaced: names.some((field) => (before.get(field) ?? null) !== null),
  };
}

/**
 * Takes the badge of a verified person whose name or photo has changed, unlists a companion, and
 * gives their documents to staff again, or the photos that matched if no documents were accepted. May be repeated.
 */
export async function reopenReview(
  db: Firestore,
  uid: string,
  { changed, isReplaced }: Changes,
  now: Date,
): Promise<void> {
  if (changed.length === 0) return;
  await db.runTransaction(async (tx) => {
    const ref = verifications(db).doc(uid);
    const [review, reader, listing] = await Promise.all([
      tx.get(ref).then((snapshot) => snapshot.data()),
      readRecipient(tx, db, uid),
      tx.get(companions(db).doc(uid)),
    ]);
    if (review === undefined || reader === null) return;
    const isOpen = review.verificationStatus === 'pending' && review.changed !== undefined;
    // Documents stay accepted when the identity check ends, and would give the badge again with the next one.
    if (review.verificationStatus !== 'verified' && !isOpen) {
      const { identityCheck } = review;
      if (identityCheck?.status !== 'passed' || !isReplaced) return;
      tx.update(ref, { identityCheck: reopenedCheck(identityCheck, now) });
      tx.update(users(db).doc(uid), { 'verification.isToBeSeenAgain': true });
      notify(tx, db, reader, { ...reopenedDraft(db, uid), data: {} }, now);
      return;
    }
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
    const verification = { isVerified: false, verificationStatus, isToBeSeenAgain: true } as const;
    tx.update(users(db).doc(uid), { verification });
    const data = missingData(setListed(tx, listing, { ...reader.account, verification }));
    notify(tx, db, reader, { ...reopenedDraft(db, uid), data }, now);
  });
}

const reopenedDraft = (db: Firestore, uid: string) =>
  ({
    id: newNotificationId(db, uid),
    kind: 'verification-reopened',
    link: '/verification',
  }) as const;
