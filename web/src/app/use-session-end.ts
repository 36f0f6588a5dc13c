import { useEffect, useRef } from 'react';
import type { User } from '../data/accounts/account-queries';
import type { Live } from '../data/kit/live-query';
import type { Doc } from '../data/kit/readers';
import type { SignedIn } from '../session/auth-client';
import { isEnded, useSessionIsKept } from '../session/session-end';

/**
 * Whether the session has ended: from another device, or because the account was deleted while it
 * was open here.
 */
export function useSessionEnd(person: SignedIn, account: Live<Doc<User> | null>): boolean {
  const isKept = useSessionIsKept();
  const data = account.status === 'ready' ? account.data?.data : undefined;
  const isGone = account.status === 'ready' && account.data === null;
  const hadAccount = useRef(false);
  useEffect(() => {
    if (data !== undefined) hadAccount.current = true;
  }, [data]);
  if (isKept) return false;
  return (
    (data !== undefined && isEnded(person, data.sessionsEndedAt)) || (isGone && hadAccount.current)
  );
}
