import { logger } from './logger';

const TIMEOUT_MS = 5_000;

/**
 * Reads a file from another host.
 * @param maxBytes more than that isn't read.
 * @returns null if it is larger, or can't be had within five seconds. No redirect is followed: the caller has checked the host of
 * this address only.
 */
export async function fetchFile(url: string, maxBytes: number): Promise<Buffer | null> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { ok, status, body } = await fetch(url, { redirect: 'error', signal });
    if (!ok || body === null) throw new Error(`Answered ${status}`);
    const parts: Uint8Array[] = [];
    let bytes = 0;
    for await (const part of body) {
      bytes += part.length;
      if (bytes > maxBytes) throw new Error(`Larger than ${maxBytes} bytes`);
      parts.push(part);
    }
    return Buffer.concat(parts);
  } catch (error) {
    // Without the address, which is about a person.
    logger.warn('A file of another host can’t be read', { error: String(error) });
    return null;
  }
}
