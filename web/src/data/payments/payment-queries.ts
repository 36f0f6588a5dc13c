import { paymentSchema, payoutSchema } from '@hearthkin/domain/payment/ledger';
import { documentsOf } from '../kit/documents';
import { document, nullIfDenied, source } from '../kit/queries';

const payments = source('payments', documentsOf(paymentSchema));
const payouts = documentsOf(payoutSchema);

/** The payment for a user's own booking. */
export const ownPayment = (bookingId: string) =>
  nullIfDenied(document(`payment/${bookingId}`, payments, bookingId));

/** A companion's pay for a booking; null until it is settled. */
export const ownPayout = (bookingId: string) =>
  nullIfDenied(
    document(`payout/${bookingId}`, source(`payments/${bookingId}/payouts`, payouts), 'companion'),
  );
