import { createHmac } from 'node:crypto';
import type { ProviderId } from '@hearthkin/domain/account/provider-signup';

/** The marks that lead from one account of a person to the next. */
export interface PersonMarks {
  /** In E.164. */
  readonly phones: readonly (string | undefined)[];
  /** Any letter case; normalized before hashing. */
  readonly emails: readonly (string | undefined)[];
  readonly providers: readonly { readonly providerId: ProviderId; readonly id: string }[];
}

/**
 * The ids of `rememberedPeople` for these marks, each once: HMAC-SHA256 in hex. A plain hash would
 * reveal a phone number to an attacker who tries them all.
 */
export function hashesOf(key: string, { phones, emails, providers }: PersonMarks): string[] {
  const named = [
    ...phones.map((phone) => ['phone', phone]),
    ...emails.map((email) => ['email', email?.toLowerCase()]),
    ...providers.map(({ providerId, id }) => [providerId, id]),
  ].flatMap(([kind, value]) => (value === undefined || value === '' ? [] : `${kind}\n${value}`));
  return [...new Set(named)].map((one) => createHmac('sha256', key).update(one).digest('hex'));
}
