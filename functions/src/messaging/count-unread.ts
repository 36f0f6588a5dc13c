import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { unreadCounter, users } from '../core/collections';
import { commitOnce } from '../core/once';

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

/** Adds the changes once, however often and in whatever order events are delivered. */
export async function countUnread(
  db: Firestore,
  { eventId, changes }: { readonly eventId: string; readonly changes: readonly UnreadChange[] },
  now: Date,
): Promise<void> {
  await commitOnce(db, { id: eventId, handler: 'unread' }, now, async (tx) => {
    const accounts = await Promise.all(changes.map(({ uid }) => tx.get(users(db).doc(uid))));
    for (const [index, { uid, by }] of changes.entries()) {
      // Nothing is stored for a deleted account.
      if (!accounts[index]?.exists) continue;
      tx.set(unreadCounter(db, uid), { unread: FieldValue.increment(by) }, { merge: true });
    }
  });
}
