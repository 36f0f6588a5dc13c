import { meetingBlock } from './hindrance';
import type { User } from './user';

/** The parts of an account that count for an agreement. */
export type Side = Pick<User, 'accountStatus' | 'level' | 'restriction'>;

/** Whether a person may meet others: an active account, verified and not restricted. */
export function isFreeToMeet(side: Side | null | undefined): side is Side {
  return side?.accountStatus === 'active' && meetingBlock(side) === null;
}

/**
 * Whether two people may make an agreement: to meet, at another time, or to pay for it.
 * @param sides both accounts; an account that is gone makes no agreement.
 * @param isBlocked whether either blocks the other.
 */
export function mayAgree(
  sides: readonly [Side | null | undefined, Side | null | undefined],
  isBlocked: boolean,
): boolean {
  return !isBlocked && sides.every(isFreeToMeet);
}

/** Whether the two sides of an accepted session may still arrange it: a restriction leaves them the session. */
export function mayArrange(
  sides: readonly [Side | null | undefined, Side | null | undefined],
  isBlocked: boolean,
): boolean {
  return !isBlocked && sides.every((side) => side?.accountStatus === 'active');
}
