import type { Booking } from '@hearthkin/domain/booking/booking';
import { signalExpiresAt, signalId } from '@hearthkin/domain/booking/room-signal';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hearthkin/domain/durations';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { putBooking } from '../functions/put-booking';
import { type Actor, makeAdmin, makeCompanion, makeMember } from '../support/actors';
import { adminDb, read } from '../support/admin';
import { bookingDocument } from '../support/builders';
import { callFunction } from '../support/call-function';
import { commitAs, createOf, getAs, queryAs, updateOf } from '../support/rest-client';

// The first call of a function starts a process.
vi.setConfig({ testTimeout: 60_000 });

const ATTEMPT = 'a1B2c3D4e5F6g7H8i9J0';
/** An address at home, as a browser names it to the other one. */
const CANDIDATE = '{"candidate":"candidate:1 1 udp 1 203.0.113.77 5000 typ host"}';

let member: Actor;
let companion: Actor;
let stranger: Actor;
let staff: Actor;
beforeAll(async () => {
  [member, companion, stranger, staff] = await Promise.all([
    makeMember(),
    makeCompanion(),
    makeMember(),
    makeAdmin(),
  ]);
});

/** A virtual session whose room is open, with a signal of the member. */
async function meet(change: Partial<Booking> = {}) {
  const startsAt = new Date(Math.ceil(Date.now() / MINUTE_MS) * MINUTE_MS + 5 * MINUTE_MS);
  const booking = bookingDocument(
    { spenderId: member.uid, earnerId: companion.uid },
    {
      activity: 'virtual-chat',
      status: 'confirmed',
      createdAt: new Date(Date.now() - DAY_MS),
      startsAt,
      endsAt: new Date(startsAt.getTime() + HOUR_MS),
      ...change,
    },
  );
  const path = `bookings/${await putBooking(booking)}`;
  const signal = `${path}/room/${signalId({ uid: member.uid, attempt: ATTEMPT })}`;
  return { booking, path, signal };
}

type Session = Awaited<ReturnType<typeof meet>>;

const writeOf = ({ booking, path }: Session, { uid }: Actor, change: object = {}) =>
  createOf(
    `${path}/room/${signalId({ uid, attempt: ATTEMPT })}`,
    {
      uid,
      attempt: ATTEMPT,
      answers: '',
      revision: 0,
      description: null,
      candidates: [CANDIDATE],
      modes: { microphone: true, camera: true },
      leftAt: null,
      expireAt: signalExpiresAt(booking),
      ...change,
    },
    ['writtenAt'],
  );

const comes = ({ path }: Session, by: Actor, uid = by.uid) =>
  commitAs(by, [createOf(`${path}/attendance/${uid}`, {}, ['joinedAt', 'lastSeenAt'])]);

const LIST = { from: [{ collectionId: 'room' }], limit: 20 };

describe('someone who knows the id of a session', () => {
  it('reads no network address of its sides, and is no third person in the room', async () => {
    const session = await meet();
    expect(await commitAs(member, [writeOf(session, member)])).toBe(true);
    for (const other of [stranger, staff, null]) {
      expect((await getAs(other, session.signal)).status).toBe(403);
      expect((await queryAs(other, LIST, session.path)).status).toBe(403);
      const everywhere = { ...LIST, from: [{ collectionId: 'room', allDescendants: true }] };
      expect((await queryAs(other, everywhere)).status).toBe(403);
    }
    for (const other of [stranger, staff]) {
      expect(await commitAs(other, [writeOf(session, other)])).toBe(false);
      expect(await comes(session, other)).toBe(false);
    }
    const seen = await queryAs(companion, LIST, session.path);
    expect(JSON.stringify(seen.body)).toContain('203.0.113.77');
  });
});

describe('a side of a session', () => {
  it('neither speaks for the other one, nor says that they came', async () => {
    const session = await meet();
    expect(await commitAs(companion, [writeOf(session, member)])).toBe(false);
    expect(await comes(session, companion, member.uid)).toBe(false);
    expect(await commitAs(member, [writeOf(session, member)])).toBe(true);
    const change = updateOf(session.signal, { revision: 1, candidates: [] }, ['writtenAt']);
    expect(await commitAs(companion, [change])).toBe(false);
    expect(await commitAs(member, [change])).toBe(true);
  });

  it('cannot say that they came earlier, or were there later', async () => {
    const session = await meet();
    const path = `${session.path}/attendance/${companion.uid}`;
    const early = { joinedAt: session.booking.startsAt };
    expect(await commitAs(companion, [createOf(path, early, ['lastSeenAt'])])).toBe(false);
    expect(await comes(session, companion)).toBe(true);
    const since = new Date(Date.now() - 2 * MINUTE_MS);
    await adminDb.doc(path).set({ joinedAt: since, lastSeenAt: since });
    for (const at of [session.booking.endsAt, new Date(Date.now() + 2 * MINUTE_MS)]) {
      expect(await commitAs(companion, [updateOf(path, { lastSeenAt: at })])).toBe(false);
    }
    expect(await commitAs(companion, [updateOf(path, early, ['lastSeenAt'])])).toBe(false);
    expect(await commitAs(companion, [updateOf(path, {}, ['lastSeenAt'])])).toBe(true);
  });

  it('stores no more than a signal', async () => {
    const session = await meet();
    for (const change of [
      { description: { type: 'offer', sdp: 'a'.repeat(20_001) } },
      { candidates: Array(61).fill(CANDIDATE) },
      { candidates: ['a'.repeat(30_001)] },
      { picture: 'a'.repeat(1000) },
    ]) {
      expect(await commitAs(member, [writeOf(session, member, change)])).toBe(false);
    }
  });

  it('has no room any more once the session is canceled', async () => {
    const session = await meet();
    expect(await commitAs(member, [writeOf(session, member)])).toBe(true);
    const [, bookingId] = session.path.split('/');
    const cancel = { bookingId, to: 'cancelled' };
    expect(await callFunction('transitionBooking', cancel, companion)).toMatchObject({
      status: 200,
    });
    const change = updateOf(session.signal, { revision: 1 }, ['writtenAt']);
    expect(await commitAs(member, [change])).toBe(false);
    expect(await commitAs(companion, [writeOf(session, companion)])).toBe(false);
    expect((await getAs(companion, session.signal)).status).toBe(403);
    expect(await comes(session, member)).toBe(false);
    expect(await callFunction('sessionAccess', { bookingId }, member)).toMatchObject({
      code: 'not-found',
    });
  });

  it('connects no more with a token from before a suspension', async () => {
    const session = await meet();
    const account = `users/${companion.uid}`;
    const before = (await read(account)) ?? {};
    await adminDb.doc(account).update({ accountStatus: 'suspended' });
    const [, bookingId] = session.path.split('/');
    expect(await commitAs(companion, [writeOf(session, companion)])).toBe(false);
    expect(await comes(session, companion)).toBe(false);
    expect(await callFunction('sessionAccess', { bookingId }, companion)).toMatchObject({
      code: 'forbidden',
    });
    await adminDb.doc(account).set(before);
    expect(await commitAs(companion, [writeOf(session, companion)])).toBe(true);
  });
});
