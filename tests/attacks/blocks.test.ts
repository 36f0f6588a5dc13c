import { describe, expect, it } from 'vitest';
import { beginConversation } from '../functions/conversations';
import { type Actor, makeCompanion, makeMember } from '../support/actors';
import { adminDb, put } from '../support/admin';
import { newId } from '../support/builders';
import { callFunction } from '../support/call-function';
import { eventDocument } from '../support/community-builders';
import { eventually } from '../support/eventually';
import { runTriggers } from '../support/in-process-triggers';
import { messageWrites } from '../support/message-writes';
import { commitAs, createOf, getAs, tryCommitAs } from '../support/rest-client';

runTriggers();

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

  it('joins an event of the companion, who reads that they come', async () => {
    for (const { member, companion } of await twoPairs()) {
      const eventId = newId('event');
      const path = `events/${eventId}`;
      await put(path, eventDocument({ hostId: companion.uid, attendeeCount: 0 }));
      const card = adminDb.doc(`profiles/${member.uid}`);
      await eventually(async () => (await card.get()).exists).toBe(true);
      const place = { eventId, places: 'attendees' };
      expect(await callFunction('takePlace', place, member)).toMatchObject({ status: 200 });
      expect(await getAs(companion, `${path}/attendees/${member.uid}`)).toMatchObject({
        status: 200,
      });
    }
  });
});

describe('a member', () => {
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
