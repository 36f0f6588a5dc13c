import { RATE_LIMITS } from '@hearthkin/domain/foundation/rate-limits';
import {
  conversationId,
  MESSAGE_MAX,
  newConversation,
} from '@hearthkin/domain/messaging/conversation';
import { ENDED_BLOCKS_KEPT } from '@hearthkin/domain/safety/block';
import { beforeEach, describe, it } from 'vitest';
import { IDS } from '../lab/accepted/names';
import { newId } from '../support/builders';
import { access, allowed, denied, rulesEnvironment, takes } from './kit';
import { accountsOf, admin, type Caller, cast, visitor, type Who } from './people';
import { eachMissing, NOW, plus, UNKNOWN_NAME } from './values';

const { writer, reader, third } = cast('write', ['writer', 'third'], ['reader']);
const { as, arrange } = rulesEnvironment(writer, reader, third);
const outsiders = [visitor, third, admin];

const talkOf = (a: Who, b: Who) => `conversations/${conversationId(a.uid, b.uid)}`;
const talk = talkOf(writer, reader);
let path: string;
const next = () => {
  path = `${talk}/messages/${newId('m')}`;
};

const at = (who?: Who) => as(who).doc(path);
const message = (change: object = {}) => ({
  senderId: writer.uid,
  content: 'Shall we walk on Sunday?',
  timestamp: NOW,
  ...change,
});

const sentBy = (who: Who = writer) => `users/${who.uid}/limits/sent`;
/** The count of the sender's messages, with the one that is named. */
const counting = (of: string, change: object = {}) => ({
  count: plus(1),
  at: NOW,
  last: of.replace('conversations/', '').replace('/messages', ''),
  ...change,
});

/** The client's write: the message, and the count of the sender's. */
const put = (who: Who | undefined, where: string, data: object, sent: object = {}) =>
  as(who).commit(['set', where, data], ['merge', sentBy(who), counting(where, sent)]);
const send = (change: object = {}, who: Who = writer) =>
  put(who, path, message({ senderId: who.uid, ...change }));

const BLOCKED = { at: new Date(0), blockedUid: reader.uid };
const ENDED = { endedAt: new Date(1) };
/** Sets what a person's block of another is. */
const arrangeBlock = (who: Who, other: Who, change: object = {}) =>
  arrange({
    [`users/${who.uid}/blocks/${other.uid}`]: { ...BLOCKED, blockedUid: other.uid, ...change },
  });
const arrangeConversation = (a: Who, b: Who) =>
  arrange({ [talkOf(a, b)]: { ...newConversation(a.uid, b.uid), updatedAt: new Date() } });

/** A person who never wrote, and never blocked anyone. */
async function newcomer(): Promise<Who> {
  const who: Who = { uid: newId('write-fresh'), userType: 'spender' };
  await arrange({ ...accountsOf(who), [`profiles/${who.uid}`]: { displayName: 'Sam P.' } });
  await arrangeConversation(who, reader);
  return who;
}

beforeEach(async () => {
  next();
  await arrangeConversation(writer, reader);
  await arrange({
    [sentBy()]: { count: 0, at: new Date(0), last: '' },
    ...Object.fromEntries(
      [writer, reader, third].map(({ uid }) => [`profiles/${uid}`, { displayName: 'Eve M.' }]),
    ),
  });
  await arrangeBlock(writer, reader, ENDED);
  await arrangeBlock(reader, writer, ENDED);
});

describe('a message', () => {
  it('is sent by one of the two, in their own name, once', async () => {
    await denied(put(visitor, path, message()));
    await denied(send({}, third));
    await denied(send({ senderId: writer.uid }, reader));
    await denied(send({ senderId: 'system' }));
    await allowed(send());
    await denied(send({ content: 'Something else' }));
    next();
    await allowed(send({}, reader));
  });

  it('is not sent without a conversation', async () => {
    await denied(put(writer, `conversations/write-nobody_${writer.uid}/messages/m`, message()));
    await allowed(send());
  });

  it('has an id that a report can name', () =>
    takes(
      (id) => {
        path = `${talk}/messages/${id}`;
        return send();
      },
      IDS.good,
      IDS.bad,
    ));

  it('has visible text, two thousand characters at most', () => {
    const blank = ['', ' ', '\n\t ', '\u00a0', '\u2003\u2028', '\u200b', '\ufeff', '\u3000'];
    const unseen = ['\u115f', '\u1160', '\u2800', '\u3164', '\uffa0', '\ufe0f', '\u034f'];
    return takes(
      (content) => {
        next();
        return send({ content });
      },
      ['.', ' a\n', '\n\n.\n', '👋', '日', 'x'.repeat(MESSAGE_MAX)],
      [...blank, ...unseen, 'x'.repeat(MESSAGE_MAX + 1), 7, null, ['x']],
    );
  });

  it('has the time of the server and nothing of its sender’s own in it', () =>
    takes(
      (data) => put(writer, path, data),
      [message()],
      [
        ...eachMissing(message()),
        ...[new Date(0), new Date(Date.now() + 60_000), null].map((timestamp) =>
          message({ timestamp }),
        ),
        ...['redactedAt', 'booking', UNKNOWN_NAME].map((extra) => message({ [extra]: null })),
      ],
    ));

  it('is not sent to somebody whom its sender blocks, and is by whom they block', async () => {
    for (const change of [{}, { endedAt: null }]) {
      await arrangeBlock(reader, writer, change);
      await denied(send({}, reader));
      await allowed(send());
      next();
    }
    await arrangeBlock(reader, writer, ENDED);
    await allowed(send({}, reader));
  });

  it('is sent by a person who never blocked anybody and never wrote', async () => {
    const fresh = await newcomer();
    const first = `${talkOf(fresh, reader)}/messages/m`;
    await access({ to: [fresh], notTo: [third] }, (who = third) =>
      put(who, first, message({ senderId: who.uid })),
    );
  });

  it('is read only by the two, fifty at a time', async () => {
    await allowed(send());
    const list = (most: number) => (who: Caller) =>
      as(who).list(`${talk}/messages`, 'timestamp desc', most);
    await access({ to: [writer, reader], notTo: outsiders }, (who) => at(who).get(), list(50));
    await denied(list(51)(writer));
  });
});

describe('the count of sent messages', () => {
  const { max, windowMs } = RATE_LIMITS.messages;
  const ago = (ms: number) => new Date(Date.now() - ms);
  const counted = (change: object = {}) =>
    arrange({ [sentBy()]: { count: max, at: new Date(), last: '', from: new Date(), ...change } });

  it('grows by one with each message, which is named in it', async () => {
    await denied(at(writer).set(message()));
    const id = path.split('/').at(-1);
    await takes(
      (sent) => put(writer, path, message(), sent),
      [{}],
      [
        ...[0, 2, plus(2), plus(0)].map((count) => ({ count })),
        ...['', id, `other/${id}`, `${talk}/${id}x`].map((last) => ({ last })),
      ],
    );
  });

  it('counts a message in its own commit', async () => {
    await counted({ count: 1, last: counting(path).last });
    await denied(at(writer).set(message()));
    await allowed(send());
  });

  it('counts one message in a commit', async () => {
    const other = `${talk}/messages/${newId('m')}`;
    const both = [path, other].flatMap(
      (where) =>
        [
          ['set', where, message()],
          ['merge', sentBy(), counting(where)],
        ] as const,
    );
    await denied(as(writer).commit(...both));
    await allowed(send());
  });

  const renewed = (ms: number = windowMs) => ({ count: 2 * max - 1, from: ago(ms) });
  it.each([
    ['as many as the limit', () => ({ count: max }), () => ({ count: max - 1 })],
    ['as many again once the minute is over', () => renewed(windowMs - 5000), () => renewed()],
    ['those until it is renewed', () => ({ ...renewed(), count: 2 * max }), () => renewed()],
    [
      'one after a minute’s pause, whatever it is',
      () => ({ count: 5 * max, at: ago(windowMs - 5000) }),
      () => ({ count: 5 * max, at: ago(windowMs) }),
    ],
  ])('allows %s, and no more', async (_what, before, after) => {
    await counted(before());
    await denied(send());
    await counted(after());
    await allowed(send());
    next();
    await denied(send());
  });

  it('is written by its owner only, and read by no client', async () => {
    const sent = (who: Caller) => as(who).doc(sentBy());
    await access(
      { notTo: [visitor, reader, admin, writer] },
      (who) => sent(who).get(),
      (who) => sent(who).delete(),
      (who) => as(who).find(`users/${writer.uid}/limits`, 'sent'),
    );
    await access({ to: [writer], notTo: [visitor, reader, admin] }, (who) =>
      sent(who).merge(counting(path)),
    );
  });

  it('has nothing else in it, and begins with one', async () => {
    const fresh = await newcomer();
    const first = (who: Who, change: object = {}) =>
      as(who)
        .doc(sentBy(fresh))
        .set(counting(path, { count: 1, ...change }));
    const bad = [
      { at: new Date(0) },
      { last: 7 },
      { last: 'x'.repeat(401) },
      { from: NOW },
      { [UNKNOWN_NAME]: 1 },
    ];
    await takes((change) => as(writer).doc(sentBy()).merge(counting(path, change)), [], bad);
    await denied(first(reader));
    await takes(
      (change) => first(fresh, change),
      [{ last: 'x'.repeat(400) }],
      [...bad, { count: 0 }, { count: 2 }],
    );
  });
});

describe('a redacted message', () => {
  const takenBack = (change: object = {}) => ({ content: '', redactedAt: NOW, ...change });

  beforeEach(() => allowed(send()));

  it('loses its words, only by its author, once', async () => {
    await access({ to: [writer], notTo: [reader, ...outsiders] }, (who) =>
      at(who).update(takenBack()),
    );
    await denied(at(writer).update(takenBack()));
  });

  it('keeps its sender and its time, and cannot say anything else', () =>
    takes(
      (change) => at(writer).update(change),
      [takenBack()],
      [
        { content: '' },
        takenBack({ content: 'I never said that' }),
        takenBack({ redactedAt: new Date(0) }),
        takenBack({ timestamp: NOW }),
        takenBack({ senderId: reader.uid }),
        takenBack({ [UNKNOWN_NAME]: true }),
      ],
    ));

  it('is deleted by no client', () =>
    access({ notTo: [writer, reader, admin] }, (who) => at(who).delete()));
});

describe('typing', () => {
  const sign = (who: Caller, of: Who = writer) => as(who).doc(`${talk}/presence/${of.uid}`);
  const now = { typingAt: NOW };
  const arrangeSign = (secondsAgo: number) =>
    arrange({
      [`${talk}/presence/${writer.uid}`]: { typingAt: new Date(Date.now() - secondsAgo * 1000) },
    });

  beforeEach(() => arrangeSign(60));

  it('is written by each for themselves, in their conversations', async () => {
    await denied(sign(third, third).set(now));
    await access({ to: [writer], notTo: [reader, ...outsiders] }, (who) => sign(who).set(now));
  });

  it('can be written for the first time', async () => {
    const fresh = await newcomer();
    const first = as(fresh).doc(`${talkOf(fresh, reader)}/presence/${fresh.uid}`);
    await takes((data) => first.set(data), [now], [{}]);
  });

  it('is written every three seconds at most', async () => {
    for (const seconds of [0, 1, 2]) {
      await arrangeSign(seconds);
      await denied(sign(writer).set(now));
    }
    await arrangeSign(3.2);
    await allowed(sign(writer).set(now));
    await denied(sign(writer).set(now));
  });

  it('has the time of the server and nothing else in it', () =>
    takes(
      (data) => sign(writer).set(data),
      [now],
      [
        { typingAt: new Date(Date.now() - 1000) },
        { typingAt: new Date(Date.now() + 60_000) },
        { ...now, [UNKNOWN_NAME]: true },
      ],
    ));

  it('is read only by the two, not listed and not deleted', async () => {
    await access({ to: [writer, reader], notTo: outsiders }, (who) => sign(who).get());
    await denied(as(reader).list(`${talk}/presence`, 2));
    await access({ notTo: [writer, reader] }, (who) => sign(who).delete());
  });

  it('is not shown to somebody whom its writer blocks, and is by whom they block', async () => {
    await arrangeBlock(reader, writer);
    await allowed(sign(writer).set(now));
    await allowed(sign(writer, reader).get());
    await arrangeBlock(reader, writer, ENDED);
    await arrangeBlock(writer, reader);
    await arrangeSign(60);
    await denied(sign(writer).set(now));
    await arrangeBlock(writer, reader, ENDED);
    await allowed(sign(writer).set(now));
  });
});

describe('a block', () => {
  // Someone who never blocked anyone.
  let owner: Who;
  beforeEach(async () => {
    owner = await newcomer();
  });

  const block = (who: Caller, other: Who = reader) =>
    as(who).doc(`users/${owner.uid}/blocks/${other.uid}`);
  const blockOf = (other: Who, change: object = {}) => ({
    at: NOW,
    blockedUid: other.uid,
    ...change,
  });
  const end = { endedAt: NOW };
  const again = (past: readonly object[] = [], change: object = {}) => ({
    at: NOW,
    endedAt: null,
    past: [...past, { from: BLOCKED.at, to: ENDED.endedAt }],
    ...change,
  });
  const others = [reader, ...outsiders];
  const onlyOwner = () => ({ to: [owner], notTo: others });

  it('is created and ended by its owner, once, and never deleted', async () => {
    await access(onlyOwner(), (who) => block(who).set(blockOf(reader)));
    await access(onlyOwner(), (who) => block(who).update(end));
    await denied(block(owner).update(end));
    await access({ notTo: [reader, admin, owner] }, (who) => block(who).delete());
  });

  it('ends at the time of the server, and nothing else of it changes', async () => {
    await arrangeBlock(owner, reader);
    const times = [new Date(0), new Date(Date.now() + 60_000), null];
    await takes(
      (change) => block(owner).update(change),
      [end],
      [
        ...times.map((endedAt) => ({ endedAt })),
        ...[{ at: NOW }, { past: [] }, { [UNKNOWN_NAME]: 1 }].map((more) => ({
          ...end,
          ...more,
        })),
      ],
    );
  });

  it('begins again at the time of the server, with the earlier one kept', async () => {
    await arrangeBlock(owner, reader, ENDED);
    const bad = [
      { at: new Date(0) },
      { endedAt: NOW },
      { endedAt: ENDED.endedAt },
      { past: [] },
      { past: [{ from: BLOCKED.at, to: BLOCKED.at }] },
      { past: [{ from: ENDED.endedAt, to: ENDED.endedAt }] },
      { blockedUid: third.uid },
      { [UNKNOWN_NAME]: 1 },
    ];
    await takes((change) => block(owner).update(again([], change)), [], bad);
    await access(onlyOwner(), (who) => block(who).update(again()));
  });

  it('begins again with the times that the server set, as they were read', async () => {
    await allowed(block(owner).set(blockOf(reader)));
    await allowed(block(owner).update(end));
    const stored = (await block(owner).get()).data();
    const past = [{ from: stored?.at, to: stored?.endedAt }];
    await allowed(block(owner).update({ at: NOW, endedAt: null, past }));
  });

  it('keeps the latest twenty that ended', async () => {
    const past = Array.from({ length: ENDED_BLOCKS_KEPT }, (_, day) => ({
      from: new Date(day),
      to: new Date(day + 1),
    }));
    await arrangeBlock(owner, reader, { ...ENDED, past: past.slice(1) });
    await denied(block(owner).update(again(past.slice(2))));
    await allowed(block(owner).update(again(past.slice(1))));
    await arrangeBlock(owner, reader, { ...ENDED, past });
    await denied(block(owner).update(again(past)));
    await allowed(block(owner).update(again(past.slice(1))));
  });

  it('changes only while its owner is active', async () => {
    await arrange({ [`users/${owner.uid}`]: { accountStatus: 'suspended' } });
    await arrangeBlock(owner, reader, ENDED);
    await denied(block(owner).update(again()));
    await arrangeBlock(owner, reader);
    await denied(block(owner).update(end));
    await arrange(accountsOf(owner));
    await allowed(block(owner).update(end));
  });

  it('has the server’s date and is about another person', async () => {
    await denied(block(owner, owner).set(blockOf(owner)));
    await takes(
      (data) => block(owner).set(data),
      [blockOf(reader)],
      [
        {},
        { at: NOW },
        blockOf(reader, { at: new Date(0) }),
        blockOf(reader, { [UNKNOWN_NAME]: true }),
        blockOf(third),
      ],
    );
  });

  it('is of an account, not of any id', async () => {
    const missing: Who = { uid: newId('nobody'), userType: 'spender' };
    await denied(block(owner, missing).set(blockOf(missing)));
    await arrange({ [`profiles/${missing.uid}`]: { displayName: 'Now There' } });
    await allowed(block(owner, missing).set(blockOf(missing)));
  });

  it('is read by its owner only, not by the person it is about', async () => {
    await arrangeBlock(owner, reader);
    await access(
      onlyOwner(),
      (who) => block(who).get(),
      (who) => as(who).list(`users/${owner.uid}/blocks`, 50),
    );
    await access({ notTo: [owner, reader, admin] }, (who) =>
      as(who).listEverywhere('blocks', ['blockedUid', '==', reader.uid], 1),
    );
    // Refused like one that is there.
    await denied(as(third).doc(`users/${owner.uid}/blocks/${third.uid}`).get());
  });
});
