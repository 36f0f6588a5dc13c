import { PRODUCT_NAME } from '@hearthkin/domain/brand';
import { actionAt, composeMail } from '../core/compose-mail';
import type { Mail } from '../core/mail';
import type { AccountMailFacts } from './account-mail';

/** Email with a password reset link. */
export function resetMail(facts: AccountMailFacts, token: string): Mail {
  const resetLink = `${facts.siteUrl}/reset-password?token=${token}`;
  const mail = composeMail(facts, {
    subject: 'Reset your password',
    parts: [
      `Somebody asked for a new password for your ${PRODUCT_NAME} account. To choose one, open this link:`,
      { label: 'Choose a new password', url: resetLink },
      'The link works once and for 24 hours.',
      'If this was not you, ignore this mail: your password stays as it is.',
    ],
  });
  return { ...mail, resetLink };
}

/**
 * Email to an address without an account. It makes the response take as long, and fail as often, as
 * with an account, and helps people who signed up with another address.
 */
export function noAccountMail(facts: AccountMailFacts): Mail {
  return composeMail(facts, {
    subject: 'Your password request',
    parts: [
      `Somebody asked for a new ${PRODUCT_NAME} password with this address, but there is no account with it.`,
      'If this was you, try the address you signed up with.',
      { label: 'Try another address', url: `${facts.siteUrl}/forgot-password` },
      'If this was not you, ignore this mail: nothing has changed.',
    ],
  });
}

/**
 * Email after a password change.
 * @param removed names of the providers that no longer sign in.
 */
export function passwordChangedMail(facts: AccountMailFacts, removed: readonly string[]): Mail {
  return composeMail(facts, {
    subject: 'Your password was changed',
    parts: [
      `The password of your ${PRODUCT_NAME} account was changed, and every device was signed out.`,
      ...(removed.length === 0
        ? []
        : [
            `${removed.join(' and ')} no longer ${removed.length === 1 ? 'signs' : 'sign'} you in. You can add this again under “Ways to sign in”.`,
          ]),
      'If this was not you, choose a new password now.',
      ...actionAt(facts.siteUrl, '/forgot-password', 'Choose a new password'),
    ],
  });
}
