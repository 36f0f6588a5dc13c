const PREFIX = 'hearthkin.documents.';

/** Where this tab keeps which documents a person has chosen to hand in. */
export function documentsKey(uid: string): string {
  return PREFIX + uid;
}

/** Forgets the choices of everybody else in this tab; null forgets all of them. */
export function forgetDocumentsExcept(uid: string | null): void {
  const kept = uid === null ? null : documentsKey(uid);
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PREFIX) && key !== kept) sessionStorage.removeItem(key);
  }
}
