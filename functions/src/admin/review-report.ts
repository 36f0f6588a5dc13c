import { AppError } from '@hearthkin/domain/foundation/errors';
import { reportAnswered } from '@hearthkin/domain/news/words';
import {
  canEndSo,
  peopleIn,
  type Report,
  type ReviewReportInput,
} from '@hearthkin/domain/safety/report';
import { isAboutPerson } from '@hearthkin/domain/safety/report-reasons';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { DecisionNews } from '../notification/decision-news';
import { readRecipient } from '../notification/notify';
import { authentication } from '../platform/auth';
import { ownReports } from '../platform/records/collections';
import { reportsExpireAt } from '../safety/let-reports-expire';
import { peopleOfReport, presentOf } from '../safety/people-of-report';
import { planRemoval, planReplyRemoval, type Removal } from '../safety/plan-removal';
import { defineDecision } from '../staff/decision';
import { planRestriction } from './plan-restriction';
import { planWarning } from './plan-warning';
import { requireNoStaff } from './require-no-staff';

/**
 * Decides about a report. What is removed goes in the same transaction. The reporter reads the outcome, and the reported
 * person why; neither learns of the other.
 * @throws AppError `not-found` without anyone left to warn or restrict; `forbidden` to do so to other staff;
 * `invalid-input` for an outcome that doesn't fit what is reported; as `planRemoval`.
 */
export const reviewReport = defineDecision('reviewReport', {
  queue: 'reports',
  itemId: ({ reportId }) => reportId,
  alsoConcerns: ({ db, input }) => peopleOfReport(db, input.reportId),
  deps: () => ({ auth: authentication() }),
  ask: async ({ input: { outcome } }, { reportedId }, { auth }) => {
    if (isAboutPerson(outcome) && reportedId !== null) await requireNoStaff(auth, reportedId);
  },
  act: ({ outcome }) => `report-${outcome}`,
  decide: async ({ tx, db, doc, item: report, input, caller: { uid: by }, now }) => {
    const { reportId, outcome, reason, answer } = input;
    const people = peopleIn(report);
    if (!canEndSo(report, outcome)) {
      throw new AppError('invalid-input', `A ${report.place.kind} is not ${outcome}`);
    }
    const own = ownReports(db, report.reporterId).doc(reportId);
    const [present, reporter, hasOwn, act] = await Promise.all([
      presentOf(tx, db, people),
      readRecipient(tx, db, report.reporterId),
      tx.get(own).then(({ exists }) => exists),
      planOutcome(tx, db, report, input, now),
    ]);
    const news: DecisionNews[] = [...(act?.({ reason, by, now }) ?? [])];
    const decision = { outcome, at: now, by, reason, answer };
    const end = present.length < people.length ? { expireAt: reportsExpireAt(now) } : {};
    tx.update(doc.ref, { status: 'decided', decision, ...end });
    if (hasOwn) tx.update(own, { answered: { outcome, answer, at: now } });
    const { number } = report;
    if (reporter !== null) {
      news.push({
        reader: reporter,
        kind: 'report-answered',
        data: { number, outcome, answer },
        link: ['/reports', 'See your reports'],
        sentence: reportAnswered(number, outcome, answer),
      });
    }
    // One of the staff who is reported reads the log, and must not learn from it who reported them.
    const concerns = present.filter((uid) => uid !== report.reporterId);
    return { entry: { note: reason, concerns }, news };
  },
  answer: ({ outcome }) => ({ outcome }),
  undo: null,
});

/** The changes by the outcome, once it is read; null for nothing. */
async function planOutcome(
  tx: Transaction,
  db: Firestore,
  report: Report,
  { outcome, days }: ReviewReportInput,
  now: Date,
): Promise<Removal | null> {
  const { place, reportedId } = report;
  if (outcome === 'removed') return planRemoval(tx, db, report, now);
  if (outcome === 'reply-removed' && place.kind === 'review') {
    return planReplyRemoval(tx, db, place);
  }
  if (reportedId === null) return null;
  if (days !== undefined) return planRestriction(tx, db, reportedId, days);
  return outcome === 'warned' ? planWarning(tx, db, reportedId) : null;
}
