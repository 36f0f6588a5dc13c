import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { hasFrame } from '../lib/public-pages';
import type { Session } from '../session/session';

/** Set while a user stays signed in on this device. Doesn't say which user. */
const KEY = 'hearthkin.somebody';

const neverChanges = () => () => {};

/** Whether a user was signed in here; false when storage is blocked. */
function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

function remember(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // The navigation then changes once the session is known.
  }
}

/**
 * The session to show navigation for. Until it is known, expects a visitor, as prerendered pages
 * do, unless a user stays signed in on this device. A frame's navigation waits, because those who
 * open it are mostly signed in.
 */
export function useExpectedSession(session: Session): Session {
  const mayBeSignedIn = useSyncExternalStore(neverChanges, wasSignedIn, () => false);
  const isFrame = hasFrame(useLocation().pathname);
  const { status } = session;
  useEffect(() => {
    if (status === 'signed-in' || status === 'visitor') remember(status === 'signed-in');
  }, [status]);
  return status === 'starting' && !mayBeSignedIn && !isFrame ? { status: 'visitor' } : session;
}
