import { type Checkout, checkoutSchema } from '@hearthkin/domain/payment/checkout';
import { limit, where } from '../kit/constraints';
import { documentsOf } from '../kit/documents';
import { document, list, nullIfDenied, source } from '../kit/queries';

export type { Checkout };

const checkouts = source('checkouts', documentsOf(checkoutSchema));

/** A member's own request that isn't paid yet. */
export const ownCheckout = (bookingId: string) =>
  nullIfDenied(document(`checkout/${bookingId}`, checkouts, bookingId));

/** A member's requests that wait for their payment, also those whose time is over. */
export const openCheckouts = (uid: string) =>
  list(
    `open-checkouts/${uid}`,
    checkouts,
    where('spenderId', '==', uid),
    where('status', '==', 'open'),
    limit(10),
  );
