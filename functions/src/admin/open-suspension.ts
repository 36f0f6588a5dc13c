import { SUSPENSION_LINK_MS } from '@hearthkin/domain/account/suspension-link';
import { AppError } from '@hearthkin/domain/foundation/errors';
import type { Auth } from 'firebase-admin/auth';
import { downloadPart } from '../export/download-account';
import { mailLinkKey } from '../mail/mail-params';
import { authentication, signInById } from '../platform/auth';
import { defineCallable } from '../platform/callable';
import { filesIn } from '../platform/files/storage';
import { countAttempt } from '../platform/rate-limit';
import { suspensions } from '../platform/records/collections';
import { dataOf } from '../platform/records/converter';
import { readSuspensionToken } from '../suspension/suspension-link';

interface SuspensionDeps {
  readonly auth: Auth;
  readonly filesIn: (folder: string) => Promise<string[]>;
  readonly linkKey: string;
}

/**
 * Tells a suspended person why, by the link of the email about it, since they can't sign in. With
 * `data` also a part of everything held about them.
 * @throws AppError `rate-limited`; `token-invalid` for a forged link, an account that is active again or
 * gone, and one that its owner closed; `token-expired` 90 days after the suspension.
 */
export const openSuspension = defineCallable('openSuspension', {
  access: 'anyone',
  secrets: [mailLinkKey],
  deps: (): SuspensionDeps => ({ auth: authentication(), filesIn, linkKey: mailLinkKey.value() }),
  handler: async ({ db, input: { token, data }, network, now }, deps) => {
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
    if (data === null) return found;
    const signIn = await signInById(deps.auth, link.uid);
    if (signIn === null) throw new AppError('token-invalid', 'The sign-in is gone');
    return { ...found, download: await downloadPart(db, signIn, { ...data, ...deps }, now) };
  },
});
