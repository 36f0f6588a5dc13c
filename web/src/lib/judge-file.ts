import {
  PROFILE_FILE_HEAD_BYTES,
  PROFILE_FILE_MESSAGES,
  PROFILE_PICTURE_MAX_BYTES,
  PROFILE_VIDEO_MAX_BYTES,
  profilePictureType,
  profileVideoType,
} from '@hearthkin/domain/account/profile-files';

/** A file under the type it really is of, or why it may not be used. */
export type JudgedFile =
  | { readonly file: Blob; readonly problem: null }
  | { readonly file: null; readonly problem: string };

/** Looks at a chosen picture; neither its name nor its declared type is asked. */
export function judgePicture(chosen: Blob): Promise<JudgedFile> {
  return judge(chosen, {
    maxBytes: PROFILE_PICTURE_MAX_BYTES,
    typeOf: profilePictureType,
    wrongType: PROFILE_FILE_MESSAGES.pictureType,
    tooLarge: PROFILE_FILE_MESSAGES.pictureSize,
  });
}

/** The same for a film. */
export function judgeVideo(chosen: Blob): Promise<JudgedFile> {
  return judge(chosen, {
    maxBytes: PROFILE_VIDEO_MAX_BYTES,
    typeOf: profileVideoType,
    wrongType: PROFILE_FILE_MESSAGES.videoType,
    tooLarge: PROFILE_FILE_MESSAGES.videoSize,
  });
}

interface Standard {
  readonly maxBytes: number;
  readonly typeOf: (head: Uint8Array) => string | null;
  readonly wrongType: string;
  readonly tooLarge: string;
}

async function judge(chosen: Blob, standard: Standard): Promise<JudgedFile> {
  const head = new Uint8Array(await chosen.slice(0, PROFILE_FILE_HEAD_BYTES).arrayBuffer());
  const type = standard.typeOf(head);
  if (type === null) return { file: null, problem: standard.wrongType };
  if (chosen.size >= standard.maxBytes) return { file: null, problem: standard.tooLarge };
  return { file: chosen.slice(0, chosen.size, type), problem: null };
}
