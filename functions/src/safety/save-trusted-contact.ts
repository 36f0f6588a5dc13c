import { AppError } from '@hearthkin/domain/foundation/errors';
import type { TrustedContact } from '@hearthkin/domain/safety/trusted-contact';
import { contactMailDeps, contactMailSecrets } from '../mail/mail-params';
import { tellOwner } from '../mail/tell-owner';
import { defineCallable } from '../platform/callable';
import { countAttempt } from '../platform/rate-limit';
import { trustedContact, users } from '../platform/records/collections';
import { newResetToken } from '../platform/reset-token';
import { askTrustedContact, countAsked } from './ask-trusted-contact';

/**
 * Sets whom the caller wants told about their in-person sessions, in place of an earlier one, and
 * asks them by email. Links of the earlier one stop working.
 * @throws AppError `rate-limited`; `forbidden` for a suspended account; `identity-unverified`;
 * `own-email` for the caller's own address.
 */
export const saveTrustedContact = defineCallable('saveTrustedContact', {
  access: {
    for: 'person',
    standing: 'verified',
    why: 'It protects at sessions that are booked.',
    fresh: true,
  },
  secrets: contactMailSecrets,
  deps: contactMailDeps,
  handler: async ({ db, input: { name, email }, caller: { uid }, now }, deps) => {
    const account = (await users(db).doc(uid).get()).data();
    if (account === undefined) throw new AppError('forbidden', 'The caller has no account');
    if (account.email.toLowerCase() === email) {
      throw new AppError('own-email', 'The address is their own');
    }
    await countAttempt(db, 'trustedContacts', uid, now);
    await countAsked(db, uid, { email }, now);
    const contact: TrustedContact = {
      contactId: newResetToken(),
      name,
      email,
      status: 'waiting',
      invitedAt: now,
      answeredAt: null,
      told: null,
    };
    await trustedContact(db, uid).set(contact);
    await tellOwner(deps, { uid, ...account }, 'trusted-contact', now);
    const asked = { uid, of: account.firstName, contact };
    return { sent: await askTrustedContact(db, asked, deps, now) };
  },
});
