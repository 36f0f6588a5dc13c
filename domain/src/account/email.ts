import * as z from 'zod/mini';
import { LIMITS } from '../foundation/fields';
import { tidyLine } from '../foundation/typed';

/** Sentences about a typed address (specification 1, section 5). */
export const EMAIL_MESSAGES = {
  missing: 'Please enter your email address',
  invalid: 'Please enter a valid email address',
} as const;

/** A part of a domain between two dots (RFC 1035, section 2.3.1); names of other scripts travel as `xn--`. */
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';

/** Characters before the @ without quotes (RFC 5322, section 3.2.3, `dot-atom`). */
const ATOM = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";

/** An address that mail can be sent to over the internet, in lower case. */
const ADDRESS = new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+(?!\\d+$)${LABEL}$`);

/** An address as typed, in lower case, with its domain as mail servers know it: "info@пример.рф" is "info@xn--e1afmkfd.xn--p1ai". */
export function tidyAddress(typed: string): string {
  const [local = '', domain, ...rest] = tidyLine(typed).toLowerCase().split('@');
  if (domain === undefined || rest.length > 0) return tidyLine(typed).toLowerCase();
  const url = `https://${domain}`;
  const isForeign = /^[\p{L}\p{M}\p{Nd}.。-]+$/u.test(domain) && /\P{ASCII}/u.test(domain);
  return `${local}@${isForeign && URL.canParse(url) ? new URL(url).hostname : domain}`;
}

/** The stored address of an account or a message. */
export const emailSchema = z
  .string()
  .check(z.maxLength(LIMITS.email), z.toLowerCase(), z.regex(ADDRESS, EMAIL_MESSAGES.invalid));

/** An address as typed; in lower case once parsed. */
export function typedEmail(missing: string = EMAIL_MESSAGES.missing) {
  return z
    .string()
    .check(
      z.overwrite(tidyAddress),
      z.minLength(1, { error: missing, abort: true }),
      z.maxLength(LIMITS.email, { error: EMAIL_MESSAGES.invalid, abort: true }),
      z.regex(ADDRESS, EMAIL_MESSAGES.invalid),
    );
}

export const typedEmailInput = z.strictObject({ email: typedEmail() });
