/** The database where the signup wizard stores its draft and photo. */
export const SIGN_UP_DRAFT = 'hearthkin.sign-up';
export const SIGN_UP_PHOTOS = 'hearthkin-sign-up';

/** Deletes this tab's signup draft once the account is complete or the user has signed out. */
export function forgetSignUp(): void {
  if (sessionStorage.getItem(SIGN_UP_DRAFT) === null) return;
  sessionStorage.removeItem(SIGN_UP_DRAFT);
  if ('indexedDB' in globalThis) indexedDB.deleteDatabase(SIGN_UP_PHOTOS);
}
