import { AppError } from '@hearthkin/domain/foundation/errors';
import { mailLinkKey } from '../mail/mail-params';
import { defineCallable } from '../platform/callable';
import { countAttempt } from '../platform/rate-limit';
import { trustedContact, users } from '../platform/records/collections';
import { readContactToken } from './trusted-contact-links';

/**
 * Answers by the link of an email, without sign-in, whether someone is a trusted contact: they agree,
 * decline, or withdraw later. Without an answer it says who asks.
 * @throws AppError `rate-limited`, or `token-invalid` for a forged link, a removed contact or a
 * deleted account.
 */
export const answerTrustedContact = defineCallable('answerTrustedContact', {
  access: 'anyone',
  secrets: [mailLinkKey],
  deps: (): string => mailLinkKey.value(),
  handler: async ({ db, input: { token, answer }, network, now }, linkKey) => {
    await countAttempt(db, 'mailedLinks', network, now);
    const link = readContactToken(token, linkKey);
    if (link === null) throw new AppError('token-invalid');
    const ref = trustedContact(db, link.uid);
    return db.runTransaction(async (tx) => {
      const [account, found] = await Promise.all([tx.get(users(db).doc(link.uid)), tx.get(ref)]);
      const [person, contact] = [account.data(), found.data()];
      if (person === undefined || contact?.contactId !== link.contactId) {
        throw new AppError('token-invalid', 'There is no such contact any more');
      }
      const status = answer ?? contact.status;
      if (status !== contact.status) tx.update(ref, { status, answeredAt: now });
      return { of: person.firstName, status };
    });
  },
});
