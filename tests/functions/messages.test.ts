import { RATE_LIMITS } from '@hearthkin/domain/foundation/rate-limits';
import { describe, expect, it } from 'vitest';
import { followBooking } from '../../functions/src/booking/follow-booking';
import type { WrittenBooking } from '../../functions/src/booking/written-booking';
import { countUnread } from '../../functions/src/messaging/count-unread';
import { recordMessage } from '../../functions/src/messaging/record-message';
import { renewAllowance } from '../../functions/src/messaging/renew-allowance';
import { type Actor, makeCompanion, makeMember } from '../support/actors';
import { adminDb, put, read, update } from '../support/admin';
import { bookingDocument, bookingOf, newId } from '../support/builders';
import { eventually } from '../support/eventually';
import { runTriggers } from '../support/in-process-triggers';
import { mailQueue } from '../support/mail-queue';
import { BEGUN, beginConversation, minutesLater, sendMessage } from './conversations';

runTriggers();

const talk = (id: string) => read(`conversations/${id}`);
const unreadOf = async ({ uid }: Actor) => (await read(`users/${uid}/counters/messages`))?.unread;

async function makePair() {
  const [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
  return { member, companion, id: await beginConversation(member, companion) };
}

describe('a message', () => {
  it('is its conversation’s last, and unread for the person it is for', async () => {
    const { member, companion, id } = await makePair();
    const messageId = await sendMessage(id, member, 'Hello, Eve', minutesLater(1));
    await eventually(() => talk(id)).toMatchObject({
      lastMessage: {
        id: messageId,
        senderId: member.uid,
        content: 'Hello, Eve',
        booking: null,
        isRedacted: false,
      },
      unread: { [companion.uid]: 1 },
    });
    expect((await talk(id))?.updatedAt.toDate()).toEqual(minutesLater(1));
    await sendMessage(id, member, 'Are you there?', minutesLater(2));
    await eventually(() => unreadOf(companion)).toBe(2);
    expect(await unreadOf(member)).toBeUndefined();
  });

  it('counts no longer once it is read', async () => {
    const { member, companion, id } = await makePair();
    const other = await makeMember();
    const second = await beginConversation(other, companion);
    await sendMessage(id, member, 'One', minutesLater(1));
    await sendMessage(second, other, 'Two', minutesLater(1));
    await eventually(() => unreadOf(companion)).toBe(2);
    await update(`conversations/${id}`, {
      unread: { [companion.uid]: 0 },
      readAt: { [companion.uid]: minutesLater(3) },
    });
    await eventually(() => unreadOf(companion)).toBe(1);
  });

  it('read before it is counted is not counted as unread', async () => {
    const { member, companion, id } = await makePair();
    await update(`conversations/${id}`, { readAt: { [companion.uid]: minutesLater(1) } });
    await sendMessage(id, member, 'Seen at once', minutesLater(1));
    await eventually(async () => (await talk(id))?.lastMessage?.content).toBe('Seen at once');
    expect((await talk(id))?.unread).toEqual({});
  });

  it('is counted once for a person however often its event is delivered, even at once', async () => {
    const { member, companion, id } = await makePair();
    const messageId = await sendMessage(id, member, 'Once', minutesLater(1));
    await eventually(() => unreadOf(companion)).toBe(1);
    const event = { eventId: newId('event'), conversationId: id, messageId };
    const senders = await Promise.all([1, 2, 3].map(() => recordMessage(adminDb, event, BEGUN)));
    expect(senders.filter((sender) => sender !== null)).toEqual([member.uid]);
    expect((await talk(id))?.unread).toEqual({ [companion.uid]: 2 });
    await eventually(() => unreadOf(companion)).toBe(2);
  });

  it('delivered late does not replace a later one', async () => {
    const { member, id } = await makePair();
    await sendMessage(id, member, 'Later', minutesLater(5));
    await eventually(async () => (await talk(id))?.lastMessage?.content).toBe('Later');
    await sendMessage(id, member, 'Earlier', minutesLater(4));
    await eventually(async () => Object.values((await talk(id))?.unread ?? {})).toEqual([2]);
    expect((await talk(id))?.lastMessage.content).toBe('Later');
  });

  it('that is redacted leaves no words in the conversation', async () => {
    const { member, id } = await makePair();
    const messageId = await sendMessage(id, member, 'My address is secret', minutesLater(1));
    await eventually(async () => (await talk(id))?.lastMessage?.id).toBe(messageId);
    await update(`conversations/${id}/messages/${messageId}`, {
      content: '',
      redactedAt: minutesLater(2),
    });
    await eventually(async () => (await talk(id))?.lastMessage).toMatchObject({
      content: '',
      isRedacted: true,
    });
  });

  it('restores no conversation and no counter of a deleted account', async () => {
    const id = newId('gone');
    await sendMessage(id, { uid: 'gone' }, 'Anybody?', minutesLater(1));
    const event = { eventId: newId('event'), conversationId: id, messageId: 'm' };
    expect(await recordMessage(adminDb, event, BEGUN)).toBeNull();
    expect(await talk(id)).toBeUndefined();
    const change = { uid: newId('gone'), by: 1 };
    const conversation = { participantIds: ['gone', change.uid] as [string, string] };
    const counted = { conversationId: id, conversation, sentAt: BEGUN, changes: [change] };
    await countUnread(adminDb, { eventId: newId('event'), ...counted }, BEGUN);
    expect(await read(`users/${change.uid}/counters/messages`)).toBeUndefined();
  });
});

describe('the response time of a companion', () => {
  const responseOf = async ({ uid }: Actor) => (await read(`companions/${uid}`))?.responseMinutes;

  it('is the median of their first replies, and further answers do not count', async () => {
    const { member, companion, id } = await makePair();
    const say = async (who: Actor, minute: number) => {
      const messageId = await sendMessage(id, who, `At ${minute}`, minutesLater(minute));
      await eventually(async () => (await talk(id))?.lastMessage?.id).toBe(messageId);
    };
    await say(member, 0);
    await say(member, 5);
    await say(companion, 10);
    expect(await responseOf(companion)).toBe(10);
    await say(companion, 60);
    expect(await responseOf(companion)).toBe(10);
    await say(member, 100);
    await say(companion, 104);
    expect(await responseOf(companion)).toBe(7);
    expect(await read(`companions/${companion.uid}/stats/replies`)).toEqual({ minutes: [10, 4] });
  });

  it('is not kept for a member', async () => {
    const { member, companion, id } = await makePair();
    await sendMessage(id, companion, 'Hello', minutesLater(0));
    await eventually(async () => (await talk(id))?.lastMessage?.content).toBe('Hello');
    await sendMessage(id, member, 'Hello to you', minutesLater(3));
    await eventually(async () => (await talk(id))?.lastMessage?.content).toBe('Hello to you');
    expect(await read(`companions/${member.uid}/stats/replies`)).toBeUndefined();
    expect(await read(`companions/${member.uid}`)).toBeUndefined();
  });
});

describe('a message to somebody who blocks its sender', () => {
  const markOf = ({ uid }: Actor, id: string) => read(`users/${uid}/unreadMails/${id}`);
  const noteOf = ({ uid }: Actor, id: string) => read(`users/${uid}/notifications/messages_${id}`);
  const block = ({ uid }: Actor, other: Actor) => adminDb.doc(`users/${uid}/blocks/${other.uid}`);
  const hiddenOf = async ({ uid }: Actor) =>
    (await read(`users/${uid}/counters/messages`))?.hidden ?? {};

  async function blockedPair() {
    const pair = await makePair();
    const { member, companion } = pair;
    await block(companion, member).set({ at: BEGUN, blockedUid: member.uid });
    return pair;
  }

  it('changes the conversation as ever, and is counted and told nowhere else', async () => {
    const { member, companion, id } = await blockedPair();
    await sendMessage(id, member, 'Answer me', minutesLater(1));
    await eventually(() => talk(id)).toMatchObject({
      lastMessage: { senderId: member.uid, content: 'Answer me' },
      unread: { [companion.uid]: 1 },
    });
    expect(Object.keys((await talk(id))?.waitingSince)).toEqual([member.uid]);
    await eventually(() => hiddenOf(companion)).toEqual({ [id]: 1 });
    expect(await unreadOf(companion)).toBe(0);
    await sendMessage(id, member, 'Answer me!', minutesLater(2));
    await eventually(() => hiddenOf(companion)).toEqual({ [id]: 2 });
    expect(await unreadOf(companion)).toBe(0);
    expect(await markOf(companion, id)).toBeUndefined();
    expect(await noteOf(companion, id)).toBeUndefined();
  });

  it('does not count after the block either, unlike the next one', async () => {
    const { member, companion, id } = await blockedPair();
    await sendMessage(id, member, 'Answer me', minutesLater(1));
    await eventually(() => hiddenOf(companion)).toEqual({ [id]: 1 });
    await block(companion, member).update({ endedAt: minutesLater(2) });
    await sendMessage(id, member, 'Good morning', minutesLater(3));
    await eventually(() => unreadOf(companion)).toBe(1);
    await eventually(async () => (await markOf(companion, id))?.since.toDate()).toEqual(
      minutesLater(3),
    );
    expect(await noteOf(companion, id)).toMatchObject({ readAt: null });
    await update(`conversations/${id}`, {
      unread: { [companion.uid]: 0 },
      readAt: { [companion.uid]: minutesLater(4) },
    });
    await eventually(() => unreadOf(companion)).toBe(0);
    expect(await hiddenOf(companion)).toEqual({});
    await eventually(async () => (await noteOf(companion, id))?.readAt).not.toBeNull();
  });

  it('starts no time to answer', async () => {
    const { member, companion, id } = await blockedPair();
    await sendMessage(id, member, 'Answer me', minutesLater(1));
    await eventually(async () => (await talk(id))?.lastMessage?.content).toBe('Answer me');
    await block(companion, member).update({ endedAt: minutesLater(2) });
    await sendMessage(id, companion, 'Hello again', minutesLater(60));
    await eventually(async () => (await talk(id))?.lastMessage?.content).toBe('Hello again');
    expect(await read(`companions/${companion.uid}/stats/replies`)).toBeUndefined();
  });
});

describe('a booking event', () => {
  const linesIn = async (id: string) => {
    const { docs } = await adminDb.collection(`conversations/${id}/messages`).get();
    return docs.map((doc) => doc.get('booking'));
  };
  /** The event of a request that is accepted; no document has it. */
  const acceptedBy = (spenderId: string, earnerId: string): WrittenBooking => {
    const before = bookingDocument({ spenderId, earnerId });
    const after = { ...before, status: 'confirmed' as const };
    return { eventId: newId('event'), bookingId: newId('booking'), before, after };
  };
  const lineOf = ({ bookingId }: WrittenBooking) => ({ bookingId, event: 'booking-confirmed' });
  const follow = (written: WrittenBooking, now: Date) =>
    followBooking(written, { db: adminDb, now, queue: mailQueue(), siteUrl: '', linkKey: '' });

  it('is a line in the conversation, and is unread for no one', async () => {
    const { member, companion, id } = await makePair();
    const bookingId = newId('booking');
    // So far ahead that no sweep finds it overdue.
    const startsAt = new Date('2090-06-08T18:00:00Z');
    const createdAt = new Date('2090-06-07T18:00:00Z');
    const booking = bookingOf(member, companion, { startsAt, createdAt });
    await put(`bookings/${bookingId}`, booking);
    await eventually(() => linesIn(id)).toEqual([{ bookingId, event: 'booking-requested' }]);
    await eventually(async () => (await talk(id))?.lastMessage).toMatchObject({
      senderId: 'system',
      content: '',
      booking: { bookingId, event: 'booking-requested' },
    });
    expect((await talk(id))?.unread).toEqual({});
    expect((await talk(id))?.waitingSince ?? {}).toEqual({});
  });

  it('is written once however often its event is delivered', async () => {
    const { member, companion, id } = await makePair();
    const accepted = acceptedBy(member.uid, companion.uid);
    await Promise.all([1, 2, 3].map(() => follow(accepted, BEGUN)));
    expect(await linesIn(id)).toEqual([lineOf(accepted)]);
  });

  it('does not replace a later message', async () => {
    const { member, companion, id } = await makePair();
    await sendMessage(id, member, 'See you there', minutesLater(5));
    const said = () => talk(id).then((now) => now?.lastMessage?.content);
    await eventually(said).toBe('See you there');
    const accepted = acceptedBy(member.uid, companion.uid);
    await follow(accepted, minutesLater(1));
    expect(await linesIn(id)).toContainEqual(lineOf(accepted));
    expect(await talk(id)).toMatchObject({
      lastMessage: { content: 'See you there' },
      unread: { [companion.uid]: 1 },
    });
  });

  it('starts no conversation between people who never wrote', async () => {
    const [sam, eve] = [newId('sam'), newId('eve')];
    await follow(acceptedBy(sam, eve), BEGUN);
    const id = [eve, sam].sort().join('_');
    expect(await talk(id)).toBeUndefined();
    expect(await linesIn(id)).toEqual([]);
  });
});

describe('the count of sent messages', () => {
  const { windowMs } = RATE_LIMITS.messages;
  const sentBy = (uid: string) => adminDb.doc(`users/${uid}/limits/sent`);
  const renew = (uid: string, ms: number) =>
    renewAllowance(adminDb, uid, new Date(BEGUN.getTime() + ms));

  it('begins again from 0 once a minute', async () => {
    const uid = newId('writer');
    await sentBy(uid).set({ count: 30, at: BEGUN, last: 'talk/message' });
    await renew(uid, 0);
    expect((await sentBy(uid).get()).get('count')).toBe(0);
    await sentBy(uid).update({ count: 7 });
    await renew(uid, windowMs - 1);
    expect((await sentBy(uid).get()).get('count')).toBe(7);
    await renew(uid, windowMs);
    expect((await sentBy(uid).get()).data()).toMatchObject({ count: 0, last: 'talk/message' });
  });

  it('is not made for a person who has none', async () => {
    const uid = newId('writer');
    await renew(uid, 0);
    expect((await sentBy(uid).get()).exists).toBe(false);
  });
});
