import { SUSPENSION_LINK_MS } from '@hearthkin/domain/account/suspension-link';
import { AppError } from '@hearthkin/domain/foundation/errors';
import type { Auth } from 'firebase-admin/auth';
import { readSuspensionToken } from '../admin/suspension-link';
import { authentication, signInById } from '../core/auth';
import { defineCallable } from '../core/callable';
import { suspensions } from '../core/collections';
import { dataOf } from '../core/converter';
import { mailLinkKey } from '../core/mail-params';
import { countAttempt } from '../core/rate-limit';
import { filesIn } from '../core/storage';
import { downloadOf } from './download-account';

interface SuspensionDeps {
  readonly auth: Auth;
  readonly filesIn: (folder: string) => Promise<string[]>;
  readonly linkKey: string;
}

/**
 * Tells a suspended person why, by the link of the email about it, since they can't sign in. With
 * `withData` also everything held about them.
 * @throws AppError `rate-limited`; `token-invalid` for a forged link, an account that is active again or
 * gone, and one that its owner closed; `token-expired` 90 days after the suspension.
 */
export const openSuspension = defineCallable('openSuspension', {
  access: 'anyone',
  options: { secrets: [mailLinkKey] },
  deps: (): SuspensionDeps => ({ auth: authentication(), filesIn, linkKey: mailLinkKey.value() }),
  handler: async ({ db, input: { token, withData }, network, now }, deps) => {
    await countAttempt(db, 'mailedLinks', network, now);
    const link = readSuspensionToken(token, deps.linkKey);
    if (link === null) throw new AppError('token-invalid');
    const suspension = dataOf(await suspensions(db).doc(link.uid).get());
    const { at, reason } = suspension ?? { at: null, reason: null };
    if (at?.getTime() !== link.at || reason === null) {
      throw new AppError('token-invalid', 'There is no such suspension any more');
    }
    if (now.getTime() >= link.at + SUSPENSION_LINK_MS) throw new AppError('token-expired');
    const found = { reason, since: at.toISOString(), download: null };
    if (!withData) return found;
    const signIn = await signInById(deps.auth, link.uid);
    if (signIn === null) throw new AppError('token-invalid', 'The sign-in is gone');
    await countAttempt(db, 'accountDownloads', link.uid, now);
    return { ...found, download: await downloadOf(db, signIn, deps.filesIn, now) };
  },
});
