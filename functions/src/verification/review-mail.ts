import type { User } from '@hearthkin/domain/account/user';
import type { ReviewVerificationInput } from '@hearthkin/domain/verification/documents';
import { actionAt } from '../core/compose-mail';
import type { MailContent } from '../core/mail-content';

/** What the mail says that tells somebody how the review of their documents ended. */
export function reviewMail(
  { userType }: Pick<User, 'userType'>,
  { decision, notes }: Pick<ReviewVerificationInput, 'decision' | 'notes'>,
  siteUrl: string,
): MailContent {
  const isVerified = decision === 'verified';
  const verified =
    userType === 'earner'
      ? 'Your documents are verified. Members can find and book you now.'
      : 'Your documents are verified. Thank you for making this a safer place.';
  return {
    subject: isVerified ? 'Verification complete' : 'Your verification needs attention',
    parts: [
      isVerified ? verified : 'Your documents could not be accepted as they are.',
      ...(notes === '' ? [] : [`The reviewer wrote: ${notes}`]),
      ...actionAt(siteUrl, '/verification', 'See your verification'),
    ],
  };
}
