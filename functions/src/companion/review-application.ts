import type { CallableResults } from '@hearthkin/domain/callables';
import type { ReviewApplicationInput } from '@hearthkin/domain/companion/application';
import { AppError } from '@hearthkin/domain/errors';
import { NOTIFICATION_TITLES, withNotes } from '@hearthkin/domain/notification/words';
import type { Firestore } from 'firebase-admin/firestore';
import { audit } from '../admin/audit';
import { requireOther } from '../admin/require-other';
import { defineCallable } from '../core/callable';
import { applications, companions } from '../core/collections';
import { actionAt } from '../core/compose-mail';
import type { MailContent } from '../core/mail-content';
import { mailDeps, mailSecrets, type NotifyDeps } from '../core/mail-params';
import {
  mailNotification,
  newNotificationId,
  notify,
  type Reader,
  readReader,
} from '../notification/notify';

/**
 * Accepts a companion's application, which gives them the background badge, or returns it with
 * notes; then notifies them. A repeated decision does nothing.
 * @throws AppError `not-found` without an application, `bad-transition` if it isn't waiting.
 */
export const reviewApplication = defineCallable('reviewApplication', {
  access: 'admin-act',
  options: { secrets: mailSecrets },
  deps: (): NotifyDeps => mailDeps(),
  handler: async ({ db, input, caller, now }, deps) => {
    requireOther(caller, input.uid);
    const status = input.decision === 'accepted' ? 'accepted' : 'draft';
    const applicant = await commitDecision(db, input, status, caller.uid, now);
    if (applicant !== null) {
      const content = applicationMail(input, deps.siteUrl);
      await mailNotification(
        { db, now, ...deps },
        applicant,
        `application-${input.decision}`,
        content,
      );
    }
    return { status };
  },
});

/** @returns the applicant; null if already decided the same way. */
function commitDecision(
  db: Firestore,
  input: ReviewApplicationInput,
  status: CallableResults['reviewApplication']['status'],
  decidedBy: string,
  now: Date,
): Promise<Reader | null> {
  const { uid, decision } = input;
  const notes = input.decision === 'returned' ? input.notes : '';
  return db.runTransaction(async (tx) => {
    const ref = applications(db).doc(uid);
    const listingRef = companions(db).doc(uid);
    const [application, reader, listing] = await Promise.all([
      tx.get(ref).then((snapshot) => snapshot.data()),
      readReader(tx, db, uid),
      tx.get(listingRef).then((snapshot) => snapshot.data()),
    ]);
    if (application === undefined || reader === null || listing === undefined) {
      throw new AppError('not-found', 'There is no application');
    }
    if (application.status === status && application.decidedBy === decidedBy) return null;
    if (application.status !== 'submitted') {
      throw new AppError('bad-transition', `The application is ${application.status}`);
    }
    tx.update(ref, { status, notes, decidedAt: now, decidedBy });
    if (decision === 'accepted') {
      tx.update(listingRef, { 'badges.background': true, 'badgesGivenAt.background': now });
    }
    const act = `application-${decision}` as const;
    audit(tx, db, {
      at: now,
      act,
      by: decidedBy,
      target: ref.path,
      note: notes,
      concerns: [uid],
    });
    const draft = {
      id: newNotificationId(db, uid),
      kind: `application-${decision}`,
      data: { notes },
    } as const;
    notify(tx, db, reader, { ...draft, link: '/earn-helping' }, now);
    return reader;
  });
}

/** The email about an application's decision. */
function applicationMail(input: ReviewApplicationInput, siteUrl: string): MailContent {
  const isAccepted = input.decision === 'accepted';
  const sentence = isAccepted
    ? 'We’ve approved your application, and you passed your background check. The badge is on your profile.'
    : withNotes('Your application needs a few changes before we can approve it.', input.notes);
  return {
    subject: NOTIFICATION_TITLES[`application-${input.decision}`],
    parts: [sentence, ...actionAt(siteUrl, '/earn-helping', 'See your application')],
  };
}
