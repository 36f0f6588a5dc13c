import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
import type { AccountMailFacts } from '../mail/account-mail';
import { actionAt, composeMail } from '../mail/compose-mail';
import type { Mail } from '../mail/mail';

/** Email with a password reset link. */
export function resetMail(facts: AccountMailFacts, token: string): Mail {
  const resetLink = `${facts.siteUrl}/reset-password?token=${token}`;
  const mail = composeMail(facts, {
    subject: 'Reset your password',
    parts: [
      `We got a request to reset your ${PRODUCT_NAME} password. Choose a new one here:`,
      { label: 'Choose a new password', url: resetLink },
      'This link works once and expires in 24 hours.',
      'Not you? Ignore this email. Your password won’t change.',
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
      `Someone asked to reset a ${PRODUCT_NAME} password for this email, but there’s no account with it.`,
      'Was this you? Try the email you signed up with.',
      { label: 'Try another email', url: `${facts.siteUrl}/forgot-password` },
      'Not you? Ignore this email. Nothing has changed.',
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
      `Your ${PRODUCT_NAME} password was changed, and every device was signed out.`,
      ...(removed.length === 0
        ? []
        : [
            `${removed.join(' and ')} no longer ${removed.length === 1 ? 'signs' : 'sign'} you in. You can add ${removed.length === 1 ? 'it' : 'them'} again under “Ways to sign in”.`,
          ]),
      'Wasn’t you? Choose a new password now.',
      ...actionAt(facts.siteUrl, '/forgot-password', 'Choose a new password'),
    ],
  });
}
