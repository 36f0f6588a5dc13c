import { HOST_CONTACT_MS } from '@hearthkin/domain/community/host-contact';
import { RATE_LIMITS } from '@hearthkin/domain/foundation/rate-limits';
import { conversationId } from '@hearthkin/domain/messaging/conversation';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Actor, makeAdmin, makeCompanion, makeMember } from '../support/actors';
import { adminDb, put, read } from '../support/admin';
import { bookingOf, newId } from '../support/builders';
import { callFunction, expectRefusal } from '../support/call-function';
import { activityDocument, eventDocument, placeOf } from '../support/community-builders';
import { publish, submit } from './story-people';

let member: Actor;
let companion: Actor;

beforeEach(async () => {
  [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
});

const open = (who: Actor, why: object) => callFunction('openConversation', why, who);
const withThem = () => ({ companionId: companion.uid });
const opened = (one: Actor, other: Actor) => ({
  status: 200,
  result: { conversationId: conversationId(one.uid, other.uid) },
});
const REFUSED = { code: 'forbidden' };
const between = (one: Actor, other: Actor) =>
  read(`conversations/${conversationId(one.uid, other.uid)}`);
const block = (one: Actor, other: Actor, endedAt: Date | null = null) =>
  put(`users/${one.uid}/blocks/${other.uid}`, {
    at: new Date(),
    blockedUid: other.uid,
    endedAt,
    past: [],
  });

async function newBooking(spender: Actor, earner: Actor): Promise<string> {
  const id = newId('booking');
  const booking = bookingOf(spender, earner);
  await put(`bookings/${id}`, booking);
  return id;
}

describe('openConversation', () => {
  it('begins one of a member with a listed companion, once', async () => {
    const listing = adminDb.doc(`companions/${companion.uid}`);
    await listing.update({ listed: false });
    expect(await open(member, withThem())).toMatchObject(REFUSED);
    await listing.update({ listed: true });
    expect(await open(member, withThem())).toMatchObject(opened(member, companion));
    const begun = await between(member, companion);
    expect(begun).toMatchObject({
      startedBy: member.uid,
      bookingId: null,
      storyId: null,
      placeAt: null,
      lastMessage: null,
      unread: {},
    });
    expect(await open(member, withThem())).toMatchObject(opened(member, companion));
    expect(await between(member, companion)).toEqual(begun);
  });

  it('begins none of a companion with another, or with oneself', async () => {
    const colleague = await makeCompanion();
    expect(await open(colleague, withThem())).toMatchObject(REFUSED);
    expect(await open(companion, withThem())).toMatchObject(REFUSED);
    expect(await between(colleague, companion)).toBeUndefined();
  });

  it('begins one of either side of a booking with the other', async () => {
    const bookingId = await newBooking(member, companion);
    const stranger = await makeMember();
    expect(await open(stranger, { bookingId })).toMatchObject(REFUSED);
    expect(await open(companion, { bookingId: newId('none') })).toMatchObject(REFUSED);
    expect(await open(companion, { bookingId })).toMatchObject(opened(member, companion));
    expect(await between(member, companion)).toMatchObject({ startedBy: companion.uid, bookingId });
  });

  it('finds the author of a story who allows contact, and no other author', async () => {
    const [author, staff] = await Promise.all([makeMember(), makeAdmin()]);
    const silent = await publish(await submit(author), staff);
    const anonymous = { isAnonymous: true, authorName: '' };
    const hidden = await publish(await submit(author, anonymous), staff);
    for (const storyId of [silent, hidden, newId('none')]) {
      expect(await open(companion, { storyId })).toMatchObject(REFUSED);
    }
    const storyId = await publish(await submit(author, { allowContacts: true }), staff);
    expect(await open(author, { storyId })).toMatchObject(REFUSED);
    expect(await open(companion, { storyId })).toMatchObject(opened(author, companion));
    expect(await between(author, companion)).toMatchObject({ startedBy: companion.uid, storyId });
  });

  describe.each([
    ['events', 'attendees', 'eventId', eventDocument],
    ['activities', 'participants', 'activityId', activityDocument],
  ] as const)('with the host of %s', (kind, spots, field, documentOf) => {
    let host: Actor;
    let id: string;
    const arrange = (change: object = {}) =>
      put(`${kind}/${id}`, documentOf({ hostId: host.uid, ...change }));
    const take = (who: Actor, places: string = spots) =>
      put(`${kind}/${id}/${places}/${who.uid}`, placeOf(who.uid));

    beforeEach(async () => {
      host = await makeMember();
      id = newId('hosted');
      await arrange();
    });

    it('needs a spot there, of a member or a companion', async () => {
      await take(member, 'waiting');
      expect(await open(member, { [field]: id })).toMatchObject(REFUSED);
      expect(await open(host, { [field]: id })).toMatchObject(REFUSED);
      for (const who of [member, companion]) {
        await take(who);
        expect(await open(who, { [field]: id })).toMatchObject(opened(who, host));
      }
      expect(await between(member, host)).toMatchObject({ placeAt: `${kind}/${id}` });
    });

    it('is begun until two weeks after the start, while it is on', async () => {
      await take(member);
      const ago = (ms: number) => new Date(Date.now() - ms);
      await arrange({ startsAt: ago(HOST_CONTACT_MS) });
      expect(await open(member, { [field]: id })).toMatchObject(REFUSED);
      const soon = { startsAt: ago(HOST_CONTACT_MS - 60_000) };
      await arrange({ ...soon, status: 'cancelled' });
      expect(await open(member, { [field]: id })).toMatchObject(REFUSED);
      await arrange(soon);
      expect(await open(member, { [field]: id })).toMatchObject(opened(member, host));
    });
  });

  it('begins none with a person whom the caller blocks, and one with who blocks them', async () => {
    await block(member, companion);
    expect(await open(member, withThem())).toMatchObject(REFUSED);
    await block(member, companion, new Date());
    await block(companion, member);
    expect(await open(member, withThem())).toMatchObject(opened(member, companion));
  });

  it('begins none of people who may meet no one, and opens what they have', async () => {
    const account = adminDb.doc(`users/${member.uid}`);
    await account.update({ level: 'account' });
    await expectRefusal(open(member, withThem()), 'identity-unverified');
    const until = new Date(Date.now() + 60_000);
    await account.update({ level: 'verified', restriction: { until, reason: 'Threats' } });
    await expectRefusal(open(member, withThem()), 'account-restricted');
    await account.update({ restriction: null });
    expect(await open(member, withThem())).toMatchObject({ status: 200 });
    await account.update({ level: 'account' });
    expect(await open(member, withThem())).toMatchObject({ status: 200 });
  });

  it('begins so many in an hour, with whomever; those that exist don’t count', async () => {
    const { max, windowMs, sentence } = RATE_LIMITS.conversations;
    const others = await Promise.all(Array.from({ length: max + 1 }, () => makeCompanion()));
    const answers = [];
    for (const { uid } of others) answers.push(await open(member, { companionId: uid }));
    expect(answers.map(({ status }) => status)).toEqual([...Array(max).fill(200), 429]);
    expect(answers.at(-1)).toMatchObject({
      code: 'rate-limited',
      details: { sentence: expect.stringContaining(sentence), retryAfterMs: expect.any(Number) },
    });
    expect(windowMs).toBe(60 * 60_000);
    expect(await open(member, { companionId: others[0]?.uid })).toMatchObject({ status: 200 });
  });
});
