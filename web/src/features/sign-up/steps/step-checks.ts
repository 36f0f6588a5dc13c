import { typedEmail } from '@hearthkin/domain/account/email';
import { namesEdit } from '@hearthkin/domain/account/person-name';
import { addressEdit } from '@hearthkin/domain/account/profile-edits';
import { MINIMUM_INTERESTS } from '@hearthkin/domain/foundation/fields';
import { birthDateProblem } from '../../../lib/birth-date';
import { PHONE_MESSAGES } from '../../../session/phone-messages';
import type { SignUpDraft } from '../draft';
import { FINAL_MESSAGES, SIGN_UP_MESSAGES } from '../messages';
import { STEPS, type Step } from './step-order';

/** The progress of someone so far. */
export interface Progress {
  readonly draft: SignUpDraft;
  readonly phoneVerified: boolean;
  readonly identityVerified: boolean;
  readonly now: Date;
}

/** The error for a typed email; null while it is empty or valid. */
export function emailProblem(email: string): string | null {
  const address = email.trim();
  if (address === '' || typedEmail().safeParse(address).success) return null;
  return SIGN_UP_MESSAGES.emailFormat;
}

/** The missing or wrong ones among email, birth date and address, in the order of the page. */
function contactProblem({ email, dateOfBirth, address }: SignUpDraft, now: Date): string | null {
  if (email.trim() === '') return FINAL_MESSAGES.email;
  if (emailProblem(email) !== null) return emailProblem(email);
  if (dateOfBirth === '') return SIGN_UP_MESSAGES.birthDate;
  if (birthDateProblem(dateOfBirth, now) !== null) return birthDateProblem(dateOfBirth, now);
  return addressEdit.safeParse({ address }).success ? null : SIGN_UP_MESSAGES.address;
}

/** The error for a typed name; null if it fits. */
export function nameProblem(draft: SignUpDraft, field: 'firstName' | 'lastName'): string | null {
  const { firstName, lastName } = draft;
  const { error } = namesEdit.safeParse({ firstName, lastName });
  return error?.issues.find(({ path }) => path[0] === field)?.message ?? null;
}

/**
 * The reason why the user can't leave a step, or null (specification 1, sections 4 and 5). Step 5 asks for what
 * the last step would send people back for.
 */
export function stepProblem(step: Step, progress: Progress): string | null {
  const { draft, phoneVerified, identityVerified, now } = progress;
  switch (step) {
    case 1:
      return draft.userType === null ? SIGN_UP_MESSAGES.userType : null;
    case 2:
      return draft.interests.length < MINIMUM_INTERESTS ? SIGN_UP_MESSAGES.interests : null;
    case 3:
      if (draft.firstName.trim() === '' || !/\d/.test(draft.phone.national)) {
        return SIGN_UP_MESSAGES.nameAndPhone;
      }
      for (const field of ['firstName', 'lastName'] as const) {
        if (nameProblem(draft, field) !== null) return nameProblem(draft, field);
      }
      return draft.phone.e164 === null ? PHONE_MESSAGES['invalid-number'] : null;
    case 5:
      return contactProblem(draft, now);
    case 6:
      return phoneVerified ? null : SIGN_UP_MESSAGES.verifyPhone;
    case 7:
      return identityVerified ? null : SIGN_UP_MESSAGES.verifyIdentity;
    default:
      return null;
  }
}

/** The first incomplete step, or the last one. */
export function firstIncompleteStep(progress: Progress): Step {
  return STEPS.find((step) => stepProblem(step, progress) !== null) ?? 8;
}
