import { useCallback, useEffect, useState } from 'react';
import { call } from '../../firebase/call';
import { CallError } from '../../lib/call-error';
import { currentSession, signOut } from '../../session/session';
import { keepSessionDuring } from '../../session/session-end';
import { rememberEmailToken } from './email-token';

export type Confirmation =
  | { readonly status: 'running' }
  | { readonly status: 'done'; readonly email: string; readonly moved: boolean }
  /** The link doesn't work and never will. */
  | { readonly status: 'refused'; readonly reason: 'invalid' | 'expired' | 'taken' }
  /** No answer. Asking again gives the outcome. */
  | { readonly status: 'unknown' };

/** A link works once, so concurrent renders share one call. */
const inFlight = new Map<string, Promise<Confirmation>>();

function confirm(token: string): Promise<Confirmation> {
  const known = inFlight.get(token);
  if (known !== undefined) return known;
  const request = ask(token).finally(() => inFlight.delete(token));
  inFlight.set(token, request);
  return request;
}

async function ask(token: string): Promise<Confirmation> {
  try {
    // A changed address ends every session, including this one, which must not leave for the sign-in
    // page before it has said so.
    return await keepSessionDuring(async () => {
      const { email, moved } = await call('confirmEmailChange', { token });
      rememberEmailToken(null);
      if (moved && currentSession().status === 'signed-in') await signOut();
      return { status: 'done', email, moved };
    });
  } catch (error) {
    return outcomeOf(error);
  }
}

function outcomeOf(error: unknown): Confirmation {
  if (!(error instanceof CallError)) return { status: 'unknown' };
  switch (error.code) {
    case 'token-expired':
      return { status: 'refused', reason: 'expired' };
    case 'already-exists':
      return { status: 'refused', reason: 'taken' };
    case 'token-invalid':
    case 'invalid-input':
      return { status: 'refused', reason: 'invalid' };
    default:
      return { status: 'unknown' };
  }
}

/** Confirms an address with the token of an emailed link. */
export function useConfirmation(token: string | null) {
  const [state, setState] = useState<Confirmation>({ status: 'running' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again
  useEffect(() => {
    if (token === null) return;
    let isShown = true;
    setState({ status: 'running' });
    void confirm(token).then((outcome) => {
      if (isShown) setState(outcome);
    });
    return () => {
      isShown = false;
    };
  }, [token, attempt]);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  const confirmation: Confirmation =
    token === null ? { status: 'refused', reason: 'invalid' } : state;
  return { confirmation, retry };
}
