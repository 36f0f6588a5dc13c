/** The kinds of files that people upload to their profile. Only a companion has a video. */
export const PROFILE_FILE_KINDS = ['photo', 'cover', 'video'] as const;
export type ProfileFileKind = (typeof PROFILE_FILE_KINDS)[number];

/** The path to which a person uploads a file, in place of the one before. No one reads it but `publishProfileFile`. */
export function uploadPathOf(uid: string, kind: ProfileFileKind): string {
  return `uploads/${uid}/${kind}`;
}
