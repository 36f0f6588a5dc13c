import { displayNameOf, UNKNOWN_USER } from '@hearthkin/domain/account/profile';
import { otherOf } from '@hearthkin/domain/messaging/conversation';
import { unreadOf } from '@hearthkin/domain/messaging/unread';
import { isBlocking } from '@hearthkin/domain/safety/block';
import type { Firestore } from 'firebase-admin/firestore';
import { actionAt } from '../mail/compose-mail';
import type { MailContent } from '../mail/mail-content';
import { mailDeps, mailSecrets, type NotifyDeps } from '../mail/mail-params';
import { blocks, conversations, users } from '../platform/records/collections';
import { getAllOf } from '../platform/records/get-all';
import { pagesOf } from '../platform/sweeps/pages';
import { inTime, processAll } from '../platform/sweeps/process-each';
import { defineSweep, type Run } from '../platform/sweeps/sweep';
import { dueUnreadMails, unmailedOf } from './notification-queries';
import { mailNotification, type NotifyContext, type Recipient, readRecipient } from './notify';

/**
 * Emails everyone with a message unread for an hour: one email per person about all unread
 * messages, and none twice. A failure is logged and doesn't stop the rest.
 */
export const mailUnread = defineSweep('mailUnread', {
  secrets: mailSecrets,
  deps: mailDeps,
  handler: async (run: Run, deps: NotifyDeps) => {
    const due = { ...run, dueOf: ({ dueAt }: Waiting) => dueAt };
    const count = await processAll(inTime(readersOf(run), due), {
      fault: 'A mail about messages failed',
      pathOf: ({ uid }) => `users/${uid}`,
      process: ({ uid }) => mailOne({ ...run, ...deps }, uid),
    });
    return { mailed: count('mailed'), failed: count('failed') };
  },
});

interface Waiting {
  readonly uid: string;
  /** The time at which the oldest was due. */
  readonly dueAt: Date | null;
}

/** The people with a message unread for an hour, each once, in pages. */
async function* readersOf({ db, now }: Run): AsyncGenerator<readonly Waiting[]> {
  const seen = new Set<string>();
  for await (const page of pagesOf(dueUnreadMails(db, now))) {
    const waiting: Waiting[] = [];
    for (const doc of page) {
      const uid = doc.ref.parent.parent?.id;
      if (uid === undefined || seen.has(uid)) continue;
      seen.add(uid);
      waiting.push({ uid, dueAt: doc.data().dueAt });
    }
    yield waiting;
  }
}

async function mailOne(context: NotifyContext, uid: string): Promise<'mailed' | 'not-needed'> {
  const claimed = await claim(context.db, uid);
  if (claimed === null) return 'not-needed';
  const [first, ...others] = await writersOf(context.db, claimed.conversationIds, uid);
  if (first === undefined) return 'not-needed';
  await mailNotification(context, claimed.reader, {
    kind: 'messages-unread',
    about: String(context.now.getTime()),
    content: unreadMail([first, ...others], context.siteUrl),
  });
  return 'mailed';
}

interface Claimed {
  readonly reader: Recipient;
  /** Longest unread first. */
  readonly conversationIds: readonly string[];
}

/** Claims everything a person hasn't been emailed about, so that no other run does. */
function claim(db: Firestore, uid: string): Promise<Claimed | null> {
  return db.runTransaction(async (tx) => {
    const [reader, { docs }] = await Promise.all([
      readRecipient(tx, db, uid),
      tx.get(unmailedOf(db, uid)),
    ]);
    for (const { ref } of docs) {
      if (reader === null) tx.delete(ref);
      else tx.update(ref, { dueAt: null });
    }
    if (reader === null || reader.account.accountStatus !== 'active' || docs.length === 0) {
      return null;
    }
    const since = new Map(docs.map((doc) => [doc.id, doc.data().since.getTime()]));
    const conversationIds = [...since].sort(([, a], [, b]) => a - b).map(([id]) => id);
    return { reader, conversationIds };
  });
}

/** The names of people with unread messages, without those whom the reader blocks. */
async function writersOf(
  db: Firestore,
  conversationIds: readonly string[],
  uid: string,
): Promise<string[]> {
  const found = await getAllOf(
    db,
    conversationIds.map((id) => conversations(db).doc(id)),
  );
  const unread = found.flatMap((conversation) =>
    conversation !== null && unreadOf(conversation, uid) > 0 ? [otherOf(conversation, uid)] : [],
  );
  const ownBlocks = await getAllOf(
    db,
    unread.map((other) => blocks(db, uid).doc(other)),
  );
  const others = unread.filter((_, index) => !isBlocking(ownBlocks[index] ?? null));
  const accounts = await getAllOf(
    db,
    others.map((other) => users(db).doc(other)),
  );
  return accounts.map((account) => (account === null ? UNKNOWN_USER : displayNameOf(account)));
}

/** The email about unread messages: who wrote, longest unread first, but not what. */
function unreadMail(names: readonly [string, ...string[]], siteUrl: string): MailContent {
  return {
    subject: 'You have unread messages',
    parts: [
      `${listOf(names)} sent you a message.`,
      ...actionAt(siteUrl, '/messages', 'Read your messages'),
    ],
  };
}

function listOf([first, second, ...rest]: readonly [string, ...string[]]): string {
  if (second === undefined) return first;
  return rest.length === 0 ? `${first} and ${second}` : `${first} and ${rest.length + 1} others`;
}
