import type { User } from '@hearthkin/domain/account/user';
import { PRODUCT_NAME } from '@hearthkin/domain/brand';
import type { Mail } from '../core/mail';
import { accountMail } from './account-mail';

/**
 * The mail that greets somebody whose account is complete.
 * @param token of a link that proves the address; null where it is proved.
 */
export function welcomeMail(
  { email, firstName, userType }: Pick<User, 'email' | 'firstName' | 'userType'>,
  siteUrl: string,
  token: string | null,
): Mail {
  const next =
    userType === 'earner'
      ? 'Before members can find you, our team looks at your documents.'
      : 'You can look around now and find somebody to talk to.';
  const proof = [
    'Please confirm that this address is yours with this link, within 24 hours:',
    `${siteUrl}/confirm-email?token=${token}`,
    'If you have not made this account, do not open it.',
  ];
  return accountMail({ to: email, toName: firstName }, `Welcome to ${PRODUCT_NAME}`, [
    `your ${PRODUCT_NAME} account is ready. ${next}`,
    ...(token === null ? [] : proof),
    ...(siteUrl === '' ? [] : [siteUrl]),
  ]);
}
