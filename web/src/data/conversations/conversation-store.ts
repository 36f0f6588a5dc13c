import { conversationId, newConversation } from '@hearthkin/domain/messaging/conversation';
import {
  collection,
  doc,
  getDocFromCache,
  runTransaction,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { firestore } from '../../firebase/firestore';
import { commit, storeError } from '../kit/store-error';

/**
 * The conversation of two people; begins it where there is none. One that this device knows is there
 * needs no network.
 * @param bookingId a booking of the two, for those who may not begin without one.
 * @returns its id.
 * @throws CallError
 */
export function openConversation(
  uid: string,
  otherUid: string,
  bookingId: string | null,
): Promise<string> {
  return openBegun(uid, otherUid, newConversation(uid, otherUid, bookingId));
}

/**
 * The same with the author of a story, who asked for it there.
 * @throws CallError
 */
export function openConversationWithAuthor(
  uid: string,
  authorId: string,
  storyId: string,
): Promise<string> {
  return openBegun(uid, authorId, newConversation(uid, authorId, null, storyId));
}

async function openBegun(
  uid: string,
  otherUid: string,
  begun: ReturnType<typeof newConversation>,
): Promise<string> {
  const id = conversationId(uid, otherUid);
  const ref = doc(firestore(), 'conversations', id);
  const isKnown = await getDocFromCache(ref).then(
    (known) => known.exists(),
    () => false,
  );
  if (isKnown) return id;
  await commit('The conversation', async (transaction) => {
    const former = await transaction.get(ref);
    if (former.exists()) return;
    transaction.set(ref, { ...begun, updatedAt: serverTimestamp() });
  });
  return id;
}

/**
 * Sends a message under an id made here: it is shown at once, waits on this device for the network,
 * also through a reload, and is sent once. The promise may take as long as that.
 * @throws CallError when the server refuses it; it is shown no longer then.
 */
export async function sendMessage(
  conversation: string,
  senderId: string,
  content: string,
): Promise<void> {
  const ref = doc(collection(firestore(), 'conversations', conversation, 'messages'));
  try {
    await setDoc(ref, { senderId, content, timestamp: serverTimestamp() });
  } catch (error) {
    throw storeError(error, 'The message');
  }
}

/** Says that somebody has looked at a conversation. */
export async function markRead(conversation: string, uid: string): Promise<void> {
  await updateDoc(doc(firestore(), 'conversations', conversation), {
    [`unread.${uid}`]: 0,
    [`readAt.${uid}`]: serverTimestamp(),
  });
}

/**
 * Says that somebody is writing. A transaction, so that nothing waits for a network and is said when
 * it is no longer true.
 */
export async function sayTyping(conversation: string, uid: string): Promise<void> {
  await runTransaction(firestore(), async (transaction) => {
    const ref = doc(firestore(), 'conversations', conversation, 'presence', uid);
    transaction.set(ref, { typingAt: serverTimestamp() });
  });
}

/**
 * Takes the words of one's own message back; that it was there stays.
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

/** @throws CallError */
export async function blockPerson(uid: string, otherUid: string): Promise<void> {
  await commit('The block', (transaction) => {
    transaction.set(doc(firestore(), 'users', uid, 'blocks', otherUid), {
      at: serverTimestamp(),
      blockedUid: otherUid,
    });
  });
}

/** @throws CallError */
export async function unblockPerson(uid: string, otherUid: string): Promise<void> {
  await commit('The block', (transaction) => {
    transaction.delete(doc(firestore(), 'users', uid, 'blocks', otherUid));
  });
}
