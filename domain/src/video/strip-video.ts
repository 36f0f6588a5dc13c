import type { ProfileVideoType } from '../account/profile-files';
import { stripMp4 } from './strip-mp4';
import { stripWebm } from './strip-webm';

const STRIP = { 'video/mp4': stripMp4, 'video/webm': stripWebm } as const;

/**
 * A copy of a video with nothing but what plays: no place, no times, no names of devices. Null for a file that can't be
 * read, which no one may get.
 */
export function stripVideo(
  file: Uint8Array,
  type: ProfileVideoType,
): Uint8Array<ArrayBuffer> | null {
  return STRIP[type](file);
}
