import { PROFILE_MESSAGES } from '@hearthkin/domain/account/profile-edits';
import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
import { ERROR_MESSAGES } from '@hearthkin/domain/foundation/messages';
import { REVIEW_AIM } from '@hearthkin/domain/verification/review-aim';
import { BIRTH_DATE_MISSING } from '../../lib/birth-date';

/** Specification 1, sections 5 and 8. */
export const SIGN_UP_MESSAGES = {
  userType: 'Choose one to continue',
  interests: PROFILE_MESSAGES.interests,
  nameAndPhone: 'Please fill in your name and phone number',
  verifyPhone: 'Please verify your phone number to continue',
  verifyIdentity: 'Please complete identity verification to continue',
  emailFormat: 'Invalid email format.',
  emailTaken: ERROR_MESSAGES['email-taken'],
  birthDate: BIRTH_DATE_MISSING,
  address: PROFILE_MESSAGES.address,
  hourlyRate: PROFILE_MESSAGES.hourlyRate,
  unexpected: 'An unexpected error occurred',
  photoFailed: 'Your photo couldn’t be saved. You can add it in your profile.',
  withTeam: `Our team takes one more look at your photos. We aim for ${REVIEW_AIM}, and you can look around until then.`,
  created: `Account created successfully! Welcome to ${PRODUCT_NAME}`,
} as const;

/** The checks before creating an account, in this order (specification 1, section 5). */
export const FINAL_MESSAGES = {
  firstName: PROFILE_MESSAGES.firstName,
  email: 'Please enter your email address',
  password: 'Please enter a password',
  confirmation: 'Passwords do not match',
  phone: 'Please enter your phone number',
  phoneVerified: ERROR_MESSAGES['phone-unverified'],
  identity: 'Please complete identity verification',
} as const;

export function registrationFailed(error: string): string {
  return `Registration failed: ${error}`;
}
