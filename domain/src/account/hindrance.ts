import type { User } from './user';

/** The reason that keeps a person from booking, writing, joining, sharing and reviewing; null for nothing. */
type Hindrance = 'unverified' | 'restricted' | null;

export function meetingBlock({
  level,
  restriction,
}: Pick<User, 'level' | 'restriction'>): Hindrance {
  if (restriction !== null) return 'restricted';
  return level === 'verified' ? null : 'unverified';
}
