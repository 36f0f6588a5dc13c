import type { ContactMessage } from '@hearthkin/domain/support/contact';
import { actionAt } from '../core/compose-mail';
import type { MailContent } from '../core/mail-content';

/**
 * The email that forwards a contact message to support. The text has the address to answer, because
 * not every sender supports reply-to.
 */
export function contactMail(
  {
    name,
    email,
    subject,
    message,
    uid,
  }: Pick<ContactMessage, 'name' | 'email' | 'subject' | 'message' | 'uid'>,
  siteUrl: string,
): MailContent {
  const from =
    uid === null ? 'Sent by a visitor who wasn’t signed in.' : `Sent by the account ${uid}.`;
  return {
    subject: `Contact: ${subject}`,
    parts: [
      `${name} sent us a message. Don’t reply to this email. Write to the address below.`,
      { label: 'Reply by email', url: `mailto:${email}` },
      { facts: [`From: ${name}`, `Subject: ${subject}`, from] },
      message,
      ...actionAt(siteUrl, '/admin/database?view=messages', 'See open messages'),
    ],
  };
}
