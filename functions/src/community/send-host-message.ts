import type { CommunityEvent } from '@hearthkin/domain/community/event';
import type { HostMessage } from '@hearthkin/domain/community/host-message';
import { isBlocking } from '@hearthkin/domain/safety/block';
import { actionAt } from '../mail/compose-mail';
import type { MailContent } from '../mail/mail-content';
import {
  mailNotification,
  type NotifyContext,
  notify,
  readRecipient,
} from '../notification/notify';
import { oncePerEvent } from '../platform/consistency/once-per-event';
import { attendees, blocks } from '../platform/records/collections';
import { dataOf } from '../platform/records/converter';
import { unparsed } from '../platform/sweeps/pages';
import { processEach } from '../platform/sweeps/process-each';
import { eventLink } from './event-mail';

const KIND = 'event-message';

interface Sent {
  readonly eventId: string;
  readonly event: Pick<CommunityEvent, 'hostId' | 'hostName' | 'title'>;
  readonly messageId: string;
  readonly message: HostMessage;
}

/**
 * Sends a host's message to everyone with a place, once each. Who blocks the host isn't told of it.
 * @throws Error if it couldn't be sent to one of them, so that the event is retried.
 */
export async function sendHostMessage(sent: Sent, context: NotifyContext): Promise<void> {
  const count = await processEach(
    unparsed(attendees(context.db, sent.eventId)),
    'A guest wasn’t notified of a host’s message',
    (place) => sendTo(place.id, sent, context),
  );
  if (count('failed') > 0) throw new Error(`Not every guest of ${sent.eventId} got the message`);
}

async function sendTo(
  uid: string,
  { eventId, event, messageId, message }: Sent,
  context: NotifyContext,
): Promise<'sent' | 'known'> {
  const { db, now } = context;
  const once = { id: `${messageId}_${uid}`, handler: KIND };
  const isFirst = await oncePerEvent(db, once, now, async (tx) => {
    const [reader, block] = await Promise.all([
      readRecipient(tx, db, uid),
      tx.get(blocks(db, uid).doc(event.hostId)).then(dataOf),
    ]);
    if (reader === null || isBlocking(block)) return;
    const { title, hostName } = event;
    const link = eventLink(eventId);
    const data = { eventId, title, hostName, text: message.text };
    notify(tx, db, reader, { id: `${KIND}_${messageId}`, kind: KIND, data, link }, now);
    const content = mailOf(event, message, link, context);
    // Before the commit, so that an email can be queued twice, but not be lost.
    await mailNotification(context, reader, { kind: KIND, about: messageId, content });
  });
  return isFirst ? 'sent' : 'known';
}

function mailOf(
  { title, hostName }: Sent['event'],
  { text }: HostMessage,
  link: string,
  { siteUrl }: NotifyContext,
): MailContent {
  return {
    subject: `A message about ${title}`,
    parts: [
      `${hostName}, who hosts “${title}”, wrote to everyone with a spot:`,
      text,
      ...actionAt(siteUrl, link, 'See this event'),
    ],
  };
}
