import { createHash } from 'node:crypto';

/** SHA-256, in hex. */
export function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
