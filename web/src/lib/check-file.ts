import {
  PROFILE_FILE_HEAD_BYTES,
  PROFILE_FILE_MESSAGES,
  PROFILE_PICTURE_MAX_BYTES,
  PROFILE_VIDEO_MAX_BYTES,
  profilePictureType,
  profileVideoType,
} from '@hearthkin/domain/account/profile-files';

/** A file with its real type, or the reason it can't be used. */
type CheckedFile =
  | { readonly file: Blob; readonly problem: null }
  | { readonly file: null; readonly problem: string };

/** Checks a picture by its first bytes; its name and declared type are not trusted. */
export function checkPicture(chosen: Blob): Promise<CheckedFile> {
  return checkFile(chosen, {
    maxBytes: PROFILE_PICTURE_MAX_BYTES,
    typeOf: profilePictureType,
    wrongType: PROFILE_FILE_MESSAGES.pictureType,
    tooLarge: PROFILE_FILE_MESSAGES.pictureSize,
  });
}

/**
 * Checks a video the same way, and leaves out what was written beside pictures and sound: where it was filmed never leaves
 * the device. The server does it again.
 */
export async function checkVideo(chosen: Blob): Promise<CheckedFile> {
  const checked = await checkFile(chosen, {
    maxBytes: PROFILE_VIDEO_MAX_BYTES,
    typeOf: profileVideoType,
    wrongType: PROFILE_FILE_MESSAGES.videoType,
    tooLarge: PROFILE_FILE_MESSAGES.videoSize,
  });
  if (checked.file === null) return checked;
  // Few people have a video, and everyone with a picture loads this file.
  const { stripVideo } = await import('@hearthkin/domain/video/strip-video');
  const bytes = new Uint8Array(await checked.file.arrayBuffer());
  const type = profileVideoType(bytes);
  const stripped = type === null ? null : stripVideo(bytes, type);
  return type === null || stripped === null
    ? { file: null, problem: PROFILE_FILE_MESSAGES.videoUnreadable }
    : { file: new Blob([stripped], { type }), problem: null };
}

interface FileRules {
  readonly maxBytes: number;
  readonly typeOf: (head: Uint8Array) => string | null;
  readonly wrongType: string;
  readonly tooLarge: string;
}

async function checkFile(chosen: Blob, rules: FileRules): Promise<CheckedFile> {
  const head = new Uint8Array(await chosen.slice(0, PROFILE_FILE_HEAD_BYTES).arrayBuffer());
  const type = rules.typeOf(head);
  if (type === null) return { file: null, problem: rules.wrongType };
  if (chosen.size >= rules.maxBytes) return { file: null, problem: rules.tooLarge };
  return { file: chosen.slice(0, chosen.size, type), problem: null };
}
