import * as z from 'zod/mini';
import { type Booking, CLAIM_END_REASONS, TRANSITION_END_REASONS } from '../booking/booking';
import { monthSchema } from '../foundation/schemas';
import { utcMonth } from '../foundation/time';
import type { LEDGER_ACCOUNTS, LedgerEntry } from '../payment/ledger';
import { settledPercent } from '../payment/settle';
import { type Counts, recount } from './recount';

/**
 * The figures of a month lie in this many documents, so that simultaneous bookings don't wait for one. It may be raised at any
 * time, and never lowered: what lies in a document of a higher number would be left out.
 */
export const FIGURE_SHARDS = 12;

const ENDS = [...TRANSITION_END_REASONS, ...CLAIM_END_REASONS] as const;

/** The counts of bookings, in the month of their session in its own time zone. */
const BOOKING_FIGURES = [
  'requests',
  'accepted',
  'completed',
  /** Minutes of completed sessions. */
  'minutes',
  ...ENDS.map((reason) => `ended-${reason}` as const),
  /** The part of `ended-member-cancelled` of which some of the price was kept. */
  'late-cancellations',
  /** Bookings about which a side said that something went wrong. */
  'claims',
] as const;

/** The amounts that moved, in cents, in the month (UTC) of the ledger's entry. */
const MONEY_FIGURES = [
  /** Charged to cards. */
  'paid-minor',
  /** Paid with session credit. */
  'credit-paid-minor',
  /** Given back to cards. */
  'refunded-minor',
  'credit-returned-minor',
  /** Taken back by members' banks. */
  'charged-back-minor',
  /** The sum that companions have earned. */
  'earned-minor',
  /** The cost of processing, as far as the ledger knows. */
  'processing-minor',
  /** The rest for the platform; negative where it bears more than its fee. */
  'platform-minor',
  /** By how much more is held for sessions that aren't settled. */
  'held-minor',
  /** The amount that was sent to the accounts of companions. */
  'sent-minor',
] as const;

const FIGURE_NAMES = [...BOOKING_FIGURES, ...MONEY_FIGURES] as const;
export type FigureName = (typeof FIGURE_NAMES)[number];

/** Absent figures are zero. */
export const figuresSchema = z.partialRecord(z.enum(FIGURE_NAMES), z.int());
export type Figures = Counts<FigureName>;

/**
 * Figures of all bookings, of no one in particular.
 *
 * @document figures/{yyyy-MM}_{shard}
 * @reads no client
 * @writes functions only
 * @goes never
 */
export const monthFiguresSchema = z.object({ month: monthSchema, figures: figuresSchema });
export type MonthFigures = z.infer<typeof monthFiguresSchema>;

/** A month and the one before it, for staff. */
export const figuresAnswerSchema = z.object({ month: figuresSchema, before: figuresSchema });
export type FiguresAnswer = z.infer<typeof figuresAnswerSchema>;

type Account = (typeof LEDGER_ACCOUNTS)[number];

/** The counts of a booking in the figures. */
export function bookingFigures(booking: Booking): MonthFigures {
  const { status, statusHistory, cancellation, claim, startsAt, endsAt, date } = booking;
  const endReason = status === 'cancelled' ? (cancellation?.endReason ?? null) : null;
  const isLate = endReason === 'member-cancelled' && settledPercent(booking) > 0;
  const minutes = Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000);
  const figures: Figures = {
    requests: 1,
    accepted: Number(statusHistory.some((entry) => entry.status === 'confirmed')),
    completed: Number(status === 'completed'),
    minutes: status === 'completed' ? minutes : 0,
    ...(endReason !== null && { [`ended-${endReason}`]: 1 }),
    'late-cancellations': Number(isLate),
    claims: Number(claim !== null),
  };
  return { month: date.slice(0, 7), figures: recount({}, null, figures) };
}

/** The figures that entries of the ledger count for, by month; none for what moves within a figure. */
export function ledgerFigures(entries: readonly LedgerEntry[]): ReadonlyMap<string, Figures> {
  const months = new Map<string, Figures>();
  for (const entry of entries) {
    const month = utcMonth(entry.at);
    months.set(month, recount(months.get(month) ?? {}, null, entryFigures(entry)));
  }
  return withoutNothing(months);
}

function withoutNothing(months: ReadonlyMap<string, Figures>): ReadonlyMap<string, Figures> {
  return new Map([...months].filter(([, figures]) => Object.keys(figures).length > 0));
}

function entryFigures({ kind, lines }: LedgerEntry): Figures {
  return lines.reduce<Figures>((sum, { account, amountMinor }) => {
    const taken = kind === 'hold' ? FIGURE_OF_PAYER[account] : undefined;
    if (taken !== undefined) return recount(sum, null, { [taken]: -amountMinor });
    const name = figureOf(kind, account);
    return name === null ? sum : recount(sum, null, { [name]: amountMinor });
  }, {});
}

/** The amount that is taken from an account when a session is paid. */
const FIGURE_OF_PAYER: Readonly<Partial<Record<Account, FigureName>>> = {
  member: 'paid-minor',
  credit: 'credit-paid-minor',
};

/** The amount that an account gets otherwise; negative where a reversal takes it back. */
const FIGURE_OF_RECEIVER: Readonly<Record<Account, FigureName>> = {
  member: 'refunded-minor',
  credit: 'credit-returned-minor',
  escrow: 'held-minor',
  settlement: 'held-minor',
  companion: 'earned-minor',
  platform: 'platform-minor',
  processor: 'processing-minor',
  bank: 'sent-minor',
};

function figureOf(kind: LedgerEntry['kind'], account: Account): FigureName | null {
  if (kind === 'chargeback' && account === 'member') return 'charged-back-minor';
  // A payout sends what was earned.
  if (kind === 'payout' && account === 'companion') return null;
  return FIGURE_OF_RECEIVER[account];
}

/** By how much the figures of each month change when a booking counts for something else; none for nothing. */
export function figureChanges(
  before: MonthFigures | null,
  after: MonthFigures | null,
): ReadonlyMap<string, Figures> {
  const months = new Map<string, Figures>();
  if (before !== null) months.set(before.month, recount({}, before.figures, null));
  if (after !== null) {
    months.set(after.month, recount(months.get(after.month) ?? {}, null, after.figures));
  }
  return withoutNothing(months);
}
