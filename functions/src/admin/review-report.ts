import { UNDO_MS } from '@hearthkin/domain/admin/queue-acts';
import { AppError } from '@hearthkin/domain/foundation/errors';
import {
  canEndSo,
  peopleIn,
  type Report,
  type ReviewReportInput,
} from '@hearthkin/domain/safety/report';
import { isAboutPerson } from '@hearthkin/domain/safety/report-reasons';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { authentication } from '../platform/auth';
import { logger } from '../platform/logger';
import { suspensions, users } from '../platform/records/collections';
import { dataOf } from '../platform/records/converter';
import { planDeps, planSecrets } from '../pricing/plan-caller';
import { reportsExpireAt } from '../safety/let-reports-expire';
import { peopleOfReport, presentOf } from '../safety/people-of-report';
import { planRemoval, planReplyRemoval, type Removal } from '../safety/plan-removal';
import { defineDecision } from '../staff/decision';
import {
  cancelOpenBookings,
  finishSuspension,
  type SuspendDeps,
} from '../suspension/finish-suspension';
import { planAnswer } from './plan-answer';
import { planRestriction } from './plan-restriction';
import { planSuspension } from './plan-suspension';
import { planWarning } from './plan-warning';
import { requireNoStaff } from './require-no-staff';

/**
 * Decides about a report. What is removed goes in the same transaction. The reporter reads the outcome, in ten minutes if
 * nothing was done, and the reported person why; neither learns of the other. What a suspension ends, and the bookings that go with a restriction, follow one
 * by one with their refunds; a repeated decision goes on where that failed.
 * @throws AppError `not-found` without anyone left to warn or restrict; `forbidden` to do so to other staff;
 * `invalid-input` for an outcome that doesn't fit what is reported; as `planRemoval`; `bookings-left`; `unfinished` if
 * `finishSuspensions` has to go on.
 */
export const reviewReport = defineDecision('reviewReport', {
  queue: 'reports',
  itemId: ({ reportId }) => reportId,
  alsoConcerns: ({ db, input }) => peopleOfReport(db, input.reportId),
  // Each open booking takes a transaction.
  secrets: planSecrets,
  deps: (): SuspendDeps => ({ auth: authentication(), ...planDeps() }),
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
    // Nothing but the answer follows, so it waits until it can't be undone.
    const isUndoable = outcome === 'kept';
    const [present, tellReporter, act] = await Promise.all([
      presentOf(tx, db, people),
      isUndoable ? null : planAnswer(tx, db, reportId, report),
      planOutcome(tx, db, report, input, now),
    ]);
    const decision = { outcome, at: now, by, reason, answer };
    const news = [...(act?.({ reason, by, now }) ?? []), ...(tellReporter?.(decision) ?? [])];
    const end = present.length < people.length ? { expireAt: reportsExpireAt(now) } : {};
    const tellAt = isUndoable ? new Date(now.getTime() + UNDO_MS) : null;
    tx.update(doc.ref, { status: 'decided', decision, tellAt, ...end });
    // One of the staff who is reported reads the log, and must not learn from it who reported them.
    const concerns = present.filter((uid) => uid !== report.reporterId);
    return { entry: { note: reason, concerns }, news };
  },
  answer: ({ outcome }) => ({ outcome }),
  after: async ({ db, input, now }, deps, { reportedId }) => {
    if (reportedId === null) return;
    if (input.outcome === 'suspended') await finish(db, deps, reportedId, now);
    if (input.cancelsBooked) await cancelAll(db, reportedId, now);
  },
  undo: {
    // Without `tellAt` someone was told.
    made: ({ decision, tellAt }) => ({
      by: tellAt === null ? null : (decision?.by ?? null),
      at: decision?.at ?? null,
    }),
    reopened: () => ({
      status: 'open' as const,
      decision: null,
      tellAt: null,
      expireAt: FieldValue.delete(),
    }),
    // As of the decision: not who reported it.
    concerns: ({ reportedId }) => (reportedId === null ? [] : [reportedId]),
  },
});

/** Ends what a suspended person takes part in, unless they have been reinstated since. */
async function finish(db: Firestore, deps: SuspendDeps, uid: string, now: Date): Promise<void> {
  const suspension = dataOf(await suspensions(db).doc(uid).get());
  if (suspension === null || suspension.completedAt !== null) return;
  if (!(await finishSuspension(db, deps, uid, now))) {
    throw new AppError('unfinished', 'A part of the suspension failed');
  }
}

/**
 * Cancels what a restricted person has booked, unless the restriction was lifted since.
 * @throws AppError `bookings-left` if one of them wasn't canceled.
 */
async function cancelAll(db: Firestore, uid: string, now: Date): Promise<void> {
  if (dataOf(await users(db).doc(uid).get())?.restriction == null) return;
  try {
    await cancelOpenBookings(db, uid, now);
  } catch (error) {
    logger.warn('A booking of a restricted person was not canceled', { cause: String(error) });
    throw new AppError('bookings-left', 'Some bookings are not canceled');
  }
}

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
  if (outcome === 'suspended') {
    const write = await planSuspension(tx, db, reportedId, { suspend: true, hasSignIn: false });
    return (why) => {
      write?.(why);
      return [];
    };
  }
  return outcome === 'warned' ? planWarning(tx, db, reportedId) : null;
}
