import { meetsRequirements, PASSWORD_MESSAGES } from '@hearthkin/domain/account/password';
import { rateEdit } from '@hearthkin/domain/account/profile-edits';
import { birthDateProblem } from '../../lib/birth-date';
import { FINAL_MESSAGES, SIGN_UP_MESSAGES } from './messages';
import { emailProblem, type Progress } from './steps/step-checks';
import type { Step } from './steps/step-order';

export interface Passwords {
  readonly password: string;
  readonly confirmation: string;
}

/** The reason why the account can't be created, and the step that fixes it. */
export interface Problem {
  readonly message: string;
  readonly step: Step;
}

/** An empty rate is allowed. */
export function isRate(text: string): boolean {
  return text.trim() === '' || rateEdit.safeParse({ hourlyRate: text }).success;
}

/** The checks before creating an account, in the order of specification 1, section 5. */
export function finalProblem(
  { draft, phoneVerified, identityVerified, now }: Progress,
  { password, confirmation }: Passwords,
): Problem | null {
  const { address, email, dateOfBirth } = draft;
  const checks: readonly (readonly [step: Step, failed: boolean, message: string])[] = [
    [3, draft.firstName.trim() === '', FINAL_MESSAGES.firstName],
    [5, email.trim() === '', FINAL_MESSAGES.email],
    [8, password === '', FINAL_MESSAGES.password],
    [8, password !== confirmation, FINAL_MESSAGES.confirmation],
    [3, draft.phone.e164 === null, FINAL_MESSAGES.phone],
    [6, !phoneVerified, FINAL_MESSAGES.phoneVerified],
    [7, !identityVerified, FINAL_MESSAGES.identity],
    // Required by the specification, but without a specified message.
    [8, !meetsRequirements(password), PASSWORD_MESSAGES.weak],
    [5, emailProblem(email) !== null, SIGN_UP_MESSAGES.emailFormat],
    [5, dateOfBirth === '', SIGN_UP_MESSAGES.birthDate],
    [5, birthDateProblem(dateOfBirth, now) !== null, birthDateProblem(dateOfBirth, now) ?? ''],
    [5, Object.values(address).some((part) => part.trim() === ''), SIGN_UP_MESSAGES.address],
    [8, draft.userType === 'earner' && !isRate(draft.hourlyRate), SIGN_UP_MESSAGES.hourlyRate],
  ];
  const failed = checks.find(([, isFailed]) => isFailed);
  return failed === undefined ? null : { step: failed[0], message: failed[2] };
}
