import * as z from 'zod/mini';
import { text } from '../foundation/schemas';
import { newPasswordSchema } from './password';

/** Letters and digits of a reset token (specification 1, section 3). */
export const RESET_TOKEN_LENGTH = 32;
export const RESET_TOKEN_ALPHABET =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** The time for which a reset link works, in milliseconds (specification 1, section 9). */
export const RESET_TOKEN_VALID_MS = 86_400_000;

/** Any short text; a wrong token is simply not found. */
const tokenInput = text(200);

export const checkPasswordResetTokenInput = z.strictObject({ token: tokenInput });

export const resetPasswordInput = z.strictObject({
  token: tokenInput,
  password: newPasswordSchema,
});
