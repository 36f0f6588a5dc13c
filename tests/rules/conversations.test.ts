import { HOST_CONTACT_MS } from '@hearthkin/domain/community/host-contact';
import { conversationId, newConversation } from '@hearthkin/domain/messaging/conversation';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { bookingDocument, companionAccount, companionDocument, newId } from '../support/builders';
import {
  accountsOf,
  admin,
  allowed,
  denied,
  rulesEnvironment,
  type Who,
} from './rules-environment';
import { UNKNOWN_NAME } from './unknown-name';

const { as, arrange } = rulesEnvironment(() => [member, third]);

const member: Who = { uid: 'talk-member', userType: 'spender' };
const third: Who = { uid: 'talk-third', userType: 'spender' };

/** Conversations can't be deleted, so each test has its own companion. */
let companion: Who;
let id: string;

const at = (who?: Who, conversation = id) => doc(as(who), 'conversations', conversation);

const begun = (starter: Who, other: Who, change: object = {}) => ({
  ...newConversation(starter.uid, other.uid),
  updatedAt: serverTimestamp(),
  ...change,
});

const arrangeListing = (listed: boolean) =>
  arrange({
    [`companions/${companion.uid}`]: companionDocument(companionAccount(companion.uid), { listed }),
  });

const arrangeBooking = async (bookingId: string, spender: Who, earner: Who) =>
  arrange({
    [`bookings/${bookingId}`]: bookingDocument({ spenderId: spender.uid, earnerId: earner.uid }),
  });

const stored = (change: object = {}) => ({
  ...newConversation(member.uid, companion.uid),
  updatedAt: new Date(),
  lastMessage: {
    id: 'm',
    senderId: member.uid,
    content: 'Hello',
    timestamp: new Date(),
    booking: null,
    isRedacted: false,
  },
  unread: { [companion.uid]: 2, [member.uid]: 1 },
  ...change,
});

beforeEach(async () => {
  companion = { uid: newId('talk-companion'), userType: 'earner' };
  await arrange(accountsOf(companion));
  id = conversationId(member.uid, companion.uid);
  await arrangeListing(true);
});

describe('a conversation', () => {
  const begin = (change: object = {}, who: Who = member, conversation = id) =>
    setDoc(at(who, conversation), begun(member, companion, change));

  it('is started by a member with a listed companion', async () => {
    await denied(setDoc(at(undefined), begun(member, companion)));
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
    const start = (change: object) =>
      setDoc(at(companion), begun(companion, member, { startedBy: companion.uid, ...change }));
    const bookingId = newId('talk-booking');
    await denied(start({ bookingId: null }));
    await denied(start({ bookingId }));
    await arrangeBooking(bookingId, third, companion);
    await denied(start({ bookingId }));
    await arrangeBooking(bookingId, member, companion);
    await allowed(start({ bookingId }));
  });

  it('is started by a member with an unlisted companion they have booked', async () => {
    await arrangeListing(false);
    const bookingId = newId('talk-booking');
    await denied(begin({ bookingId }));
    await arrangeBooking(bookingId, member, companion);
    await allowed(begin({ bookingId }));
  });

  it('is started by any account with an author who allows contact', async () => {
    const colleague: Who = { uid: newId('talk-colleague'), userType: 'earner' };
    const friend: Who = { uid: newId('talk-friend'), userType: 'spender' };
    const later: Who = { uid: newId('talk-colleague'), userType: 'earner' };
    await arrange(accountsOf(colleague, friend, later));
    const storyId = newId('story');
    const ask = (who: Who, change: object = {}) =>
      setDoc(at(who, conversationId(who.uid, member.uid)), {
        ...newConversation(who.uid, member.uid, { storyId }),
        updatedAt: serverTimestamp(),
        ...change,
      });
    await denied(ask(colleague));
    await arrange({ [`stories/${storyId}`]: { privacyLevel: 'public', authorId: null } });
    await denied(ask(colleague));
    await arrange({ [`stories/${storyId}`]: { privacyLevel: 'public', authorId: third.uid } });
    await denied(ask(colleague));
    await arrange({ [`stories/${storyId}`]: { privacyLevel: 'public', authorId: member.uid } });
    await denied(ask(colleague, { bookingId: 'a-booking' }));
    await denied(ask(colleague, { storyId: null }));
    const block = { at: new Date(), blockedUid: member.uid };
    await arrange({ [`users/${colleague.uid}/blocks/${member.uid}`]: block });
    await denied(ask(colleague));
    await allowed(ask(friend));
    await allowed(ask(later));
  });

  describe.each([
    ['events', 'attendees', 'approved', ['pending_approval', 'rejected', 'cancelled']],
    ['activities', 'participants', 'open', ['cancelled']],
  ] as const)('with the host of %s', (kind, spots, status, otherStatuses) => {
    const host: Who = { uid: newId('talk-host'), userType: 'spender' };
    const ago = (ms: number) => new Date(Date.now() - ms);
    let guest: Who;
    let placeAt: string;

    const arrangeHosted = (change: object = {}) =>
      arrange({
        [placeAt]: { hostId: host.uid, status, startsAt: ago(-HOST_CONTACT_MS), ...change },
      });
    const spotOf = (who: Who, path = placeAt) => `${path}/${spots}/${who.uid}`;
    const write = (who: Who, other: Who, change: object = {}) =>
      setDoc(at(who, conversationId(who.uid, other.uid)), {
        ...newConversation(who.uid, other.uid, { placeAt }),
        updatedAt: serverTimestamp(),
        ...change,
      });

    beforeEach(async () => {
      guest = { uid: newId('talk-guest'), userType: 'earner' };
      placeAt = `${kind}/${newId('talk-hosted')}`;
      await arrange(accountsOf(guest, host));
      await arrangeHosted();
      await arrange({ [spotOf(guest)]: { uid: guest.uid } });
    });

    it('is started by companions and members with a spot there', async () => {
      const other: Who = { uid: newId('talk-guest'), userType: 'spender' };
      await arrange(accountsOf(other));
      await denied(write(other, host));
      await arrange({ [spotOf(other)]: { uid: other.uid } });
      await allowed(write(other, host));
      await allowed(write(guest, host));
    });

    it('is not started by those who wait, or with a spot elsewhere', async () => {
      const other: Who = { uid: newId('talk-guest'), userType: 'earner' };
      const elsewhere = `${kind}/${newId('talk-hosted')}`;
      await arrange({
        ...accountsOf(other),
        [elsewhere]: { hostId: third.uid, status, startsAt: ago(0) },
        [spotOf(other, elsewhere)]: { uid: other.uid },
        [`${placeAt}/waiting/${other.uid}`]: { uid: other.uid },
      });
      await denied(write(other, host));
      await denied(write(other, host, { placeAt: elsewhere }));
      await allowed(write(other, third, { placeAt: elsewhere }));
    });

    it('is not started by the host, or among guests', async () => {
      const other: Who = { uid: newId('talk-guest'), userType: 'earner' };
      await arrange({ ...accountsOf(other), [spotOf(other)]: { uid: other.uid } });
      await denied(write(host, guest));
      await arrange({ [spotOf(host)]: { uid: host.uid } });
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
      const booking = newId('talk-booking');
      await arrangeBooking(booking, host, guest);
      await arrange({ [`stories/${booking}`]: { privacyLevel: 'public', authorId: host.uid } });
      await denied(write(guest, host, { bookingId: booking }));
      await denied(write(guest, host, { storyId: booking }));
      await arrange({
        [`stories/${booking}/${spots}/${guest.uid}`]: {},
        [`stories/${booking}`]: { hostId: host.uid, status, startsAt: ago(0) },
      });
      for (const wrong of [
        `stories/${booking}`,
        `${kind}/${newId('gone')}`,
        `${placeAt}/`,
        `${placeAt}/${spots}`,
        `/${placeAt}`,
        kind,
        '',
        true,
        ['events', 'x'],
      ]) {
        await denied(write(guest, host, { placeAt: wrong }));
      }
      await allowed(write(guest, host));
    });

    it('is not started by an unverified person, or with a person they block', async () => {
      const stranger: Who = { uid: newId('talk-guest'), userType: 'earner' };
      const block = { at: new Date(), blockedUid: host.uid };
      await arrange({
        [spotOf(stranger)]: { uid: stranger.uid },
        [`users/${guest.uid}/blocks/${host.uid}`]: block,
      });
      await denied(write(stranger, host));
      await denied(write(guest, host));
      await arrange({
        ...accountsOf(stranger),
        [`users/${guest.uid}/blocks/${host.uid}`]: { ...block, endedAt: new Date() },
      });
      await allowed(write(stranger, host));
      await allowed(write(guest, host));
    });
  });

  it('is started by a site that does not know of places yet', async () => {
    const { placeAt: _, ...older } = begun(member, companion) as Record<string, unknown>;
    await allowed(setDoc(at(member), older));
  });

  it('is not started between two companions or two members', async () => {
    const colleague: Who = { uid: newId('talk-colleague'), userType: 'earner' };
    const among = (a: Who, b: Who) => setDoc(at(a, conversationId(a.uid, b.uid)), begun(a, b));
    await denied(among(colleague, companion));
    await denied(among(third, member));
    await allowed(among(third, companion));
  });

  it('has the sorted ids of exactly two people', async () => {
    const [first, second] = newConversation(member.uid, companion.uid).participantIds;
    await denied(begin({}, member, `${id}x`));
    await denied(begin({ participantIds: [first, second, third.uid] }));
    await denied(begin({ participantIds: [first] }));
    await denied(begin({ participantIds: [second, first] }, member, `${second}_${first}`));
    await denied(begin({ participantIds: [second, first] }));
    await allowed(begin());
  });

  it('is started by either of the two ids', async () => {
    const early: Who = { uid: 'talk-an-early-member', userType: 'spender' };
    await arrange(accountsOf(early));
    const start = (who: Who) =>
      setDoc(at(who, conversationId(early.uid, companion.uid)), begun(early, companion));
    await arrangeListing(false);
    await denied(start(early));
    await arrangeListing(true);
    await allowed(start(early));
  });

  it('with oneself cannot be started', async () => {
    const bookingId = newId('talk-booking');
    await arrangeBooking(bookingId, member, member);
    const self = {
      ...newConversation(member.uid, member.uid, { bookingId }),
      updatedAt: serverTimestamp(),
    };
    await denied(setDoc(at(member, `${member.uid}_${member.uid}`), self));
    await allowed(begin());
  });

  it('starts without messages, at the server’s time', async () => {
    const bad: Record<string, unknown[]> = {
      lastMessage: [stored().lastMessage],
      unread: [{ [companion.uid]: 0 }, null],
      readAt: [{ [member.uid]: serverTimestamp() }, null],
      updatedAt: [new Date(0), null],
      [UNKNOWN_NAME]: [true],
    };
    for (const [field, values] of Object.entries(bad)) {
      for (const value of values) await denied(begin({ [field]: value }));
    }
    for (const field of Object.keys(begun(member, companion))) {
      if (field === 'placeAt') continue;
      const { [field]: _, ...rest } = begun(member, companion) as Record<string, unknown>;
      await denied(setDoc(at(member), rest));
    }
    await allowed(begin());
  });

  it('is not started with a person whom the caller blocks, and is by the person they block', async () => {
    const own = `users/${member.uid}/blocks/${companion.uid}`;
    const block = { at: new Date(), blockedUid: companion.uid };
    await arrange({ [own]: block });
    await denied(begin());
    await arrange({
      [own]: { ...block, endedAt: new Date() },
      [`users/${companion.uid}/blocks/${member.uid}`]: { ...block, blockedUid: member.uid },
    });
    await allowed(begin());
  });

  it('is read only by its two people', async () => {
    await arrange({ [`conversations/${id}`]: stored() });
    for (const who of [undefined, third, admin]) await denied(getDoc(at(who)));
    for (const who of [member, companion]) await allowed(getDoc(at(who)));
  });

  it('can be read by its two people before it exists', async () => {
    for (const who of [undefined, third, admin]) await denied(getDoc(at(who)));
    for (const who of [member, companion]) await allowed(getDoc(at(who)));
  });

  it('is not read by a person whose id is part of another’s', async () => {
    const odd: Who = { uid: `${third.uid}_odd`, userType: 'spender' };
    const theirs = conversationId(odd.uid, companion.uid);
    await arrange({
      [`conversations/${theirs}`]: { ...stored(), ...newConversation(odd.uid, companion.uid) },
    });
    await denied(getDoc(at(third, theirs)));
    await allowed(getDoc(at(odd, theirs)));
  });

  it('is deleted by no client', async () => {
    await arrange({ [`conversations/${id}`]: stored() });
    for (const who of [member, companion, admin]) await denied(deleteDoc(at(who)));
  });
});

describe('the conversations of a person', () => {
  it('are listed by that person, fifty at most', async () => {
    await arrange({ [`conversations/${id}`]: stored() });
    const list = (who: Who | undefined, uid: string, most = 50) =>
      getDocs(
        query(
          collection(as(who), 'conversations'),
          where('participantIds', 'array-contains', uid),
          orderBy('updatedAt', 'desc'),
          limit(most),
        ),
      );
    for (const who of [undefined, third, admin]) await denied(list(who, member.uid));
    await denied(list(member, member.uid, 51));
    await allowed(list(member, member.uid));
    await allowed(list(companion, companion.uid));
  });
});

describe('marking a conversation as read', () => {
  const seen = (who: Who, change: object = {}) => ({
    [`unread.${who.uid}`]: 0,
    [`readAt.${who.uid}`]: serverTimestamp(),
    ...change,
  });

  beforeEach(() => arrange({ [`conversations/${id}`]: stored() }));

  it('is done by each of the two for themselves', async () => {
    for (const who of [undefined, third, admin]) await denied(updateDoc(at(who), seen(member)));
    await denied(updateDoc(at(companion), seen(member)));
    await denied(updateDoc(at(third), seen(third)));
    await allowed(updateDoc(at(member), seen(member)));
    await allowed(updateDoc(at(companion), seen(companion)));
  });

  it('leaves the other side’s counter and time alone', async () => {
    await denied(updateDoc(at(member), seen(member, { [`unread.${companion.uid}`]: 0 })));
    await denied(
      updateDoc(at(member), seen(member, { [`readAt.${companion.uid}`]: serverTimestamp() })),
    );
    await allowed(updateDoc(at(member), seen(member)));
  });

  it('adds no one from outside the conversation', async () => {
    await denied(updateDoc(at(member), seen(member, { [`unread.${UNKNOWN_NAME}`]: 0 })));
    await denied(
      updateDoc(at(member), seen(member, { [`readAt.${UNKNOWN_NAME}`]: serverTimestamp() })),
    );
    await allowed(updateDoc(at(member), seen(member)));
  });

  it('sets one’s own count to zero, at the server’s time', async () => {
    for (const unread of [1, 3, -1, null, '0']) {
      await denied(updateDoc(at(member), seen(member, { [`unread.${member.uid}`]: unread })));
    }
    for (const readAt of [new Date(0), new Date(Date.now() + 60_000), null]) {
      await denied(updateDoc(at(member), seen(member, { [`readAt.${member.uid}`]: readAt })));
    }
    await allowed(updateDoc(at(member), seen(member)));
  });

  it('changes neither the people nor the last message nor anything else', async () => {
    const [first] = newConversation(member.uid, companion.uid).participantIds;
    const others: Record<string, unknown> = {
      participantIds: [first, third.uid],
      lastMessage: { ...stored().lastMessage, content: 'Never said' },
      startedBy: companion.uid,
      bookingId: 'b',
      waitingSince: { [member.uid]: new Date(0) },
      updatedAt: serverTimestamp(),
      [UNKNOWN_NAME]: true,
    };
    for (const [field, value] of Object.entries(others)) {
      await denied(updateDoc(at(member), seen(member, { [field]: value })));
      await denied(updateDoc(at(member), { [field]: value }));
    }
    await allowed(updateDoc(at(member), seen(member)));
  });
});
