import { withAgeDoubt } from '@hearthkin/domain/verification/age-doubt';
import type { IdentityCheck } from '@hearthkin/domain/verification/identity-check';
import {
  nextIdentityCheck,
  type StoredMatch,
} from '@hearthkin/domain/verification/identity-outcome';
import { passedIdentity } from '@hearthkin/domain/verification/identity-term';
import { withSharedFace } from '@hearthkin/domain/verification/shared-face';
import type { Firestore } from 'firebase-admin/firestore';
import { ageDoubts, sharedFaces, verifications } from '../platform/records/collections';
import { dataOf } from '../platform/records/converter';
import type { FaceTemplate } from './face-match-provider';
import { type FaceDeps, seeFace, withSeen } from './known-faces';

type Match = StoredMatch & { readonly template?: FaceTemplate };

/**
 * Stores the outcome of a comparison and returns the resulting check. It waits for staff if the
 * person has given a birth date under the minimum age, or the face may be that of another account
 * or of a person whom staff banned. The review of documents in the same document isn't touched.
 */
export async function recordCheck(
  db: Firestore,
  deps: FaceDeps,
  uid: string,
  { template, ...match }: Match,
  now: Date,
): Promise<IdentityCheck> {
  const ref = verifications(db).doc(uid);
  const before = (await ref.get()).data() ?? {};
  // Of a comparison that fails nothing is kept.
  const isKept = nextIdentityCheck(before, match, now).status !== 'failed';
  const seen =
    isKept && template !== undefined ? await seeFace(db, deps, { uid, template }, now) : null;
  return db.runTransaction(async (tx) => {
    const [known, doubt, faces] = await Promise.all([
      tx.get(ref).then((snapshot) => snapshot.data()),
      tx.get(ageDoubts(db).doc(uid)),
      tx.get(sharedFaces(db).doc(uid)),
    ]);
    const heldAt = known?.heldAt ?? (seen?.isRemembered ? now : undefined);
    const held = heldAt === undefined ? {} : { heldAt };
    const shared = withSeen(dataOf(faces) ?? undefined, seen);
    const compared = withSharedFace(nextIdentityCheck({ ...known, ...held }, match, now), shared);
    const identityCheck = doubt.exists ? withAgeDoubt(compared) : compared;
    const passed = identityCheck.status === 'passed' ? passedIdentity(known, now) : {};
    if (known !== undefined) tx.update(ref, { identityCheck, ...held, ...passed });
    else {
      const review = { verificationStatus: 'not_started', isVerified: false } as const;
      tx.create(ref, { ...review, identityCheck, ...held, ...passed });
    }
    if (shared.people.length > 0 || shared.isAnother || shared.isClosed) tx.set(faces.ref, shared);
    return identityCheck;
  });
}
