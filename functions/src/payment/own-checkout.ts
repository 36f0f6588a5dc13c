import { AppError } from '@hearthkin/domain/foundation/errors';
import type { Checkout } from '@hearthkin/domain/payment/checkout';
import type { Firestore } from 'firebase-admin/firestore';
import { checkouts } from '../platform/records/collections';

/** A person's own unpaid request. @throws AppError `not-found`, also for requests of others. */
export async function ownCheckout(
  db: Firestore,
  bookingId: string,
  uid: string,
): Promise<Checkout> {
  const checkout = (await checkouts(db).doc(bookingId).get()).data();
  if (checkout?.spenderId !== uid) throw new AppError('not-found', 'No such request');
  return checkout;
}
