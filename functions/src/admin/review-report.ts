import { AppError } from '@hearthkin/domain/errors';
import { ACCOUNT_WARNED, reportAnswered, withReason } from '@hearthkin/domain/notification/words';
import {
  canEndSo,
  peopleIn,
  type Report,
  type ReportDecision,
  type ReviewReportInput,
} from '@hearthkin/domain/safety/report';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { defineCallable } from '../core/callable';
import type { Caller } from '../core/caller';
import { ownReports, reports, users } from '../core/collections';
import { mailDeps, mailSecrets, type NotifyDeps } from '../core/mail-params';
import { type DecisionNews, mailDecision, tellDecision } from '../notification/decision-news';
import { readReader } from '../notification/notify';
import { reportsExpireAt } from '../safety/let-reports-expire';
import { APPEAL, planRemoval, planReplyRemoval, type Removal } from '../safety/plan-removal';
import { audit } from './audit';
import { requireOther } from './require-other';

/**
 * Decides about a report. What is removed goes in the same transaction. The reporter reads the outcome, and the person whose
 * doing it was reads why; neither learns of the other. A repeated decision does nothing.
 * @throws AppError `not-found` without such a report, `invalid-input` for an outcome that doesn't
 * fit what is reported, `bad-transition` if decided otherwise, `outside-window` as `planRemoval`.
 */
export const reviewReport = defineCallable('reviewReport', {
  access: 'admin-act',
  options: { secrets: mailSecrets },
  deps: (): NotifyDeps => mailDeps(),
  handler: async ({ db, input, caller, now }, deps) => {
    const news = await commitDecision(db, input, caller, now);
    await mailDecision({ db, now, ...deps }, news, input.reportId);
    return { outcome: input.outcome };
  },
});

function commitDecision(
  db: Firestore,
  { reportId, outcome, reason, answer }: ReviewReportInput,
  caller: Caller,
  now: Date,
): Promise<readonly DecisionNews[]> {
  const by = caller.uid;
  return db.runTransaction(async (tx) => {
    const ref = reports(db).doc(reportId);
    const report = (await tx.get(ref)).data();
    if (report === undefined) throw new AppError('not-found', 'There is no such report');
    const people = peopleIn(report);
    requireOther(caller, ...people);
    if (!canEndSo(report, outcome)) {
      throw new AppError('invalid-input', `A ${report.place.kind} is not ${outcome}`);
    }
    if (report.decision !== null) {
      if (report.decision.outcome === outcome && report.decision.by === by) return [];
      throw new AppError('bad-transition', `The report is ${report.decision.outcome}`);
    }
    const own = ownReports(db, report.reporterId).doc(reportId);
    const [isLeft, reporter, hasOwn, remove] = await Promise.all([
      isOneGone(tx, db, people),
      readReader(tx, db, report.reporterId),
      tx.get(own).then(({ exists }) => exists),
      planOutcome(tx, db, report, outcome, now),
    ]);
    const toOthers = remove?.({ reason, by, now }) ?? [];
    const decision = { outcome, at: now, by, reason, answer };
    const end = isLeft ? { expireAt: reportsExpireAt(now) } : {};
    tx.update(ref, { status: 'decided', decision, ...end });
    if (hasOwn) tx.update(own, { answered: { outcome, answer, at: now } });
    const act = `report-${outcome}` as const;
    audit(tx, db, { at: now, act, by, target: ref.path, note: reason, concerns: people });
    if (outcome === 'warned' && report.reportedId !== null) {
      // As `warnAccount` does: warnings are counted by these, and the person's download has them.
      const target = users(db).doc(report.reportedId).path;
      const warning = { at: now, act: 'account-warned', by, target, note: reason } as const;
      audit(tx, db, { ...warning, concerns: [report.reportedId] });
    }
    const { number } = report;
    const news = [...toOthers];
    if (reporter !== null) {
      news.push({
        reader: reporter,
        kind: 'report-answered',
        data: { number, outcome, answer },
        link: ['/reports', 'See your reports'],
        sentence: reportAnswered(number, outcome, answer),
      });
    }
    tellDecision(tx, db, news, now);
    return news;
  });
}

/** What the outcome changes, once it is read; null for nothing. */
async function planOutcome(
  tx: Transaction,
  db: Firestore,
  report: Report,
  outcome: ReportDecision['outcome'],
  now: Date,
): Promise<Removal | null> {
  const { place, reportedId } = report;
  if (outcome === 'removed') return planRemoval(tx, db, report, now);
  if (outcome === 'reply-removed' && place.kind === 'review') {
    return planReplyRemoval(tx, db, place);
  }
  if (outcome !== 'warned' || reportedId === null) return null;
  const reader = await readReader(tx, db, reportedId);
  return ({ reason }) =>
    reader === null
      ? []
      : [
          {
            reader,
            kind: 'account-warned',
            data: { notes: reason },
            link: APPEAL,
            sentence: withReason(ACCOUNT_WARNED, reason),
          },
        ];
}

/** Whether an account of theirs was removed while the report was open. */
async function isOneGone(
  tx: Transaction,
  db: Firestore,
  people: readonly string[],
): Promise<boolean> {
  const accounts = await Promise.all(people.map((uid) => tx.get(users(db).doc(uid))));
  return accounts.some(({ exists }) => !exists);
}
