import { DAY_MS, HOUR_MS } from '@hearthkin/domain/foundation/durations';
import { usableCredit } from '@hearthkin/domain/pricing/plan-credit';
import type { StoredSubscription } from '@hearthkin/domain/pricing/plan-records';
import { PLAN_GRACE_MS } from '@hearthkin/domain/pricing/plans';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import type { NotifyDeps } from '../mail/mail-params';
import { notify, type Recipient, readRecipient } from '../notification/notify';
import type {
  PaidMonth,
  PaymentProvider,
  Subscription,
} from '../payment/provider/payment-provider';
import { readUnchanged } from '../platform/consistency/if-unchanged';
import { untilStable } from '../platform/consistency/until-stable';
import { logger } from '../platform/logger';
import { subscriptions, users } from '../platform/records/collections';
import { readGrants, writeGrants } from './grant-months';
import { isLive, NO_SUBSCRIPTION, undoPlan } from './own-subscription';
import { mailPlanNews, type PlanNews, planNewsOf, toldNews } from './plan-news';

/** The provider charges for a new month within hours of its beginning. */
const RENEWS_WITHIN_MS = 3 * HOUR_MS;

/** The state of a plan at the provider now. */
interface PlanState {
  readonly subscription: Subscription;
  readonly months: readonly PaidMonth[];
}

type Outcome =
  | {
      readonly is: 'done';
      readonly news: PlanNews | null;
      readonly reader: Recipient | null;
      /** Whether it still runs though a bank took a payment for it back. */
      readonly isLost: boolean;
    }
  /** The account was removed, or suspended before the plan began. */
  | { readonly is: 'unwanted' }
  /** There is another plan in force, with this id. */
  | { readonly is: 'second'; readonly first: string }
  /** The member is suspended, and the plan would go on. */
  | { readonly is: 'to-be-ended' }
  /** A month was paid in the moment in which the plan ended. */
  | { readonly is: 'paid-late'; readonly invoiceId: string };

/**
 * Brings a member's plan to what the provider says of it now: the plan and its discount, the credit of each
 * payment, once, and the grace after a failed payment. May be repeated at any time, and out of order: what
 * was asked before the books changed isn't written. A second plan is ended and refunded, and so is one that begins
 * after its account was removed or suspended. That of a suspended member ends with its paid month, and one for which
 * a bank took a payment back ends at once. A month that was paid in the moment in which the plan ended is refunded.
 */
export async function syncSubscription(
  db: Firestore,
  provider: PaymentProvider,
  subscriptionId: string,
  now: Date,
  deps: NotifyDeps,
): Promise<void> {
  const { uid, status, payUrl } = await provider.readSubscription(subscriptionId);
  if (uid === null) {
    logger.error('A plan belongs to no member', { subscriptionId });
    return;
  }
  // It has ended by itself with a month unpaid, which is not to be paid anymore.
  if (status === 'ended' && payUrl !== null) await provider.endPlanNow(subscriptionId);
  await untilStable(`The plan ${subscriptionId}`, async () => {
    const before = await subscriptions(db).doc(uid).get();
    const state = {
      subscription: await provider.readSubscription(subscriptionId),
      months: await provider.paidMonths(subscriptionId),
    };
    const outcome = await db.runTransaction((tx) => commit(tx, db, { uid, before, state, now }));
    if (outcome.is === 'done') {
      const { news, reader } = outcome;
      if (news !== null && reader !== null) {
        await mailPlanNews({ db, now, ...deps }, reader, { news, of: subscriptionId });
      }
      if (!outcome.isLost) return 'stable';
      // Its credit is taken by now. The next attempt stores that it has ended.
      await provider.endPlanNow(subscriptionId);
    }
    if (outcome.is === 'unwanted') {
      await undoPlan(provider, subscriptionId);
      return 'stable';
    }
    if (outcome.is === 'to-be-ended') await endFor(provider, state.subscription);
    if (outcome.is === 'paid-late') await provider.refundPlan(subscriptionId, outcome.invoiceId);
    if (outcome.is === 'second') {
      const first = await provider.readSubscription(outcome.first);
      if (isLive(first)) {
        await undoPlan(provider, subscriptionId);
        logger.warn('A second plan was ended and refunded', { subscriptionId, uid });
        return 'stable';
      }
      await syncSubscription(db, provider, outcome.first, now, deps);
    }
    return 'again';
  });
}

/** No further month is to be paid, and none that is unpaid. */
async function endFor(provider: PaymentProvider, { id, status }: Subscription): Promise<void> {
  if (status === 'active') await provider.endPlanWithMonth(id, true);
  else await provider.endPlanNow(id);
}

interface Commit {
  readonly uid: string;
  /** The books before the provider was asked. */
  readonly before: DocumentSnapshot<StoredSubscription>;
  readonly state: PlanState;
  readonly now: Date;
}

async function commit(
  tx: Transaction,
  db: Firestore,
  { uid, before, state, now }: Commit,
): Promise<Outcome> {
  const { subscription, months } = state;
  const doc = await readUnchanged(tx, before);
  const reader = await readRecipient(tx, db, uid);
  if (reader === null) return subscription.status === 'ended' ? NOTHING : { is: 'unwanted' };
  const stored = doc.data() ?? { ...NO_SUBSCRIPTION, updatedAt: now };
  const other = stored.subscriptionId === subscription.id ? null : stored.subscriptionId;
  if (other !== null && subscription.status === 'ended') {
    // Word of an earlier plan has come late: what it gave may have been taken back.
    const grants = await readGrants(tx, db, uid);
    writeGrants(tx, db, uid, grants, { paid: months, isOver: true, at: now });
    tx.update(doc.ref, disputesOf(stored, state, stored.dueAt, now));
    return NOTHING;
  }
  if (other !== null && isLive(stored)) return { is: 'second', first: other };
  if (reader.account.accountStatus === 'suspended' && subscription.status !== 'ended') {
    if (stored.subscriptionId !== subscription.id) return { is: 'unwanted' };
    if (!subscription.endsWithMonth) return { is: 'to-be-ended' };
  }
  const grants = await readGrants(tx, db, uid);
  const late = months.find(
    (month) => !grants.given.has(month.invoiceId) && isKeptAfter(month, now),
  );
  if (subscription.status === 'ended' && late !== undefined) {
    return { is: 'paid-late', invoiceId: late.invoiceId };
  }
  const credit = writeGrants(tx, db, uid, grants, { paid: months, isOver: false, at: now });
  const next = nextOf(stored, state, now);
  tx.set(doc.ref, next);
  const plan = isLive(next) ? next.plan : null;
  if (plan !== reader.account.plan) {
    // A change of plan keeps the month of the first payment.
    const begins =
      plan === null
        ? 1
        : isLive(stored)
          ? reader.account.planMonthDay
          : next.periodStart?.getUTCDate();
    tx.update(users(db).doc(uid), {
      plan,
      planSince: plan === null ? null : now,
      planMonthDay: begins ?? 1,
    });
  }
  const isTakenBack = hasChargeback(months, 'lost');
  const { planCreditMinor } = usableCredit(credit, now);
  const news = planNewsOf(stored, next, isTakenBack, planCreditMinor);
  if (news !== null) notify(tx, db, reader, toldNews(news, subscription.id), now);
  return { is: 'done', news, reader, isLost: isTakenBack && subscription.status !== 'ended' };
}

const NOTHING: Outcome = { is: 'done', news: null, reader: null, isLost: false };

/** Whether something was paid for a time that isn't over, and nothing of it went back. */
function isKeptAfter(
  { amountMinor, periodEnd, refundedMinor, chargeback }: PaidMonth,
  now: Date,
): boolean {
  const isKept = amountMinor > 0 && refundedMinor === 0 && chargeback === null;
  return isKept && periodEnd.getTime() > now.getTime();
}

function hasChargeback(months: readonly PaidMonth[], status: 'open' | 'lost'): boolean {
  return months.some(({ chargeback }) => chargeback?.status === status);
}

/** A member's plan as it is stored, after the provider was asked. */
function nextOf(stored: StoredSubscription, of: PlanState, now: Date): StoredSubscription {
  const { subscription: state } = of;
  const { status, plan, periodStart, periodEnd, endsWithMonth, payUrl } = state;
  const isSame = stored.subscriptionId === state.id;
  const graceUntil =
    status === 'late'
      ? ((isSame ? stored.graceUntil : null) ?? new Date(now.getTime() + PLAN_GRACE_MS))
      : null;
  const dueAt = {
    late: graceUntil,
    active: new Date(periodEnd.getTime() + RENEWS_WITHIN_MS),
    incomplete: new Date(now.getTime() + DAY_MS),
    ended: stored.checkoutId === null ? null : stored.dueAt,
  }[status];
  return {
    status,
    plan: plan ?? stored.plan,
    periodStart,
    periodEnd,
    endsWithMonth: endsWithMonth && status !== 'ended',
    graceUntil,
    payUrl: status === 'late' || status === 'incomplete' ? payUrl : null,
    subscriptionId: state.id,
    customerId: state.customerId,
    checkoutId: isSame ? stored.checkoutId : null,
    ...disputesOf(stored, of, dueAt, now),
    updatedAt: now,
  };
}

/** While a bank decides, which takes it weeks or months, the provider is asked every day: word of it may be lost. */
function disputesOf(
  stored: StoredSubscription,
  { subscription: { id }, months }: PlanState,
  dueAt: Date | null,
  now: Date,
): Pick<StoredSubscription, 'disputed' | 'dueAt'> {
  const others = stored.disputed.filter((other) => other !== id);
  const disputed = hasChargeback(months, 'open') ? [...others, id] : others;
  const tomorrow = new Date(now.getTime() + DAY_MS);
  return { disputed, dueAt: disputed.length === 0 ? dueAt : soonest(dueAt, tomorrow) };
}

function soonest(one: Date | null, other: Date): Date {
  return one !== null && one.getTime() < other.getTime() ? one : other;
}
