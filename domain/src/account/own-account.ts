import * as z from 'zod/mini';
import { text } from '../schemas';
import { newPasswordSchema } from './password';
import { requestPasswordResetInput } from './password-reset';

/** How long ago somebody may have shown who they are, to change what their account hangs on. */
export const RECENT_SIGN_IN_MS = 5 * 60_000;

/** How long the link works that confirms a new email address, in milliseconds. */
export const EMAIL_CHANGE_VALID_MS = 86_400_000;

const nothing = z.strictObject({});

export const changePasswordInput = z.strictObject({ password: newPasswordSchema });
export type ChangePasswordInput = z.infer<typeof changePasswordInput>;
export interface ChangePasswordResult {
  readonly changed: true;
}

/** The address an account is to move to, judged as every address that a person types. */
export const requestEmailChangeInput = requestPasswordResetInput;
export type RequestEmailChangeInput = z.infer<typeof requestEmailChangeInput>;
export interface RequestEmailChangeResult {
  readonly sent: true;
}

export const confirmEmailChangeInput = z.strictObject({ token: text(200) });
export type ConfirmEmailChangeInput = z.infer<typeof confirmEmailChangeInput>;
export interface ConfirmEmailChangeResult {
  readonly email: string;
  /** Whether the account had another address, or none: then every session has ended. */
  readonly moved: boolean;
}

export const signOutEverywhereInput = nothing;
export type SignOutEverywhereInput = z.infer<typeof signOutEverywhereInput>;
export interface SignOutEverywhereResult {
  readonly signedOut: true;
}

export const downloadAccountInput = nothing;
export type DownloadAccountInput = z.infer<typeof downloadAccountInput>;
/** Everything the product holds about one person; times are ISO 8601 in UTC. */
export interface DownloadAccountResult {
  readonly exportedAt: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export const deleteAccountInput = nothing;
export type DeleteAccountInput = z.infer<typeof deleteAccountInput>;
export interface DeleteAccountResult {
  readonly deleted: true;
}
