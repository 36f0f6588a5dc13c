import type { IdentityCheck } from '@hearthkin/domain/verification/identity-check';
import { type FaceMatch, nextIdentityCheck } from '@hearthkin/domain/verification/identity-outcome';
import type { Firestore } from 'firebase-admin/firestore';
import { verifications } from '../core/collections';

/**
 * Stores the outcome of a comparison and returns the resulting check. The review of documents in
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
    const identityCheck = nextIdentityCheck(known ?? {}, match, now);
    if (known !== undefined) tx.update(ref, { identityCheck });
    else tx.create(ref, { verificationStatus: 'not_started', isVerified: false, identityCheck });
    return identityCheck;
  });
}
