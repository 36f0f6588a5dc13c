import * as z from 'zod/mini';
import { text } from '../foundation/schemas';
import { newPasswordSchema } from './password';
import { PROFILE_FILE_KINDS } from './profile-upload';
import { PROVIDER_IDS, providerIdSchema } from './provider-signup';

/**
 * How recent a sign-in must be to change the password, the email address or the ways to sign in,
 * or to delete the account.
 */
export const RECENT_SIGN_IN_MS = 5 * 60_000;

/** The time for which the link that confirms a new email address works, in milliseconds. */
export const EMAIL_CHANGE_VALID_MS = 86_400_000;

/** A new password, and which providers may go on signing in; every other one is removed. */
export const changePasswordInput = z.strictObject({
  password: newPasswordSchema,
  keep: z._default(z.array(providerIdSchema).check(z.maxLength(PROVIDER_IDS.length)), []),
});

/** The most time since the text message that proves a phone number. */
export const PHONE_PROOF_MS = 10 * 60_000;

/** Input of `confirmPhone`: the token of a sign-in with a code that was sent to the number. */
export const confirmPhoneInput = z.strictObject({
  proof: z.string().check(z.minLength(1), z.maxLength(4000)),
});

/** Input of `publishProfileFile`: which of the caller's uploads. */
export const publishProfileFileInput = z.strictObject({ kind: z.enum(PROFILE_FILE_KINDS) });

export const confirmEmailChangeInput = z.strictObject({ token: text(200) });
