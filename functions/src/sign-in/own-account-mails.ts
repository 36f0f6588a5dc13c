import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
import { payOnLeaving } from '@hearthkin/domain/payment/payment-words';
import type { AccountMailFacts } from '../mail/account-mail';
import { actionAt, composeMail } from '../mail/compose-mail';
import type { Mail } from '../mail/mail';

/** Email to a new address, with the link that confirms it. */
export function confirmEmailMail(facts: AccountMailFacts, token: string): Mail {
  return composeMail(facts, {
    subject: 'Confirm your email address',
    parts: [
      `Please confirm this email for your ${PRODUCT_NAME} account:`,
      { label: 'Confirm this email', url: `${facts.siteUrl}/confirm-email?token=${token}` },
      'This link works once and expires in 24 hours.',
      'Not you? Ignore this email. Nothing will change.',
    ],
  });
}

/** Email to an address that another account wanted to use; it names neither. */
export function addressInUseMail({ to, siteUrl }: Omit<AccountMailFacts, 'toName'>): Mail {
  return composeMail(
    { to, toName: '' },
    {
      subject: 'This email already has an account',
      parts: [
        `Someone tried to use this email for a ${PRODUCT_NAME} account, but it already has one. Nothing has changed.`,
        'Was this you? Sign in with this email, or use a different one for the other account.',
        ...actionAt(siteUrl, '/login', 'Sign in'),
      ],
    },
  );
}

/** Email to the former address after a change. */
export function emailChangedMail(facts: AccountMailFacts): Mail {
  return composeMail(facts, {
    subject: 'Your email address was changed',
    parts: [
      `The email for your ${PRODUCT_NAME} account was changed. You can’t sign in with this one anymore.`,
      'Wasn’t you? Contact us right away.',
      ...actionAt(facts.siteUrl, '/contact', 'Contact us'),
    ],
  });
}

/** Farewell email, with the pay that a companion is still owed. */
export function accountDeletedMail(
  { to }: Pick<AccountMailFacts, 'to'>,
  dueMinor: number,
  isLive: boolean,
): Mail {
  return composeMail(
    { to, toName: '' },
    {
      subject: 'Your account was deleted',
      parts: [
        `Your ${PRODUCT_NAME} account is deleted, along with your profile, photos and documents.`,
        'We’ve canceled your open sessions. By law, we keep records of past sessions and payments for at least seven years, without your name.',
        ...(dueMinor > 0 ? [payOnLeaving(dueMinor, isLive)] : []),
      ],
    },
  );
}
