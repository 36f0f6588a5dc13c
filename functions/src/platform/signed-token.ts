import { createHmac, timingSafeEqual } from 'node:crypto';

/** The purpose of a signed token; one of a purpose is none of another. */
type Purpose = 'mail-link' | 'trusted-contact' | 'session-photo' | 'selfie' | 'suspension';

/** A token with a readable payload that only we can make. Nothing is stored for it. */
export function signedToken(purpose: Purpose, content: string, key: string): string {
  const payload = Buffer.from(content).toString('base64url');
  return `${payload}.${signatureOf(purpose, payload, key)}`;
}

/** The content of a token; null unless it was signed for this purpose with this key. */
export function readSignedToken(purpose: Purpose, token: string, key: string): string | null {
  const [payload = '', signature = '', ...rest] = token.split('.');
  // Anyone could sign with an empty key.
  if (key === '' || rest.length > 0) return null;
  if (!isSame(signature, signatureOf(purpose, payload, key))) return null;
  return Buffer.from(payload, 'base64url').toString();
}

function signatureOf(purpose: Purpose, payload: string, key: string): string {
  return createHmac('sha256', key).update(`${purpose}\n${payload}`).digest('base64url');
}

/** Constant-time comparison. */
function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
