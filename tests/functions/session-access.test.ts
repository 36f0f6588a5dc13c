import { randomUUID } from 'node:crypto';
import type { Booking } from '@hearthkin/domain/booking/booking';
import { ROOM_CLOSES_AFTER_MS, ROOM_OPENS_BEFORE_MS } from '@hearthkin/domain/booking/room';
import { HOUR_MS } from '@hearthkin/domain/foundation/durations';
import { beforeAll, describe, expect, it } from 'vitest';
import { passwordOf } from '../../functions/src/booking/relay';
import { sessionAccess } from '../../functions/src/booking/session-access';
import { type Actor, makeAdmin, makeCompanion, makeMember } from '../support/actors';
import { put } from '../support/admin';
import { bookingOf, newId } from '../support/builders';
import { callFunction, expectRefusal } from '../support/call-function';
import { callAs } from './booking-requests';

const RELAY = {
  stunUrls: ['stun:stun.example:3478'],
  turnUrls: ['turn:turn.example:3478'],
  secret: 'north',
};

let member: Actor;
let companion: Actor;
beforeAll(async () => {
  [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
});

/** A virtual session of an hour, which the companion has accepted. */
async function book(change: Partial<Booking> = {}) {
  const startsAt = change.startsAt ?? new Date();
  const booking = bookingOf(member, companion, {
    activity: 'virtual-chat',
    status: 'confirmed',
    startsAt,
    endsAt: new Date(startsAt.getTime() + HOUR_MS),
    ...change,
  });
  const bookingId = newId('session');
  await put(`bookings/${bookingId}`, booking);
  return { bookingId, ...booking };
}

const access = (bookingId: string, actor: Actor) =>
  callFunction('sessionAccess', { bookingId }, actor);

/** The answer at an instant, with a relay. */
const accessAt = ({ bookingId }: { bookingId: string }, now: Date, { uid } = member) =>
  sessionAccess.handler(callAs({ uid }, { bookingId }, now), RELAY);

describe('access to a session', () => {
  it('is given to both sides while the room is open', async () => {
    const { bookingId, endsAt } = await book();
    const closesAt = new Date(endsAt.getTime() + ROOM_CLOSES_AFTER_MS).toISOString();
    // The local suite has no servers.
    const given = { status: 200, result: { iceServers: [], closesAt } };
    expect(await access(bookingId, member)).toEqual(given);
    expect(await access(bookingId, companion)).toEqual(given);
  });

  it('has a password for the relay, of that person and until the room closes', async () => {
    const session = await book();
    const until = Math.floor((session.endsAt.getTime() + ROOM_CLOSES_AFTER_MS) / 1000);
    for (const actor of [member, companion]) {
      const { iceServers } = await accessAt(session, session.startsAt, actor);
      const username = `${until}:${actor.uid}`;
      const credential = passwordOf(username, RELAY.secret);
      expect(iceServers).toEqual([
        { urls: RELAY.stunUrls },
        { urls: RELAY.turnUrls, username, credential },
      ]);
    }
  });

  it('is refused to everyone else, staff too', async () => {
    const { bookingId } = await book();
    const others = await Promise.all([makeMember(), makeCompanion(), makeAdmin()]);
    for (const other of others) {
      await expectRefusal(access(bookingId, other), 'forbidden');
    }
    await expectRefusal(access(randomUUID(), member), 'not-found');
  });

  it('begins and ends with the room, to the millisecond', async () => {
    const session = await book();
    const opensAt = session.startsAt.getTime() - ROOM_OPENS_BEFORE_MS;
    const closesAt = session.endsAt.getTime() + ROOM_CLOSES_AFTER_MS;
    const at = (ms: number) => accessAt(session, new Date(ms));
    await expectRefusal(at(opensAt - 1), 'too-early');
    await expectRefusal(at(closesAt), 'room-closed');
    for (const ms of [opensAt, closesAt - 1]) {
      expect(await at(ms)).toMatchObject({ closesAt: new Date(closesAt).toISOString() });
    }
  });

  it('exists only for agreed sessions of virtual activities', async () => {
    const asked = await book({ status: 'pending' });
    await expectRefusal(access(asked.bookingId, member), 'not-found');
    const { bookingId } = await book({ status: 'completed' });
    expect(await access(bookingId, member)).toMatchObject({ status: 200 });
  });
});
