import { DEFAULT_HOURLY_RATE } from '@hearthkin/domain/foundation/fields';
import {
  type CompleteSignupInput,
  completeSignupInput,
} from '@hearthkin/domain/sign-up/signup-input';
import type { SignUpDraft } from './draft';

/**
 * The input of `completeSignup` from a draft that passed the final checks.
 * @throws ZodError when the draft didn't pass.
 */
export function signupInput(draft: SignUpDraft): CompleteSignupInput {
  const { hourlyRate, agreeToBackground, userType, ...rest } = draft;
  const rate = hourlyRate.trim() === '' ? DEFAULT_HOURLY_RATE : Number(hourlyRate);
  return completeSignupInput.parse({
    ...rest,
    userType,
    ...(userType === 'earner' ? { hourlyRate: rate, agreeToBackground } : {}),
  });
}
