import { claimFiles } from '../firebase/device-files';
import { forgetPreviousUser } from '../lib/user-change';

/** Whose data this tab holds. Other tabs may belong to other people. */
const TAB_KEY = 'hearthkin.tab-of';

/**
 * Makes this tab one person's, or no one's. Data of the previous person, who may have closed the browser
 * without signing out, is forgotten first: in the tab, and in the device's files once no other tab
 * uses them.
 */
export async function handDeviceTo(uid: string | null): Promise<void> {
  const previous = sessionStorage.getItem(TAB_KEY);
  if (previous !== null && previous !== uid) await forgetPreviousUser();
  if (uid === null) sessionStorage.removeItem(TAB_KEY);
  else sessionStorage.setItem(TAB_KEY, uid);
  await claimFiles(uid);
}
