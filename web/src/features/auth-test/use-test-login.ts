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

/** What a person reads after they did something (specification 2, section 8). */
export interface News {
  readonly isGood: boolean;
  readonly sentence: string;
}

export function useTestLogin() {
  const [isBusy, setBusy] = useState(false);
  const [news, setNews] = useState<News | null>(null);

  async function attempt(work: () => Promise<void>, sentence: string): Promise<void> {
    setBusy(true);
    setNews(null);
    try {
      await work();
      setNews({ isGood: true, sentence });
    } catch (error) {
      setNews({ isGood: false, sentence: failureSentence(error) });
    } finally {
      setBusy(false);
    }
  }

  return {
    isBusy,
    news,
    logIn: (email: string, password: string) =>
      attempt(() => signIn(email, password, false), 'Login successful!'),
    logOut: () => attempt(signOut, 'Logged out successfully!'),
  };
}

function failureSentence(error: unknown): string {
  // Told by its shape: the class itself lives in a script that is only loaded on demand.
  if (error instanceof Error && error.name === 'SignInError' && 'reason' in error) {
    const reason = REASONS[error.reason as SignInFailure];
    if (reason !== undefined) return `Login failed: ${reason}`;
  }
  console.warn('The test login did not work out', error);
  return 'Error: The sign-in service could not be reached.';
}
