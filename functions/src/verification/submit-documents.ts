import { documentPath } from '@hearthkin/domain/companion/onboarding';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { DOCUMENTS_RECEIVED, NOTIFICATION_TITLES } from '@hearthkin/domain/news/words';
import { actionAt } from '../mail/compose-mail';
import { mailDeps, mailSecrets, type NotifyDeps } from '../mail/mail-params';
import { mailNotification, newNotificationId, notify, readRecipient } from '../notification/notify';
import { defineCallable } from '../platform/callable';
import { countAttempt } from '../platform/rate-limit';
import { verifications } from '../platform/records/collections';
import { gatherDocuments, withSubmitted } from './gather-documents';

const KIND = 'verification-received';
const LINK = documentPath(undefined);

/**
 * Submits documents for review, also again after a rejection, and tells their owner that they have arrived. A repeated call does
 * nothing. Documents that come with an application are submitted by `submitApplication`.
 * @throws AppError `not-found` without an account, `bad-transition` once they are approved,
 * `rate-limited`, and as `gatherDocuments`.
 */
export const submitDocuments = defineCallable('submitDocuments', {
  access: { for: 'person', standing: 'active', why: 'It is what verifies.' },
  secrets: mailSecrets,
  deps: (): NotifyDeps => mailDeps(),
  handler: async ({ db, input, caller: { uid }, now }, deps) => {
    await countAttempt(db, 'submissions', uid, now);
    const reader = await db.runTransaction(async (tx) => {
      const ref = verifications(db).doc(uid);
      const [review, found] = await Promise.all([
        tx.get(ref).then((snapshot) => snapshot.data()),
        readRecipient(tx, db, uid),
      ]);
      if (found === null) throw new AppError('not-found', 'There is no account');
      if (review?.verificationStatus === 'pending') return null;
      if (review?.verificationStatus === 'verified') throw new AppError('bad-transition');
      const before = review?.documentsUploaded;
      const documents = await gatherDocuments({ uid, draft: input, before }, now);
      tx.set(ref, withSubmitted(review, documents, now));
      const id = newNotificationId(db, uid);
      notify(tx, db, found, { id, kind: KIND, data: {}, link: LINK }, now);
      return found;
    });
    if (reader !== null) {
      const content = {
        subject: NOTIFICATION_TITLES[KIND],
        parts: [DOCUMENTS_RECEIVED, ...actionAt(deps.siteUrl, LINK, 'See your verification')],
      };
      const news = { kind: KIND, about: String(now.getTime()), content } as const;
      await mailNotification({ db, now, ...deps }, reader, news);
    }
    return { verificationStatus: 'pending' };
  },
});
