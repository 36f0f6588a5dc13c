import type { UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import {
  companions,
  discountUses,
  notifications,
  profiles,
  users,
  verifications,
} from '../core/collections';
import { allOf } from '../core/pages';
import { foldersOf } from './account-folders';
import { emailChangesOf, mailLogOf, passwordResetsOf } from './account-queries';
import { ownBookings } from './own-bookings';

/**
 * Everything the product holds about one person, with nobody else's data in it. What only counts
 * attempts is left out: it is stored under a hash and leads to nobody.
 */
export async function personalData(
  db: Firestore,
  signIn: UserRecord,
  filesIn: (folder: string) => Promise<string[]>,
): Promise<Record<string, unknown>> {
  const { uid } = signIn;
  const [account, publicCard, listing, review, discounts, notes, mails, resets, moves, booked] =
    await Promise.all([
      users(db).doc(uid).get(),
      profiles(db).doc(uid).get(),
      companions(db).doc(uid).get(),
      verifications(db).doc(uid).get(),
      allOf(discountUses(db, uid)),
      allOf(notifications(db, uid)),
      allOf(mailLogOf(db, uid)),
      allOf(passwordResetsOf(db, uid)),
      allOf(emailChangesOf(db, uid)),
      ownBookings(db, uid),
    ]);
  const files = await Promise.all(foldersOf(uid).map(filesIn));
  return {
    signIn: signInFacts(signIn),
    account: account.data() ?? null,
    publicCard: publicCard.data() ?? null,
    listing: listing.data() ?? null,
    // Who reviewed is somebody else.
    verification: { ...review.data(), reviewedBy: undefined },
    ...booked,
    // A key may name a companion.
    usedDiscounts: discounts.map((doc) => ({ kind: doc.id.split('_')[0], ...doc.data() })),
    notifications: notes.map((doc) => doc.data()),
    mails: mails.map((doc) => ({ ...doc.data(), uid: undefined })),
    passwordResets: resets.map((doc) => datesOf(doc.data())),
    emailChanges: moves.map((doc) => datesOf(doc.data())),
    files: files.flat(),
  };
}

function signInFacts({ uid, email, emailVerified, phoneNumber, ...rest }: UserRecord) {
  const { creationTime, lastSignInTime } = rest.metadata;
  const methods = rest.providerData.map(({ providerId }) => providerId);
  return { uid, email, emailVerified, phoneNumber, methods, creationTime, lastSignInTime };
}

function datesOf({
  createdAt,
  expiresAt,
  usedAt,
}: Record<'createdAt' | 'expiresAt', Date> & {
  readonly usedAt: Date | null;
}) {
  return { createdAt, expiresAt, usedAt };
}
