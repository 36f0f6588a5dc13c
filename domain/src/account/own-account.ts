import * as z from 'zod/mini';
import { text } from '../schemas';
import { newPasswordSchema } from './password';
import { requestPasswordResetInput } from './password-reset';

/**
 * How recent a sign-in must be to change the password or email address, or to delete the account.
 */
export const RECENT_SIGN_IN_MS = 5 * 60_000;

/** How long the link that confirms a new email address works, in milliseconds. */
export const EMAIL_CHANGE_VALID_MS = 86_400_000;

export const changePasswordInput = z.strictObject({ password: newPasswordSchema });

/** The new address, with the same checks as a password reset. */
export const requestEmailChangeInput = requestPasswordResetInput;

export const confirmEmailChangeInput = z.strictObject({ token: text(200) });
