import { USER_TYPE_LABEL } from '@hearthkin/domain/account/user-type';
import type { SignedIn } from '../session/auth-client';

/** What somebody is here, as menus say it; empty while signing up is not finished. */
export function roleOf({ userType, isAdmin }: Pick<SignedIn, 'userType' | 'isAdmin'>): string {
  if (isAdmin) return 'Administrator';
  return userType === null ? '' : USER_TYPE_LABEL[userType];
}
