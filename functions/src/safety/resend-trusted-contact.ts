import { AppError } from '@hearthkin/domain/foundation/errors';
import { contactMailDeps, contactMailSecrets } from '../mail/mail-params';
import { defineCallable } from '../platform/callable';
import { trustedContact, users } from '../platform/records/collections';
import { askTrustedContact, countAsked } from './ask-trusted-contact';

/**
 * Asks the caller's trusted contact again who hasn't answered.
 * @throws AppError `forbidden` for a suspended account; `identity-unverified`; `not-found` without
 * one who has yet to answer; `rate-limited`; `sender-failed`.
 */
export const resendTrustedContact = defineCallable('resendTrustedContact', {
  access: { for: 'person', standing: 'verified', why: 'It protects at sessions that are booked.' },
  secrets: contactMailSecrets,
  deps: contactMailDeps,
  handler: async ({ db, caller: { uid }, now }, deps) => {
    const ref = trustedContact(db, uid);
    const [found, own] = await Promise.all([ref.get(), users(db).doc(uid).get()]);
    const account = own.data();
    if (account === undefined) throw new AppError('forbidden', 'The caller has no account');
    const contact = found.data();
    if (contact?.status !== 'waiting') throw new AppError('not-found', 'No contact to ask');
    await countAsked(db, uid, contact, now);
    const asked = { uid, of: account.firstName, contact };
    if (!(await askTrustedContact(db, asked, deps, now))) throw new AppError('sender-failed');
    await ref.update({ invitedAt: now });
    return { sent: true };
  },
});
