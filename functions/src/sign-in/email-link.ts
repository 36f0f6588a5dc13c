import { EMAIL_CHANGE_VALID_MS } from '@hearthkin/domain/account/own-account';
import { DAY_MS } from '@hearthkin/domain/foundation/durations';
import type { EmailChange } from '../platform/records/records';
import { hashOf, newResetToken } from '../platform/reset-token';

/** Kept for another day, so that an expired link can be told from a wrong one. */
const KEEP_MS = EMAIL_CHANGE_VALID_MS + DAY_MS;

export interface EmailLink {
  /** Only in the mailed link. */
  readonly token: string;
  /** The document id of `change`. */
  readonly id: string;
  readonly change: EmailChange;
}

/** A new link that verifies an address. */
export function newEmailLink(
  { uid, email, oldEmail }: Pick<EmailChange, 'uid' | 'email' | 'oldEmail'>,
  now: Date,
): EmailLink {
  const token = newResetToken();
  const change: EmailChange = {
    uid,
    email,
    oldEmail,
    createdAt: now,
    expiresAt: new Date(now.getTime() + EMAIL_CHANGE_VALID_MS),
    usedAt: null,
    expireAt: new Date(now.getTime() + KEEP_MS),
  };
  return { token, id: hashOf(token), change };
}
