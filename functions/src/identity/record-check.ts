import { withAgeDoubt } from '@hearthkin/domain/verification/age-doubt';
import type { IdentityCheck } from '@hearthkin/domain/verification/identity-check';
import { type FaceMatch, nextIdentityCheck } from '@hearthkin/domain/verification/identity-outcome';
import type { Firestore } from 'firebase-admin/firestore';
import { ageDoubts, verifications } from '../core/collections';

/**
 * Stores the outcome of a comparison and returns the resulting check, which waits for staff if the
 * person has given a birth date under the minimum age. The review of documents in
 * the same document isn't touched.
 */
export function recordCheck(
  db: Firestore,
  uid: string,
  match: FaceMatch & { readonly provider: string },
  now: Date,
): Promise<IdentityCheck> {
  const ref = verifications(db).doc(uid);
  return db.runTransaction(async (tx) => {
    const known = (await tx.get(ref)).data();
    const isAgeDoubted = (await tx.get(ageDoubts(db).doc(uid))).exists;
    const compared = nextIdentityCheck(known ?? {}, match, now);
    const identityCheck = isAgeDoubted ? withAgeDoubt(compared) : compared;
    if (known !== undefined) tx.update(ref, { identityCheck });
    else tx.create(ref, { verificationStatus: 'not_started', isVerified: false, identityCheck });
    return identityCheck;
  });
}
