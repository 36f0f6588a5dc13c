import { pictureType } from '../verification/picture-type';

const MEGABYTE = 1024 * 1024;

/** Profile pictures and videos must be smaller than this, in bytes. The Storage rules repeat it. */
export const PROFILE_PICTURE_MAX_BYTES = 5 * MEGABYTE;
export const PROFILE_VIDEO_MAX_BYTES = 50 * MEGABYTE;

export const PROFILE_FILE_MESSAGES = {
  videoType: 'Please choose an MP4 or WebM video',
  videoSize: 'The video must be smaller than 50 MB',
  videoUnreadable: 'We can’t read this video. Please choose another MP4 or WebM',
} as const;

export type ProfilePictureType = 'image/jpeg' | 'image/png' | 'image/webp';
export type ProfileVideoType = 'video/mp4' | 'video/webm';

/** The number of bytes at the start of a file that decide its type. */
export const PROFILE_FILE_HEAD_BYTES = 256;

function textAt(head: Uint8Array, from: number, length: number): string {
  return String.fromCharCode(...head.subarray(from, from + length));
}

/** The type of a picture by its first bytes; null for anything else. */
export function profilePictureType(head: Uint8Array): ProfilePictureType | null {
  const isWebp = textAt(head, 0, 4) === 'RIFF' && textAt(head, 8, 4) === 'WEBP';
  return isWebp ? 'image/webp' : pictureType(head);
}

/** The conditions for a picture of a profile. */
export const PROFILE_PICTURE = {
  maxBytes: PROFILE_PICTURE_MAX_BYTES,
  typeOf: profilePictureType,
} as const;

/** Brands in the MP4 family that are still pictures (HEIC, AVIF) or QuickTime. */
const NOT_MP4 = /^(hei|hev|mif|msf|avi|qt)/;

/** The type of a video by its first bytes; null for anything else. */
export function profileVideoType(head: Uint8Array): ProfileVideoType | null {
  if (textAt(head, 4, 4) === 'ftyp') return NOT_MP4.test(textAt(head, 8, 4)) ? null : 'video/mp4';
  const isMatroska = textAt(head, 0, 4) === '\x1a\x45\xdf\xa3';
  // Matroska files start the same way; only WebM names itself within the first bytes.
  return isMatroska && textAt(head, 0, head.length).includes('webm') ? 'video/webm' : null;
}
