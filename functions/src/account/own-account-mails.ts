import { PRODUCT_NAME } from '@hearthkin/domain/brand';
import { actionAt, composeMail } from '../core/compose-mail';
import type { Mail } from '../core/mail';
import type { AccountMailFacts } from './account-mail';

/** Email to a new address, with the link that confirms it. */
export function confirmEmailMail(facts: AccountMailFacts, token: string): Mail {
  return composeMail(facts, {
    subject: 'Confirm your email address',
    parts: [
      `Somebody wants to use this address for their ${PRODUCT_NAME} account. To confirm it, open this link:`,
      { label: 'Confirm this address', url: `${facts.siteUrl}/confirm-email?token=${token}` },
      'The link works once and for 24 hours.',
      'If this was not you, ignore this mail: nothing changes.',
    ],
  });
}

/** Email to an address that another account wanted to use; it names neither. */
export function addressInUseMail({ to, siteUrl }: Omit<AccountMailFacts, 'toName'>): Mail {
  return composeMail(
    { to, toName: '' },
    {
      subject: 'This address has an account already',
      parts: [
        `Someone wanted to use this address for a ${PRODUCT_NAME} account, but an account has it already. Nothing has changed.`,
        'If this was you, sign in with this address, or give the other account another one.',
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
      `Your ${PRODUCT_NAME} account has moved to another email address. This one no longer signs you in.`,
      'If this was not you, write to our support at once.',
      ...actionAt(facts.siteUrl, '/contact', 'Write to our support'),
    ],
  });
}

/** Farewell email. */
export function accountDeletedMail({ to }: Pick<AccountMailFacts, 'to'>): Mail {
  return composeMail(
    { to, toName: '' },
    {
      subject: 'Your account was deleted',
      parts: [
        `Your ${PRODUCT_NAME} account was deleted, and your profile, pictures and documents with it.`,
        'Open sessions were cancelled. Records of past sessions and payments stay for at least seven years, as the law asks of us, without your name.',
      ],
    },
  );
}
