import { nextMove } from '@hearthkin/domain/payment/charge';
import type { PaymentProvider, ProviderPayment } from './provider/payment-provider';

/** The part of a payment that was refunded, in minor units. */
export function refundedOf({ refunds }: Pick<ProviderPayment, 'refunds'>): number {
  return refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

/** A payment as the ledger compares it. */
export function stateOf({ status, capturedMinor, chargeback, ...payment }: ProviderPayment) {
  const isTakenBack = chargeback !== null && chargeback.status !== 'won';
  return { status, capturedMinor, refundedMinor: refundedOf(payment), isTakenBack };
}

/** The key of a refund names what was refunded before, so that none is sent twice. */
export function refundKey(paymentId: string, refundedMinor: number, amountMinor: number): string {
  return `${paymentId}:refund:${refundedMinor}:${amountMinor}`;
}

/** Gives a whole payment back that no booking needs: it is released, or refunded if it was charged. */
export async function giveBack(
  provider: PaymentProvider,
  payment: ProviderPayment,
): Promise<ProviderPayment> {
  let state = payment;
  const move = nextMove(null, stateOf(state));
  if (move.act === 'release') state = await provider.release(state.id);
  const rest = nextMove(null, stateOf(state));
  if (rest.act !== 'refund') return state;
  const key = refundKey(state.id, refundedOf(state), rest.amountMinor);
  return provider.refund(state.id, rest.amountMinor, key);
}
