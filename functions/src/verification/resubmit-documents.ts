import { AppError } from '@hearthkin/domain/errors';
import { rejectedKinds } from '@hearthkin/domain/verification/documents';
import { defineCallable } from '../core/callable';
import { verifications } from '../core/collections';
import { countAttempt } from '../core/rate-limit';
import { gatherDocuments } from './gather-documents';

/**
 * Submits documents again after a rejection, which rules can't: only here is a new file compared with
 * the rejected one. A repeated call does nothing.
 * @throws AppError `not-found` without a rejected document, `bad-transition` once it is approved,
 * `rate-limited`, and as `gatherDocuments`.
 */
export const resubmitDocuments = defineCallable('resubmitDocuments', {
  access: { for: 'person', standing: 'active', why: 'It is what verifies.' },
  handler: async ({ db, input, caller: { uid }, now }) => {
    await countAttempt(db, 'submissions', uid, now);
    await db.runTransaction(async (tx) => {
      const ref = verifications(db).doc(uid);
      const review = (await tx.get(ref)).data();
      if (review?.verificationStatus === 'pending') return;
      if (review?.verificationStatus === 'verified') throw new AppError('bad-transition');
      const before = review?.documentsUploaded;
      if (rejectedKinds(before).length === 0) throw new AppError('not-found', 'None was rejected');
      tx.update(ref, {
        verificationStatus: 'pending',
        documentsUploaded: await gatherDocuments({ uid, draft: input, before }, now),
        submittedAt: now,
      });
    });
    return { verificationStatus: 'pending' };
  },
});
