import type { Stripe } from 'stripe';
import { PaymentError, type PaymentProvider, type Transfer } from './payment-provider';
import type { LoadStripe } from './stripe-client';
import { asked, failureOf, isRefusedByAccount } from './stripe-errors';
import { dateOf, idOf, PAGE } from './stripe-values';

type Transfers = Pick<PaymentProvider, 'transfer' | 'transfersOf'>;

/** Shares of bookings, sent to companions' accounts. */
export function stripeTransfers(load: LoadStripe): Transfers {
  return {
    async transfer({ bookingId, accountId, amountMinor, currency, chargeId, key }) {
      const stripe = await load();
      // Stripe forgets keys after a day; what it did isn't forgotten.
      const before = await listOf(stripe, bookingId);
      const done = before.find(({ metadata }) => metadata.key === key);
      if (done) return transferOf(done);
      try {
        const made = await stripe.transfers.create(
          {
            destination: accountId,
            amount: amountMinor,
            currency: currency.toLowerCase(),
            transfer_group: bookingId,
            metadata: { bookingId, key },
            ...(chargeId === null ? {} : { source_transaction: chargeId }),
          },
          { idempotencyKey: key },
        );
        return transferOf(made);
      } catch (error) {
        if (!isRefusedByAccount(error)) throw error;
        throw new PaymentError('refused', failureOf(error)?.message ?? 'The account is not ready.');
      }
    },

    async transfersOf(bookingId) {
      const transfers = await listOf(await load(), bookingId);
      return transfers.map(transferOf);
    },
  };
}

function listOf(stripe: Stripe, bookingId: string): Promise<Stripe.Transfer[]> {
  return asked(async () => {
    const transfers: Stripe.Transfer[] = [];
    for await (const each of stripe.transfers.list({ transfer_group: bookingId, limit: PAGE })) {
      transfers.push(each);
    }
    return transfers;
  });
}

function transferOf(transfer: Stripe.Transfer): Transfer {
  return {
    id: transfer.id,
    accountId: idOf(transfer.destination) ?? '',
    amountMinor: transfer.amount,
    reversedMinor: transfer.amount_reversed,
    at: dateOf(transfer.created),
  };
}
