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
    uid === null ? 'Sent by a visitor who was not signed in.' : `Sent by the account ${uid}.`;
  return {
    subject: `Contact: ${subject}`,
    parts: [
      `${name} has written to us. An answer to this mail does not get there: write to the address below.`,
      { label: 'Answer', url: `mailto:${email}` },
      { facts: [`From: ${name}`, `Subject: ${subject}`, from] },
      message,
      ...actionAt(siteUrl, '/admin/database?view=messages', 'See what waits for an answer'),
    ],
  };
}
