import { PLAN_IDS, type Plan } from '@hearthkin/domain/pricing/plans';
import type { Stripe } from 'stripe';
import {
  type PaidMonth,
  PaymentError,
  type PaymentProvider,
  type Subscription,
} from './payment-provider';
import { chargebackOf } from './stripe-chargebacks';
import { openedPage } from './stripe-checkout';
import type { LoadStripe } from './stripe-client';
import { asked, failureOf } from './stripe-errors';
import { dateOf, idOf, PAGE } from './stripe-values';

type Plans = Pick<
  PaymentProvider,
  | 'openPlanCheckout'
  | 'readSubscription'
  | 'changePlan'
  | 'endPlanWithMonth'
  | 'endPlanNow'
  | 'refundPlan'
  | 'paidMonths'
  | 'planOfPayment'
  | 'openPortal'
>;

/** The invoice is read with the plan: its page is where a failed payment is made up for. */
const WITH_INVOICE = ['latest_invoice'];

const STATUS: Partial<Record<string, Subscription['status']>> = {
  incomplete: 'incomplete',
  incomplete_expired: 'ended',
  canceled: 'ended',
  active: 'active',
  trialing: 'active',
};

/** Plans are monthly subscriptions. Their prices are found by lookup keys, such as "plan_lite". */
export function stripePlans(load: LoadStripe): Plans {
  return {
    async openPlanCheckout({ uid, plan, email, customerId, successUrl, cancelUrl, key }) {
      const stripe = await load();
      const price = await priceOf(stripe, plan);
      const session = await asked(() =>
        stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            allowed_payment_method_types: ['card'],
            line_items: [{ price, quantity: 1 }],
            client_reference_id: uid,
            metadata: { uid },
            subscription_data: { metadata: { uid } },
            success_url: successUrl,
            cancel_url: cancelUrl,
            ...(customerId === null ? { customer_email: email } : { customer: customerId }),
          },
          { idempotencyKey: key },
        ),
      );
      return openedPage(session);
    },

    async readSubscription(subscriptionId) {
      const stripe = await load();
      const expand = WITH_INVOICE;
      return subscriptionOf(
        await asked(() => stripe.subscriptions.retrieve(subscriptionId, { expand })),
      );
    },

    async changePlan(subscriptionId, plan, key) {
      const stripe = await load();
      const before = await asked(() => stripe.subscriptions.retrieve(subscriptionId));
      const price = await priceOf(stripe, plan);
      const after = await asked(() =>
        stripe.subscriptions.update(
          subscriptionId,
          {
            items: [{ id: itemOf(before).id, price }],
            proration_behavior: 'always_invoice',
            // A plan that can't be paid isn't changed to.
            payment_behavior: 'error_if_incomplete',
            expand: WITH_INVOICE,
          },
          { idempotencyKey: key },
        ),
      );
      return subscriptionOf(after);
    },

    async endPlanWithMonth(subscriptionId, ends) {
      const stripe = await load();
      return subscriptionOf(
        await asked(() =>
          stripe.subscriptions.update(subscriptionId, {
            cancel_at_period_end: ends,
            expand: WITH_INVOICE,
          }),
        ),
      );
    },

    async endPlanNow(subscriptionId) {
      const stripe = await load();
      const expand = WITH_INVOICE;
      const before = await asked(() => stripe.subscriptions.retrieve(subscriptionId));
      if (STATUS[before.status] !== 'ended') {
        await unlessGone(asked(() => stripe.subscriptions.cancel(subscriptionId)));
      }
      // Canceling leaves the page of an unpaid month open.
      for await (const { id } of invoicesOf(stripe, subscriptionId, 'open')) {
        await asked(() => stripe.invoices.voidInvoice(id));
      }
      return subscriptionOf(
        await asked(() => stripe.subscriptions.retrieve(subscriptionId, { expand })),
      );
    },

    async refundPlan(subscriptionId, invoiceId) {
      const stripe = await load();
      for await (const { id } of invoicesOf(stripe, subscriptionId, 'paid')) {
        if (invoiceId !== undefined && id !== invoiceId) continue;
        for await (const { payment } of stripe.invoicePayments.list({ invoice: id, limit: PAGE })) {
          const paymentId = idOf(payment.payment_intent);
          if (paymentId !== null) await asked(() => refundAll(stripe, paymentId));
        }
      }
    },

    async paidMonths(subscriptionId) {
      const stripe = await load();
      const planOf = planReader(stripe);
      return asked(async () => {
        const invoices: Stripe.Invoice[] = [];
        for await (const each of invoicesOf(stripe, subscriptionId, 'paid')) invoices.push(each);
        const customerId = idOf(invoices[0]?.customer);
        const back = customerId === null ? new Map() : await goneBackOf(stripe, customerId);
        const months: PaidMonth[] = [];
        for (const invoice of invoices) {
          const month = await monthOf(invoice, planOf);
          if (month) months.push({ ...month, ...(back.get(invoice.id) ?? NOTHING_BACK) });
        }
        return months;
      });
    },

    async planOfPayment(paymentId) {
      const stripe = await load();
      for await (const { invoice } of paymentsOf(stripe, paymentId, ['data.invoice'])) {
        if (typeof invoice === 'string' || !('parent' in invoice)) continue;
        return idOf(invoice.parent?.subscription_details?.subscription);
      }
      return null;
    },

    async openPortal(customerId, returnUrl) {
      const stripe = await load();
      const { url } = await asked(() =>
        stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl }),
      );
      return url;
    },
  };
}

/** Stripe knows no plan to be canceled that was canceled a moment before. */
async function unlessGone(cancel: Promise<unknown>): Promise<void> {
  try {
    await cancel;
  } catch (error) {
    if (!(error instanceof PaymentError) || error.code !== 'gone') throw error;
  }
}

function invoicesOf(stripe: Stripe, subscription: string, status: 'open' | 'paid') {
  return stripe.invoices.list({ subscription, status, limit: PAGE });
}

/** The invoices that a payment has paid: one, or none. */
function paymentsOf(stripe: Stripe, paymentId: string, expand: string[] = []) {
  return stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: paymentId },
    limit: PAGE,
    expand,
  });
}

/** The parts of an invoice that went back. */
type GoneBack = Pick<PaidMonth, 'refundedMinor' | 'chargeback'>;

const NOTHING_BACK: GoneBack = { refundedMinor: 0, chargeback: null };

/** The invoices of a customer from which something went back, or is asked back, with how much. */
async function goneBackOf(stripe: Stripe, customer: string): Promise<Map<string, GoneBack>> {
  const found = new Map<string, GoneBack>();
  for await (const charge of stripe.charges.list({ customer, limit: PAGE })) {
    const { disputed, amount_refunded: refundedMinor } = charge;
    const paymentId = idOf(charge.payment_intent);
    if (paymentId === null || (!disputed && refundedMinor === 0)) continue;
    const chargeback = disputed ? await chargebackOf(stripe, paymentId) : null;
    for await (const { invoice } of paymentsOf(stripe, paymentId)) {
      const id = idOf(invoice);
      if (id !== null) found.set(id, { refundedMinor, chargeback });
    }
  }
  return found;
}

/** Gives back what is left of a payment, if anything. What a bank has taken back can't be given back again. */
async function refundAll(stripe: Stripe, paymentId: string): Promise<void> {
  try {
    await stripe.refunds.create(
      { payment_intent: paymentId },
      { idempotencyKey: `refund_plan_${paymentId}` },
    );
  } catch (error) {
    const code = failureOf(error)?.code;
    if (code !== 'charge_already_refunded' && code !== 'charge_disputed') throw error;
  }
}

async function monthOf(
  invoice: Stripe.Invoice,
  planOf: (price: string | null) => Promise<Plan | null>,
): Promise<Omit<PaidMonth, keyof GoneBack> | null> {
  const line = invoice.lines.data.find(({ amount }) => amount > 0);
  if (!line) return null;
  const lines: PaidMonth['lines'][number][] = [];
  for (const { amount: amountMinor, pricing } of invoice.lines.data) {
    lines.push({ plan: await planOf(idOf(pricing?.price_details?.price)), amountMinor });
  }
  return {
    invoiceId: invoice.id,
    plan: await planOf(idOf(line.pricing?.price_details?.price)),
    amountMinor: invoice.total,
    lines,
    periodStart: dateOf(line.period.start),
    periodEnd: dateOf(line.period.end),
    paidAt: dateOf(invoice.status_transitions.paid_at ?? invoice.created),
  };
}

/** @throws Error if the plan has no price at Stripe yet. */
async function priceOf(stripe: Stripe, plan: Plan): Promise<string> {
  const lookupKey = `plan_${plan}`;
  const { data } = await asked(() =>
    stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 }),
  );
  const [price] = data;
  if (!price) throw new Error(`There is no price with the lookup key ${lookupKey}.`);
  return price.id;
}

/** Reads the plan of each price once. */
function planReader(stripe: Stripe): (price: string | null) => Promise<Plan | null> {
  const known = new Map<string, Plan | null>();
  return async (price) => {
    if (price === null) return null;
    const before = known.get(price);
    if (before !== undefined) return before;
    const plan = planOfPrice(await asked(() => stripe.prices.retrieve(price)));
    known.set(price, plan);
    return plan;
  };
}

/** A price that was replaced has lost its lookup key; its metadata still names the plan. */
function planOfPrice({ lookup_key, metadata }: Stripe.Price): Plan | null {
  const name = lookup_key?.replace(/^plan_/, '') ?? metadata.plan;
  return PLAN_IDS.find((plan) => plan === name) ?? null;
}

function itemOf({ id, items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data;
  if (!item) throw new Error(`The subscription ${id} has no item.`);
  return item;
}

function subscriptionOf(subscription: Stripe.Subscription): Subscription {
  const { latest_invoice: invoice } = subscription;
  const item = itemOf(subscription);
  const isUnpaid = invoice !== null && typeof invoice !== 'string' && invoice.status === 'open';
  return {
    id: subscription.id,
    uid: subscription.metadata.uid ?? null,
    customerId: idOf(subscription.customer) ?? '',
    plan: planOfPrice(item.price),
    // Past due, unpaid or paused.
    status: STATUS[subscription.status] ?? 'late',
    periodStart: dateOf(item.current_period_start),
    periodEnd: dateOf(item.current_period_end),
    endsWithMonth: subscription.cancel_at_period_end,
    payUrl: isUnpaid ? (invoice.hosted_invoice_url ?? null) : null,
  };
}
