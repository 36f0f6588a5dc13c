import type { User } from './user';

/** Whether others read that someone's identity was checked: of the name and photo they see. */
export function isShownVerified({
  level,
  verification,
}: Pick<User, 'level' | 'verification'>): boolean {
  return level === 'verified' && verification.isToBeSeenAgain !== true;
}

/** Whether another name takes a badge from someone: of accepted documents, or what companions read of a member. */
export function losesBadge(account: Pick<User, 'level' | 'verification' | 'userType'>): boolean {
  const isMember = account.userType === 'spender';
  return account.verification.isVerified || (isMember && isShownVerified(account));
}
