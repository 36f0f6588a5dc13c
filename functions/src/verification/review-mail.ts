import type { User } from '@hearthkin/domain/account/user';
import { PRODUCT_NAME } from '@hearthkin/domain/brand';
import type { ReviewVerificationInput } from '@hearthkin/domain/verification/documents';
import type { Mail } from '../core/mail';

/** The mail that tells somebody how the review of their documents ended. */
export function reviewMail(
  { email, firstName, userType }: Pick<User, 'email' | 'firstName' | 'userType'>,
  { decision, notes }: Pick<ReviewVerificationInput, 'decision' | 'notes'>,
  siteUrl: string,
): Mail {
  const isVerified = decision === 'verified';
  const verified =
    userType === 'earner'
      ? 'Your documents are verified. Members can find and book you now.'
      : 'Your documents are verified. Thank you for making this a safer place.';
  const paragraphs = [
    `Hello ${firstName},`,
    isVerified ? verified : 'Your documents could not be accepted as they are.',
    ...(notes === '' ? [] : [`The reviewer wrote: ${notes}`]),
    ...(siteUrl === '' ? [] : [`${siteUrl}/verification`]),
    PRODUCT_NAME,
  ];
  const subject = isVerified ? 'Verification complete' : 'Your verification needs attention';
  return {
    to: email,
    toName: firstName,
    subject: `${subject} – ${PRODUCT_NAME}`,
    text: paragraphs.join('\n\n'),
  };
}
