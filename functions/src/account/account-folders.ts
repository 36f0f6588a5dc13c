/** A person's folders in Storage, each with a trailing slash. */
export function foldersOf(uid: string): readonly string[] {
  return [`profiles/${uid}/`, `verification/${uid}/`, `claims/${uid}/`];
}
