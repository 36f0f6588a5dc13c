import type { User } from '@hearthkin/domain/account/user';
import { PRODUCT_NAME } from '@hearthkin/domain/brand';
import type { ReviewApplicationInput } from '@hearthkin/domain/companion/application';
import type { Mail } from '../core/mail';

/** The mail that tells an applicant what became of their application. */
export function applicationMail(
  { email, firstName }: Pick<User, 'email' | 'firstName'>,
  input: ReviewApplicationInput,
  siteUrl: string,
): Mail {
  const isAccepted = input.decision === 'accepted';
  const news = isAccepted
    ? 'Your application is accepted, and your background check is complete. Your profile shows the badge now.'
    : `Your application needs another look. Our team wrote: ${input.notes}`;
  const paragraphs = [
    `Hello ${firstName},`,
    news,
    ...(siteUrl === '' ? [] : [`${siteUrl}/earn-helping`]),
    PRODUCT_NAME,
  ];
  const subject = isAccepted ? 'Application accepted' : 'Your application needs another look';
  return {
    to: email,
    toName: firstName,
    subject: `${subject} – ${PRODUCT_NAME}`,
    text: paragraphs.join('\n\n'),
  };
}
