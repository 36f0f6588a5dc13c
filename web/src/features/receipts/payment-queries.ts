import { paymentSchema } from '@hearthkin/domain/payment/ledger';
import { documentsOf } from '../../data/kit/documents';
import { document, nullIfDenied, source } from '../../data/kit/queries';

const payments = source('payments', documentsOf(paymentSchema));

/** The payment for a user's own booking. */
export const ownPayment = (bookingId: string) =>
  nullIfDenied(document(`payment/${bookingId}`, payments, bookingId));
