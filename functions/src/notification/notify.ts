import type { User } from '@hearthkin/domain/account/user';
import { DAY_MS } from '@hearthkin/domain/durations';
import type { NotificationKind } from '@hearthkin/domain/notification/kinds';
import type { Notification } from '@hearthkin/domain/notification/notification';
import { type NotificationSettings, wants } from '@hearthkin/domain/notification/settings';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { notificationSettings, notifications, users } from '../core/collections';
import { composeMail } from '../core/compose-mail';
import { dataOf } from '../core/converter';
import type { MailContent } from '../core/mail-content';
import type { NotifyDeps } from '../core/mail-params';
import { mailReason } from './mail-reason';

/** Notifications name other people, whose data must be gone ninety days after deletion. */
const KEEP_MS = 90 * DAY_MS;

/** A person to notify, with their settings. */
export interface Reader {
  readonly uid: string;
  readonly account: User;
  /** Null: nothing is muted. */
  readonly settings: NotificationSettings | null;
}

/** A notification for the app. */
export interface NotificationDraft extends Pick<Notification, 'data' | 'link'> {
  readonly kind: NotificationKind;
  /** The document id: the same notification sent twice is stored once. */
  readonly id: string;
}

/** The people who have an account. Call it in a transaction before its writes. */
export async function readReaders(
  tx: Transaction,
  db: Firestore,
  uids: readonly string[],
): Promise<Map<string, Reader>> {
  const [accounts, settings] = await Promise.all([
    allIn(
      tx,
      uids.map((uid) => users(db).doc(uid)),
    ),
    allIn(
      tx,
      uids.map((uid) => notificationSettings(db, uid)),
    ),
  ]);
  return new Map(
    uids.flatMap((uid, index): [string, Reader][] => {
      const account = accounts[index];
      // A deleted account isn't notified, and nothing is stored for it.
      return account == null ? [] : [[uid, { uid, account, settings: settings[index] ?? null }]];
    }),
  );
}

/** One of them; null without an account. */
export async function readReader(
  tx: Transaction,
  db: Firestore,
  uid: string,
): Promise<Reader | null> {
  return (await readReaders(tx, db, [uid])).get(uid) ?? null;
}

/** Notifies a person in the app, unless muted. */
export function notify(
  tx: Transaction,
  db: Firestore,
  { uid, settings }: Reader,
  draft: NotificationDraft,
  now: Date,
): void {
  if (!wants(settings, draft.kind, 'inApp')) return;
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

/** What an email says, and of what. */
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
  { uid, account, settings }: Reader,
  { kind, about, content, until }: MailedNews,
): Promise<void> {
  if (!wants(settings, kind, 'mail')) return;
  const reason = mailReason(uid, kind, { siteUrl, linkKey });
  const mail = composeMail({ to: account.email, toName: account.firstName }, content, reason);
  await queue.add({ key: `${kind}/${uid}/${about}`, kind, uid, mail, until });
}

/** None for a document that can't be read. The SDK's `getAll` keeps the converter but loses the type. */
async function allIn<T>(
  tx: Transaction,
  refs: readonly DocumentReference<T>[],
): Promise<(T | undefined)[]> {
  if (refs.length === 0) return [];
  const found = await tx.getAll(...refs);
  return found.map((doc) => dataOf(doc) ?? undefined);
}
