import { useState } from 'react';
import type { SignInFailure } from '../../session/auth-client';
import { signIn, signOut } from '../../session/session';

/** Why a login was refused (specification 1, section 8). */
const REASONS: Readonly<Partial<Record<SignInFailure, string>>> = {
  'unknown-email': 'No account found with this email address.',
  'wrong-password': 'Incorrect password.',
  'wrong-credentials': 'The email address or the password is not correct.',
  suspended: 'This account has been suspended.',
  'too-many-attempts': 'Too many failed attempts.',
};

/** The outcome of a login or logout (specification 2, section 8). */
export interface LoginResult {
  readonly isGood: boolean;
  readonly sentence: string;
}

export function useTestLogin() {
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<LoginResult | null>(null);

  async function attempt(work: () => Promise<void>, sentence: string): Promise<void> {
    setBusy(true);
    setResult(null);
    try {
      await work();
      setResult({ isGood: true, sentence });
    } catch (error) {
      setResult({ isGood: false, sentence: failureSentence(error) });
    } finally {
      setBusy(false);
    }
  }

  return {
    isBusy,
    result,
    logIn: (email: string, password: string) =>
      attempt(() => signIn(email, password, false), 'Login successful!'),
    logOut: () => attempt(signOut, 'Logged out successfully!'),
  };
}

function failureSentence(error: unknown): string {
  // Recognized by name, because the class is in a lazy chunk.
  if (error instanceof Error && error.name === 'SignInError' && 'reason' in error) {
    const reason = REASONS[error.reason as SignInFailure];
    if (reason !== undefined) return `Login failed: ${reason}`;
  }
  console.warn('The test login failed', error);
  return 'Error: The sign-in service could not be reached.';
}
