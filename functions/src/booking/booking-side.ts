import type { Booking, Proposal } from '@hearthkin/domain/booking/booking';
import { AppError } from '@hearthkin/domain/errors';
import type { Caller } from '../core/caller';

/**
 * On which side of a booking the caller stands.
 * @throws AppError `forbidden` on neither; staff agree to nothing for others.
 */
export function sideOf({ uid }: Caller, { spenderId, earnerId }: Booking): Proposal['by'] {
  if (uid === spenderId) return 'spender';
  if (uid === earnerId) return 'earner';
  throw new AppError('forbidden', 'Not a side of this booking');
}
