import { displayNameOf, UNKNOWN_USER } from '@hearthkin/domain/account/profile';
import type { User } from '@hearthkin/domain/account/user';
import { HOUR_MS } from '@hearthkin/domain/foundation/durations';
import { type Conversation, otherOf } from '@hearthkin/domain/messaging/conversation';
import { unreadOf } from '@hearthkin/domain/messaging/unread';
import type { Notification } from '@hearthkin/domain/notification/notification';
import { wants } from '@hearthkin/domain/notification/settings';
import { type Block, hiddenSpan } from '@hearthkin/domain/safety/block';
import type { DocumentSnapshot, Firestore, WriteBatch } from 'firebase-admin/firestore';
import { asRead } from '../platform/consistency/if-unchanged';
import { untilStable } from '../platform/consistency/until-stable';
import {
  blocks,
  conversations,
  notifications,
  unreadMails,
  users,
} from '../platform/records/collections';
import { dataOf, isReadable } from '../platform/records/converter';
import type { UnreadMail } from '../platform/records/mail-records';
import { firstMessageAfter } from './notification-queries';
import { notificationOf } from './notify';

/** The time for which a message is unread before an email is sent. */
const MAIL_AFTER_MS = HOUR_MS;

const KIND = 'messages-unread';

/**
 * Updates one side's notification of unread messages from the current conversation: one
 * notification and one email for as long as something is unread that no block of the reader hides.
 */
export function syncUnread(
  db: Firestore,
  conversationId: string,
  uid: string,
  now: Date,
): Promise<void> {
  return untilStable(conversationId, async () => {
    const state = await readState(db, conversationId, uid);
    const batch = db.batch();
    if (!(await change(batch, db, state, now))) return 'stable';
    await batch.commit();
    return 'again';
  });
}

/** Everything the notification depends on. */
interface UnreadState {
  readonly id: string;
  readonly uid: string;
  readonly conversation: Conversation | null;
  readonly account: User | null;
  readonly other: User | null;
  /** The reader's block, which hides messages. */
  readonly block: Block | null;
  /** The mark that something is unread, and the notification of it. */
  readonly mark: DocumentSnapshot<UnreadMail>;
  readonly note: DocumentSnapshot<Notification>;
}

async function readState(db: Firestore, id: string, uid: string): Promise<UnreadState> {
  const conversation = (await conversations(db).doc(id).get()).data() ?? null;
  const otherUid = conversation === null ? uid : otherOf(conversation, uid);
  const [account, other, block, mark, note] = await Promise.all([
    users(db).doc(uid).get(),
    users(db).doc(otherUid).get(),
    blocks(db, uid).doc(otherUid).get(),
    unreadMails(db, uid).doc(id).get(),
    notifications(db, uid).doc(`messages_${id}`).get(),
  ]);
  return {
    id,
    uid,
    conversation,
    account: dataOf(account),
    other: dataOf(other),
    block: dataOf(block),
    mark,
    note,
  };
}

/** @returns false if nothing needs to change. */
async function change(
  batch: WriteBatch,
  db: Firestore,
  state: UnreadState,
  now: Date,
): Promise<boolean> {
  const { conversation, account, uid, mark } = state;
  if (conversation === null || account === null) return forget(batch, state);
  if (unreadOf(conversation, uid) === 0) return stopNotifying(batch, state, now);
  const looked = conversation.readAt[uid] ?? new Date(0);
  const known = mark.data();
  if (known !== undefined && known.since.getTime() > looked.getTime()) return false;
  const sent = await firstUnreadAt(db, state, conversation, looked);
  if (sent === null) return stopNotifying(batch, state, now);
  // Later than the last read, so that it isn't taken for something older.
  startNotifying(batch, state, new Date(Math.max(sent.getTime(), looked.getTime() + 1)), now);
  return true;
}

/** The time at which the first unread message was sent; null while a block hides all of them. */
async function firstUnreadAt(
  db: Firestore,
  reader: Pick<UnreadState, 'id' | 'uid' | 'block'>,
  conversation: Conversation,
  looked: Date,
): Promise<Date | null> {
  const { id, uid, block } = reader;
  const first = firstMessageAfter(db, id, otherOf(conversation, uid), looked);
  const [oldest] = (await first.get()).docs.filter(isReadable);
  if (oldest === undefined) return block === null ? conversation.updatedAt : null;
  const { timestamp } = oldest.data();
  const hidden = hiddenSpan(block, timestamp);
  if (hidden === null) return timestamp;
  const { to } = hidden;
  return to === null ? null : firstUnreadAt(db, reader, conversation, to);
}

/** Nothing is stored for a deleted account. */
function forget(batch: WriteBatch, { mark, note }: UnreadState): boolean {
  if (mark.exists) batch.delete(mark.ref);
  if (note.exists) batch.delete(note.ref);
  return mark.exists || note.exists;
}

function stopNotifying(batch: WriteBatch, { mark, note }: UnreadState, now: Date): boolean {
  if (mark.exists) batch.delete(mark.ref, asRead(mark));
  return markRead(batch, note, now) || mark.exists;
}

function startNotifying(batch: WriteBatch, state: UnreadState, since: Date, now: Date): void {
  const { id, mark, note, other, account } = state;
  const told = { since, dueAt: new Date(since.getTime() + MAIL_AFTER_MS) };
  if (mark.exists) batch.update(mark.ref, told, asRead(mark));
  else batch.create(mark.ref, told);
  if (!wants(account?.muted ?? null, KIND, 'inApp')) {
    markRead(batch, note, now);
    return;
  }
  const otherName = other === null ? UNKNOWN_USER : displayNameOf(other);
  const data = { conversationId: id, otherName };
  const draft = { id: note.id, kind: KIND, data, link: `/messages/${id}` } as const;
  batch.set(note.ref, notificationOf(draft, since));
}

function markRead(batch: WriteBatch, note: DocumentSnapshot<Notification>, now: Date): boolean {
  if (note.data()?.readAt !== null) return false;
  batch.update(note.ref, { readAt: now }, asRead(note));
  return true;
}
