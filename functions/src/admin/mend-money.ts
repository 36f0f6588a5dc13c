import { AppError } from '@hearthkin/domain/foundation/errors';
import { asked } from '../payment/payment-deps';
import { paymentDeps, paymentSecrets } from '../payment/provider/payment-params';
import { compareBooking } from '../settlement/compare-booking';
import { defineDecision } from '../staff/decision';

/**
 * Staff have the provider asked again about a booking: what is missing is done now. What still disagrees
 * stays in the list, unless staff close it because they have mended it at the provider.
 * @throws AppError `payment-unavailable`, also if no payments are live.
 */
export const mendMoney = defineDecision('mendMoney', {
  queue: 'money',
  itemId: ({ bookingId }) => bookingId,
  secrets: paymentSecrets,
  deps: paymentDeps,
  ask: async (
    { db, input: { bookingId }, now },
    _case,
    { provider },
  ): ReturnType<typeof compareBooking> => {
    if (provider === null) throw new AppError('payment-unavailable', 'No payments are live');
    return asked('compared', () => compareBooking({ db, provider, bookingId, now }));
  },
  // The comparison itself closes a case in which all agrees.
  waits: ({ status }, _input, outcome) => status === 'open' || outcome === 'agreed',
  act: (input, outcome) => (isClosed(input, outcome) ? 'money-mended' : 'money-checked'),
  decide: async ({ tx, doc, item, input: { closes, note }, caller, now }) => {
    const { spenderId, earnerId, status } = item;
    if (closes && status === 'open') {
      tx.update(doc.ref, { status: 'closed', closedAt: now, closedBy: caller.uid });
    }
    return { entry: { target: targetOf(doc.id), note, concerns: [spenderId, earnerId] }, news: [] };
  },
  target: (_case, id) => targetOf(id),
  answer: (input, outcome) => ({ isClosed: isClosed(input, outcome) }),
  undo: {
    made: ({ closedBy: by, closedAt: at }) => ({ by, at }),
    reopened: () => ({ status: 'open' as const, closedAt: null, closedBy: null }),
  },
});

const targetOf = (bookingId: string) => `bookings/${bookingId}`;

function isClosed({ closes }: { readonly closes: boolean }, outcome: string | null): boolean {
  return closes || outcome === 'agreed';
}
