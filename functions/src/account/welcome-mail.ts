import type { User } from '@hearthkin/domain/account/user';
import { PRODUCT_NAME } from '@hearthkin/domain/brand';
import type { Mail } from '../core/mail';

/** The mail that greets somebody whose account is complete. */
export function welcomeMail(
  { email, firstName, userType }: Pick<User, 'email' | 'firstName' | 'userType'>,
  siteUrl: string,
): Mail {
  const next =
    userType === 'earner'
      ? 'Before members can find you, our team looks at your documents.'
      : 'You can look around now and find somebody to talk to.';
  const paragraphs = [
    `Hello ${firstName},`,
    `your ${PRODUCT_NAME} account is ready. ${next}`,
    ...(siteUrl === '' ? [] : [siteUrl]),
    PRODUCT_NAME,
  ];
  return {
    to: email,
    toName: firstName,
    subject: `Welcome to ${PRODUCT_NAME}`,
    text: paragraphs.join('\n\n'),
  };
}
