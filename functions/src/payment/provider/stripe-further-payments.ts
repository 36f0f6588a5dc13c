import { PaymentError, type PaymentProvider } from './payment-provider';
import type { LoadStripe } from './stripe-client';
import { asked, isTooLate } from './stripe-errors';
import { readPayment } from './stripe-payments';
import { idOf } from './stripe-values';

type FurtherPayments = Pick<PaymentProvider, 'openPayment' | 'authorizeLike' | 'forgetCard'>;

/** Payments with the card of another payment, which its page kept with a customer for as long as this takes. */
export function stripeFurtherPayments(load: LoadStripe): FurtherPayments {
  async function readCard(paymentId: string) {
    const stripe = await load();
    const { customer, payment_method: method } = await asked(() =>
      stripe.paymentIntents.retrieve(paymentId),
    );
    return { customerId: idOf(customer), methodId: idOf(method) };
  }

  return {
    async openPayment({ bookingId, amountMinor, currency, title, like }) {
      const stripe = await load();
      const { customerId } = await readCard(like);
      if (customerId === null) throw new PaymentError('refused', 'The page has kept no card.');
      const { id } = await asked(() =>
        stripe.paymentIntents.create(
          {
            amount: amountMinor,
            currency: currency.toLowerCase(),
            customer: customerId,
            capture_method: 'manual',
            allowed_payment_method_types: ['card'],
            description: title,
            transfer_group: bookingId,
            metadata: { bookingId },
          },
          { idempotencyKey: `further-${bookingId}-${like}` },
        ),
      );
      return id;
    },

    // Without a key: a repetition must see the state of then, not an old answer.
    async authorizeLike(paymentId, like) {
      const stripe = await load();
      const { methodId } = await readCard(like);
      try {
        if (methodId === null) throw new PaymentError('declined', 'There is no card.');
        await asked(() =>
          stripe.paymentIntents.confirm(paymentId, { payment_method: methodId, off_session: true }),
        );
      } catch (error) {
        // It was authorized before, or can't be with this card.
        if (!isTooLate(error)) throw error;
      }
      const payment = await readPayment(stripe, paymentId);
      if (payment.status === 'authorized' || payment.status === 'captured') return payment;
      throw new PaymentError('declined', 'The card could not be authorized.');
    },

    async forgetCard(paymentId) {
      const stripe = await load();
      const { customerId, methodId } = await readCard(paymentId);
      if (customerId === null || methodId === null) return;
      try {
        await asked(() => stripe.paymentMethods.detach(methodId));
      } catch (error) {
        // It no longer belongs to anyone.
        if (!isTooLate(error)) throw error;
      }
    },
  };
}
