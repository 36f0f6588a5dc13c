import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { composeMail } from '../mail/compose-mail';
import { reviveAddress } from '../mail/dead-addresses';
import { deliverAtOnce } from '../mail/deliver-mail';
import { type AwaitedMailDeps, deployedSenders, senderSecrets } from '../mail/mail-params';
import { defineCallable } from '../platform/callable';
import { countAttempt } from '../platform/rate-limit';
import { users } from '../platform/records/collections';
import { dataOf } from '../platform/records/converter';

/**
 * Lets emails go to the caller's address again after it has refused them, and sends one at once.
 * @returns whether a mail service took it. If the address refuses it, too, it is suppressed again.
 * @throws AppError `not-found` without an account that has an address, `rate-limited`.
 */
export const tryEmailAgain = defineCallable('tryEmailAgain', {
  access: { for: 'person', standing: 'any', why: 'Everyone with an account gets emails about it.' },
  secrets: senderSecrets,
  deps: (): AwaitedMailDeps => ({ senders: deployedSenders() }),
  handler: async ({ caller: { uid }, db, now }, { senders }) => {
    await countAttempt(db, 'emailRetries', uid, now);
    const account = dataOf(await users(db).doc(uid).get());
    if (account === null || account.email === '') throw new AppError('not-found', 'No address');
    const { email, firstName } = account;
    await reviveAddress(db, { uid, address: email });
    const mail = composeMail(
      { to: email, toName: firstName },
      {
        subject: 'Your email works again',
        parts: [
          `You asked us to try this address again. ${PRODUCT_NAME} emails will come here from now on.`,
        ],
      },
    );
    const isSent = await deliverAtOnce({ db, senders, now }, { kind: 'email-works', uid, mail });
    return { isSent };
  },
});
