import type { Payout } from '@hearthkin/domain/payment/ledger';
import type { ChipProps } from '@mui/material/Chip';

type PayoutState = 'pending' | 'due';

/** No money goes out yet, so a payout that is recorded as paid is still due. */
export function payoutState({ status, dueAt }: Payout, now: Date): PayoutState {
  return status === 'paid' || dueAt.getTime() <= now.getTime() ? 'due' : 'pending';
}

export const STATE_WORDS: Readonly<
  Record<PayoutState, { readonly label: string; readonly color: ChipProps['color'] }>
> = {
  pending: { label: 'Pending', color: 'default' },
  due: { label: 'Due', color: 'success' },
};
