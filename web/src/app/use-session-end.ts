import { useEffect, useRef, useState } from 'react';
import type { User } from '../data/accounts/account-queries';
import type { Live } from '../data/kit/live-query';
import type { Doc } from '../data/kit/readers';
import type { SignedIn } from '../session/auth-client';
import { isEnded, useSessionIsKept } from '../session/session-end';

/** The attempts of a device that has renewed its session before a denial counts, and their pace. */
const DENIALS = 3;
const AGAIN_MS = 500;

/** The reason why a person is signed out here. */
type End = 'suspended' | 'ended';

/**
 * Signs the person out once the session has ended: from another device, because the account is suspended, or because
 * it was deleted while it was open here.
 * @param logOutAs must not change between renders.
 */
export function useSessionEnd(
  person: SignedIn,
  account: Live<Doc<User> | null>,
  logOutAs: (end: End) => void,
): void {
  const isKept = useSessionIsKept();
  const data = account.status === 'ready' ? account.data?.data : undefined;
  const isGone = account.status === 'ready' && account.data === null;
  const hadAccount = useRef(false);
  useEffect(() => {
    if (data !== undefined) hadAccount.current = true;
  }, [data]);
  // Suspension ends all sessions too, but has its own message.
  const isSuspended = data?.accountStatus === 'suspended';
  // An ended session reads nothing of its own, and only that is denied here. One that this device has just renewed is
  // denied until the database has the new token.
  const isRefused = account.status === 'failed' && account.isDenied === true && !isKept;
  const [hasRenewed, setRenewed] = useState(false);
  useEffect(() => {
    if (isKept) setRenewed(true);
  }, [isKept]);
  const [denials, setDenials] = useState(0);
  const counts = isRefused && (!hasRenewed || denials >= DENIALS);
  const { retry } = account;
  useEffect(() => {
    if (!isRefused || counts) return;
    const again = setTimeout(() => {
      setDenials(denials + 1);
      retry();
    }, AGAIN_MS);
    return () => clearTimeout(again);
  }, [isRefused, counts, denials, retry]);
  useEffect(() => {
    if (data !== undefined) setDenials(0);
  }, [data]);
  const hasEnded =
    !isKept &&
    (counts ||
      (data !== undefined && isEnded(person, data.sessionsEndedAt)) ||
      (isGone && hadAccount.current));
  useEffect(() => {
    // A person who deletes their account here is told so instead.
    if (isSuspended && !isKept) logOutAs('suspended');
    else if (hasEnded) logOutAs('ended');
  }, [isSuspended, isKept, hasEnded, logOutAs]);
}
