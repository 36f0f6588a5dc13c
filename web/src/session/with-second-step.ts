import { FirebaseError } from 'firebase/app';
import type { Auth, MultiFactorError, UserCredential } from 'firebase/auth';

/** Staff have a second step, which is loaded when a sign-in asks for it. */
export async function withSecondStep(
  auth: Auth,
  signIn: Promise<UserCredential>,
): Promise<UserCredential> {
  try {
    return await signIn;
  } catch (error) {
    if (!asksForSecondStep(error)) throw error;
    const { takeSecondStep } = await import('./take-second-step');
    return takeSecondStep(auth, error);
  }
}

function asksForSecondStep(error: unknown): error is MultiFactorError {
  return error instanceof FirebaseError && error.code === 'auth/multi-factor-auth-required';
}
