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

/** Checks a video the same way, and that an MP4 is one beyond its first bytes. */
export async function checkVideo(chosen: Blob): Promise<CheckedFile> {
  const checked = await checkFile(chosen, {
    maxBytes: PROFILE_VIDEO_MAX_BYTES,
    typeOf: profileVideoType,
    wrongType: PROFILE_FILE_MESSAGES.videoType,
    tooLarge: PROFILE_FILE_MESSAGES.videoSize,
  });
  if (checked.file?.type === 'video/mp4' && !(await hasMovie(checked.file))) {
    return { file: null, problem: PROFILE_FILE_MESSAGES.videoType };
  }
  return checked;
}

/** Far more than the top level of a video has. */
const MAX_BOXES = 10_000;

/** Whether the boxes of an MP4 follow each other and describe a movie (ISO 14496-12, section 4.2). */
async function hasMovie(video: Blob): Promise<boolean> {
  const found = new Set<string>();
  let at = 0;
  for (let count = 0; at + 8 <= video.size && count < MAX_BOXES; count += 1) {
    const head = new DataView(await video.slice(at, at + 16).arrayBuffer());
    const type = String.fromCharCode(...[4, 5, 6, 7].map((index) => head.getUint8(index)));
    if (!/^[\x20-\x7e]{4}$/.test(type)) break;
    found.add(type);
    const short = head.getUint32(0);
    // 1: the size follows in 64 bits. 0: the box reaches to the end.
    const isLong = short === 1 && head.byteLength === 16;
    const size = isLong ? Number(head.getBigUint64(8)) : short;
    if (size < 8) break;
    at += size;
  }
  return found.has('moov') && (found.has('mdat') || found.has('moof'));
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
