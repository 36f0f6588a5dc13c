import { createHash } from 'node:crypto';

/**
 * A short number that follows from a document's id, for people to write and say: "1F3A9-C02B7". 40 bits of a hash, so two are
 * hardly ever the same.
 */
export function caseNumberOf(id: string): string {
  const digits = createHash('sha256').update(id).digest('hex').slice(0, 10).toUpperCase();
  return `${digits.slice(0, 5)}-${digits.slice(5)}`;
}
