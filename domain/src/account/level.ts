import { MINIMUM_INTERESTS } from '../foundation/fields';
import { hasMatched, isReopened } from '../verification/reopened-check';
import type { Verification } from '../verification/verification';
import type { User } from './user';

/**
 * How well a person is known. An `account` may browse, save favorites and ask for help; only
 * `verified` people may book, message, join, review and post.
 */
export const ACCOUNT_LEVELS = ['account', 'verified'] as const;
export type AccountLevel = (typeof ACCOUNT_LEVELS)[number];

/** The details that the eight steps of sign-up ask for, and a short account gives before it books, writes or asks. */
export const DETAILS = ['phone', 'interests', 'address'] as const;
export type Detail = (typeof DETAILS)[number];

/** The part of an account that holds them. */
export type DetailedAccount = Pick<User, 'phoneVerified' | 'interests' | 'address'>;

/** The details that an account lacks, in the order in which they are asked for. */
export function missingDetails({ phoneVerified, interests, address }: DetailedAccount): Detail[] {
  const isThere: Readonly<Record<Detail, boolean>> = {
    phone: phoneVerified,
    interests: interests.length >= MINIMUM_INTERESTS,
    address: Object.values(address).every((part) => part.trim() !== ''),
  };
  return DETAILS.filter((detail) => !isThere[detail]);
}

/** Whether the two photos matched, by themselves or for staff, or staff accepted documents. */
export function isIdentityChecked(verification: Checks | undefined): boolean {
  return verification?.isVerified === true || hasMatched(verification?.identityCheck);
}

/** Whether staff still have to look at a name or photo that has changed since. The level stays, and no badge is shown. */
export function isToBeSeenAgain({
  changed,
  identityCheck,
}: Pick<Verification, 'changed' | 'identityCheck'>): boolean {
  return changed !== undefined || isReopened(identityCheck);
}

type Checks = Pick<Verification, 'isVerified' | 'identityCheck'>;

/**
 * The level of an account: verified with every detail and a checked identity. A check that waits for staff, or that they
 * refused, doesn't count.
 */
export function levelOf(account: DetailedAccount, verification: Checks | undefined): AccountLevel {
  const isWhole = missingDetails(account).length === 0;
  return isWhole && isIdentityChecked(verification) ? 'verified' : 'account';
}
