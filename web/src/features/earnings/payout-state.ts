import type { Payout } from '@hearthkin/domain/payment/ledger';
import type { ChipProps } from '@mui/material/Chip';

type PayoutState = 'pending' | 'due' | 'on-hold' | 'refunded';

/**
 * No money goes out yet, so a payout that is recorded as paid is still due. A claim keeps one until it is
 * decided, or takes it back.
 */
export function payoutState({ status, dueAt }: Payout, now: Date): PayoutState {
  if (status === 'frozen') return 'on-hold';
  if (status === 'reversed') return 'refunded';
  return status === 'paid' || dueAt.getTime() <= now.getTime() ? 'due' : 'pending';
}

export const STATE_WORDS: Readonly<
  Record<PayoutState, { readonly label: string; readonly color: ChipProps['color'] }>
> = {
  pending: { label: 'Pending', color: 'default' },
  due: { label: 'Due', color: 'success' },
  'on-hold': { label: 'On hold', color: 'warning' },
  refunded: { label: 'Refunded', color: 'default' },
};
