/** The folders of Storage in which everything of one person lies; each ends with a slash. */
export function foldersOf(uid: string): readonly string[] {
  return [`profiles/${uid}/`, `verification/${uid}/`];
}
