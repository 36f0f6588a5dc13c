/** Where the signup wizard keeps what has been filled in, and the picture that goes with it. */
export const SIGN_UP_DRAFT = 'hearthkin.sign-up';
export const SIGN_UP_PHOTOS = 'hearthkin-sign-up';

/** Forgets a signup that was begun in this tab: it is complete, or its person has left. */
export function forgetSignUp(): void {
  if (sessionStorage.getItem(SIGN_UP_DRAFT) === null) return;
  sessionStorage.removeItem(SIGN_UP_DRAFT);
  if ('indexedDB' in globalThis) indexedDB.deleteDatabase(SIGN_UP_PHOTOS);
}
