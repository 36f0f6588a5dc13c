import { useEffect, useState } from 'react';
import { call } from '../../firebase/call';
import { isRefusedLink } from './reset-errors';

/** Whether a link is valid; `unknown` when the server didn't answer. */
export type TokenCheck = 'checking' | 'usable' | 'refused' | 'unknown';

/** Checks a token, and again on `retry`. */
export function useTokenCheck(token: string | null) {
  const [check, setCheck] = useState<TokenCheck>('checking');
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again
  useEffect(() => {
    if (token === null) return;
    let isCurrent = true;
    const settle = (outcome: TokenCheck) => {
      if (isCurrent) setCheck(outcome);
    };
    setCheck('checking');
    call('checkPasswordResetToken', { token }).then(
      () => settle('usable'),
      (error: unknown) => settle(isRefusedLink(error) ? 'refused' : 'unknown'),
    );
    return () => {
      isCurrent = false;
    };
  }, [token, attempt]);
  return { check, retry: () => setAttempt((before) => before + 1) };
}
