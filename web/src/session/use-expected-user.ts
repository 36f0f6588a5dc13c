import { useSyncExternalStore } from 'react';
import { expectedUser } from './expected-user';
import { currentSession, type Session, useSession, waitForSession } from './session';

/** The session, for which a page waits that reads for an expected user. Others read only once they know it, or as a visitor. */
export function knownSession(): Session | Promise<Session> {
  return expectedUser() === null
    ? currentSession()
    : waitForSession(({ status }) => status !== 'starting');
}

const neverChanges = () => () => {};

const expectedNow = () => (currentSession().status === 'starting' ? expectedUser() : null);

/**
 * The signed-in user's uid; while the session starts, that of the user who is expected, but not while a prerendered page hydrates. For
 * what a page reads: until the session is known it gets what the device has kept, and what anyone may read.
 */
export function useExpectedUid(): string | null {
  const session = useSession();
  const expected = useSyncExternalStore(neverChanges, expectedNow, () => null);
  return session.status === 'signed-in' ? session.uid : expected;
}
