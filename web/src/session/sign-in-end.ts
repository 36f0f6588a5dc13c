/** In `localStorage`: the sign-in on this device ends with the browser. */
export const ENDS_WITH_BROWSER = 'hearthkin.ends-with-browser';

/** Has no expiry, so the browser drops it when it closes, unless it restores its last session. */
export const BROWSER_IS_OPEN = 'hearthkin_open';

/** Null where the browser blocks it, and cookies with it. */
export function deviceStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

export function browserIsOpen(): boolean {
  return document.cookie.split('; ').includes(`${BROWSER_IS_OPEN}=1`);
}

/** Whether the browser was closed since a sign-in that was to end with it. */
export function signInHasEnded(): boolean {
  return deviceStorage()?.getItem(ENDS_WITH_BROWSER) === '1' && !browserIsOpen();
}
