import type { Payout } from '@hearthkin/domain/payment/ledger';
import type { ChipProps } from '@mui/material/Chip';

type PayoutState = 'pending' | 'payable' | 'paid';

/** A payout is payable once it is due and not yet paid. */
export function payoutState({ status, dueAt }: Payout, now: Date): PayoutState {
  if (status === 'paid') return 'paid';
  return dueAt.getTime() <= now.getTime() ? 'payable' : 'pending';
}

export const STATE_WORDS: Readonly<
  Record<PayoutState, { readonly label: string; readonly color: ChipProps['color'] }>
> = {
  pending: { label: 'Pending', color: 'default' },
  payable: { label: 'Payable', color: 'warning' },
  paid: { label: 'Paid', color: 'success' },
};
