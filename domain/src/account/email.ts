import * as z from 'zod/mini';
import { LIMITS } from '../foundation/fields';

/** Sentences about a typed address (specification 1, section 5). */
export const EMAIL_MESSAGES = {
  missing: 'Please enter your email address',
  invalid: 'Please enter a valid email address',
} as const;

/** An address as typed; in lower case once parsed. */
export function typedEmail(missing: string = EMAIL_MESSAGES.missing) {
  return z.pipe(
    z
      .string()
      .check(
        z.trim(),
        z.toLowerCase(),
        z.minLength(1, missing),
        z.maxLength(LIMITS.email, EMAIL_MESSAGES.invalid),
      ),
    z.email(EMAIL_MESSAGES.invalid),
  );
}

export const typedEmailInput = z.strictObject({ email: typedEmail() });
