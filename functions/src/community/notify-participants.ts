import type { Activity } from '@hearthkin/domain/community/activity';
import { whereWords } from '@hearthkin/domain/community/where';
import { withReason } from '@hearthkin/domain/news/words';
import { actionAt } from '../mail/compose-mail';
import type { MailContent } from '../mail/mail-content';
import { mailTime } from '../mail/mail-time';
import {
  mailNotification,
  type NotifyContext,
  notify,
  type Recipient,
  readRecipient,
} from '../notification/notify';
import { oncePerEvent } from '../platform/consistency/once-per-event';
import { participants } from '../platform/records/collections';
import { unparsed } from '../platform/sweeps/pages';
import { processEach } from '../platform/sweeps/process-each';

const KIND = 'activity-cancelled';

/**
 * Notifies the participants of a group activity's cancellation, once each.
 * @throws Error if one couldn't be notified, so that the event is retried.
 */
export async function notifyParticipants(
  activityId: string,
  activity: Activity,
  context: NotifyContext,
): Promise<void> {
  const count = await processEach(
    unparsed(participants(context.db, activityId)),
    'A participant wasn’t notified of a canceled activity',
    ({ id }) => notifyOne(id, activityId, activity, context),
  );
  if (count('failed') > 0) throw new Error(`Not every participant of ${activityId} was notified`);
}

async function notifyOne(
  uid: string,
  activityId: string,
  activity: Activity,
  context: NotifyContext,
): Promise<'notified' | 'known'> {
  const { db, now } = context;
  const link = `/community/activity/${activityId}`;
  const once = { id: `${activityId}_${uid}`, handler: KIND };
  const isFirst = await oncePerEvent(db, once, now, async (tx) => {
    const reader = await readRecipient(tx, db, uid);
    if (reader === null) return;
    const { title, date, time, timeZone, notes } = activity;
    const data = { title, date, time, timeZone, notes };
    notify(tx, db, reader, { id: `${KIND}_${activityId}`, kind: KIND, data, link }, now);
    const content = cancellationMail(reader, activity, link, context);
    // Before the commit, so that an email can be queued twice, but not be lost.
    await mailNotification(context, reader, { kind: KIND, about: activityId, content });
  });
  return isFirst ? 'notified' : 'known';
}

function cancellationMail(
  reader: Recipient,
  activity: Activity,
  link: string,
  context: NotifyContext,
): MailContent {
  const { title, startsAt: instant, timeZone, notes } = activity;
  const when = mailTime({ instant, timeZone, clock: reader.account.clock, now: context.now });
  return {
    subject: `${title} was canceled`,
    parts: [
      withReason(`“${title}” was canceled.`, notes),
      { facts: [`When: ${when}`, `Where: ${whereWords(activity)}`] },
      ...actionAt(context.siteUrl, link, 'See this activity'),
    ],
  };
}
