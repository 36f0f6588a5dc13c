import { RESET_TOKEN_VALID_MS } from '@hearthkin/domain/account/password-reset';
import { DAY_MS } from '@hearthkin/domain/foundation/durations';
import type { Auth } from 'firebase-admin/auth';
import { accountsByEmail } from '../account/signup-queries';
import { sendAwaited } from '../mail/mail';
import {
  type AwaitedMailDeps,
  deployedSenders,
  senderSecrets,
  siteAddress,
} from '../mail/mail-params';
import { authentication, signInByEmail } from '../platform/auth';
import { defineCallable } from '../platform/callable';
import { countAttempt, mayMail } from '../platform/rate-limit';
import { passwordResets, users } from '../platform/records/collections';
import { hashOf, newResetToken } from '../platform/reset-token';
import { noAccountMail, resetMail } from './password-mails';

/** Kept for another day, so that an expired link can be told from a wrong one. */
const KEEP_MS = RESET_TOKEN_VALID_MS + DAY_MS;

/** Dependencies of a function that emails a link for which a person waits. */
export interface LinkDeps extends AwaitedMailDeps {
  readonly auth: Auth;
  /** The site's URL, without a trailing slash; empty if not configured. */
  readonly siteUrl: string;
}

/** Those of this deployment. Call it only in a function with `senderSecrets`. */
export function linkDeps(): LinkDeps {
  return { auth: authentication(), senders: deployedSenders(), siteUrl: siteAddress() };
}

/**
 * Emails a link that resets the password of the account with that address. The caller can't tell
 * whether there is one: either way the same documents are read, one is written and one email is
 * sent, so the answer, its timing and its errors are the same (specification 1, section 7). No stranger
 * can keep an owner from resetting: attempts are counted by the network they come from, and beyond the
 * emails an address gets in an hour, the links sent before still work.
 * @throws AppError `rate-limited`, or `sender-failed` with the status of the first sender if none
 * takes the email.
 */
export const requestPasswordReset = defineCallable('requestPasswordReset', {
  access: 'anyone',
  secrets: senderSecrets,
  deps: linkDeps,
  handler: async ({ input: { email }, network, now, db }, { auth, senders, siteUrl }) => {
    await countAttempt(db, 'passwordResetsByNetwork', network, now);
    await countAttempt(db, 'passwordResets', `${network} ${email}`, now);
    // From another network, a stranger must not learn how many emails the person gets, nor use up
    // the person's own attempts.
    if (!(await mayMail(db, email, now))) return { sent: true };
    const [owners, signIn] = await Promise.all([
      accountsByEmail(db, email).limit(1).get(),
      signInByEmail(auth, email),
    ]);
    const other = await users(db)
      .doc(signIn?.uid ?? 'nobody')
      .get();
    const [owner] = owners.docs;
    // The account's own address counts: a stolen token can change the sign-in's. A sign-in with
    // another address than its account gets no link.
    const uid = owner?.id ?? (other.exists ? null : (signIn?.uid ?? null));
    const token = newResetToken();
    await passwordResets(db)
      .doc(hashOf(token))
      .create({
        email,
        uid,
        createdAt: now,
        expiresAt: new Date(now.getTime() + RESET_TOKEN_VALID_MS),
        usedAt: null,
        expireAt: new Date(now.getTime() + KEEP_MS),
      });
    const facts = { to: email, toName: owner?.data().firstName ?? '', siteUrl };
    const mail = uid === null ? noAccountMail(facts) : resetMail(facts, token);
    await sendAwaited(siteUrl === '' ? [] : senders, mail);
    return { sent: true };
  },
});
