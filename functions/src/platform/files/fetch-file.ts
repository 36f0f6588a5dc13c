import { logger } from '../logger';
import { type FileLimits, type KnownFile, readKnownFile } from './known-file';

const TIMEOUT_MS = 5_000;

/**
 * Reads a file from another host.
 * @returns null if it is larger, of another type, or can't be had within five seconds. No redirect is followed: the caller has
 * checked the host of this address only.
 */
export async function fetchFile<Type extends string>(
  url: string,
  limits: FileLimits<Type>,
): Promise<KnownFile<Type> | null> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { ok, status, body } = await fetch(url, { redirect: 'error', signal });
    if (!ok || body === null) throw new Error(`Answered ${status}`);
    const file = await readKnownFile(body, limits);
    if (typeof file === 'string') throw new Error(file);
    return file;
  } catch (error) {
    // Without the address, which is about a person.
    logger.warn('A file of another host can’t be read', { error: String(error) });
    return null;
  }
}
