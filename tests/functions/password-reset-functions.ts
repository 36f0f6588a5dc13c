import { RESET_TOKEN_VALID_MS } from '@hearthkin/domain/account/password-reset';
import type { Message } from '@hearthkin/emulators/mailbox/message';
import { hashOf, newResetToken } from '../../functions/src/platform/reset-token';
import type { Actor } from '../support/actors';
import { put } from '../support/admin';
import { authAs } from '../support/rest-client';

/** A unique network. */
export function newNetwork(): string {
  return `network-${newResetToken()}`;
}

/** The token of the link in an email. */
export function tokenIn(mail: Message | undefined): string {
  const token = /\/reset-password\?token=([A-Za-z0-9]+)/.exec(mail?.body ?? '')?.[1];
  if (token === undefined) throw new Error(`No link in ${JSON.stringify(mail)}`);
  return token;
}

/** A new reset token for an account, without the email. */
export async function mailedToken({ uid, email }: Actor): Promise<string> {
  const token = newResetToken();
  const createdAt = new Date();
  const expiresAt = new Date(createdAt.getTime() + RESET_TOKEN_VALID_MS);
  await put(`passwordResets/${hashOf(token)}`, {
    email,
    uid,
    createdAt,
    expiresAt,
    usedAt: null,
    expireAt: expiresAt,
  });
  return token;
}

/** Whether a person can sign in with that password. */
export async function canSignIn(email: string, password: string): Promise<boolean> {
  const credentials = { email, password, returnSecureToken: true };
  return (await authAs('accounts:signInWithPassword', credentials)).status === 200;
}
