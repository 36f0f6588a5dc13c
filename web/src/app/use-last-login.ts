import { useEffect } from 'react';
import type { User } from '../data/accounts/account-queries';
import type { Live } from '../data/kit/live-query';
import type { Doc } from '../data/kit/readers';
import type { SignedIn } from '../session/auth-client';
import { isEnded } from '../session/session-end';
import { useNow } from '../ui/hooks/clock';

/** Sign-ins are dated by whole seconds, and the server's clock is not the one that dates them. */
const CLOCK_TOLERANCE_MS = 1_000;

/** Somebody who comes back to an open session is written down again after so long. */
const VISIT_MS = 24 * 60 * 60 * 1_000;

/**
 * Whether a session that is still good began after the last sign-in that its account knows of, or is
 * visited a day after that: an account that nobody uses is closed (`inactivityOf`).
 */
function isUnknown(person: SignedIn, account: User, now: Date): boolean {
  const known = account.lastLoginAt.getTime();
  return (
    (person.signedInAt.getTime() - known > CLOCK_TOLERANCE_MS ||
      now.getTime() - known >= VISIT_MS) &&
    account.accountStatus === 'active' &&
    !isEnded(person, account.sessionsEndedAt)
  );
}

/** Writes a visit down in its account, once; nobody is kept from anything when that fails. */
export function useLastLogin(person: SignedIn, account: Live<Doc<User> | null>): void {
  const { uid } = person;
  const now = useNow();
  const signedInAt = person.signedInAt.getTime();
  // What this device remembers may be older than what the account says by now.
  const data = account.status === 'ready' && !account.fromCache ? account.data?.data : undefined;
  const isDue = data !== undefined && isUnknown(person, data, now);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another sign-in is written down as well
  useEffect(() => {
    if (!isDue) return;
    import('./last-login-store')
      .then(({ saveLastLogin }) => saveLastLogin(uid))
      .catch((error: unknown) => console.warn('The visit could not be written down', error));
  }, [isDue, uid, signedInAt]);
}
