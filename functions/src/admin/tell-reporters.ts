import type { Report } from '@hearthkin/domain/safety/report';
import type { DocumentReference } from 'firebase-admin/firestore';
import { mailDeps, mailSecrets } from '../mail/mail-params';
import { mailDecision, tellDecision } from '../notification/decision-news';
import type { NotifyContext } from '../notification/notify';
import { dataOf } from '../platform/records/converter';
import { processEach } from '../platform/sweeps/process-each';
import { defineSweep, type Run } from '../platform/sweeps/sweep';
import { untoldReports } from '../safety/safety-queries';
import { planAnswer } from './plan-answer';

/** Tells reporters that nothing was done about what they reported, once our team can't undo it. */
export const tellReporters = defineSweep('tellReporters', {
  secrets: mailSecrets,
  deps: mailDeps,
  handler: async ({ db, now, endsBy, backlog }: Run, deps: ReturnType<typeof mailDeps>) => {
    const count = await processEach(
      untoldReports(db, now),
      'A reporter could not be told',
      ({ ref }) => tellOne({ db, now, ...deps }, ref),
      { endsBy, backlog, dueOf: (doc) => doc.data().tellAt },
    );
    return { told: count('told'), failed: count('failed') };
  },
});

async function tellOne(
  context: NotifyContext,
  ref: DocumentReference<Report>,
): Promise<'told' | 'undone'> {
  const { db, now } = context;
  const news = await db.runTransaction(async (tx) => {
    const report = dataOf(await tx.get(ref));
    const decision = report?.decision ?? null;
    if (report === null || decision === null || report.tellAt === null) return null;
    const tellReporter = await planAnswer(tx, db, ref.id, report);
    tx.update(ref, { tellAt: null });
    const told = tellReporter(decision);
    tellDecision(tx, db, told, now);
    return { told, about: String(decision.at.getTime()) };
  });
  if (news === null) return 'undone';
  await mailDecision(context, news.told, news.about);
  return 'told';
}
