import { countedOf } from '@hearthkin/domain/insights/counters';
import {
  bookingFigures,
  type Figures,
  ledgerFigures,
  type MonthFigures,
} from '@hearthkin/domain/insights/figures';
import { recount } from '@hearthkin/domain/insights/recount';
import type { SampleSession } from './sessions';

/** What functions would have kept of the events of a session. */
export function sampleEffects({ booking }: SampleSession, now: Date) {
  return {
    events: [],
    counted: countedOf(booking),
    countedAt: now,
    figured: bookingFigures(booking),
    expireAt: null,
  };
}

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
