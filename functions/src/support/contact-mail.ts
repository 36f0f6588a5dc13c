import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
import type { ContactMessage } from '@hearthkin/domain/support/contact';
import { actionAt } from '../mail/compose-mail';
import type { MailContent } from '../mail/mail-content';

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

/**
 * The email with the answer of our team. Of what was written it repeats only the subject: the typed
 * address may be that of someone who wrote nothing, who shouldn't get a stranger's message from us.
 */
export function answerMail(
  { subject }: Pick<ContactMessage, 'subject'>,
  answer: string,
  siteUrl: string,
): MailContent {
  return {
    subject: `Our answer: ${subject}`,
    parts: [
      `You wrote to ${PRODUCT_NAME}. Here’s our answer.`,
      { facts: [`Subject: ${subject}`] },
      answer,
      'Anything else? Please don’t reply to this email. Write to us on the contact page.',
      ...actionAt(siteUrl, '/contact', 'Contact us'),
    ],
  };
}
