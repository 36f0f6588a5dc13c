import {
  conversationId,
  MESSAGE_MAX,
  newConversation,
} from '@hearthkin/domain/messaging/conversation';
import { RATE_LIMITS } from '@hearthkin/domain/rate-limits';
import { ENDED_BLOCKS_KEPT } from '@hearthkin/domain/safety/block';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  documentId,
  getDoc,
  getDocs,
  increment,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { newId } from '../support/builders';
import {
  accountsOf,
  admin,
  allowed,
  denied,
  listLimits,
  rulesEnvironment,
  type Who,
} from './rules-environment';
import { UNKNOWN_NAME } from './unknown-name';

const { as, arrange } = rulesEnvironment(() => [writer, reader, third]);

const writer: Who = { uid: 'write-member', userType: 'spender' };
const reader: Who = { uid: 'write-companion', userType: 'earner' };
const third: Who = { uid: 'write-third', userType: 'spender' };

const talk = `conversations/${conversationId(writer.uid, reader.uid)}`;
let messageId: string;

const at = (who?: Who) => doc(as(who), `${talk}/messages/${messageId}`);
const message = (change: object = {}) => ({
  senderId: writer.uid,
  content: 'Shall we walk on Sunday?',
  timestamp: serverTimestamp(),
  ...change,
});

/** The client's write: the message, and the count of the sender's. */
function put(
  who: Who | undefined,
  path: string,
  data: object,
  { count = increment(1), ...sent }: { readonly count?: unknown; readonly last?: unknown } = {},
) {
  const batch = writeBatch(as(who));
  batch.set(doc(as(who), path), data);
  const last = path.replace('conversations/', '').replace('/messages', '');
  const next = { count, at: serverTimestamp(), last, ...sent };
  batch.set(doc(as(who), sentBy(who)), next, { merge: true });
  return batch.commit();
}

const sentBy = (who: Who = writer) => `users/${who.uid}/limits/sent`;
const send = (change: object = {}, who: Who | undefined = writer) =>
  put(who, `${talk}/messages/${messageId}`, message(change));
const next = () => {
  messageId = newId('m');
};
const blockOf = (other: Who) => ({ at: serverTimestamp(), blockedUid: other.uid });
const BLOCKED = { at: new Date(0), blockedUid: reader.uid };
/** Sets what a person's block of another is. */
const arrangeBlock = (who: Who, other: Who, change: object = {}) =>
  arrange({
    [`users/${who.uid}/blocks/${other.uid}`]: { ...BLOCKED, blockedUid: other.uid, ...change },
  });
const ENDED = { endedAt: new Date(1) };

beforeEach(async () => {
  next();
  await arrange({
    [talk]: { ...newConversation(writer.uid, reader.uid), updatedAt: new Date() },
    [sentBy()]: { count: 0, at: new Date(0), last: '' },
    [`profiles/${writer.uid}`]: { displayName: 'Sam P.' },
    [`profiles/${reader.uid}`]: { displayName: 'Eve M.' },
    [`profiles/${third.uid}`]: { displayName: 'Otto B.' },
  });
  await arrangeBlock(writer, reader, ENDED);
  await arrangeBlock(reader, writer, ENDED);
});

describe('a message', () => {
  it('is sent by one of the two, in their own name, once', async () => {
    await denied(put(undefined, `${talk}/messages/${messageId}`, message()));
    await denied(send({ senderId: third.uid }, third));
    await denied(send({}, reader));
    await denied(send({ senderId: 'system' }));
    await allowed(send());
    await denied(send({ content: 'Something else' }));
    next();
    await allowed(send({ senderId: reader.uid }, reader));
  });

  it('is not sent without a conversation', async () => {
    const nowhere = `conversations/write-nobody_${writer.uid}/messages/m`;
    await denied(put(writer, nowhere, message()));
    await allowed(send());
  });

  it('has visible text, two thousand characters at most', async () => {
    const blank = ['', ' ', '\n\t ', '\u00a0', '\u2003\u2028', '\u200b', '\ufeff', '\u3000'];
    for (const content of [...blank, 'x'.repeat(MESSAGE_MAX + 1), 7, null, ['x']]) {
      await denied(send({ content }));
    }
    for (const content of ['.', ' a\n', '\n\n.\n', '👋', '日', 'x'.repeat(MESSAGE_MAX)]) {
      await allowed(send({ content }));
      next();
    }
  });

  it('has the time of the server and nothing of its sender’s own in it', async () => {
    for (const timestamp of [new Date(0), new Date(Date.now() + 60_000), null]) {
      await denied(send({ timestamp }));
    }
    for (const extra of ['redactedAt', 'booking', UNKNOWN_NAME]) {
      await denied(send({ [extra]: null }));
    }
    for (const field of Object.keys(message())) {
      const { [field]: _, ...rest } = message() as Record<string, unknown>;
      await denied(put(writer, `${talk}/messages/${messageId}`, rest));
    }
    await allowed(send());
  });

  it('is not sent to somebody whom its sender blocks, and is by whom they block', async () => {
    for (const change of [{}, { endedAt: null }]) {
      await arrangeBlock(reader, writer, change);
      await denied(send({ senderId: reader.uid }, reader));
      await allowed(send());
      next();
    }
    await arrangeBlock(reader, writer, ENDED);
    await allowed(send({ senderId: reader.uid }, reader));
  });

  it('is sent by a person who never blocked anybody and never wrote', async () => {
    const fresh: Who = { uid: newId('write-fresh'), userType: 'spender' };
    const own = `conversations/${conversationId(fresh.uid, reader.uid)}`;
    await arrange({
      ...accountsOf(fresh),
      [own]: { ...newConversation(fresh.uid, reader.uid), updatedAt: new Date() },
    });
    const first = `${own}/messages/${messageId}`;
    await denied(put(third, first, message({ senderId: third.uid })));
    await allowed(put(fresh, first, message({ senderId: fresh.uid })));
  });

  it('is read only by the two, fifty at a time', async () => {
    await allowed(send());
    const list = (who?: Who, most = 50) =>
      getDocs(
        query(collection(as(who), `${talk}/messages`), orderBy('timestamp', 'desc'), limit(most)),
      );
    for (const who of [undefined, third, admin]) {
      await denied(getDoc(at(who)));
      await denied(list(who));
    }
    await denied(list(writer, 51));
    for (const who of [writer, reader]) {
      await allowed(getDoc(at(who)));
      await allowed(list(who));
    }
  });
});

describe('the count of sent messages', () => {
  const { max, windowMs } = RATE_LIMITS.messages;
  const ago = (ms: number) => new Date(Date.now() - ms);
  const counted = (change: object = {}) =>
    arrange({ [sentBy()]: { count: max, at: new Date(), last: '', from: new Date(), ...change } });
  const path = () => `${talk}/messages/${messageId}`;
  const write = (who: Who | undefined, change: object) =>
    setDoc(doc(as(who), sentBy()), change, { merge: true });
  const one = (change: object = {}) => ({
    count: increment(1),
    at: serverTimestamp(),
    last: 'talk/message',
    ...change,
  });

  it('grows by one with each message, which is named in it', async () => {
    await denied(setDoc(at(writer), message()));
    for (const count of [0, 2, increment(2), increment(0)]) {
      await denied(put(writer, path(), message(), { count }));
    }
    for (const last of ['', messageId, `other/${messageId}`, `${talk}/${messageId}x`]) {
      await denied(put(writer, path(), message(), { last }));
    }
    await allowed(send());
  });

  it('counts one message in a commit', async () => {
    const batch = writeBatch(as(writer));
    for (const id of [messageId, newId('m')]) {
      batch.set(doc(as(writer), `${talk}/messages/${id}`), message());
      const last = `${conversationId(writer.uid, reader.uid)}/${id}`;
      batch.set(doc(as(writer), sentBy()), one({ last }), { merge: true });
    }
    await denied(batch.commit());
    await allowed(send());
  });

  it('allows as many as the limit, and no more', async () => {
    await counted({ count: max - 1 });
    await allowed(send());
    next();
    await denied(send());
  });

  it('allows as many again once the minute is over, until it is renewed', async () => {
    await counted({ count: 2 * max - 1, from: ago(windowMs - 5000) });
    await denied(send());
    await counted({ count: 2 * max - 1, from: ago(windowMs) });
    await allowed(send());
    next();
    await denied(send());
    await counted({ count: 2 * max, from: ago(windowMs) });
    await denied(send());
  });

  it('allows one after a minute’s pause, whatever it is', async () => {
    await counted({ count: 5 * max, at: ago(windowMs - 5000) });
    await denied(send());
    await counted({ count: 5 * max, at: ago(windowMs) });
    await allowed(send());
    next();
    await denied(send());
  });

  it('is written by its owner only, and read by no client', async () => {
    for (const who of [undefined, reader, admin]) await denied(write(who, one()));
    for (const who of [undefined, reader, admin, writer]) {
      await denied(getDoc(doc(as(who), sentBy())));
      await denied(deleteDoc(doc(as(who), sentBy())));
      await denied(listLimits(as(who), writer, 'sent'));
    }
    await allowed(write(writer, one()));
  });

  it('has nothing else in it, and begins with one', async () => {
    const fresh: Who = { uid: newId('write-fresh'), userType: 'spender' };
    await arrange(accountsOf(fresh));
    const first = (who: Who, change: object) =>
      setDoc(doc(as(who), sentBy(fresh)), { ...one({ count: 1 }), ...change });
    for (const change of [
      { count: 0 },
      { count: 2 },
      { at: new Date(0) },
      { last: 7 },
      { last: 'x'.repeat(401) },
      { from: serverTimestamp() },
      { [UNKNOWN_NAME]: 1 },
    ]) {
      await denied(first(fresh, change));
      if (!('count' in change)) await denied(write(writer, one(change)));
    }
    await denied(first(reader, {}));
    await allowed(first(fresh, { last: 'x'.repeat(400) }));
  });
});

describe('a redacted message', () => {
  const takenBack = (change: object = {}) => ({
    content: '',
    redactedAt: serverTimestamp(),
    ...change,
  });

  beforeEach(() => allowed(send()));

  it('loses its words, only by its author, once', async () => {
    for (const who of [undefined, reader, third, admin]) {
      await denied(updateDoc(at(who), takenBack()));
    }
    await allowed(updateDoc(at(writer), takenBack()));
    await denied(updateDoc(at(writer), takenBack()));
  });

  it('keeps its sender and its time, and cannot say anything else', async () => {
    await denied(updateDoc(at(writer), takenBack({ content: 'I never said that' })));
    await denied(updateDoc(at(writer), { content: '' }));
    await denied(updateDoc(at(writer), takenBack({ redactedAt: new Date(0) })));
    await denied(updateDoc(at(writer), takenBack({ timestamp: serverTimestamp() })));
    await denied(updateDoc(at(writer), takenBack({ senderId: reader.uid })));
    await denied(updateDoc(at(writer), takenBack({ [UNKNOWN_NAME]: true })));
    await allowed(updateDoc(at(writer), takenBack()));
  });

  it('is deleted by no client', async () => {
    for (const who of [writer, reader, admin]) await denied(deleteDoc(at(who)));
  });
});

describe('typing', () => {
  const sign = (who?: Who, of: Who = writer) => doc(as(who), `${talk}/presence/${of.uid}`);
  const now = { typingAt: serverTimestamp() };
  const arrangeSign = (secondsAgo: number) =>
    arrange({
      [`${talk}/presence/${writer.uid}`]: { typingAt: new Date(Date.now() - secondsAgo * 1000) },
    });

  beforeEach(() => arrangeSign(60));

  it('is written by each for themselves, in their conversations', async () => {
    for (const who of [undefined, reader, third, admin]) await denied(setDoc(sign(who), now));
    await denied(setDoc(sign(third, third), now));
    await allowed(setDoc(sign(writer), now));
  });

  it('can be written for the first time', async () => {
    const fresh: Who = { uid: newId('write-fresh'), userType: 'spender' };
    const own = `conversations/${conversationId(fresh.uid, reader.uid)}`;
    await arrange({
      ...accountsOf(fresh),
      [own]: { ...newConversation(fresh.uid, reader.uid), updatedAt: new Date() },
    });
    const first = doc(as(fresh), `${own}/presence/${fresh.uid}`);
    await denied(setDoc(first, {}));
    await allowed(setDoc(first, now));
  });

  it('is written every three seconds at most', async () => {
    for (const seconds of [0, 1, 2]) {
      await arrangeSign(seconds);
      await denied(setDoc(sign(writer), now));
    }
    await arrangeSign(3.2);
    await allowed(setDoc(sign(writer), now));
    await denied(setDoc(sign(writer), now));
  });

  it('has the time of the server and nothing else in it', async () => {
    await denied(setDoc(sign(writer), { typingAt: new Date(Date.now() - 1000) }));
    await denied(setDoc(sign(writer), { typingAt: new Date(Date.now() + 60_000) }));
    await denied(setDoc(sign(writer), { ...now, [UNKNOWN_NAME]: true }));
    await allowed(setDoc(sign(writer), now));
  });

  it('is read only by the two', async () => {
    for (const who of [undefined, third, admin]) await denied(getDoc(sign(who)));
    for (const who of [writer, reader]) await allowed(getDoc(sign(who)));
    const all = query(collection(as(reader), `${talk}/presence`), limit(2));
    await denied(getDocs(all));
  });

  it('is not shown to somebody whom its writer blocks, and is by whom they block', async () => {
    await arrangeBlock(reader, writer);
    await allowed(setDoc(sign(writer), now));
    await allowed(getDoc(sign(writer, reader)));
    await arrangeBlock(reader, writer, ENDED);
    await arrangeBlock(writer, reader);
    await arrangeSign(60);
    await denied(setDoc(sign(writer), now));
    await arrangeBlock(writer, reader, ENDED);
    await allowed(setDoc(sign(writer), now));
  });

  it('is not deleted', async () => {
    for (const who of [writer, reader]) await denied(deleteDoc(sign(who)));
  });
});

describe('a block', () => {
  const block = (who?: Who, of: Who = owner, other: Who = reader) =>
    doc(as(who), `users/${of.uid}/blocks/${other.uid}`);
  const now = blockOf(reader);
  const end = { endedAt: serverTimestamp() };
  const again = (past: readonly object[]) => ({
    at: serverTimestamp(),
    endedAt: null,
    past: [...past, { from: BLOCKED.at, to: ENDED.endedAt }],
  });

  // Someone who never blocked anyone.
  let owner: Who;
  beforeEach(async () => {
    owner = { uid: newId('write-owner'), userType: 'spender' };
    await arrange({ ...accountsOf(owner), [`profiles/${owner.uid}`]: { displayName: 'Sam P.' } });
  });

  it('is created and ended by its owner, and never deleted', async () => {
    for (const who of [undefined, reader, third, admin]) await denied(setDoc(block(who), now));
    await allowed(setDoc(block(owner), now));
    for (const who of [undefined, reader, third, admin]) await denied(updateDoc(block(who), end));
    for (const who of [reader, admin, owner]) await denied(deleteDoc(block(who)));
    await allowed(updateDoc(block(owner), end));
    await denied(updateDoc(block(owner), end));
  });

  it('ends at the time of the server, and nothing else of it changes', async () => {
    await arrangeBlock(owner, reader);
    for (const endedAt of [new Date(0), new Date(Date.now() + 60_000), null]) {
      await denied(updateDoc(block(owner), { endedAt }));
    }
    for (const more of [{ at: serverTimestamp() }, { past: [] }, { [UNKNOWN_NAME]: 1 }]) {
      await denied(updateDoc(block(owner), { ...end, ...more }));
    }
    await allowed(updateDoc(block(owner), end));
  });

  it('begins again at the time of the server, with the earlier one kept', async () => {
    await arrangeBlock(owner, reader, ENDED);
    const bad = [
      { at: new Date(0) },
      { endedAt: serverTimestamp() },
      { endedAt: ENDED.endedAt },
      { past: [] },
      { past: [{ from: BLOCKED.at, to: BLOCKED.at }] },
      { past: [{ from: ENDED.endedAt, to: ENDED.endedAt }] },
      { blockedUid: third.uid },
      { [UNKNOWN_NAME]: 1 },
    ];
    for (const change of bad) await denied(updateDoc(block(owner), { ...again([]), ...change }));
    for (const who of [undefined, reader, admin]) {
      await denied(updateDoc(block(who), again([])));
    }
    await allowed(updateDoc(block(owner), again([])));
  });

  it('begins again with the times that the server set, as they were read', async () => {
    await allowed(setDoc(block(owner), now));
    await allowed(updateDoc(block(owner), end));
    const stored = (await getDoc(block(owner))).data();
    const past = [{ from: stored?.at, to: stored?.endedAt }];
    await allowed(updateDoc(block(owner), { at: serverTimestamp(), endedAt: null, past }));
  });

  it('keeps the latest twenty that ended', async () => {
    const past = Array.from({ length: ENDED_BLOCKS_KEPT }, (_, day) => ({
      from: new Date(day),
      to: new Date(day + 1),
    }));
    await arrangeBlock(owner, reader, { ...ENDED, past: past.slice(1) });
    await denied(updateDoc(block(owner), again(past.slice(2))));
    await allowed(updateDoc(block(owner), again(past.slice(1))));
    await arrangeBlock(owner, reader, { ...ENDED, past });
    await denied(updateDoc(block(owner), again(past)));
    await allowed(updateDoc(block(owner), again(past.slice(1))));
  });

  it('changes only while its owner is active', async () => {
    await arrange({ [`users/${owner.uid}`]: { accountStatus: 'suspended' } });
    await arrangeBlock(owner, reader, ENDED);
    await denied(updateDoc(block(owner), again([])));
    await arrangeBlock(owner, reader);
    await denied(updateDoc(block(owner), end));
    await arrange(accountsOf(owner));
    await allowed(updateDoc(block(owner), end));
  });

  it('has the server’s date and is about another person', async () => {
    await denied(setDoc(block(owner), {}));
    await denied(setDoc(block(owner), { ...now, at: new Date(0) }));
    await denied(setDoc(block(owner), { ...now, [UNKNOWN_NAME]: true }));
    await denied(setDoc(block(owner), { at: serverTimestamp() }));
    await denied(setDoc(block(owner), { ...now, blockedUid: third.uid }));
    await denied(setDoc(block(owner, owner, owner), { ...now, blockedUid: owner.uid }));
    await allowed(setDoc(block(owner), now));
  });

  it('is of an account, not of any id', async () => {
    const missing = { uid: newId('nobody'), userType: 'spender' } as const;
    const toMissing = () => setDoc(block(owner, owner, missing), blockOf(missing));
    await denied(toMissing());
    await arrange({ [`profiles/${missing.uid}`]: { displayName: 'Now There' } });
    await allowed(toMissing());
  });

  it('is read by its owner only, not by the person it is about', async () => {
    await allowed(setDoc(block(owner), now));
    for (const who of [undefined, reader, third, admin]) await denied(getDoc(block(who)));
    await allowed(getDoc(block(owner)));
    const list = (who?: Who) =>
      getDocs(query(collection(as(who), `users/${owner.uid}/blocks`), limit(50)));
    for (const who of [undefined, reader, third, admin]) await denied(list(who));
    await allowed(list(owner));
    for (const who of [owner, reader, admin]) {
      const everywhere = query(
        collectionGroup(as(who), 'blocks'),
        where('blockedUid', '==', reader.uid),
        limit(1),
      );
      await denied(getDocs(everywhere));
    }
  });
});

describe('the count of unread messages', () => {
  it('is read by its owner, and written by no client', async () => {
    const counter = (who?: Who) => doc(as(who), `users/${writer.uid}/counters/messages`);
    await arrange({ [`users/${writer.uid}/counters/messages`]: { unread: 3 } });
    for (const who of [undefined, reader, admin]) await denied(getDoc(counter(who)));
    await allowed(getDoc(counter(writer)));
    const counters = (who: Who) =>
      getDocs(
        query(
          collection(as(who), `users/${writer.uid}/counters`),
          where(documentId(), '==', 'messages'),
        ),
      );
    for (const who of [writer, reader]) await denied(counters(who));
    await denied(setDoc(counter(writer), { unread: 0 }));
    await denied(deleteDoc(counter(writer)));
    const none: Who = { uid: newId('write-fresh'), userType: 'spender' };
    const own = doc(as(none), `users/${none.uid}/counters/messages`);
    await allowed(getDoc(own));
    await denied(setDoc(own, { unread: 0 }));
  });
});
