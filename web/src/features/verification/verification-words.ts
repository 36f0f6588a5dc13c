import type { AccountLevel } from '@hearthkin/domain/account/level';
import type { UserType } from '@hearthkin/domain/foundation/fields';
import type { ChipProps } from '@mui/material/Chip';
import type { Verification } from '../../data/verifications/verification-queries';

export type VerificationStatus = Verification['verificationStatus'];

export const STATUS_LABELS: Readonly<Record<VerificationStatus, string>> = {
  not_started: 'Not started',
  pending: 'Under review',
  verified: 'Verified',
  rejected: 'Needs attention',
};

export const STATUS_COLORS: Readonly<Record<VerificationStatus, ChipProps['color']>> = {
  not_started: 'default',
  pending: 'info',
  verified: 'success',
  rejected: 'error',
};

/** Specification 2, section 1. */
const INTRODUCTION: Readonly<Record<UserType, string>> = {
  earner: 'Companions verify their identity and address before they receive bookings.',
  spender: 'Verify to get an “Identity verified” badge on your profile. It’s optional.',
};

/** The purpose of documents. A member whose photos didn't match needs them. */
export function introductionFor(userType: UserType, level: AccountLevel): string {
  return userType === 'spender' && level === 'account'
    ? 'Before you book, message or join, we check who you are.'
    : INTRODUCTION[userType];
}

/** Whether someone may do without documents: a verified member who has sent none. */
export function areDocumentsOptional(
  userType: UserType,
  level: AccountLevel,
  status: VerificationStatus,
): boolean {
  return userType === 'spender' && level === 'verified' && status === 'not_started';
}

/** "name", "photo" or "name and photo": what changed after our team had accepted it. */
export function changedWords(changed: Verification['changed']): string | null {
  return changed === undefined || changed.length === 0 ? null : changed.join(' and ');
}
