import { claimFiles, OWNER_KEY } from '../firebase/device-files';
import { deviceStorage, signInHasEnded } from './sign-in-end';

/** The uid whose data this tab holds. Other tabs may belong to other users. */
export const TAB_KEY = 'hearthkin.tab-of';

/** The claim of the device's files for the expected user. */
let claim: Promise<void> | null = null;

/**
 * The user who is most likely signed in, while the session starts: the one whose data the device's files hold. Null where their sign-in may
 * have ended with the browser or a tab, or this tab is another user's.
 */
export function expectedUser(): string | null {
  const owner = deviceStorage()?.getItem(OWNER_KEY);
  if (!owner || signInHasEnded()) return null;
  const tabUser = sessionStorage.getItem(TAB_KEY);
  // Without cookies, a sign-in may have been one tab's only.
  const isPossible = tabUser === null ? navigator.cookieEnabled : tabUser === owner;
  return isPossible ? owner : null;
}

/** Claims the device's files for the expected user, until the session is known. */
export function claimForExpected(): Promise<void> {
  const uid = expectedUser();
  // What can't be claimed shows once the session is known, if it can be read at all.
  claim ??= uid === null ? Promise.resolve() : claimFiles(uid).catch(console.warn);
  return claim;
}

/** Once that claim is made, if it was begun. */
export const whenClaimed = () => claim;
