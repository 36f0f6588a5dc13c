import type { Stripe } from 'stripe';
import { PaymentError, type PaymentProvider, type ProviderPayment } from './payment-provider';
import { chargebackOf } from './stripe-chargebacks';
import type { LoadStripe } from './stripe-client';
import { asked, isTooLate } from './stripe-errors';
import { dateOf, idOf, PAGE, secondsOf } from './stripe-values';

type Payments = Pick<
  PaymentProvider,
  'readPayment' | 'paymentsSince' | 'chargebacksSince' | 'capture' | 'release' | 'refund'
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
  async function read(paymentId: string): Promise<ProviderPayment> {
    const stripe = await load();
    const intent = await asked(() =>
      stripe.paymentIntents.retrieve(paymentId, { expand: [WITH_FEE] }),
    );
    return paymentOf(stripe, intent);
  }

  return {
    readPayment: read,

    async *paymentsSince(since) {
      const stripe = await load();
      const intents = stripe.paymentIntents.list({
        created: { gte: secondsOf(since) },
        limit: PAGE,
        expand: [`data.${WITH_FEE}`],
      });
      for await (const intent of intents) yield await paymentOf(stripe, intent);
    },

    async *chargebacksSince(since) {
      const stripe = await load();
      const created = { gte: secondsOf(since) };
      for await (const dispute of stripe.disputes.list({ created, limit: PAGE })) {
        const paymentId = idOf(dispute.payment_intent);
        if (paymentId !== null) yield await read(paymentId);
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
