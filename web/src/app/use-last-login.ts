import { useEffect } from 'react';
import type { User } from '../data/accounts/account-queries';
import type { Live } from '../data/kit/live-query';
import type { Doc } from '../data/kit/readers';
import type { SignedIn } from '../session/auth-client';
import { isEnded } from '../session/session-end';
import { useNow } from '../ui/hooks/clock';

/** Sign-in times are whole seconds and come from another clock. */
const CLOCK_TOLERANCE_MS = 1_000;

/** A returning user's open session counts as a new visit after a day. */
const VISIT_MS = 24 * 60 * 60 * 1_000;

/**
 * Whether a session should update `lastLoginAt`: it began after the last recorded sign-in, or is
 * visited a day later. Unused accounts are closed (`inactivityOf`).
 */
function isVisitDue(person: SignedIn, account: User, now: Date): boolean {
  const known = account.lastLoginAt.getTime();
  return (
    (person.signedInAt.getTime() - known > CLOCK_TOLERANCE_MS ||
      now.getTime() - known >= VISIT_MS) &&
    account.accountStatus === 'active' &&
    !isEnded(person, account.sessionsEndedAt)
  );
}

/** Records a visit once. A failure has no effect on the user. */
export function useLastLogin(person: SignedIn, account: Live<Doc<User> | null>): void {
  const { uid } = person;
  const now = useNow();
  const signedInAt = person.signedInAt.getTime();
  // The cached account may be outdated.
  const data = account.status === 'ready' && !account.fromCache ? account.data?.data : undefined;
  const isDue = data !== undefined && isVisitDue(person, data, now);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new sign-in is recorded too
  useEffect(() => {
    if (!isDue) return;
    import('./last-login-store')
      .then(({ saveLastLogin }) => saveLastLogin(uid))
      .catch((error: unknown) => console.warn('Could not record the visit', error));
  }, [isDue, uid, signedInAt]);
}
