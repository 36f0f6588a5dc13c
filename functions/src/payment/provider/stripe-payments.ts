import type { Stripe } from 'stripe';
import {
  type ListedChargeback,
  type ListedSpan,
  PaymentError,
  type PaymentProvider,
  type ProviderPayment,
} from './payment-provider';
import { chargebackOf } from './stripe-chargebacks';
import type { LoadStripe } from './stripe-client';
import { asked, isTooLate } from './stripe-errors';
import { dateOf, idOf, PAGE, secondsOf } from './stripe-values';

type Payments = Pick<
  PaymentProvider,
  'readPayment' | 'paymentsIn' | 'chargebacksIn' | 'capture' | 'release' | 'refund'
>;

/** The charge with its fee, in the answer itself. */
const WITH_FEE = 'latest_charge.balance_transaction';

const STATUS: Partial<Record<string, ProviderPayment['status']>> = {
  requires_capture: 'authorized',
  succeeded: 'captured',
  canceled: 'released',
};

/** Payments of bookings, from authorization to refund. */
export function stripePayments(load: LoadStripe): Payments {
  const read = async (paymentId: string) => readPayment(await load(), paymentId);

  return {
    readPayment: read,

    async *paymentsIn(span) {
      const stripe = await load();
      const list = (after: string | null) =>
        stripe.paymentIntents.list({ ...listedIn(span, after), expand: [`data.${WITH_FEE}`] });
      for await (const intents of pagesFrom(span.after, list)) {
        const payments: ProviderPayment[] = [];
        for (const intent of intents) payments.push(await paymentOf(stripe, intent));
        yield payments;
      }
    },

    async *chargebacksIn(span) {
      const stripe = await load();
      const list = (after: string | null) => stripe.disputes.list(listedIn(span, after));
      for await (const disputes of pagesFrom(span.after, list)) {
        const chargebacks: ListedChargeback[] = [];
        for (const dispute of disputes) {
          const paymentId = idOf(dispute.payment_intent);
          const payment = paymentId === null ? null : await read(paymentId);
          chargebacks.push({ id: dispute.id, payment });
        }
        yield chargebacks;
      }
    },

    // Without a key: a repetition long after must see the state of then, not an old answer.
    async capture(paymentId) {
      const stripe = await load();
      try {
        const intent = await asked(() =>
          stripe.paymentIntents.capture(paymentId, { expand: [WITH_FEE] }),
        );
        return await paymentOf(stripe, intent);
      } catch (error) {
        if (!isTooLate(error)) throw error;
        const payment = await read(paymentId);
        if (payment.status === 'captured') return payment;
        if (payment.status === 'authorized') throw error;
        throw new PaymentError('declined', 'The authorization has ended.');
      }
    },

    async release(paymentId) {
      const stripe = await load();
      try {
        const intent = await asked(() =>
          stripe.paymentIntents.cancel(paymentId, { expand: [WITH_FEE] }),
        );
        return await paymentOf(stripe, intent);
      } catch (error) {
        if (!isTooLate(error)) throw error;
        const payment = await read(paymentId);
        if (payment.status === 'captured' || payment.status === 'released') return payment;
        throw error;
      }
    },

    async refund(paymentId, amountMinor, key) {
      const stripe = await load();
      // Stripe forgets keys after a day; what it did isn't forgotten.
      const before = await asked(() => refundsOf(stripe, paymentId));
      if (!before.some((refund) => refund.metadata?.key === key)) {
        await asked(() =>
          stripe.refunds.create(
            { payment_intent: paymentId, amount: amountMinor, metadata: { key } },
            { idempotencyKey: key },
          ),
        );
      }
      return read(paymentId);
    },
  };
}

/** @throws PaymentError `gone` if there is no such payment. */
export async function readPayment(stripe: Stripe, paymentId: string): Promise<ProviderPayment> {
  const intent = await asked(() =>
    stripe.paymentIntents.retrieve(paymentId, { expand: [WITH_FEE] }),
  );
  return paymentOf(stripe, intent);
}

function listedIn({ since, until }: ListedSpan, after: string | null) {
  const created = { gte: secondsOf(since), lt: secondsOf(until) };
  return { created, limit: PAGE, ...(after === null ? {} : { starting_after: after }) };
}

/** The pages of a list, from what follows an id. */
async function* pagesFrom<T extends { readonly id: string }>(
  after: string | null,
  list: (after: string | null) => PromiseLike<Stripe.ApiList<T>>,
): AsyncGenerator<readonly T[]> {
  let last = after;
  for (;;) {
    const { data, has_more: hasMore } = await list(last);
    if (data.length > 0) yield data;
    last = data.at(-1)?.id ?? last;
    if (!hasMore) return;
  }
}

async function paymentOf(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<ProviderPayment> {
  const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge;
  const fee = typeof charge?.balance_transaction === 'string' ? null : charge?.balance_transaction;
  const refunds = charge?.amount_refunded ? await refundsOf(stripe, intent.id) : [];
  return {
    id: intent.id,
    bookingId: intent.metadata.bookingId ?? null,
    status: STATUS[intent.status] ?? 'open',
    amountMinor: intent.amount,
    capturedMinor: intent.amount_received,
    capturedAt: fee ? dateOf(fee.created) : null,
    feeMinor: fee ? fee.fee : null,
    refunds: refunds.map(({ id, amount, created }) => ({
      id,
      amountMinor: amount,
      at: dateOf(created),
    })),
    chargeId: idOf(intent.latest_charge),
    chargeback: charge?.disputed ? await chargebackOf(stripe, intent.id) : null,
  };
}

/** The refunds that are on their way or arrived. */
async function refundsOf(stripe: Stripe, paymentId: string): Promise<Stripe.Refund[]> {
  const refunds: Stripe.Refund[] = [];
  for await (const refund of stripe.refunds.list({ payment_intent: paymentId, limit: PAGE })) {
    if (refund.status !== 'failed' && refund.status !== 'canceled') refunds.push(refund);
  }
  return refunds;
}
