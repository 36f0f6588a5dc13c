import { wholeDownload } from '@hearthkin/domain/account/download';
import type { ProviderId } from '@hearthkin/domain/account/provider-signup';
import { type Mailbox, startMailbox } from '@hearthkin/emulators/mailbox/mailbox';
import type { Message } from '@hearthkin/emulators/mailbox/message';
import { downloadAccount } from '../../functions/src/export/download-account';
import { mailSenders } from '../../functions/src/mail/mail-senders';
import type { Caller } from '../../functions/src/platform/caller';
import { deleteAccount } from '../../functions/src/removal/delete-account';
import { addSignInWay } from '../../functions/src/sign-in/add-sign-in-way';
import { changePassword } from '../../functions/src/sign-in/change-password';
import { checkPasswordResetToken } from '../../functions/src/sign-in/check-password-reset-token';
import { confirmEmailChange } from '../../functions/src/sign-in/confirm-email-change';
import { removeSignInWay } from '../../functions/src/sign-in/remove-sign-in-way';
import { requestEmailChange } from '../../functions/src/sign-in/request-email-change';
import { requestPasswordReset } from '../../functions/src/sign-in/request-password-reset';
import { resetPassword } from '../../functions/src/sign-in/reset-password';
import { signOutEverywhere } from '../../functions/src/sign-in/sign-out-everywhere';
import type { Actor } from '../support/actors';
import { adminAuth, adminBucket, adminDb } from '../support/admin';
import { newId } from '../support/builders';
import { httpSettings, sendingQueue } from '../support/mail-queue';
import { mailsTo } from '../support/mailbox';
import { callAs } from './booking-requests';
import { newNetwork, tokenIn } from './password-reset-functions';

export const SITE_URL = 'https://hearthkin.test';

/** When and by whom a function is called; right after signing in by default. */
interface CallOptions extends Partial<Pick<Caller, 'signedInAt'>> {
  readonly now?: Date;
}

/** The functions for a person's own account and of a forgotten password, with a mailbox of their own whose senders can fail. */
export class AccountFunctions {
  readonly #mailbox: Mailbox;
  readonly deps;

  static async open(): Promise<AccountFunctions> {
    return new AccountFunctions(await startMailbox(0));
  }

  private constructor(mailbox: Mailbox) {
    this.#mailbox = mailbox;
    const senders = mailSenders(httpSettings(mailbox.url));
    this.deps = {
      auth: adminAuth,
      senders,
      queue: sendingQueue(adminDb, senders),
      siteUrl: SITE_URL,
      linkKey: 'key',
      // As in the suite, so that its functions recognize whom these have remembered.
      peopleKey: 'local-key-of-remembered-people',
      provider: null,
      deleteFolder: async (prefix: string): Promise<void> => {
        await adminBucket.deleteFiles({ prefix });
      },
      filesIn: async (prefix: string): Promise<string[]> => {
        const [files] = await adminBucket.getFiles({ prefix });
        return files.map(({ name }) => name);
      },
    };
  }

  close(): Promise<void> {
    return this.#mailbox.close();
  }

  changePassword(
    who: Pick<Actor, 'uid'>,
    password: string,
    { keep = [], ...options }: CallOptions & { readonly keep?: ProviderId[] } = {},
  ) {
    return changePassword.handler(asked(who, { password, keep }, options), this.deps);
  }

  addWay(who: Pick<Actor, 'uid'>, provider: ProviderId, options: CallOptions = {}) {
    return addSignInWay.handler(asked(who, { provider }, options), adminAuth);
  }

  removeWay(who: Pick<Actor, 'uid'>, provider: ProviderId, options: CallOptions = {}) {
    return removeSignInWay.handler(asked(who, { provider }, options), this.deps);
  }

  signOutEverywhere(who: Pick<Actor, 'uid'>, options: CallOptions = {}) {
    return signOutEverywhere.handler(asked(who, {}, options), adminAuth);
  }

  requestEmail(who: Pick<Actor, 'uid'>, email: string, options: CallOptions = {}) {
    return requestEmailChange.handler(asked(who, { email }, options), this.deps);
  }

  confirmEmail(token: string, now = new Date(), auth = adminAuth) {
    const call = { input: { token }, caller: null, network: newId('network'), now, db: adminDb };
    return confirmEmailChange.handler(call, { ...this.deps, auth });
  }

  ask(email: string, { now = new Date(), network = newNetwork() } = {}) {
    const call = { input: { email }, caller: null, network, now, db: adminDb };
    return requestPasswordReset.handler(call, this.deps);
  }

  check(token: string, now = new Date()) {
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

  /** All parts, as the page joins them. */
  download(who: Pick<Actor, 'uid'>, options: CallOptions = {}) {
    return wholeDownload((after) =>
      downloadAccount.handler(asked(who, { after }, options), this.deps),
    );
  }

  deleteAccount(who: Pick<Actor, 'uid'>, options: CallOptions = {}, different: object = {}) {
    return deleteAccount.handler(asked(who, {}, options), { ...this.deps, ...different });
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

function asked<Input>({ uid }: Pick<Actor, 'uid'>, input: Input, { now, ...caller }: CallOptions) {
  const at = now ?? new Date();
  return callAs({ uid, signedInAt: at, ...caller }, input, at);
}

/** The token of the link that confirms an address. */
export function emailTokenIn(mail: Message | undefined): string {
  const token = /\/confirm-email\?token=([A-Za-z0-9]+)/.exec(mail?.body ?? '')?.[1];
  if (token === undefined) throw new Error(`No link in ${JSON.stringify(mail)}`);
  return token;
}
