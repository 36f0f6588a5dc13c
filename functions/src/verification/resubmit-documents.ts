import { AppError } from '@hearthkin/domain/errors';
import { rejectedKinds } from '@hearthkin/domain/verification/documents';
import { defineCallable } from '../core/callable';
import { users, verifications } from '../core/collections';
import { countAttempt } from '../core/rate-limit';
import { gatherDocuments } from './gather-documents';

/**
 * Submits documents again after a rejection, which rules can't: only here is a new file compared with
 * the rejected one. A repeated call does nothing.
 * @throws AppError `not-found` without a rejected document, `bad-transition` once it is approved,
 * `forbidden` for an account that isn't active, `rate-limited`, and as `gatherDocuments`.
 */
export const resubmitDocuments = defineCallable('resubmitDocuments', {
  access: 'signed-in',
  handler: async ({ db, input, caller: { uid }, now }) => {
    await countAttempt(db, 'submissions', uid, now);
    await db.runTransaction(async (tx) => {
      const ref = verifications(db).doc(uid);
      const [account, review] = await Promise.all([
        tx.get(users(db).doc(uid)).then((snapshot) => snapshot.data()),
        tx.get(ref).then((snapshot) => snapshot.data()),
      ]);
      if (account?.accountStatus !== 'active') throw new AppError('forbidden');
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
