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
  const status = identityCheck.status === 'passed' ? 'review' : identityCheck.status;
  return { ...held, identityCheck: { ...identityCheck, status } };
}
