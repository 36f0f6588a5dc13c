import { claimFiles } from './device-files';

/**
 * What must be forgotten when somebody signs out or somebody else signs in. Each holder of a
 * person's data registers here, so that the session does not have to load those who hold it.
 */
const cleanups = new Set<() => void | Promise<void>>();

export function onUserChange(cleanup: () => void | Promise<void>): void {
  cleanups.add(cleanup);
}

/** Whose data this tab holds; several tabs may be several people's. */
const TAB_KEY = 'hearthkin.tab-of';

/**
 * Makes this tab one person's, or nobody's: whatever is left of anybody else is forgotten first, in
 * the tab and, once no other tab uses them, in the files of the device. That may be somebody who
 * closed the browser without signing out.
 */
export async function handDeviceTo(uid: string | null): Promise<void> {
  const former = sessionStorage.getItem(TAB_KEY);
  if (former !== null && former !== uid) await forgetFormer();
  if (uid === null) sessionStorage.removeItem(TAB_KEY);
  else sessionStorage.setItem(TAB_KEY, uid);
  await claimFiles(uid);
}

/** One cleanup that fails is logged and keeps none of the others from running. */
async function forgetFormer(): Promise<void> {
  const results = await Promise.allSettled([...cleanups].map(async (cleanup) => cleanup()));
  for (const result of results) {
    if (result.status === 'rejected') console.warn('Could not clear local data', result.reason);
  }
}
