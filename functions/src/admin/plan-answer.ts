import { reportAnswered } from '@hearthkin/domain/news/words';
import type { Report, ReportDecision } from '@hearthkin/domain/safety/report';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { DecisionNews } from '../notification/decision-news';
import { readRecipient } from '../notification/notify';
import { ownReports } from '../platform/records/collections';

/** Reads what the answer to a reporter needs. The result writes it, and returns the news of it. */
export async function planAnswer(
  tx: Transaction,
  db: Firestore,
  reportId: string,
  { reporterId, number }: Report,
): Promise<(decision: ReportDecision) => DecisionNews[]> {
  const own = ownReports(db, reporterId).doc(reportId);
  const [reader, { exists }] = await Promise.all([readRecipient(tx, db, reporterId), tx.get(own)]);
  return ({ outcome, answer, at }) => {
    if (exists) tx.update(own, { answered: { outcome, answer, at } });
    if (reader === null) return [];
    return [
      {
        reader,
        kind: 'report-answered',
        data: { number, outcome, answer },
        link: ['/reports', 'See your reports'],
        sentence: reportAnswered(number, outcome, answer),
      },
    ];
  };
}
