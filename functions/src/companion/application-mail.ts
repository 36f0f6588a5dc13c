import type { ReviewApplicationInput } from '@hearthkin/domain/companion/application';
import { actionAt } from '../core/compose-mail';
import type { MailContent } from '../core/mail-content';

/** What the mail says that tells an applicant what became of their application. */
export function applicationMail(input: ReviewApplicationInput, siteUrl: string): MailContent {
  const isAccepted = input.decision === 'accepted';
  const news = isAccepted
    ? 'Your application is accepted, and your background check is complete. Your profile shows the badge now.'
    : `Your application needs another look. Our team wrote: ${input.notes}`;
  return {
    subject: isAccepted ? 'Application accepted' : 'Your application needs another look',
    parts: [news, ...actionAt(siteUrl, '/earn-helping', 'See your application')],
  };
}
