import { DAY_MS, HOUR_MS } from '@hearthkin/domain/durations';
import { SENT_WITHIN_MS } from '@hearthkin/domain/payment/comparison';
import type { Payout } from '@hearthkin/domain/payment/ledger';
import type { Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { systemClock } from '../core/clock';
import { charges, payoutAccounts } from '../core/collections';
import { logger } from '../core/logger';
import { processAll, processEach, SLOW } from '../core/process-each';
import { sweepCursors } from '../core/record-collections';
import { defineScheduled, type Run } from '../core/scheduled';
import { endFreePlans } from '../pricing/end-free-plans';
import { type PlanDeps, planDeps, planSecrets } from '../pricing/plan-caller';
import { compareBooking } from './compare-booking';
import { followBooking } from './follow-payment';
import { giveBack } from './give-back';
import {
  chargesSince,
  companionsBeforePayments,
  disputedCharges,
  duePayouts,
  payoutsPaidSince,
} from './payment-queries';
import { payoutStateOf } from './payout-state';
import type { PaymentProvider, ProviderPayment } from './provider/payment-provider';

/** How far the first run looks back, and at most any: longer than an authorization lasts. */
const LOOK_BACK_MS = 8 * DAY_MS;

/** Longer than a page of the provider is open, so that what is paid on one counts as late. */
const OVERLAP_MS = 2 * HOUR_MS;

interface Comparing extends Run {
  readonly provider: PaymentProvider;
  /** Bookings that this run has compared. */
  readonly compared: Set<string>;
}

/**
 * Compares our books with the provider's, both ways: every payment and chargeback that the provider knows of late,
 * every booking whose money has moved lately or that a bank decides about, every payout that was sent or should
 * have been. "Late" is since the last run that compared everything. What was lost on the way (a webhook, the end of a process) is made up for; what can't be is listed
 * for staff. Since payments are live, companions need an account and plans are paid: what was without before ends here.
 */
export const comparePayments = defineScheduled('comparePayments', {
  schedule: 'every 24 hours',
  options: { secrets: planSecrets, timeoutSeconds: 540 },
  deps: planDeps,
  handler: async ({ db, now, endsBy }: Run, { provider, ...mail }: PlanDeps) => {
    if (provider === null) return { compared: 0, wrong: 0, unknown: 0, failed: 0 };
    const comparing = { db, provider, now, endsBy, compared: new Set<string>() };
    const cursor = sweepCursors(db).doc('comparePayments');
    const seenUntil = (await cursor.get()).data()?.at.getTime() ?? 0;
    const since = new Date(Math.max(now.getTime() - LOOK_BACK_MS, seenUntil - OVERLAP_MS));
    // First, since what it finds is then among ours.
    const theirs = await compareTheirs(comparing, since);
    const late = new Date(now.getTime() - SENT_WITHIN_MS);
    const counts = [
      await compareEach(comparing, chargesSince(db, since), ({ id }) => id),
      await compareEach(comparing, disputedCharges(db), ({ id }) => id),
      await compareEach(comparing, payoutsPaidSince(db, since), bookingOfPayout),
      await compareEach(comparing, duePayouts(db, late), bookingOfPayout),
    ];
    await noteAccounts(db);
    const free = await endFreePlans(db, now, mail);
    const count = (outcome: 'agreed' | 'wrong' | 'failed') =>
      counts.reduce((sum, each) => sum + each(outcome), 0);
    const failed = count('failed') + theirs('failed');
    const isComplete = failed === 0 && (endsBy === undefined || systemClock.now() < endsBy);
    if (isComplete) await cursor.set({ at: now });
    return {
      compared: count('agreed') + count('wrong'),
      wrong: count('wrong'),
      unknown: theirs('unknown'),
      failed: failed + free.failed,
    };
  },
});

const bookingOfPayout = ({ ref }: QueryDocumentSnapshot<Payout>) => ref.parent.parent?.id ?? '';

function compareEach<T>(
  comparing: Comparing,
  query: Query<T>,
  bookingOf: (doc: QueryDocumentSnapshot<T>) => string,
) {
  const { compared, endsBy } = comparing;
  const compareOnce = async (doc: QueryDocumentSnapshot<T>) => {
    const bookingId = bookingOf(doc);
    if (compared.has(bookingId)) return 'compared-before';
    compared.add(bookingId);
    return compareBooking({ ...comparing, bookingId });
  };
  const pace = { endsBy, concurrency: SLOW };
  return processEach(query, 'A booking could not be compared', compareOnce, pace);
}

async function compareTheirs(comparing: Comparing, since: Date) {
  const found: ProviderPayment[] = [];
  for await (const payment of comparing.provider.chargebacksSince(since)) found.push(payment);
  for await (const payment of comparing.provider.paymentsSince(since)) {
    if (payment.status === 'authorized' || payment.status === 'captured') found.push(payment);
  }
  return processAll(
    found,
    {
      fault: 'A payment could not be compared',
      pathOf: ({ id }) => id,
      process: (payment) => followTheirs(comparing, payment),
    },
    SLOW,
  );
}

/** A payment for a booking that we don't know is given back, and so is one too many for one that we do. */
async function followTheirs(
  { db, provider, now }: Comparing,
  payment: ProviderPayment,
): Promise<'known' | 'unknown'> {
  const { bookingId, id } = payment;
  // Of a plan, or of another product on the same account.
  if (bookingId === null) return 'known';
  const isKnown = await followBooking({ db, provider, now }, bookingId);
  const charge = (await charges(db).doc(bookingId).get()).data();
  if (charge === undefined ? isKnown : charge.paymentId === id) return 'known';
  logger.error('A payment belongs to no booking, and is given back', { id, bookingId });
  await giveBack(provider, payment);
  return 'unknown';
}

/** Companions from before payments were live need an account from now on. */
async function noteAccounts(db: Firestore): Promise<void> {
  await processEach(
    companionsBeforePayments(db),
    'A companion’s account could not be noted',
    async ({ id, ref }) => {
      await db.runTransaction(async (tx) => {
        const account = (await tx.get(payoutAccounts(db).doc(id))).data();
        if ((await tx.get(ref)).exists) tx.update(ref, { payoutAccount: payoutStateOf(account) });
      });
      return 'noted';
    },
  );
}
