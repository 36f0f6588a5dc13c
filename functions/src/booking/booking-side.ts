import type { Booking, Proposal } from '@hearthkin/domain/booking/booking';
import { AppError } from '@hearthkin/domain/foundation/errors';
import type { Caller } from '../platform/caller';

/**
 * The caller's side of a booking.
 * @throws AppError `forbidden` for anyone else; staff can't agree for others.
 */
export function sideOf(
  { uid }: Pick<Caller, 'uid'>,
  { spenderId, earnerId }: Booking,
): Proposal['by'] {
  if (uid === spenderId) return 'spender';
  if (uid === earnerId) return 'earner';
  throw new AppError('forbidden', 'Not a side of this booking');
}
