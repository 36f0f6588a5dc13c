import { isDeepStrictEqual } from 'node:util';
import { isToBeSeenAgain, levelOf } from '@hearthkin/domain/account/level';
import type { Firestore } from 'firebase-admin/firestore';
import { companions, users, verifications } from '../platform/records/collections';

/**
 * Updates an account and its level, and a companion's badge, from the current checks and the details of the account. The
 * account's own trigger then lists or unlists the companion. Writes only what differs.
 */
export function syncVerification(db: Firestore, uid: string): Promise<void> {
  return db.runTransaction(async (tx) => {
    const review = (await tx.get(verifications(db).doc(uid))).data();
    const user = (await tx.get(users(db).doc(uid))).data();
    const listing = (await tx.get(companions(db).doc(uid))).data();
    const { isVerified = false, verificationStatus = 'not_started' as const } = review ?? {};
    const checkedAt = review?.identityTerm?.checkedAt ?? review?.reviewedAt ?? null;
    const givenAt = isVerified ? checkedAt : null;
    if (user !== undefined) {
      const verification = {
        isVerified,
        verificationStatus,
        ...(review !== undefined && isToBeSeenAgain(review)
          ? { isToBeSeenAgain: true as const }
          : {}),
      };
      const wanted = { verification, level: levelOf(user, review) };
      if (!isDeepStrictEqual(user, { ...user, ...wanted })) tx.update(users(db).doc(uid), wanted);
    }
    if (listing === undefined) return;
    const badges = { ...listing.badges, identity: isVerified };
    const badgesGivenAt = { ...listing.badgesGivenAt, identity: givenAt };
    if (!isDeepStrictEqual(listing, { ...listing, badges, badgesGivenAt })) {
      tx.update(companions(db).doc(uid), { badges, badgesGivenAt });
    }
  });
}
