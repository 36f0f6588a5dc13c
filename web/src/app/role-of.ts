import { USER_TYPE_LABEL } from '@hearthkin/domain/foundation/user-type';
import type { SignedIn } from '../session/auth-client';

/** The user's role as shown in menus; empty while signup is incomplete. */
export function roleOf({ userType, isAdmin }: Pick<SignedIn, 'userType' | 'isAdmin'>): string {
  if (isAdmin) return 'Team member';
  return userType === null ? '' : USER_TYPE_LABEL[userType];
}
