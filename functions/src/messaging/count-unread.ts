import { type Conversation, otherOf } from '@hearthkin/domain/messaging/conversation';
import { hiddenSpan } from '@hearthkin/domain/safety/block';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { oncePerEvent } from '../platform/consistency/once-per-event';
import { blocks, unreadCounter, users } from '../platform/records/collections';
import { dataOf } from '../platform/records/converter';

/** The change of a person's unread count. */
interface UnreadChange {
  readonly uid: string;
  readonly by: number;
}

export function unreadChanges(
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
): readonly UnreadChange[] {
  const people = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return people
    .map((uid) => ({ uid, by: (after[uid] ?? 0) - (before[uid] ?? 0) }))
    .filter(({ by }) => by !== 0);
}

interface UnreadEvent {
  readonly eventId: string;
  readonly conversationId: string;
  readonly conversation: Pick<Conversation, 'participantIds'>;
  /** The time at which the message was sent that is counted. */
  readonly sentAt: Date;
  readonly changes: readonly UnreadChange[];
}

/**
 * Adds the changes once, however often and in whatever order events are delivered. What a block
 * hides is counted apart, and taken off again when the conversation is read.
 */
export async function countUnread(db: Firestore, event: UnreadEvent, now: Date): Promise<void> {
  const { eventId, changes } = event;
  await oncePerEvent(db, { id: eventId, handler: 'unread' }, now, async (tx) => {
    const counts = await Promise.all(changes.map((change) => countOf(tx, db, event, change)));
    for (const [index, { uid }] of changes.entries()) {
      const count = counts[index];
      if (count) tx.set(unreadCounter(db, uid), count, { merge: true });
    }
  });
}

/** @returns null for a deleted account, for which nothing is stored. */
async function countOf(
  tx: Transaction,
  db: Firestore,
  { conversationId, conversation, sentAt }: UnreadEvent,
  { uid, by }: UnreadChange,
) {
  const [account, block] = await Promise.all([
    tx.get(users(db).doc(uid)),
    tx.get(blocks(db, uid).doc(otherOf(conversation, uid))).then(dataOf),
  ]);
  if (!account.exists) return null;
  const unread = (count: number) => ({ unread: FieldValue.increment(count) });
  // Without a block there never was anything to hide.
  if (block === null) return unread(by);
  const hide = (count: FieldValue) => ({ hidden: { [conversationId]: count } });
  if (by > 0) {
    const isHidden = hiddenSpan(block, sentAt) !== null;
    return isHidden ? { ...unread(0), ...hide(FieldValue.increment(by)) } : unread(by);
  }
  const counter = dataOf(await tx.get(unreadCounter(db, uid)));
  return {
    ...unread(by + (counter?.hidden[conversationId] ?? 0)),
    ...hide(FieldValue.delete()),
  };
}
