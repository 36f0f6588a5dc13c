import type { CallableResults } from '@hearthkin/domain/callables';
import type { ReviewApplicationInput } from '@hearthkin/domain/companion/application-decision';
import { listedWords, type UnlistedReason } from '@hearthkin/domain/companion/listed';
import { fieldPath, RETURN_FIELDS } from '@hearthkin/domain/companion/onboarding';
import { AppError } from '@hearthkin/domain/errors';
import {
  applicationReturned,
  NOTIFICATION_TITLES,
  withNotes,
} from '@hearthkin/domain/notification/words';
import { newBackgroundCheck } from '@hearthkin/domain/verification/background-check';
import type { Firestore } from 'firebase-admin/firestore';
import { audit } from '../admin/audit';
import { defineStaffAct } from '../core/callable';
import { applications, backgroundChecks, companions } from '../core/collections';
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
import { readPayoutState } from '../payment/payout-state';
import { requireCurrent, setBackgroundBadge } from '../verification/background-badge';
import { missingData, setListed } from './listed-in';

/**
 * Accepts a companion's application with the evidence of a background check, which gives them the badge and lists them if
 * nothing else is missing, or returns it with notes on the parts that they name; then notifies them. A repeated decision does nothing.
 * @throws AppError `not-found` without an application, `bad-transition` if it isn't waiting, `invalid-input` for a report
 * that doesn't count now.
 */
export const reviewApplication = defineStaffAct('reviewApplication', {
  concerns: ({ input: { uid } }) => [uid],
  options: { secrets: mailSecrets },
  deps: (): NotifyDeps => mailDeps(),
  handler: async ({ db, input, caller, now }, deps) => {
    if (input.decision === 'accepted') requireCurrent(input.check, now);
    const status = input.decision === 'accepted' ? 'accepted' : 'draft';
    const decided = await commitDecision(db, input, status, caller.uid, now);
    if (decided !== null) {
      const content = applicationMail(input, decided.missing, deps.siteUrl);
      await mailNotification({ db, now, ...deps }, decided.applicant, {
        kind: `application-${input.decision}`,
        about: String(now.getTime()),
        content,
      });
    }
    return { status };
  },
});

interface Decided {
  readonly applicant: Reader;
  /** What they lack to be listed. */
  readonly missing: readonly UnlistedReason[];
}

/** @returns null if already decided the same way. */
function commitDecision(
  db: Firestore,
  input: ReviewApplicationInput,
  status: CallableResults['reviewApplication']['status'],
  decidedBy: string,
  now: Date,
): Promise<Decided | null> {
  const { uid, decision } = input;
  const { notes, fields } = returnOf(input);
  return db.runTransaction(async (tx) => {
    const ref = applications(db).doc(uid);
    const [application, reader, listing] = await Promise.all([
      tx.get(ref).then((snapshot) => snapshot.data()),
      readReader(tx, db, uid),
      tx.get(companions(db).doc(uid)),
    ]);
    if (application === undefined || reader === null || !listing.exists) {
      throw new AppError('not-found', 'There is no application');
    }
    if (application.status === status && application.decidedBy === decidedBy) return null;
    if (application.status !== 'submitted') {
      throw new AppError('bad-transition', `The application is ${application.status}`);
    }
    const accepted =
      input.decision === 'accepted'
        ? { check: input.check, payoutAccount: await readPayoutState(tx, db, uid) }
        : null;
    tx.update(ref, {
      status,
      notes,
      returnedFields: fields,
      decidedAt: now,
      decidedBy,
      // To be given again, once read.
      ...(fields.includes('agreement') &&
        application.draft !== null && {
          'draft.agreeTerms': false,
          'draft.agreeBackground': false,
        }),
    });
    if (accepted !== null) {
      tx.set(backgroundChecks(db).doc(uid), newBackgroundCheck(accepted.check, now));
    }
    const missing =
      accepted === null
        ? (setListed(tx, listing, reader.account) ?? [])
        : setBackgroundBadge(tx, listing, reader.account, accepted.check, {
            payoutAccount: accepted.payoutAccount,
          });
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
      data: { notes, fields: fields.join(' '), ...missingData(missing) },
    } as const;
    const link = accepted !== null ? '/profile/listing' : fieldPath(fields[0]);
    notify(tx, db, reader, { ...draft, link }, now);
    return { applicant: reader, missing };
  });
}

/** Why and about what an application is returned; nothing for an acceptance. */
function returnOf(input: ReviewApplicationInput) {
  if (input.decision === 'accepted') return { notes: '', fields: [] };
  // In the order of the screens, so that the first is where to begin.
  return { notes: input.notes, fields: RETURN_FIELDS.filter((one) => input.fields.includes(one)) };
}

/** The email about an application's decision. */
function applicationMail(
  input: ReviewApplicationInput,
  missing: readonly UnlistedReason[],
  siteUrl: string,
): MailContent {
  const isAccepted = input.decision === 'accepted';
  const { notes, fields } = returnOf(input);
  const action = isAccepted
    ? actionAt(siteUrl, '/profile/listing', 'See your listing')
    : actionAt(siteUrl, fieldPath(fields[0]), 'Change your application');
  const sentence = isAccepted
    ? 'We’ve approved your application, and you passed your background check. The badge is on your profile.'
    : withNotes(
        `Your application needs a change before we can approve it. ${applicationReturned(fields)}`,
        notes,
      );
  return {
    subject: NOTIFICATION_TITLES[`application-${input.decision}`],
    parts: [sentence, listedWords(missing), ...action],
  };
}
