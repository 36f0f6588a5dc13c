import type { User } from '@hearthkin/domain/account/user';
import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
import { DAY_MS } from '@hearthkin/domain/foundation/durations';
import {
  type NotificationKind,
  type NotificationTopic,
  topicOf,
} from '@hearthkin/domain/notification/kinds';
import type { Notification } from '@hearthkin/domain/notification/notification';
import { isMutable, type UnmutableKind, wants } from '@hearthkin/domain/notification/settings';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { composeMail } from '../mail/compose-mail';
import type { MailContent, MailReason } from '../mail/mail-content';
import type { NotifyDeps } from '../mail/mail-params';
import { notifications, users } from '../platform/records/collections';
import { dataOf } from '../platform/records/converter';
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
function mailReason(
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

/** Notifications name other people, whose data must be gone ninety days after deletion. */
const KEEP_MS = 90 * DAY_MS;

/** A person to notify. */
export interface Recipient {
  readonly uid: string;
  readonly account: User;
}

/** A notification for the app. */
export interface NotificationDraft extends Pick<Notification, 'data' | 'link'> {
  readonly kind: NotificationKind;
  /** The document id: the same notification sent twice is stored once. */
  readonly id: string;
}

/** The people who have an account. Call it in a transaction before its writes. */
export async function readRecipients(
  tx: Transaction,
  db: Firestore,
  uids: readonly string[],
): Promise<Map<string, Recipient>> {
  if (uids.length === 0) return new Map();
  const found = await tx.getAll(...uids.map((uid) => users(db).doc(uid)));
  return new Map(
    found.flatMap((doc): [string, Recipient][] => {
      // The SDK's `getAll` keeps the converter but loses the type.
      const reader = readerOf(doc as DocumentSnapshot<User>);
      return reader === null ? [] : [[doc.id, reader]];
    }),
  );
}

/** A deleted account isn't notified, and nothing is stored for it; nor can one be that can't be read: null. */
export function readerOf(doc: DocumentSnapshot<User>): Recipient | null {
  const account = dataOf(doc);
  return account && { uid: doc.id, account };
}

/** One of them; null without an account. */
export async function readRecipient(
  tx: Transaction,
  db: Firestore,
  uid: string,
): Promise<Recipient | null> {
  return (await readRecipients(tx, db, [uid])).get(uid) ?? null;
}

/** Notifies a person in the app, unless muted. */
export function notify(
  tx: Transaction,
  db: Firestore,
  { uid, account }: Recipient,
  draft: NotificationDraft,
  now: Date,
): void {
  if (!wants(account.muted, draft.kind, 'inApp')) return;
  tx.set(notifications(db, uid).doc(draft.id), notificationOf(draft, now));
}

/** An id for a kind that may occur several times. */
export function newNotificationId(db: Firestore, uid: string): string {
  return notifications(db, uid).doc().id;
}

export function notificationOf(
  { kind, data, link }: NotificationDraft,
  createdAt: Date,
): Notification {
  const expireAt = new Date(createdAt.getTime() + KEEP_MS);
  return { kind, data, link, createdAt, readAt: null, expireAt };
}

/** Dependencies for notifying by email. */
export interface NotifyContext extends NotifyDeps {
  readonly db: Firestore;
  readonly now: Date;
}

/** The content of an email, and its subject. */
export interface MailedNews {
  readonly kind: NotificationKind;
  /** Names what has happened: of two emails of a kind to a person about the same, one is sent. */
  readonly about: string;
  readonly content: MailContent;
  /** From when it isn't worth sending any more; undefined: always. */
  readonly until?: Date;
}

/**
 * Queues an email to a person, unless muted. It ends with why they get it and a link to mute it.
 * @throws Error if it can't be queued, with the queue of `repeatedMailDeps`.
 */
export async function mailNotification(
  { queue, siteUrl, linkKey }: NotifyContext,
  { uid, account }: Recipient,
  { kind, about, content, until }: MailedNews,
): Promise<void> {
  if (!wants(account.muted, kind, 'mail')) return;
  const reason = mailReason(uid, kind, { siteUrl, linkKey });
  const mail = composeMail({ to: account.email, toName: account.firstName }, content, reason);
  await queue.add({ key: `${kind}/${uid}/${about}`, kind, uid, mail, until });
}
