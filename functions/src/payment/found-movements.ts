import { type Movement, withMovements } from '@hearthkin/domain/payment/charge';
import type { ProviderPayment } from './provider/payment-provider';

/** The movements of a payment, with those that the provider shows now. */
export function foundMovements(known: readonly Movement[], payment: ProviderPayment): Movement[] {
  return withMovements(known, movementsOf(payment));
}

function movementsOf(payment: ProviderPayment): Movement[] {
  const { id, status, capturedMinor, capturedAt, feeMinor, refunds, chargeback } = payment;
  if (status !== 'captured' || capturedAt === null) return [];
  const found: Movement[] = [{ kind: 'capture', id, amountMinor: capturedMinor, at: capturedAt }];
  if (feeMinor !== null) found.push({ kind: 'fee', id, amountMinor: feeMinor, at: capturedAt });
  for (const { id: refundId, amountMinor, at } of refunds) {
    found.push({ kind: 'refund', id: refundId, amountMinor, at });
  }
  if (chargeback === null) return found;
  const { id: chargebackId, amountMinor, feeMinor: asked, at } = chargeback;
  found.push({ kind: 'chargeback', id: chargebackId, amountMinor, at });
  if (asked > 0) found.push({ kind: 'chargeback-fee', id: chargebackId, amountMinor: asked, at });
  if (chargeback.status === 'won') {
    found.push({ kind: 'chargeback-won', id: chargebackId, amountMinor, at });
  }
  return found;
}
