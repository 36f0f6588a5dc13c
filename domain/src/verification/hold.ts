import { hasMatched, isReopened } from './reopened-check';
import type { Verification } from './verification';

/**
 * The checks of a person of whom staff closed an earlier account: a comparison that passed waits for
 * staff, like every later one. Documents that staff have accepted stay accepted.
 */
export function heldForStaff(
  { identityCheck, ...review }: Verification = {
    isVerified: false,
    verificationStatus: 'not_started',
  },
  now: Date,
): Verification {
  const held = { ...review, heldAt: now };
  if (identityCheck === undefined) return held;
  if (!hasMatched(identityCheck)) return { ...held, identityCheck };
  const reason = isReopened(identityCheck) ? null : identityCheck.reason;
  return { ...held, identityCheck: { ...identityCheck, status: 'review', reason } };
}
