import { useEffect, useSyncExternalStore } from 'react';
import type { Session } from '../session/session';

/** Says that somebody was signed in when the site was last open here; not who. */
const KEY = 'hearthkin.somebody';

const never = () => () => {};

/** Whether somebody was; a browser that blocks storage remembers nobody. */
function remembersSomebody(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

function remember(isSomebody: boolean): void {
  try {
    if (isSomebody) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Then the navigation changes once it is known who is here.
  }
}

/**
 * Who the navigation is for. While that is being found out it is for a visitor, as in the pages that
 * are built beforehand, unless this device has somebody who stays signed in.
 */
export function useShownSession(session: Session): Session {
  const mayBeSomebody = useSyncExternalStore(never, remembersSomebody, () => false);
  const { status } = session;
  useEffect(() => {
    if (status === 'signed-in' || status === 'visitor') remember(status === 'signed-in');
  }, [status]);
  return status === 'starting' && !mayBeSomebody ? { status: 'visitor' } : session;
}
