import type { IdentityCheck } from './identity-check';

/** Whether photos matched, also if the name or photo of the account has changed since. */
export function hasMatched(check: IdentityCheck | undefined): check is IdentityCheck {
  return check?.status === 'passed' || isReopened(check);
}

/** Whether a check that had passed waits for staff since the name or photo of the account changed. */
export function isReopened(check: IdentityCheck | undefined): boolean {
  return check?.status === 'review' && check.reason === 'changed';
}

/** A check that has passed, which waits from now on for staff to compare it with another name or photo. */
export function reopenedCheck(check: IdentityCheck, now: Date): IdentityCheck {
  return { ...check, status: 'review', reason: 'changed', checkedAt: now };
}
