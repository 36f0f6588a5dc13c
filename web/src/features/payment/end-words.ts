import type { Checkout } from '../../data/payments/checkout-queries';
import { formatMoney } from '../../lib/format';

interface EndWords {
  readonly title: string;
  readonly text: string;
}

/** The end of a payment without a booking. Nothing is ever charged then. */
export function endWords(
  status: Exclude<Checkout['status'], 'open' | 'paid'>,
  amountMinor: number,
): EndWords {
  const released = `Nothing is booked or charged. We’ve released the authorization of ${formatMoney(amountMinor)}. Your bank may show it for a few days.`;
  switch (status) {
    case 'expired':
      return {
        title: 'The time to pay is over',
        text: 'We can hold a time for 15 minutes at most. Nothing was charged. We’ve kept what you chose.',
      };
    case 'left':
      return { title: 'You let this time go', text: 'Nothing was charged.' };
    case 'late':
      return {
        title: 'Your payment came too late',
        text: `We no longer held the time. ${released}`,
      };
    case 'refused':
      return { title: 'This session can’t be booked anymore', text: released };
  }
}
