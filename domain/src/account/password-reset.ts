import * as z from 'zod/mini';
import { text } from '../schemas';
import { LIMITS } from './fields';
import { newPasswordSchema } from './password';

/** Letters and digits of a reset token (specification 1, section 3). */
export const RESET_TOKEN_LENGTH = 32;
export const RESET_TOKEN_ALPHABET =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** How long a reset link works, in milliseconds (specification 1, section 9). */
export const RESET_TOKEN_VALID_MS = 86_400_000;

/** Sentences about a typed address (specification 1, section 5). */
export const EMAIL_MESSAGES = {
  missing: 'Please enter your email address',
  invalid: 'Please enter a valid email address',
} as const;

/** An address as typed; in lower case once parsed. */
export const typedEmailInput = z.strictObject({
  email: z.pipe(
    z
      .string()
      .check(
        z.trim(),
        z.toLowerCase(),
        z.minLength(1, EMAIL_MESSAGES.missing),
        z.maxLength(LIMITS.email, EMAIL_MESSAGES.invalid),
      ),
    z.email(EMAIL_MESSAGES.invalid),
  ),
});

/** Any short text; a wrong token is simply not found. */
const tokenInput = text(200);

export const checkPasswordResetTokenInput = z.strictObject({ token: tokenInput });

export const resetPasswordInput = z.strictObject({
  token: tokenInput,
  password: newPasswordSchema,
});
