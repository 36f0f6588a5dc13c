import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
import type { Mail } from './mail';
import {
  type ComposedMail,
  type MailAction,
  type MailContent,
  type MailPart,
  type MailReason,
  UNSUBSCRIBE_LABEL,
} from './mail-content';
import { htmlOf } from './mail-html';
import { mailLine, mailText } from './mail-text';

/** The recipient of a mail. */
interface Addressee {
  readonly to: string;
  /** First name; empty if unknown. */
  readonly toName: string;
}

/** An email as plain text and as HTML, with the same content. */
export function composeMail(
  { to, toName: name }: Addressee,
  { subject, parts }: MailContent,
  reason: MailReason | null = null,
): Mail {
  const toName = mailLine(name);
  const mail: ComposedMail = {
    subject: mailLine(subject),
    greeting: toName === '' ? 'Hello,' : `Hello ${toName},`,
    parts: parts.map(safePart),
    reason,
  };
  return {
    to,
    toName,
    subject: mail.subject,
    text: textOf(mail),
    html: htmlOf(mail),
    ...(reason === null || reason.unsubscribeLink === null
      ? {}
      : { unsubscribeLink: reason.unsubscribeLink }),
  };
}

function safePart(part: MailPart): MailPart {
  if (typeof part === 'string') return mailText(part);
  if ('facts' in part) return { facts: part.facts.map(mailLine) };
  return { ...part, label: mailLine(part.label) };
}

/** A link to a page of the site; none if the site's URL isn't configured. */
export function actionAt(siteUrl: string, path: string, label: string): readonly MailAction[] {
  return siteUrl === '' ? [] : [{ label, url: `${siteUrl}${path}` }];
}

function textOf({ greeting, parts, reason }: ComposedMail): string {
  const told = parts.map((part) => {
    if (typeof part === 'string') return part;
    return 'facts' in part ? part.facts.join('\n') : `${part.label}: ${part.url}`;
  });
  const end = reason === null ? [] : [reasonText(reason)];
  return [greeting, ...told, PRODUCT_NAME, ...end].join('\n\n');
}

function reasonText({ sentence, unsubscribeLink }: MailReason): string {
  return unsubscribeLink === null
    ? sentence
    : `${sentence}\n${UNSUBSCRIBE_LABEL}: ${unsubscribeLink}`;
}
