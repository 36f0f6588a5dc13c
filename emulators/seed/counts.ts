import {
  bookingFigures,
  type Figures,
  ledgerFigures,
  type MonthFigures,
} from '@hearthkin/domain/insights/figures';
import { recount } from '@hearthkin/domain/insights/recount';
import type { SampleSession } from './sessions';

/** The figures that functions would have counted of all sessions, by the id of the document. */
export function sampleFigures(
  sessions: readonly SampleSession[],
): ReadonlyMap<string, MonthFigures> {
  const entries = sessions.flatMap(({ payment, payout }) => [
    ...payment.entries,
    ...(payout?.entries ?? []),
  ]);
  const months = new Map<string, Figures>(ledgerFigures(entries));
  for (const { booking } of sessions) {
    const { month, figures } = bookingFigures(booking);
    months.set(month, recount(months.get(month) ?? {}, null, figures));
  }
  return new Map([...months].map(([month, figures]) => [`${month}_0`, { month, figures }]));
}
