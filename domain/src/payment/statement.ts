import { HOUR_MS } from '../foundation/durations';
import { wallClock } from '../foundation/time';
import type { Payout } from './ledger';

/** A payout as a line of a companion's earnings. Amounts in minor units. */
export interface EarningsLine {
  /** `yyyy-MM-dd`, on the clock of the companion's zone at the time of booking. */
  readonly date: string;
  /** The list price, or the part of it that is kept. */
  readonly grossMinor: number;
  /** The amount that the companion's own offers took off. */
  readonly offersMinor: number;
  /** The part of the member's discounts and credits that Hearthkin bore. */
  readonly coveredMinor: number;
  /** `grossMinor` less `offersMinor`, less `netMinor`. */
  readonly feeMinor: number;
  readonly netMinor: number;
}

/** A payout's amounts. */
export function earningsLine(payout: Payout): EarningsLine {
  const { session, keptMinor, platformFeeMinor: feeMinor, payoutMinor: netMinor } = payout;
  const { startsAt, timeZone, listMinor, basisMinor } = session;
  return {
    date: wallClock(startsAt, timeZone).date,
    grossMinor: listMinor,
    offersMinor: listMinor - basisMinor,
    coveredMinor: basisMinor - keptMinor,
    feeMinor,
    netMinor,
  };
}

/** The sums of some sessions. */
export interface StatementSums {
  readonly sessions: number;
  readonly grossMinor: number;
  readonly offersMinor: number;
  readonly feeMinor: number;
  readonly netMinor: number;
}

/** A companion's earnings in a year. */
export interface Statement {
  /** Months with sessions, `yyyy-MM`, in order. */
  readonly months: readonly (StatementSums & { readonly month: string })[];
  readonly total: StatementSums;
}

const NOTHING: StatementSums = {
  sessions: 0,
  grossMinor: 0,
  offersMinor: 0,
  feeMinor: 0,
  netMinor: 0,
};

/**
 * The statement of a year (`2026`) from payouts, of which those of other years are left out, and those
 * that an open claim keeps or a decided one has taken back.
 */
export function statementOf(payouts: readonly Payout[], year: string): Statement {
  const months = new Map<string, StatementSums>();
  let total = NOTHING;
  const settled = payouts.filter(({ status }) => status !== 'frozen' && status !== 'reversed');
  for (const line of settled.map(earningsLine)) {
    if (!line.date.startsWith(`${year}-`)) continue;
    const month = line.date.slice(0, 7);
    months.set(month, plus(months.get(month) ?? NOTHING, line));
    total = plus(total, line);
  }
  const inOrder = [...months].sort(([a], [b]) => a.localeCompare(b));
  return { months: inOrder.map(([month, sums]) => ({ month, ...sums })), total };
}

/** A year begins in the easternmost zone, fourteen hours ahead of UTC. */
const EASTERNMOST_MS = 14 * HOUR_MS;

/**
 * No payout of a session of that year is due before. It is due later than its session begins: a late
 * cancellation is settled in the last 24 hours before the start, a completion after it.
 */
export function payoutsOfYearFrom(year: string): Date {
  return new Date(Date.parse(`${year}-01-01T00:00:00Z`) - EASTERNMOST_MS);
}

function plus(sums: StatementSums, line: EarningsLine): StatementSums {
  return {
    sessions: sums.sessions + 1,
    grossMinor: sums.grossMinor + line.grossMinor,
    offersMinor: sums.offersMinor + line.offersMinor,
    feeMinor: sums.feeMinor + line.feeMinor,
    netMinor: sums.netMinor + line.netMinor,
  };
}
