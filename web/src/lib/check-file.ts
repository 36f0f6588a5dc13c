import {
  PROFILE_FILE_HEAD_BYTES,
  PROFILE_FILE_MESSAGES,
  PROFILE_VIDEO_MAX_BYTES,
  profileVideoType,
} from '@hearthkin/domain/account/profile-files';

/** A file with its real type, or the reason it can't be used. */
type CheckedFile =
  | { readonly file: Blob; readonly problem: null }
  | { readonly file: null; readonly problem: string };

/**
 * Checks a video by its first bytes, whatever its name says, and leaves out what was written beside pictures and sound: where
 * it was filmed never leaves the device. The server does it again.
 */
export async function checkVideo(chosen: Blob): Promise<CheckedFile> {
  const refused = (problem: string): CheckedFile => ({ file: null, problem });
  const head = new Uint8Array(await chosen.slice(0, PROFILE_FILE_HEAD_BYTES).arrayBuffer());
  const type = profileVideoType(head);
  if (type === null) return refused(PROFILE_FILE_MESSAGES.videoType);
  if (chosen.size >= PROFILE_VIDEO_MAX_BYTES) return refused(PROFILE_FILE_MESSAGES.videoSize);
  // Few people have a video, and everyone with a picture loads this file.
  const { stripVideo } = await import('@hearthkin/domain/video/strip-video');
  const stripped = stripVideo(new Uint8Array(await chosen.arrayBuffer()), type);
  return stripped === null
    ? refused(PROFILE_FILE_MESSAGES.videoUnreadable)
    : { file: new Blob([stripped], { type }), problem: null };
}
