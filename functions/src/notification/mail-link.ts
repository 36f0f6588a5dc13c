import { NOTIFICATION_TOPICS, type NotificationTopic } from '@hearthkin/domain/notification/kinds';
import { readSignedToken, signedToken } from '../platform/signed-token';

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
  return signedToken('mail-link', `${topic}:${uid}`, key);
}

/** The content of a token; null unless it was signed with this key. */
export function readMailLink(token: string, key: string): MailLink | null {
  const content = readSignedToken('mail-link', token, key);
  if (content === null) return null;
  const [name = '', ...uid] = content.split(':');
  const topic = NOTIFICATION_TOPICS.find((known) => known === name);
  return topic === undefined ? null : { topic, uid: uid.join(':') };
}
