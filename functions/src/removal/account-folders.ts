/** A person's folders in Storage, each with a trailing slash. */
export function foldersOf(uid: string): readonly string[] {
  return ['profiles', 'uploads', 'verification', 'claims'].map((folder) => `${folder}/${uid}/`);
}
