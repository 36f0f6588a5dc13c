import type { CallableInput } from '@hearthkin/domain/callables';
import { conversationId } from '@hearthkin/domain/messaging/conversation';
import { ENDED_BLOCKS_KEPT } from '@hearthkin/domain/safety/block';
import {
  type DocumentReference,
  doc,
  getDocFromCache,
  getDocFromServer,
  increment,
  runTransaction,
  serverTimestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { call } from '../../firebase/call';
import { firestore } from '../../firebase/firestore';
import { ownBlocks } from '../blocks/block-queries';
import { forgetAnswer } from '../kit/kept-answers';
import { commit, storeError } from '../kit/store-error';

/**
 * Opens a conversation and creates it if needed. Needs no network when it is in the cache.
 * @param otherUid null for an author, whom only the server knows.
 * @returns its id.
 * @throws CallError `identity-unverified` or `account-restricted` when it is new and the user may meet no one.
 */
export async function openConversation(
  uid: string,
  otherUid: string | null,
  why: CallableInput<'openConversation'>,
): Promise<string> {
  if (otherUid !== null) {
    const id = conversationId(uid, otherUid);
    const isKnown = await getDocFromCache(doc(firestore(), 'conversations', id)).then(
      (known) => known.exists(),
      () => false,
    );
    if (isKnown) return id;
  }
  return (await call('openConversation', why)).conversationId;
}

/**
 * Sends a message. It is shown at once, waits for the network even through a reload, and is stored
 * once however often it is sent. The promise may take that long.
 * @throws CallError when the server refuses it; it is then no longer shown.
 */
export async function sendMessage(
  conversation: string,
  senderId: string,
  { id, content }: { readonly id: string; readonly content: string },
): Promise<void> {
  const ref = doc(firestore(), 'conversations', conversation, 'messages', id);
  const sent = doc(firestore(), 'users', senderId, 'limits', 'sent');
  const last = `${conversation}/${ref.id}`;
  const batch = writeBatch(firestore());
  batch.set(ref, { senderId, content, timestamp: serverTimestamp() });
  batch.set(sent, { count: increment(1), at: serverTimestamp(), last }, { merge: true });
  try {
    await batch.commit();
  } catch (error) {
    // Refused because it is stored: the answer to an earlier attempt was lost.
    if (await isStored(ref)) return;
    throw storeError(error, 'The message');
  }
}

function isStored(ref: DocumentReference): Promise<boolean> {
  return getDocFromServer(ref).then(
    (found) => found.exists(),
    () => false,
  );
}

/** Marks a conversation as read. */
export async function markRead(conversation: string, uid: string): Promise<void> {
  await updateDoc(doc(firestore(), 'conversations', conversation), {
    [`unread.${uid}`]: 0,
    [`readAt.${uid}`]: serverTimestamp(),
  });
}

/**
 * Records that the user is typing. A transaction fails without a network, so an old one is never
 * sent late.
 */
export async function sendTyping(conversation: string, uid: string): Promise<void> {
  await runTransaction(firestore(), async (transaction) => {
    const ref = doc(firestore(), 'conversations', conversation, 'presence', uid);
    transaction.set(ref, { typingAt: serverTimestamp() });
  });
}

/**
 * Deletes the text of one's own message; a placeholder stays.
 * @throws CallError
 */
export async function redactMessage(conversation: string, messageId: string): Promise<void> {
  await commit('The message', (transaction) => {
    transaction.update(doc(firestore(), 'conversations', conversation, 'messages', messageId), {
      content: '',
      redactedAt: serverTimestamp(),
    });
  });
}

/** Before a block or its end: whatever happens then, the next visit asks the server whom it may show. */
async function forgetKept(uid: string): Promise<void> {
  await forgetAnswer(ownBlocks(uid).key);
}

/** @throws CallError */
export async function blockPerson(uid: string, otherUid: string): Promise<void> {
  await forgetKept(uid);
  await commit('The block', async (transaction) => {
    const ref = doc(firestore(), 'users', uid, 'blocks', otherUid);
    const former = await transaction.get(ref);
    if (!former.exists()) {
      transaction.set(ref, { at: serverTimestamp(), blockedUid: otherUid });
      return;
    }
    const { at, endedAt = null, past = [] } = former.data();
    if (endedAt === null) return;
    // Stored times, to the microsecond: the rules compare them.
    const ended = [...past.slice(1 - ENDED_BLOCKS_KEPT), { from: at, to: endedAt }];
    transaction.update(ref, { at: serverTimestamp(), endedAt: null, past: ended });
  });
}

/** @throws CallError */
export async function unblockPerson(uid: string, otherUid: string): Promise<void> {
  await forgetKept(uid);
  await commit('The block', (transaction) => {
    const ref = doc(firestore(), 'users', uid, 'blocks', otherUid);
    transaction.update(ref, { endedAt: serverTimestamp() });
  });
}
