import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
import {
  type NotificationKind,
  type NotificationTopic,
  topicOf,
} from '@hearthkin/domain/notification/kinds';
import { isMutable, type UnmutableKind } from '@hearthkin/domain/notification/settings';
import type { MailReason } from '../mail/mail-content';
import type { NotifyDeps } from '../mail/mail-params';
import { mailLinkToken } from './mail-link';

const ABOUT: Readonly<Record<NotificationTopic, string>> = {
  bookings: 'your bookings',
  reminders: 'upcoming sessions',
  messages: 'unread messages',
  payouts: 'your earnings',
  decisions: 'our team’s decisions',
  community: 'community events you joined',
};

/** The reasons of emails that can't be muted. */
const BECAUSE: Readonly<Record<UnmutableKind, string>> = {
  'booking-check-in': 'had a session in person',
  'plan-begun': 'have, or had, a plan',
  'companion-free': 'asked us to tell you when someone is free',
  'plan-unpaid': 'have, or had, a plan',
  'plan-ended': 'have, or had, a plan',
  'account-warned': 'have an account',
  'account-restricted': 'have an account',
};

/** The reason why a person gets an email of that kind, with the link to mute it. */
export function mailReason(
  uid: string,
  kind: NotificationKind,
  { siteUrl, linkKey }: Pick<NotifyDeps, 'siteUrl' | 'linkKey'>,
): MailReason {
  if (!isMutable(kind)) {
    const sentence = `You get this ${PRODUCT_NAME} email because you ${BECAUSE[kind]}.`;
    return { sentence, unsubscribeLink: null };
  }
  const topic = topicOf(kind);
  const token = linkKey === '' ? '' : mailLinkToken({ uid, topic }, linkKey);
  return {
    sentence: `You get ${PRODUCT_NAME} emails about ${ABOUT[topic]}. You can unsubscribe at any time.`,
    unsubscribeLink:
      siteUrl === '' || token === '' ? null : `${siteUrl}/unsubscribe?token=${token}`,
  };
}
