import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
import { operator } from '../platform/operator';
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

/** Controls, invisible characters and those that change the direction of text; spelling needs joiners. */
const INVISIBLE = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/gu;

/**
 * Text that may come from a person, for an email: mail programs make links of addresses, so a space
 * parts each address. Line breaks stay.
 */
function mailText(text: string): string {
  return text.replace(/\r\n?/g, '\n').split('\n').map(mailLine).join('\n');
}

/** The same in one line. */
function mailLine(text: string): string {
  return text
    .replace(INVISIBLE, ' ')
    .replace(/([.。．｡])(?=\p{L})/gu, '$1 ')
    .replace(/(\p{L}):(?=[^\s\d])/gu, '$1: ');
}

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
    imprint: imprint(),
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

/** The operator, whom the law wants named in letters. */
function imprint(): string {
  const { name, address, representative, email } = operator();
  return `Run by ${name}, ${address}. Represented by ${representative}. Contact: ${email}`;
}

function textOf({ greeting, parts, imprint, reason }: ComposedMail): string {
  const told = parts.map((part) => {
    if (typeof part === 'string') return part;
    return 'facts' in part ? part.facts.join('\n') : `${part.label}: ${part.url}`;
  });
  const end = reason === null ? [] : [reasonText(reason)];
  return [greeting, ...told, `${PRODUCT_NAME}\n${imprint}`, ...end].join('\n\n');
}

function reasonText({ sentence, unsubscribeLink }: MailReason): string {
  return unsubscribeLink === null
    ? sentence
    : `${sentence}\n${UNSUBSCRIBE_LABEL}: ${unsubscribeLink}`;
}
