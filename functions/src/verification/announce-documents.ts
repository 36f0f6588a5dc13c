import { documentPath } from '@hearthkin/domain/companion/onboarding';
import { DOCUMENTS_RECEIVED, NOTIFICATION_TITLES } from '@hearthkin/domain/notification/words';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { applications } from '../core/collections';
import { actionAt } from '../core/compose-mail';
import { commitOnce } from '../core/once';
import {
  mailNotification,
  type NotifyContext,
  newNotificationId,
  notify,
  readReader,
} from '../notification/notify';

interface Written {
  readonly eventId: string;
  readonly uid: string;
  readonly before: DocumentSnapshot | undefined;
  readonly after: DocumentSnapshot | undefined;
}

/**
 * Tells a person that their documents have arrived, in the app and by email, once per submission.
 * Documents that came with an application are announced by `submitApplication`, and those that are
 * reviewed again because of another name or photo by `reopenReview`.
 */
export async function announceDocuments(written: Written, context: NotifyContext): Promise<void> {
  if (!isSubmission(written)) return;
  const { eventId, uid, after } = written;
  const { db, now, siteUrl } = context;
  const link = documentPath(undefined);
  await commitOnce(db, { id: eventId, handler: 'documents' }, now, async (tx) => {
    const [application, found] = await Promise.all([
      tx.get(applications(db).doc(uid)),
      readReader(tx, db, uid),
    ]);
    const submittedAt = application.get('submittedAt')?.valueOf();
    const isTogether =
      submittedAt !== undefined && submittedAt === after?.get('submittedAt')?.valueOf();
    if (isTogether || found === null) return;
    const id = newNotificationId(db, uid);
    notify(tx, db, found, { id, kind: 'verification-received', data: {}, link }, now);
    // Before the commit, so that an email can be queued twice, but not be lost.
    await mailNotification(context, found, {
      kind: 'verification-received',
      about: eventId,
      content: {
        subject: NOTIFICATION_TITLES['verification-received'],
        parts: [DOCUMENTS_RECEIVED, ...actionAt(siteUrl, link, 'See your verification')],
      },
    });
  });
}

/** Whether the owner has submitted, which follows no documents or a rejection. */
function isSubmission({ before, after }: Written): boolean {
  const statusOf = (review: DocumentSnapshot | undefined) =>
    review?.get('verificationStatus') ?? 'not_started';
  return statusOf(after) === 'pending' && ['not_started', 'rejected'].includes(statusOf(before));
}
