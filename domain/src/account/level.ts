import type { Verification } from '../verification/verification';

/**
 * How well a person is known. An `account` may browse, save favorites and ask for help; only
 * `verified` people may book, message, join, review and post.
 */
export const ACCOUNT_LEVELS = ['account', 'verified'] as const;
export type AccountLevel = (typeof ACCOUNT_LEVELS)[number];

/**
 * The level for what was checked: the comparison of the two photos passed, by itself or by staff, or
 * staff accepted documents. A check that waits for staff, or that they refused, doesn't count.
 */
export function levelOf(
  verification: Pick<Verification, 'isVerified' | 'identityCheck'> | undefined,
): AccountLevel {
  const { isVerified = false, identityCheck } = verification ?? {};
  return isVerified || identityCheck?.status === 'passed' ? 'verified' : 'account';
}
