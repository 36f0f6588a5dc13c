import { createHmac, timingSafeEqual } from 'node:crypto';
import { NOTIFICATION_TOPICS, type NotificationTopic } from '@hearthkin/domain/notification/kinds';

/** The person and topic of an unsubscribe link. */
export interface MailLink {
  readonly uid: string;
  readonly topic: NotificationTopic;
}

/**
 * The token of a link that mutes one topic's emails of a person. Nothing is stored for it, so it
 * works as long as the account and the key exist; it allows nothing else.
 */
export function mailLinkToken({ uid, topic }: MailLink, key: string): string {
  const payload = Buffer.from(`${topic}:${uid}`).toString('base64url');
  return `${payload}.${signatureOf(payload, key)}`;
}

/** The content of a token; null unless it was signed with this key. */
export function readMailLink(token: string, key: string): MailLink | null {
  const [payload = '', signature = '', ...rest] = token.split('.');
  // Anyone could sign with an empty key.
  if (key === '' || rest.length > 0 || !isSame(signature, signatureOf(payload, key))) return null;
  const [name = '', ...uid] = Buffer.from(payload, 'base64url').toString().split(':');
  const topic = NOTIFICATION_TOPICS.find((known) => known === name);
  return topic === undefined ? null : { topic, uid: uid.join(':') };
}

function signatureOf(payload: string, key: string): string {
  return createHmac('sha256', key).update(`mail-link\n${payload}`).digest('base64url');
}

/** Constant-time comparison. */
function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
