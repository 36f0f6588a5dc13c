import { createHash, randomInt } from 'node:crypto';
import { RESET_TOKEN_ALPHABET, RESET_TOKEN_LENGTH } from '@hearthkin/domain/account/password-reset';

/** A random token; every character is drawn evenly by the system's cryptographic generator. */
export function newResetToken(): string {
  return Array.from({ length: RESET_TOKEN_LENGTH }, () =>
    RESET_TOKEN_ALPHABET.charAt(randomInt(RESET_TOKEN_ALPHABET.length)),
  ).join('');
}

/** The stored form of a token: SHA-256 in hex. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
