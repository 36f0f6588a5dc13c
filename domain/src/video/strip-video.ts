import type { ProfileVideoType } from '../account/profile-files';
import { Mp4 } from './strip-mp4';
import { Webm } from './strip-webm';

const COPIES = { 'video/mp4': Mp4, 'video/webm': Webm } as const;

/**
 * A copy of a video with nothing but what plays: no place, no times, no names of devices. Null for a file that can't be
 * read, which no one may get.
 */
export function stripVideo(
  file: Uint8Array,
  type: ProfileVideoType,
): Uint8Array<ArrayBuffer> | null {
  try {
    return new COPIES[type](file).strip();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
