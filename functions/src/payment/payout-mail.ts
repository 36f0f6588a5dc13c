import type { Payout } from '@hearthkin/domain/payment/ledger';
import { actionAt } from '../core/compose-mail';
import type { MailContent } from '../core/mail-content';

/** What the mail says that tells a companion of a payout that has left. */
export function payoutMail(
  { payoutMinor, currency }: Pick<Payout, 'payoutMinor' | 'currency'>,
  siteUrl: string,
): MailContent {
  const amount = new Intl.NumberFormat('en-GB', { style: 'currency', currency });
  return {
    subject: 'Your share is paid out',
    parts: [
      'Your share of a session is paid out.',
      { facts: [amount.format(payoutMinor / 100)] },
      ...actionAt(siteUrl, '/earnings', 'See your earnings'),
    ],
  };
}
