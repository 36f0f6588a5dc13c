import { RESET_TOKEN_VALID_MS } from '@hearthkin/domain/account/password-reset';
import type { CallableResults } from '@hearthkin/domain/callables';
import { type Mailbox, startMailbox } from '@hearthkin/emulators/mailbox/mailbox';
import type { Message } from '@hearthkin/emulators/mailbox/message';
import type { PasswordDeps } from '../../functions/src/account/after-new-password';
import { checkPasswordResetToken } from '../../functions/src/account/check-password-reset-token';
import {
  type LinkDeps,
  requestPasswordReset,
} from '../../functions/src/account/request-password-reset';
import { resetPassword } from '../../functions/src/account/reset-password';
import { hashOf, newResetToken } from '../../functions/src/account/reset-token';
import { mailSenders } from '../../functions/src/core/mail-senders';
import type { Actor } from '../support/actors';
import { adminAuth, adminDb, put } from '../support/admin';
import { httpSettings, sendingQueue } from '../support/mail-queue';
import { mailsTo } from '../support/mailbox';
import { authAs } from '../support/rest-client';

export const SITE_URL = 'https://hearthkin.test';

/** A unique network. */
export function newNetwork(): string {
  return `network-${newResetToken()}`;
}

/**
 * The three functions of a password reset, with a mailbox of their own whose senders can fail, and
 * with a given time and network.
 */
export class PasswordResetFunctions {
  readonly #mailbox: Mailbox;
  readonly deps: PasswordDeps & LinkDeps;

  static async open(): Promise<PasswordResetFunctions> {
    return new PasswordResetFunctions(await startMailbox(0));
  }

  private constructor(mailbox: Mailbox) {
    this.#mailbox = mailbox;
    const senders = mailSenders(httpSettings(mailbox.url));
    const queue = sendingQueue(adminDb, senders);
    this.deps = { auth: adminAuth, senders, queue, siteUrl: SITE_URL };
  }

  close(): Promise<void> {
    return this.#mailbox.close();
  }

  ask(email: string, { now = new Date(), network = newNetwork() } = {}) {
    const call = { input: { email }, caller: null, network, now, db: adminDb };
    return requestPasswordReset.handler(call, this.deps);
  }

  check(token: string, now = new Date()): Promise<CallableResults['checkPasswordResetToken']> {
    const call = { input: { token }, caller: null, network: newNetwork(), now, db: adminDb };
    return checkPasswordResetToken.handler(call, adminAuth);
  }

  reset(token: string, password: string, now = new Date(), auth = adminAuth) {
    const input = { token, password };
    const call = { input, caller: null, network: newNetwork(), now, db: adminDb };
    return resetPassword.handler(call, { ...this.deps, auth });
  }

  /** Requests a link and returns the token in the email. */
  async tokenFor(email: string, now = new Date()): Promise<string> {
    await this.ask(email, { now });
    const mail = (await this.mailsTo(email)).at(-1);
    return tokenIn(mail);
  }

  mailsTo(email: string): Promise<Message[]> {
    return mailsTo(email, this.#mailbox.url);
  }

  /** How each sender fails; null repairs it. */
  async failSenders(failures: { primary?: number | null; fallback?: number | null }) {
    await fetch(`${this.#mailbox.url}/failures`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(failures),
    });
  }
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
