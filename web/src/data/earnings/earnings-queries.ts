import { ALL_MONTHS, insightsSchema } from '@hearthkin/domain/insights/counters';
import { earningsSchema, payoutSchema, UNPAID_STATUSES } from '@hearthkin/domain/payment/ledger';
import { payoutsOfYearFrom } from '@hearthkin/domain/payment/statement';
import * as z from 'zod/mini';
import { documentId, endBefore, limit, orderBy, where } from '../kit/constraints';
import { documentsOf } from '../kit/documents';
import { document, groupSource, list, mapped, pages, source } from '../kit/queries';

const totals = documentsOf(earningsSchema);

/** Payouts. Ids are those of the bookings. */
const payouts = groupSource('payouts', documentsOf(payoutSchema));

/** Payouts per page. */
export const PAYOUTS_PAGE = 20;

/** At most two days of sessions are pending, so one page holds them. */
const UNPAID_PAGE = 100;

/** A companion's totals; null before the first payment. */
export const earnings = (uid: string) =>
  document(`earnings/${uid}`, source(`users/${uid}/totals`, totals), 'earnings');

/** Payouts that aren't paid yet, first due first. */
export const unpaidPayouts = (uid: string) =>
  pages(
    `unpaid-payouts/${uid}`,
    payouts,
    UNPAID_PAGE,
    where('earnerId', '==', uid),
    where('status', 'in', UNPAID_STATUSES),
    orderBy('dueAt', 'asc'),
  );

/** The payout that was due first among the paid ones; in a list of at most one. */
export const firstPaidPayout = (uid: string) =>
  list(
    `first-paid-payout/${uid}`,
    payouts,
    where('earnerId', '==', uid),
    where('status', '==', 'paid'),
    orderBy('dueAt', 'asc'),
    limit(1),
  );

/** All payouts, latest first, `size` per page (at most 200). */
export const payoutPages = (uid: string, size: number) =>
  pages(
    `payouts/${uid}/${size}`,
    payouts,
    size,
    where('earnerId', '==', uid),
    orderBy('dueAt', 'desc'),
  );

/** The most that rules allow in a list. */
const YEAR_PAGE = 200;

/** Payouts that are null if they can't be read, so that a sum can say how many it lacks. */
const anyPayoutSchema = z.transform((payout) => ({
  payout: payoutSchema.safeParse(payout).data ?? null,
}));
const anyPayouts = groupSource('payouts', documentsOf(anyPayoutSchema));

/**
 * All payouts for sessions of a year (`2026`), among later ones (`statementOf`), latest first. There
 * is no upper limit, because a sweep may settle a session long after it ended.
 */
export const yearPayoutPages = (uid: string, year: string) =>
  pages(
    `year-payouts/${uid}/${year}`,
    anyPayouts,
    YEAR_PAGE,
    where('earnerId', '==', uid),
    where('dueAt', '>=', payoutsOfYearFrom(year)),
    orderBy('dueAt', 'desc'),
  );

/** Twenty years of months. */
const MAX_MONTHS = 240;

/** The years (`2026`) in which a companion had paid sessions, latest first, from their statistics. */
export const paidYears = (uid: string) =>
  mapped(
    list(
      `paid-years/${uid}`,
      source(`users/${uid}/insights`, documentsOf(insightsSchema)),
      orderBy(documentId()),
      endBefore(ALL_MONTHS),
      limit(MAX_MONTHS),
    ),
    (months) => {
      const paid = months.filter(({ data }) => (data.counters['payout-minor'] ?? 0) > 0);
      return [...new Set(paid.map(({ id }) => id.slice(0, 4)))].toReversed();
    },
  );
