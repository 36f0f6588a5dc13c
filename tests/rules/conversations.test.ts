import { conversationId, newConversation } from '@hearthkin/domain/messaging/conversation';
import { beforeEach, describe, it } from 'vitest';
import { newId } from '../support/builders';
import { access, allowed, denied, rulesEnvironment, takes } from './kit';
import { accountsOf, admin, type Caller, cast, visitor, type Who } from './people';
import { type Data, NOW, UNKNOWN_NAME } from './values';

const { member, third } = cast('talk', ['member', 'third']);
const { as, arrange } = rulesEnvironment(member, third);

/** Each test has people of its own. */
let companion: Who;
let id: string;

const at = (who?: Who, conversation = id) => as(who).doc(`conversations/${conversation}`);

/** A conversation without messages. */
const begun = (starter: Who, other: Who, change: object = {}) => ({
  ...newConversation(starter.uid, other.uid),
  updatedAt: NOW,
  ...change,
});
const arrangeBlock = (who: Who, other: Who) =>
  arrange({
    [`users/${who.uid}/blocks/${other.uid}`]: {
      at: new Date(),
      blockedUid: other.uid,
    },
  });

const lastMessage = {
  id: 'm',
  senderId: member.uid,
  content: 'Hello',
  timestamp: new Date(),
  booking: null,
  isRedacted: false,
};
const arrangeConversation = () =>
  arrange({
    [`conversations/${id}`]: begun(member, companion, {
      updatedAt: new Date(),
      lastMessage,
      unread: { [companion.uid]: 2, [member.uid]: 1 },
    }),
  });

beforeEach(async () => {
  companion = { uid: newId('talk-companion'), userType: 'earner' };
  await arrange(accountsOf(companion));
  id = conversationId(member.uid, companion.uid);
});

describe('a conversation', () => {
  it('is created by no client', async () => {
    const people = [visitor, third, member, companion, admin];
    await access({ notTo: people }, (who) => at(who).set(begun(member, companion)));
  });

  it('is read only by its two people, also before it exists, and deleted by no client', async () => {
    const onlyTheTwo = { to: [member, companion], notTo: [visitor, third, admin] };
    await access(onlyTheTwo, (who) => at(who).get());
    await arrangeConversation();
    await access(onlyTheTwo, (who) => at(who).get());
    await access({ notTo: [member, companion, admin] }, (who) => at(who).delete());
  });

  it('is not read by a person whose id is part of another’s', async () => {
    const odd: Who = { uid: `${third.uid}_odd`, userType: 'spender' };
    const theirs = conversationId(odd.uid, companion.uid);
    await arrange({ [`conversations/${theirs}`]: begun(odd, companion) });
    await access({ to: [odd], notTo: [third] }, (who) => at(who, theirs).get());
  });

  it('is listed by each of its people, fifty at most', async () => {
    await arrangeConversation();
    const list = (uid: string, most: number) => (who: Caller) =>
      as(who).list(
        'conversations',
        ['participantIds', 'array-contains', uid],
        'updatedAt desc',
        most,
      );
    await access({ to: [member], notTo: [visitor, third, admin] }, list(member.uid, 50));
    await allowed(list(companion.uid, 50)(companion));
    await denied(list(member.uid, 51)(member));
  });
});

describe('marking a conversation as read', () => {
  const seen = ({ uid }: Who, change: object = {}) => ({
    [`unread.${uid}`]: 0,
    [`readAt.${uid}`]: NOW,
    ...change,
  });

  beforeEach(arrangeConversation);

  it('is done by each of the two for themselves, also where one blocks the other', async () => {
    await arrangeBlock(companion, member);
    await access({ to: [member], notTo: [visitor, third, companion, admin] }, (who) =>
      at(who).update(seen(member)),
    );
    await access({ to: [companion], notTo: [third] }, (who = third) => at(who).update(seen(who)));
  });

  it('changes one’s own count to zero, at the server’s time, and nothing else', async () => {
    const [first] = newConversation(member.uid, companion.uid).participantIds;
    const others: Data = {
      participantIds: [first, third.uid],
      lastMessage: { ...lastMessage, content: 'Never said' },
      startedBy: companion.uid,
      bookingId: 'b',
      waitingSince: { [member.uid]: new Date(0) },
      updatedAt: NOW,
      [UNKNOWN_NAME]: true,
    };
    await takes(
      ([field, value]) => at(member).update({ [field]: value }),
      [],
      Object.entries(others),
    );
    await takes(
      (change) => at(member).update(seen(member, change)),
      [{}],
      [
        ...Object.entries(others).map(([field, value]) => ({ [field]: value })),
        ...[companion.uid, UNKNOWN_NAME].flatMap((uid) => [
          { [`unread.${uid}`]: 0 },
          { [`readAt.${uid}`]: NOW },
        ]),
        ...[1, 3, -1, null, '0'].map((unread) => ({ [`unread.${member.uid}`]: unread })),
        ...[new Date(0), new Date(Date.now() + 60_000), null].map((readAt) => ({
          [`readAt.${member.uid}`]: readAt,
        })),
      ],
    );
  });
});
