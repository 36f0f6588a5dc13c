const PREFIX = 'hearthkin.documents.';

/** The storage key for the documents a user has chosen but not yet submitted in this tab. */
export function documentsKey(uid: string): string {
  return PREFIX + uid;
}

/** Deletes other users' choices in this tab; null deletes all of them. */
export function forgetDocumentsExcept(uid: string | null): void {
  const kept = uid === null ? null : documentsKey(uid);
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PREFIX) && key !== kept) sessionStorage.removeItem(key);
  }
}
