import { NOTIFICATION_TITLES } from '@hearthkin/domain/news/words';
import type { NotificationKind } from '@hearthkin/domain/notification/kinds';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { actionAt } from '../mail/compose-mail';
import type { MailPart } from '../mail/mail-content';
import {
  mailNotification,
  type NotifyContext,
  newNotificationId,
  notify,
  type Recipient,
} from './notify';

/** The page for someone who thinks that a decision is wrong. */
export const APPEAL = ['/contact', 'Contact us'] as const;

/** The news of a decision of staff that a person is told, in the app and by email. */
export interface DecisionNews {
  readonly reader: Recipient;
  readonly kind: NotificationKind;
  readonly data: Readonly<Record<string, string>>;
  /** The page that it leads to, with the label of the email's link. */
  readonly link: readonly [path: string, label: string];
  /** The sentence of the email; null for news that stays in the app. */
  readonly sentence: string | null;
  /** The rest of the email. */
  readonly more?: readonly MailPart[];
  /** The email's subject, if it isn't the title of the kind. */
  readonly subject?: string;
}

/** In the app, with the transaction that decides. */
export function tellDecision(
  tx: Transaction,
  db: Firestore,
  news: readonly DecisionNews[],
  now: Date,
): void {
  for (const { reader, kind, data, link } of news) {
    const id = newNotificationId(db, reader.uid);
    notify(tx, db, reader, { id, kind, data: { ...data }, link: link[0] }, now);
  }
}

/**
 * By email, once the decision is committed.
 * @param about names the decision, as of `MailedNews`.
 */
export async function mailDecision(
  context: NotifyContext,
  news: readonly DecisionNews[],
  about: string,
): Promise<void> {
  for (const { reader, kind, sentence, more = [], link, ...words } of news) {
    if (sentence === null) continue;
    const { subject = NOTIFICATION_TITLES[kind] } = words;
    const appeal = link === APPEAL ? ['Think this is a mistake? Contact us.'] : [];
    const parts = [sentence, ...more, ...appeal, ...actionAt(context.siteUrl, ...link)];
    await mailNotification(context, reader, { kind, about, content: { subject, parts } });
  }
}
