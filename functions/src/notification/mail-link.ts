import { createHmac, timingSafeEqual } from 'node:crypto';
import { NOTIFICATION_TOPICS, type NotificationTopic } from '@hearthkin/domain/notification/kinds';

/** Whose mails of which topic a link speaks of. */
export interface MailLink {
  readonly uid: string;
  readonly topic: NotificationTopic;
}

/**
 * The token of a link that ends a person's mails of one topic. Nothing is stored for it, so it works for
 * as long as the account and the key are there; it opens nothing else.
 */
export function mailLinkToken({ uid, topic }: MailLink, key: string): string {
  const payload = Buffer.from(`${topic}:${uid}`).toString('base64url');
  return `${payload}.${signatureOf(payload, key)}`;
}

/** What a token says; null unless it was made with this key. */
export function readMailLink(token: string, key: string): MailLink | null {
  const [payload = '', signature = '', ...rest] = token.split('.');
  // With an empty key anyone could sign.
  if (key === '' || rest.length > 0 || !isSame(signature, signatureOf(payload, key))) return null;
  const [name = '', ...uid] = Buffer.from(payload, 'base64url').toString().split(':');
  const topic = NOTIFICATION_TOPICS.find((known) => known === name);
  return topic === undefined ? null : { topic, uid: uid.join(':') };
}

function signatureOf(payload: string, key: string): string {
  return createHmac('sha256', key).update(`mail-link\n${payload}`).digest('base64url');
}

/** Takes as long whatever the first difference is. */
function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
