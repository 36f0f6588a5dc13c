import { MINIMUM_INTERESTS } from '@hearthkin/domain/account/signup';
import * as z from 'zod/mini';
import { birthDateProblem } from '../../lib/birth-date';
import type { SignUpDraft } from './draft';
import { PHONE_MESSAGES, SIGN_UP_MESSAGES } from './messages';
import { STEPS, type Step } from './steps';

/** How far somebody has come. */
export interface Progress {
  readonly draft: SignUpDraft;
  readonly phoneVerified: boolean;
  readonly identityVerified: boolean;
  readonly now: Date;
}

/** What is wrong with an email address as typed; null while it is empty or fine. */
export function emailProblem(email: string): string | null {
  const address = email.trim();
  if (address === '' || z.email().safeParse(address).success) return null;
  return SIGN_UP_MESSAGES.emailFormat;
}

/**
 * Why one cannot go on from a step, or null (specification 1, sections 4 and 5). Step 5 lets empty
 * fields through, as the specification has it, but nothing that is wrong.
 */
export function gateMessage(step: Step, progress: Progress): string | null {
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
      return draft.phone.e164 === null ? PHONE_MESSAGES['invalid-number'] : null;
    case 5:
      return emailProblem(draft.email) ?? birthDateProblem(draft.dateOfBirth, now);
    case 6:
      return phoneVerified ? null : SIGN_UP_MESSAGES.verifyPhone;
    case 7:
      return identityVerified ? null : SIGN_UP_MESSAGES.verifyIdentity;
    default:
      return null;
  }
}

/** The step at which somebody has to go on; the last one when all the others are done. */
export function firstUnfinished(progress: Progress): Step {
  return STEPS.find((step) => gateMessage(step, progress) !== null) ?? 8;
}
