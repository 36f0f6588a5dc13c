import type { Payout } from '@hearthkin/domain/payment/ledger';
import type { ChipProps } from '@mui/material/Chip';
import { arePaymentsLive } from '../../lib/payments';

type PayoutState =
  | 'pending'
  | 'due'
  | 'sending'
  | 'waiting'
  | 'paid'
  | 'written'
  | 'on-hold'
  | 'refunded';

/**
 * Where no money moves, a payout that is recorded as paid is still due; once payments are live, it is one that
 * was only written down. A claim or the member's bank keeps one until it is decided, or takes it back.
 */
export function payoutState({ status, dueAt, transferId }: Payout, now: Date): PayoutState {
  switch (status) {
    case 'frozen':
    case 'held':
      return 'on-hold';
    case 'reversed':
      return 'refunded';
    case 'paid':
      if (transferId !== null) return 'paid';
      return arePaymentsLive() ? 'written' : 'due';
    case 'sending':
    case 'waiting':
      return status;
    case 'pending':
      return dueAt.getTime() <= now.getTime() ? 'due' : 'pending';
  }
}

export const STATE_WORDS: Readonly<
  Record<PayoutState, { readonly label: string; readonly color: ChipProps['color'] }>
> = {
  pending: { label: 'Pending', color: 'default' },
  due: { label: 'Due', color: 'success' },
  sending: { label: 'On its way', color: 'info' },
  waiting: { label: 'Waiting', color: 'warning' },
  paid: { label: 'Paid', color: 'success' },
  written: { label: 'Written down', color: 'default' },
  'on-hold': { label: 'On hold', color: 'warning' },
  refunded: { label: 'Refunded', color: 'default' },
};
