import { type Hindrance, hindranceOf } from '@hearthkin/domain/account/hindrance';
import { conversationId, newConversation } from '@hearthkin/domain/messaging/conversation';
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
import { forgetViews } from '../../firebase/device-files';
import { firestore } from '../../firebase/firestore';
import { CallError } from '../../lib/call-error';
import { ownBlocks } from '../blocks/block-queries';
import { forgetAnswer } from '../kit/kept-answers';
import { commit, storeError } from '../kit/store-error';

/**
 * Opens the conversation of two users and creates it if needed. Needs no network when it is in the
 * cache.
 * @param bookingId a booking of the two, for users who can't start a conversation without one.
 * @returns its id.
 * @throws CallError `identity-unverified` or `account-restricted` when it is new and the user may meet no one.
 */
export function openConversation(
  uid: string,
  otherUid: string,
  bookingId: string | null,
): Promise<string> {
  return openOrCreate(uid, otherUid, newConversation(uid, otherUid, { bookingId }));
}

/**
 * The same with a story's author who accepts messages from readers.
 * @throws CallError `identity-unverified` or `account-restricted` when it is new and the user may meet no one.
 */
export function openConversationWithAuthor(
  uid: string,
  authorId: string,
  storyId: string,
): Promise<string> {
  return openOrCreate(uid, authorId, newConversation(uid, authorId, { storyId }));
}

/**
 * The same with the host of an event or activity where the user has a spot.
 * @param placeAt its path, `events/{id}` or `activities/{id}`.
 * @throws CallError `identity-unverified` or `account-restricted` when it is new and the user may meet no one.
 */
export function openConversationWithHost(
  uid: string,
  hostId: string,
  placeAt: string,
): Promise<string> {
  return openOrCreate(uid, hostId, newConversation(uid, hostId, { placeAt }));
}

async function openOrCreate(
  uid: string,
  otherUid: string,
  initial: ReturnType<typeof newConversation>,
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
    const hindrance = await knownHindrance(uid);
    if (hindrance !== null) throw new CallError(REFUSALS[hindrance]);
    transaction.set(ref, { ...initial, updatedAt: serverTimestamp() });
  });
  return id;
}

/** Mostly from the cache, where the header keeps the account; asked for if it hasn't come yet. Rules decide. */
function knownHindrance(uid: string): Promise<Hindrance> {
  const ref = doc(firestore(), 'users', uid);
  return getDocFromCache(ref)
    .catch(() => getDocFromServer(ref))
    .then(
      (account) =>
        account.exists()
          ? hindranceOf({
              level: account.get('level'),
              restriction: account.get('restriction') ?? null,
            })
          : null,
      () => null,
    );
}

const REFUSALS = {
  unverified: 'identity-unverified',
  restricted: 'account-restricted',
} as const;

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
  forgetViews();
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
