import { AppError } from '@hearthkin/domain/errors';
import { reportAnswered } from '@hearthkin/domain/notification/words';
import {
  canEndSo,
  peopleIn,
  type Report,
  type ReviewReportInput,
} from '@hearthkin/domain/safety/report';
import { isAboutPerson } from '@hearthkin/domain/safety/report-reasons';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { defineStaffAct } from '../core/callable';
import type { Caller } from '../core/caller';
import { ownReports, reports, users } from '../core/collections';
import { mailSecrets } from '../core/mail-params';
import { type DecisionNews, mailDecision, tellDecision } from '../notification/decision-news';
import { readReader } from '../notification/notify';
import { reportsExpireAt } from '../safety/let-reports-expire';
import { peopleOfReport } from '../safety/people-of-report';
import { planRemoval, planReplyRemoval, type Removal } from '../safety/plan-removal';
import { actDeps } from './act-deps';
import { audit } from './audit';
import { planRestriction } from './plan-restriction';
import { planWarning } from './plan-warning';
import { requireNoStaff } from './require-no-staff';

/**
 * Decides about a report. What is removed goes in the same transaction. The reporter reads the outcome, and the reported
 * person why; neither learns of the other. A repeated decision does nothing.
 * @throws AppError `not-found` without such a report, or anyone left to warn or restrict; `forbidden` to do so to other staff;
 * `invalid-input` for an outcome that doesn't fit what is reported; `bad-transition` if decided otherwise; as
 * `planRemoval`.
 */
export const reviewReport = defineStaffAct('reviewReport', {
  concerns: ({ db, input }) => peopleOfReport(db, input.reportId),
  options: { secrets: mailSecrets },
  deps: actDeps,
  handler: async ({ db, input, caller, now }, { auth, ...deps }) => {
    if (isAboutPerson(input.outcome)) {
      const uid = (await reports(db).doc(input.reportId).get()).data()?.reportedId;
      if (uid) await requireNoStaff(auth, uid);
    }
    const news = await commitDecision(db, input, caller, now);
    await mailDecision({ db, now, ...deps }, news, input.reportId);
    return { outcome: input.outcome };
  },
});

function commitDecision(
  db: Firestore,
  input: ReviewReportInput,
  caller: Caller,
  now: Date,
): Promise<readonly DecisionNews[]> {
  const { reportId, outcome, reason, answer } = input;
  const by = caller.uid;
  return db.runTransaction(async (tx) => {
    const ref = reports(db).doc(reportId);
    const report = (await tx.get(ref)).data();
    if (report === undefined) throw new AppError('not-found', 'There is no such report');
    const people = peopleIn(report);
    if (!canEndSo(report, outcome)) {
      throw new AppError('invalid-input', `A ${report.place.kind} is not ${outcome}`);
    }
    if (report.decision !== null) {
      if (report.decision.outcome === outcome && report.decision.by === by) return [];
      throw new AppError('bad-transition', `The report is ${report.decision.outcome}`);
    }
    const own = ownReports(db, report.reporterId).doc(reportId);
    const [present, reporter, hasOwn, act] = await Promise.all([
      presentOf(tx, db, people),
      readReader(tx, db, report.reporterId),
      tx.get(own).then(({ exists }) => exists),
      planOutcome(tx, db, report, input, now),
    ]);
    const toOthers = act?.({ reason, by, now }) ?? [];
    const decision = { outcome, at: now, by, reason, answer };
    const end = present.length < people.length ? { expireAt: reportsExpireAt(now) } : {};
    tx.update(ref, { status: 'decided', decision, ...end });
    if (hasOwn) tx.update(own, { answered: { outcome, answer, at: now } });
    const entry = {
      at: now,
      act: `report-${outcome}`,
      by,
      target: ref.path,
      note: reason,
    } as const;
    audit(tx, db, { ...entry, concerns: present });
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

/** Those of them who still have an account. The log must not name the others, whom it has forgotten. */
async function presentOf(
  tx: Transaction,
  db: Firestore,
  people: readonly string[],
): Promise<string[]> {
  const accounts = await Promise.all(people.map((uid) => tx.get(users(db).doc(uid))));
  return accounts.flatMap(({ exists, id }) => (exists ? [id] : []));
}
