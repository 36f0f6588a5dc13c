import type {
  CheckPasswordResetTokenInput,
  CheckPasswordResetTokenResult,
  RequestPasswordResetInput,
  RequestPasswordResetResult,
  ResetPasswordInput,
  ResetPasswordResult,
} from '@hearthkin/domain/account/password-reset';
import type { CompleteSignupInput, CompleteSignupResult } from '@hearthkin/domain/account/signup';
import type {
  CreateBookingInput,
  CreateBookingResult,
  TransitionBookingInput,
  TransitionBookingResult,
} from '@hearthkin/domain/booking/requests';
import type {
  ReviewVerificationInput,
  ReviewVerificationResult,
} from '@hearthkin/domain/verification/documents';
import type {
  CheckIdentityInput,
  CheckIdentityResult,
} from '@hearthkin/domain/verification/identity-check';
import {
  connectFunctionsEmulator,
  type Functions,
  getFunctions,
  httpsCallable,
} from 'firebase/functions';
import { CallError, callErrorOf, type SdkError } from './call-error';
import { emulators, firebaseApp } from './firebase-app';

/** The callables with what they take and answer. */
interface Callables {
  checkIdentity: { input: CheckIdentityInput; result: CheckIdentityResult };
  completeSignup: { input: CompleteSignupInput; result: CompleteSignupResult };
  createBooking: { input: CreateBookingInput; result: CreateBookingResult };
  transitionBooking: { input: TransitionBookingInput; result: TransitionBookingResult };
  requestPasswordReset: { input: RequestPasswordResetInput; result: RequestPasswordResetResult };
  checkPasswordResetToken: {
    input: CheckPasswordResetTokenInput;
    result: CheckPasswordResetTokenResult;
  };
  resetPassword: { input: ResetPasswordInput; result: ResetPasswordResult };
  reviewVerification: { input: ReviewVerificationInput; result: ReviewVerificationResult };
}

const REGION = 'us-central1';
const TIMEOUT_MS = 20_000;

/** Comparing two faces takes longer on a machine that has only just started. */
const SLOW: Partial<Record<keyof Callables, number>> = { checkIdentity: 60_000 };

let functions: Functions | undefined;

function openFunctions(): Functions {
  if (functions) return functions;
  functions = getFunctions(firebaseApp(), REGION);
  if (emulators) connectFunctionsEmulator(functions, '127.0.0.1', emulators.functions);
  return functions;
}

/** @throws CallError */
export async function call<Name extends keyof Callables>(
  name: Name,
  input: Callables[Name]['input'],
): Promise<Callables[Name]['result']> {
  if (!navigator.onLine) throw new CallError('offline');
  try {
    const callable = httpsCallable<Callables[Name]['input'], Callables[Name]['result']>(
      openFunctions(),
      name,
      { timeout: SLOW[name] ?? TIMEOUT_MS },
    );
    return (await callable(input)).data;
  } catch (error) {
    throw callErrorOf(error as SdkError);
  }
}
