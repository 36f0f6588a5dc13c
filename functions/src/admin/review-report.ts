import type { ReviewReportInput } from '@hearthkin/domain/admin/queue-acts';
import type { RemovedReview } from '@hearthkin/domain/companion/review';
import { AppError } from '@hearthkin/domain/errors';
import {
  NOTIFICATION_TITLES,
  REPLY_REMOVED,
  REVIEW_REMOVED,
  withNotes,
} from '@hearthkin/domain/notification/words';
import type { Report } from '@hearthkin/domain/safety/any-report';
import type { ConversationReport } from '@hearthkin/domain/safety/conversation-report';
import type { ReviewReport } from '@hearthkin/domain/safety/report';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { originalOf } from '../companion/companion-queries';
import { OWN_REVIEWS } from '../companion/publish-reviews';
import { defineCallable } from '../core/callable';
import type { Caller } from '../core/caller';
import { removedReviews, reports, reviews, users } from '../core/collections';
import { actionAt } from '../core/compose-mail';
import { mailDeps, mailSecrets, type NotifyDeps } from '../core/mail-params';
import { unparsed } from '../core/pages';
import { reportsExpireAt } from '../messaging/let-reports-expire';
import {
  mailNotification,
  newNotificationId,
  notify,
  type Reader,
  readReader,
} from '../notification/notify';
import { audit } from './audit';
import { requireOther } from './require-other';

/**
 * Decides about a report. The copy of a removed review is deleted in the same transaction, and its
 * original marked; that stays with its author, so it can't be written again. A removed answer of the
 * companion leaves an empty one, so it can't be written again either. The companion is told why. A
 * repeated decision does nothing.
 * @throws AppError `not-found` without such a report, `invalid-input` for a decision that doesn't
 * fit its kind, `bad-transition` if decided otherwise.
 */
export const reviewReport = defineCallable('reviewReport', {
  access: 'admin-act',
  options: { secrets: mailSecrets },
  deps: (): NotifyDeps => mailDeps(),
  handler: async ({ db, input, caller, now }, deps) => {
    const { status, told } = await commitDecision(db, input, caller, now);
    if (told !== null) {
      const { reader, kind } = told;
      const content = {
        subject: NOTIFICATION_TITLES[kind],
        parts: [
          withNotes(kind === 'review-removed' ? REVIEW_REMOVED : REPLY_REMOVED, input.notes),
          ...actionAt(deps.siteUrl, OWN_REVIEWS, 'See your reviews'),
        ],
      };
      const news = { kind, about: input.reportId, content };
      await mailNotification({ db, now, ...deps }, reader, news);
    }
    return { status };
  },
});

interface Decided {
  readonly status: Exclude<Report['status'], 'open'>;
  /** The companion who lost something; null if no one did, or if it was decided before. */
  readonly told: {
    readonly reader: Reader;
    readonly kind: 'review-removed' | 'review-reply-removed';
  } | null;
}

function commitDecision(
  db: Firestore,
  { reportId, decision, notes }: ReviewReportInput,
  caller: Caller,
  now: Date,
): Promise<Decided> {
  // Nothing is removed from a conversation; the report is only closed.
  const status = decision === 'closed' ? 'kept' : decision;
  return db.runTransaction(async (tx) => {
    const ref = reports(db).doc(reportId);
    const report = (await tx.get(ref)).data();
    if (report === undefined) throw new AppError('not-found', 'There is no such report');
    requireOther(caller, ...peopleIn(report));
    if ((report.kind === 'conversation') !== (decision === 'closed')) {
      throw new AppError('invalid-input', `A ${report.kind} is not ${decision}`);
    }
    if (report.status === status && report.decidedBy === caller.uid) return { status, told: null };
    if (report.status !== 'open') {
      throw new AppError('bad-transition', `The report is ${report.status}`);
    }
    const isLeft = report.kind === 'conversation' && (await isOneGone(tx, db, report));
    const removal =
      report.kind === 'review' && decision !== 'kept'
        ? await planRemoval(tx, db, report, decision === 'removed' ? 'review' : 'reply')
        : null;
    const told = removal?.({ notes, now }) ?? null;
    const end = isLeft ? { expireAt: reportsExpireAt(now) } : {};
    tx.update(ref, { status, decidedAt: now, decidedBy: caller.uid, ...end });
    audit(tx, db, {
      at: now,
      act: `report-${decision}`,
      by: caller.uid,
      target: ref.path,
      note: notes,
      concerns: peopleIn(report),
    });
    return { status, told };
  });
}

type Removal = (why: { readonly notes: string; readonly now: Date }) => Decided['told'];

/** Reads what a removal needs. The result writes it, and says who is to be told. */
async function planRemoval(
  tx: Transaction,
  db: Firestore,
  { companionId, reviewId }: ReviewReport,
  what: RemovedReview['what'],
): Promise<Removal> {
  const copy = reviews(db, companionId).doc(reviewId);
  const [originals, stored, reader] = await Promise.all([
    tx.get(unparsed(originalOf(db, reviewId))),
    tx.get(copy),
    readReader(tx, db, companionId),
  ]);
  const review = stored.data();
  return ({ notes, now }) => {
    if (what === 'review') {
      for (const original of originals.docs) tx.update(original.ref, { removedAt: now });
      tx.delete(copy);
    } else if (review !== undefined) tx.update(copy, { reply: '' });
    // Gone already, or without an answer: nothing changes for the companion.
    const isThere = what === 'review' ? review !== undefined : Boolean(review?.reply);
    if (!isThere || review === undefined || reader === null) return null;
    const { publishedIn } = review;
    const removed = { what, publishedIn, notes, removedAt: now };
    tx.set(removedReviews(db, companionId).doc(reviewId), removed);
    const kind = what === 'review' ? 'review-removed' : 'review-reply-removed';
    const id = newNotificationId(db, companionId);
    notify(tx, db, reader, { id, kind, data: { notes }, link: OWN_REVIEWS }, now);
    return { reader, kind };
  };
}

/** Whether an account of the two was removed while the report was open. */
async function isOneGone(
  tx: Transaction,
  db: Firestore,
  { reporterId, reportedId }: ConversationReport,
): Promise<boolean> {
  const both = [reporterId, reportedId].map((uid) => tx.get(users(db).doc(uid)));
  return (await Promise.all(both)).some(({ exists }) => !exists);
}

/** The people whose ids are in the report's id. */
function peopleIn(report: Report): string[] {
  return report.kind === 'review' ? [report.reporterId] : [report.reporterId, report.reportedId];
}
