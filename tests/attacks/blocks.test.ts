import { randomUUID } from 'node:crypto';
import { conversationId, newConversation } from '@hearthkin/domain/messaging/conversation';
import { describe, expect, it, vi } from 'vitest';
import { bookingRequest, documentCounts, newYork } from '../functions/booking-requests';
import { beginConversation } from '../functions/conversations';
import { type Actor, makeCompanion, makeMember } from '../support/actors';
import { adminDb, read } from '../support/admin';
import { activityDocument, eventDocument, newId } from '../support/builders';
import { callFunction } from '../support/call-function';
import { eventually } from '../support/eventually';
import { runTriggers } from '../support/in-process-triggers';
import { messageWrites } from '../support/message-writes';
import {
  commitAs,
  createOf,
  deleteOf,
  documentName,
  getAs,
  incrementOf,
  queryAs,
  tryCommitAs,
} from '../support/rest-client';

runTriggers();

// The first event of a trigger starts a process.
vi.setConfig({ testTimeout: 60_000 });

const blockOf = (uid: string, otherUid: string) =>
  createOf(`users/${uid}/blocks/${otherUid}`, { blockedUid: otherUid }, ['at']);

/** A companion who has blocked a member. */
async function blockedPair() {
  const [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
  const card = adminDb.doc(`profiles/${member.uid}`);
  await eventually(async () => (await card.get()).exists).toBe(true);
  expect(await commitAs(companion, [blockOf(companion.uid, member.uid)])).toBe(true);
  return { member, companion };
}

describe('a blocked member', () => {
  it('who gets the block about them is refused, as is one whom no one has blocked', async () => {
    const { member, companion } = await blockedPair();
    const stranger = await makeMember();
    for (const who of [member, stranger]) {
      const answer = await getAs(who, `users/${companion.uid}/blocks/${who.uid}`);
      expect(answer.status).toBe(403);
    }
  });

  it('who lists the blocks of the companion is refused', async () => {
    const { member, companion } = await blockedPair();
    expect((await getAs(member, `users/${companion.uid}/blocks`, 10)).status).toBe(403);
  });

  it('who queries for every block about them is refused', async () => {
    const { member } = await blockedPair();
    const { status } = await queryAs(member, {
      from: [{ collectionId: 'blocks', allDescendants: true }],
      where: {
        fieldFilter: {
          field: { fieldPath: 'blockedUid' },
          op: 'EQUAL',
          value: { stringValue: member.uid },
        },
      },
      limit: 1,
    });
    expect(status).toBe(403);
  });
});

/** Sends a message as a client does. */
const say = (id: string, who: Actor, content: string) =>
  tryCommitAs(who, messageWrites(id, who, content));

/** What a side reads of a conversation; the ids of the two as "member" and "companion". */
async function readAs(who: Actor, id: string, { member, companion }: Pair) {
  const { status, body } = await getAs(who, `conversations/${id}`);
  expect(status).toBe(200);
  const words = JSON.stringify((body as { fields: unknown }).fields)
    .replaceAll(member.uid, 'member')
    .replaceAll(companion.uid, 'companion')
    .replaceAll(/"\d{4}-[^"]*"/g, '"a time"');
  const fields: Record<string, unknown> = JSON.parse(words);
  // The ids are stored in their own order.
  return { ...fields, participantIds: 2, lastMessage: words.includes('Are you there') };
}

type Pair = Awaited<ReturnType<typeof blockedPair>>;

/** A pair of whom the companion blocks the member, and one without a block. */
async function twoPairs(): Promise<readonly [Pair, Pair]> {
  const blocked = await blockedPair();
  const [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
  return [blocked, { member, companion }];
}

describe('a blocked member, like one who is not blocked,', () => {
  it('sends a message, after which the conversation reads the same', async () => {
    const seen = [];
    for (const pair of await twoPairs()) {
      const id = await beginConversation(pair.member, pair.companion);
      expect(await say(id, pair.member, 'Are you there?')).toMatchObject({ status: 200 });
      await eventually(async () => (await readAs(pair.member, id, pair)).lastMessage).toBe(true);
      seen.push(await readAs(pair.member, id, pair));
    }
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0]).not.toHaveProperty('blockedBy');
  });

  it('begins a conversation with a listed companion', async () => {
    for (const { member, companion } of await twoPairs()) {
      const id = conversationId(member.uid, companion.uid);
      const begun = newConversation(member.uid, companion.uid);
      const create = createOf(`conversations/${id}`, begun, ['updatedAt']);
      expect(await tryCommitAs(member, [create])).toMatchObject({ status: 200 });
    }
  });

  it('shows that they type, and reads whether the companion does', async () => {
    for (const { member, companion } of await twoPairs()) {
      const id = await beginConversation(member, companion);
      const typing = createOf(`conversations/${id}/presence/${member.uid}`, {}, ['typingAt']);
      expect(await tryCommitAs(member, [typing])).toMatchObject({ status: 200 });
      const other = await getAs(member, `conversations/${id}/presence/${companion.uid}`);
      expect(other.status).toBe(404);
    }
  });

  it('marks a conversation as read', async () => {
    for (const { member, companion } of await twoPairs()) {
      const id = await beginConversation(member, companion);
      const mark = {
        update: {
          name: documentName(`conversations/${id}`),
          fields: {
            unread: { mapValue: { fields: { [member.uid]: { integerValue: '0' } } } },
          },
        },
        updateMask: { fieldPaths: [`unread.\`${member.uid}\``] },
        updateTransforms: [
          { fieldPath: `readAt.\`${member.uid}\``, setToServerValue: 'REQUEST_TIME' },
        ],
      };
      expect(await tryCommitAs(member, [mark])).toMatchObject({ status: 200 });
    }
  });

  it('who asks for a session gets what a member gets whose time has just been taken', async () => {
    const [blocked, open] = await twoPairs();
    const ask = ({ member, companion }: Pair) =>
      callFunction(
        'createBooking',
        bookingRequest({ companionId: companion.uid, startsAt: newYork(4, '14:00') }),
        member,
      );
    const late = { ...open, member: await makeMember() };
    expect(await ask(open)).toMatchObject({ status: 200 });
    const taken = await ask(late);
    expect(taken).toMatchObject({ code: 'slot-taken' });
    expect(await ask(blocked)).toEqual(taken);
    expect(await documentCounts(blocked.companion.uid)).toMatchObject({ bookings: 0, holds: 0 });
  });

  it('joins an event of the companion, who reads that they come', async () => {
    for (const { member, companion } of await twoPairs()) {
      const { path, join } = await eventOf(companion, member);
      expect(await tryCommitAs(member, join)).toMatchObject({ status: 200 });
      expect(await getAs(companion, `${path}/attendees/${member.uid}`)).toMatchObject({
        status: 200,
      });
    }
  });

  it.each(['attendees', 'waiting'])('is refused the %s of an event', async (places) => {
    for (const { member, companion } of await twoPairs()) {
      const eventId = newId('event');
      await adminDb.doc(`events/${eventId}`).set(eventDocument({ hostId: newId('host') }));
      await placeFor(companion, `events/${eventId}/${places}`);
      expect((await getAs(member, `events/${eventId}/${places}`, 100)).status).toBe(403);
      const one = await getAs(member, `events/${eventId}/${places}/${companion.uid}`);
      expect(one.status).toBe(403);
      const everywhere = placesQuery(places, companion.uid);
      expect((await queryAs(member, everywhere)).status).toBe(403);
    }
  });

  it('is refused the participants of an activity', async () => {
    for (const { member, companion } of await twoPairs()) {
      const activityId = newId('activity');
      await adminDb.doc(`activities/${activityId}`).set(activityDocument());
      await placeFor(companion, `activities/${activityId}/participants`);
      const all = `activities/${activityId}/participants`;
      expect((await getAs(member, all, 100)).status).toBe(403);
      expect((await getAs(member, `${all}/${companion.uid}`)).status).toBe(403);
    }
  });
});

const placeFor = ({ uid }: Actor, folder: string) =>
  adminDb
    .doc(`${folder}/${uid}`)
    .set({ uid, displayName: 'Eve M.', startsAt: new Date(), joinedAt: new Date() });

const placesQuery = (collectionId: string, uid: string) => ({
  from: [{ collectionId, allDescendants: true }],
  where: {
    fieldFilter: { field: { fieldPath: 'uid' }, op: 'EQUAL', value: { stringValue: uid } },
  },
  limit: 1,
});

/** A companion's event, and the writes with which a member joins it. */
async function eventOf(host: Actor, { uid }: Actor) {
  const path = `events/${newId('event')}`;
  const event = eventDocument({ hostId: host.uid, attendeeCount: 0 });
  await adminDb.doc(path).set(event);
  const card = adminDb.doc(`profiles/${uid}`);
  await eventually(async () => (await card.get()).exists).toBe(true);
  const displayName: string = (await card.get()).get('displayName');
  const place = { uid, displayName, startsAt: event.startsAt };
  const join = [
    createOf(`${path}/attendees/${uid}`, place, ['joinedAt']),
    incrementOf(path, 'attendeeCount', 1),
  ];
  return { path, join };
}

describe('a companion who blocks a member', () => {
  it('is neither counted nor told a message of theirs', async () => {
    const { member, companion } = await blockedPair();
    const id = await beginConversation(member, companion);
    await say(id, member, 'Are you there?');
    const counter = () => read(`users/${companion.uid}/counters/messages`);
    await eventually(counter).toMatchObject({ unread: 0, hidden: { [id]: 1 } });
    expect(await read(`users/${companion.uid}/notifications/messages_${id}`)).toBeUndefined();
    expect(await read(`users/${companion.uid}/unreadMails/${id}`)).toBeUndefined();
  });

  it('is refused a message to them, and that they type', async () => {
    const { member, companion } = await blockedPair();
    const id = await beginConversation(member, companion);
    expect(await say(id, companion, 'One more thing')).toMatchObject({ status: 403 });
    const typing = createOf(`conversations/${id}/presence/${companion.uid}`, {}, ['typingAt']);
    expect(await tryCommitAs(companion, [typing])).toMatchObject({ status: 403 });
  });

  it('cannot delete that they did, by which hidden messages would come back', async () => {
    const { member, companion } = await blockedPair();
    const block = deleteOf(`users/${companion.uid}/blocks/${member.uid}`);
    expect(await tryCommitAs(companion, [block])).toMatchObject({ status: 403 });
  });

  it('reports the conversation with what was hidden', async () => {
    const { member, companion } = await blockedPair();
    const id = await beginConversation(member, companion);
    await say(id, member, 'I know where you live');
    const requestId = randomUUID();
    const place = { kind: 'conversation', conversationId: id };
    const report = { requestId, place, reason: 'insulting', details: '' };
    expect(await callFunction('fileReport', report, companion)).toMatchObject({ status: 200 });
    const stored = await read(`reports/${requestId}`);
    expect(stored?.messages).toMatchObject([{ content: 'I know where you live' }]);
  });
});

describe('a member', () => {
  it('who blocks an id of 1,480 characters is refused', async () => {
    const member = await makeMember();
    expect(await commitAs(member, [blockOf(member.uid, 'x'.repeat(1480))])).toBe(false);
  });

  it('who blocks an id that no account has is refused', async () => {
    const member = await makeMember();
    expect(await commitAs(member, [blockOf(member.uid, newId('no-account'))])).toBe(false);
  });

  it.each([21, 400])('who writes %i blocks in one commit of accounts is refused', async (count) => {
    const member = await makeMember();
    const others = Array.from({ length: count }, () => newId('other'));
    const cards = others.map((uid) => adminDb.doc(`profiles/${uid}`));
    const batch = adminDb.batch();
    for (const card of cards) batch.set(card, { displayName: 'Eve M.' });
    await batch.commit();
    const { status } = await tryCommitAs(
      member,
      others.map((uid) => blockOf(member.uid, uid)),
    );
    // The emulator gives a refusal of hundreds of writes another status.
    expect(status).not.toBe(200);
    const written = await adminDb.collection(`users/${member.uid}/blocks`).count().get();
    expect(written.data().count).toBe(0);
    const after = adminDb.batch();
    for (const card of cards) after.delete(card);
    await after.commit();
  });
});
