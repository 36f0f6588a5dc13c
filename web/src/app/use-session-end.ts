import { useEffect, useRef } from 'react';
import type { User } from '../data/accounts/account-queries';
import type { Live } from '../data/kit/live-query';
import type { Doc } from '../data/kit/readers';
import type { SignedIn } from '../session/auth-client';
import { isEnded, useSessionIsKept } from '../session/session-end';

/**
 * Whether a session is over by the word of its account: it was ended from another device, or the
 * account has been deleted while it was open here.
 */
export function useSessionEnd(person: SignedIn, account: Live<Doc<User> | null>): boolean {
  const isKept = useSessionIsKept();
  const data = account.status === 'ready' ? account.data?.data : undefined;
  const isGone = account.status === 'ready' && account.data === null && !account.fromCache;
  const hadAccount = useRef(false);
  useEffect(() => {
    if (data !== undefined) hadAccount.current = true;
  }, [data]);
  if (isKept) return false;
  return (
    (data !== undefined && isEnded(person, data.sessionsEndedAt)) || (isGone && hadAccount.current)
  );
}
