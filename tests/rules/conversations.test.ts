import { HOST_CONTACT_MS } from '@hearthkin/domain/community/host-contact';
import { conversationId, newConversation } from '@hearthkin/domain/messaging/conversation';
import { beforeEach, describe, it } from 'vitest';
import { bookingDocument, companionAccount, companionDocument, newId } from '../support/builders';
import { access, allowed, denied, rulesEnvironment, takes } from './kit';
import { accountsOf, admin, type Caller, cast, visitor, type Who } from './people';
import { type Data, eachMissing, NOW, UNKNOWN_NAME } from './values';

const { member, third } = cast('talk', ['member', 'third']);
const { as, arrange } = rulesEnvironment(member, third);

/** Conversations can't be deleted, so each test has its own companion. */
let companion: Who;
let id: string;

const at = (who?: Who, conversation = id) => as(who).doc(`conversations/${conversation}`);

type Reason = Parameters<typeof newConversation>[2];
/** A conversation as its starter writes it. */
const begun = (starter: Who, other: Who, change: object = {}, why?: Reason) => ({
  ...newConversation(starter.uid, other.uid, why),
  updatedAt: NOW,
  ...change,
});
/** Starts a conversation where it belongs. */
const start = (starter: Who, other: Who, change: object = {}, why?: Reason) =>
  at(starter, conversationId(starter.uid, other.uid)).set(begun(starter, other, change, why));

/** A new person with an account. */
async function newcomer(name: string, userType: 'spender' | 'earner' = 'earner') {
  const who = { uid: newId(`talk-${name}`), userType };
  await arrange(accountsOf(who));
  return who;
}

const arrangeListing = (listed: boolean) =>
  arrange({
    [`companions/${companion.uid}`]: companionDocument(companionAccount(companion.uid), { listed }),
  });

async function newBooking(spender: Who, earner: Who): Promise<string> {
  const bookingId = newId('talk-booking');
  const booking = bookingDocument({ spenderId: spender.uid, earnerId: earner.uid });
  await arrange({ [`bookings/${bookingId}`]: booking });
  return bookingId;
}

const arrangeBlock = (who: Who, other: Who, change: object = {}) =>
  arrange({
    [`users/${who.uid}/blocks/${other.uid}`]: {
      at: new Date(),
      blockedUid: other.uid,
      ...change,
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
  companion = await newcomer('companion');
  id = conversationId(member.uid, companion.uid);
  await arrangeListing(true);
});

describe('a conversation', () => {
  const begin = (change: object = {}, who: Who = member, conversation = id) =>
    at(who, conversation).set(begun(member, companion, change));

  it('is started by a member with a listed companion', async () => {
    await denied(at(visitor).set(begun(member, companion)));
    await arrangeListing(false);
    await denied(begin());
    await arrangeListing(true);
    await allowed(begin());
    await denied(begin());
  });

  it('is started by one of the two, as themselves', async () => {
    await denied(begin({}, third));
    await denied(begin({ startedBy: companion.uid }));
    await denied(begin({ startedBy: third.uid }, third));
    await denied(begin({}, { uid: member.uid }));
    await allowed(begin());
  });

  it('is not started by a companion without a booking of the two', async () => {
    const bad = [null, newId('talk-booking'), await newBooking(third, companion)];
    const good = [await newBooking(member, companion)];
    await takes((bookingId) => start(companion, member, { bookingId }), good, bad);
  });

  it('is started by a member with an unlisted companion they have booked', async () => {
    await arrangeListing(false);
    await denied(begin({ bookingId: newId('talk-booking') }));
    await allowed(begin({ bookingId: await newBooking(member, companion) }));
  });

  it('is started by any account with an author who allows contact', async () => {
    const colleague = await newcomer('colleague');
    const storyId = newId('story');
    const ask = (who: Who, change: object = {}) => start(who, member, change, { storyId });
    await denied(ask(colleague));
    for (const authorId of [null, third.uid]) {
      await arrange({ [`stories/${storyId}`]: { privacyLevel: 'public', authorId } });
      await denied(ask(colleague));
    }
    await arrange({ [`stories/${storyId}`]: { privacyLevel: 'public', authorId: member.uid } });
    const bad = [{ bookingId: 'a-booking' }, { storyId: null }];
    await takes((change) => ask(colleague, change), [], bad);
    await arrangeBlock(colleague, member);
    await denied(ask(colleague));
    await allowed(ask(await newcomer('friend', 'spender')));
    await allowed(ask(await newcomer('colleague')));
  });

  describe.each([
    ['events', 'attendees', 'approved', ['pending_approval', 'rejected', 'cancelled']],
    ['activities', 'participants', 'open', ['cancelled']],
  ] as const)('with the host of %s', (kind, spots, status, otherStatuses) => {
    const ago = (ms: number) => new Date(Date.now() - ms);
    let host: Who;
    let guest: Who;
    let placeAt: string;

    const arrangeHosted = (change: object = {}, path = placeAt) =>
      arrange({ [path]: { hostId: host.uid, status, startsAt: ago(-HOST_CONTACT_MS), ...change } });
    const arrangeSpot = (who: Who, path = placeAt, places: string = spots) =>
      arrange({ [`${path}/${places}/${who.uid}`]: { uid: who.uid } });
    const write = (who: Who, other: Who, change: object = {}) =>
      start(who, other, change, { placeAt });

    beforeEach(async () => {
      guest = await newcomer('guest');
      host = await newcomer('host', 'spender');
      placeAt = `${kind}/${newId('talk-hosted')}`;
      await arrangeHosted();
      await arrangeSpot(guest);
    });

    it('is started by companions and members with a spot there', async () => {
      const other = await newcomer('guest', 'spender');
      await denied(write(other, host));
      await arrangeSpot(other);
      await allowed(write(other, host));
      await allowed(write(guest, host));
    });

    it('is not started by those who wait, or with a spot elsewhere', async () => {
      const other = await newcomer('guest');
      const elsewhere = `${kind}/${newId('talk-hosted')}`;
      await arrangeHosted({ hostId: third.uid }, elsewhere);
      await arrangeSpot(other, elsewhere);
      await arrangeSpot(other, placeAt, 'waiting');
      await denied(write(other, host));
      await denied(write(other, host, { placeAt: elsewhere }));
      await allowed(write(other, third, { placeAt: elsewhere }));
    });

    it('is not started by the host, or among guests', async () => {
      const other = await newcomer('guest');
      await arrangeSpot(other);
      await denied(write(host, guest));
      await arrangeSpot(host);
      await denied(write(host, guest));
      await denied(write(guest, other));
      await allowed(write(guest, host));
    });

    it('is started until two weeks after the start, while it is on', async () => {
      await arrangeHosted({ startsAt: ago(HOST_CONTACT_MS) });
      await denied(write(guest, host));
      for (const ended of otherStatuses) {
        await arrangeHosted({ status: ended });
        await denied(write(guest, host));
      }
      await arrangeHosted({ startsAt: ago(HOST_CONTACT_MS - 60_000) });
      await allowed(write(guest, host));
    });

    it('names an event or activity that exists, and no other reason', async () => {
      const booking = await newBooking(host, guest);
      const story = `stories/${booking}`;
      await arrange({ [story]: { privacyLevel: 'public', authorId: host.uid } });
      await denied(write(guest, host, { bookingId: booking }));
      await denied(write(guest, host, { storyId: booking }));
      await arrangeHosted({}, story);
      await arrangeSpot(guest, story);
      const gone = `${kind}/${newId('gone')}`;
      const parts = [`${placeAt}/`, `${placeAt}/${spots}`, `/${placeAt}`, kind];
      await takes(
        (wrong) => write(guest, host, { placeAt: wrong }),
        [placeAt],
        [story, gone, ...parts, '', true, ['events', 'x']],
      );
    });

    it('is not started with a person they block', async () => {
      await arrangeBlock(guest, host);
      await denied(write(guest, host));
      await arrangeBlock(guest, host, { endedAt: new Date() });
      await allowed(write(guest, host));
    });
  });

  it('is not started between two companions or two members', async () => {
    await denied(start({ uid: newId('talk-colleague'), userType: 'earner' }, companion));
    await denied(start(third, member));
    await allowed(start(third, companion));
  });

  it('has the sorted ids of exactly two people', async () => {
    const [first, second] = newConversation(member.uid, companion.uid).participantIds;
    await denied(begin({}, member, `${id}x`));
    await denied(begin({ participantIds: [second, first] }, member, `${second}_${first}`));
    const bad = [[first, second, third.uid], [first], [second, first]];
    await takes((participantIds) => begin({ participantIds }), [[first, second]], bad);
  });

  it('is started by either of the two ids', async () => {
    const early: Who = { uid: 'talk-an-early-member', userType: 'spender' };
    await arrange(accountsOf(early));
    await arrangeListing(false);
    await denied(start(early, companion));
    await arrangeListing(true);
    await allowed(start(early, companion));
  });

  it('with oneself cannot be started', async () => {
    const bookingId = await newBooking(member, member);
    const self = begun(member, member, {}, { bookingId });
    await denied(at(member, `${member.uid}_${member.uid}`).set(self));
    await allowed(begin());
  });

  it('starts without messages, at the server’s time', () => {
    const whole = begun(member, companion);
    const required = Object.keys(whole).filter((field) => field !== 'placeAt');
    const changes = [
      { lastMessage },
      ...[{ [companion.uid]: 0 }, null].map((unread) => ({ unread })),
      ...[{ [member.uid]: NOW }, null].map((readAt) => ({ readAt })),
      ...[new Date(0), null].map((updatedAt) => ({ updatedAt })),
      { [UNKNOWN_NAME]: true },
    ];
    return takes(
      (conversation) => at(member).set(conversation),
      // A site that does not know of places yet.
      eachMissing(whole, ['placeAt']),
      [...changes.map((change) => ({ ...whole, ...change })), ...eachMissing(whole, required)],
    );
  });

  it('is not started with a person whom the caller blocks, and is by the person they block', async () => {
    await arrangeBlock(member, companion);
    await denied(begin());
    await arrangeBlock(member, companion, { endedAt: new Date() });
    await arrangeBlock(companion, member);
    await allowed(begin());
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
