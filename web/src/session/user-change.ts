import { claimFiles } from '../firebase/device-files';
import { forgetPreviousUser } from '../lib/user-change';
import { TAB_KEY, whenClaimed } from './expected-user';

/**
 * Makes this tab one user's, or no one's. First clears the data of the previous user, who may have
 * closed the browser without signing out: the tab's at once, the device's files when no other tab
 * uses them.
 */
export async function setDeviceUser(uid: string | null): Promise<void> {
  await whenClaimed();
  const previous = sessionStorage.getItem(TAB_KEY);
  if (previous !== null && previous !== uid) await forgetPreviousUser();
  if (uid === null) sessionStorage.removeItem(TAB_KEY);
  else sessionStorage.setItem(TAB_KEY, uid);
  await claimFiles(uid);
}
