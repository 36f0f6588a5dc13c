import { ACCOUNT_MESSAGES } from '@hearthkin/domain/account/account-messages';
import { tidyAddress } from '@hearthkin/domain/account/email';
import { PASSWORD_MESSAGES } from '@hearthkin/domain/account/password';
import { DEFAULT_HOURLY_RATE, type UserType } from '@hearthkin/domain/foundation/fields';
import { ERROR_MESSAGES } from '@hearthkin/domain/foundation/messages';
import {
  type CompleteSignupInput,
  completeSignupInput,
} from '@hearthkin/domain/sign-up/signup-input';
import { useState } from 'react';
import { call } from '../../firebase/call';
import { CallError, type CallErrorCode } from '../../lib/call-error';
import { EMAIL_REFUSED } from '../../lib/email-refused';
import { errorSentence, withReference } from '../../lib/error-sentence';
import { ownTimeZone } from '../../lib/format';
import type { LinkFailure } from '../../session/complete-account';
import type { SignUpDraft } from './draft';
import { finalProblem, type Problem } from './final-checks';
import { registrationFailed, SIGN_UP_MESSAGES } from './messages';
import { loadPhoto } from './photo-store';
import { useSignUp } from './sign-up-context';
import type { Step } from './steps/step-order';

export type SubmitState =
  | { readonly status: 'idle' | 'busy' }
  | ({ readonly status: 'failed' } & Problem)
  | {
      readonly status: 'done';
      readonly userType: UserType;
      /** The photo could not be saved; the account can do without. */
      readonly photoFailed: boolean;
      /** Our team looks at the photos before the first booking. */
      readonly isWithTeam: boolean;
    };

/** The reason why the password could not be set, with the step that fixes it. */
const LINK_PROBLEMS: Readonly<Record<LinkFailure, Problem>> = {
  'email-taken': { message: SIGN_UP_MESSAGES.emailTaken, step: 5 },
  'email-refused': { message: EMAIL_REFUSED, step: 5 },
  'invalid-email': { message: SIGN_UP_MESSAGES.emailFormat, step: 5 },
  'weak-password': { message: PASSWORD_MESSAGES.weak, step: 8 },
  'sign-in-too-old': { message: ERROR_MESSAGES['phone-unverified'], step: 6 },
  offline: { message: ERROR_MESSAGES.unavailable, step: 8 },
  failed: { message: SIGN_UP_MESSAGES.unexpected, step: 8 },
};

/** Steps that fix the server's refusals. */
const STEP_OF: Partial<Record<CallErrorCode, Step>> = {
  unauthenticated: 6,
  'phone-taken': 3,
  'phone-unverified': 6,
  // It usually fails earlier, when the password is set.
  'email-taken': 5,
  'identity-unverified': 7,
  'email-missing': 5,
  underage: 5,
};

/** Failures of creating an account with a sentence of their own. */
const CREATION_MESSAGES: Partial<Record<CallErrorCode, string>> = {
  'invalid-input': ACCOUNT_MESSAGES.incomplete,
  internal: ACCOUNT_MESSAGES.notCreated,
};

/**
 * Creates the account: password, the account itself, then its photo (specification 1, section 4),
 * because only accounts may store files that others see. If a later part fails, the earlier ones
 * stay done and no input is lost.
 */
export function useSubmit() {
  const signUp = useSignUp();
  const { draft, uid, passwords, change, markChecked, setFinishing } = signUp;
  const [state, setState] = useState<SubmitState>({ status: 'idle' });

  async function submit(): Promise<void> {
    markChecked();
    const problem = finalProblem(signUp, passwords);
    if (problem !== null) return setState({ status: 'failed', ...problem });
    setState({ status: 'busy' });
    setFinishing(true);
    try {
      const { userType, level } = await createAccount();
      const isWithTeam = level === 'account';
      const photoFailed = !(await savePhoto(userType));
      setState({ status: 'done', userType, photoFailed, isWithTeam });
    } catch (error) {
      setFinishing(false);
      const { message, step } = problemOf(error);
      setState({ status: 'failed', step, message: registrationFailed(message) });
      // Ask again for verifications that the server doesn't accept.
      if (step === 6) change({ verifiedPhone: null });
      if (step === 7) change({ identity: null });
    }
  }

  async function createAccount() {
    const { linkPassword, refreshClaims, shareSignIn } = await import(
      '../../session/complete-account'
    );
    await linkPassword(tidyAddress(draft.email), passwords.password);
    const created = await call('completeSignup', signupInput(draft));
    await shareSignIn();
    await refreshClaims();
    return created;
  }

  /** Adds the photo to the new account. Returns whether that worked, also without a photo. */
  async function savePhoto(userType: UserType): Promise<boolean> {
    const file = draft.photoKey === null ? null : await loadPhoto(draft.photoKey);
    if (file === null || uid === null) return true;
    const { saveProfileFile } = await import('../../data/accounts/profile-store');
    const owner = { uid, hasListing: userType === 'earner' };
    return saveProfileFile({ owner, kind: 'photo', file }).then(
      () => true,
      (error: unknown) => {
        console.warn('Could not save the photo', error);
        return false;
      },
    );
  }

  return { state, submit, clear: () => setState({ status: 'idle' }) };
}

function problemOf(error: unknown): Problem {
  if (error instanceof CallError) {
    const sentence = CREATION_MESSAGES[error.code];
    return {
      message:
        sentence === undefined
          ? errorSentence(error)
          : withReference(sentence, error.correlationId),
      step: STEP_OF[error.code] ?? 8,
    };
  }
  // Recognized by name, because the class is in a lazy chunk.
  if (error instanceof Error && error.name === 'LinkError' && 'reason' in error) {
    return LINK_PROBLEMS[error.reason as LinkFailure];
  }
  console.warn('Could not create the account', error);
  return { message: SIGN_UP_MESSAGES.unexpected, step: 8 };
}

/**
 * The input of `completeSignup` from a draft that passed the final checks.
 * @throws ZodError when the draft didn't pass.
 */
function signupInput(draft: SignUpDraft): CompleteSignupInput {
  const { hourlyRate, agreeToBackground, userType, ...rest } = draft;
  const rate = hourlyRate.trim() === '' ? DEFAULT_HOURLY_RATE : Number(hourlyRate);
  return completeSignupInput.parse({
    ...rest,
    timeZone: ownTimeZone(),
    userType,
    ...(userType === 'earner' ? { hourlyRate: rate, agreeToBackground } : {}),
  });
}
