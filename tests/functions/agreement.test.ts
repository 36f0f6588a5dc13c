import { DAY_MS } from '@hearthkin/domain/foundation/durations';
import { expect, it } from 'vitest';
import { answerProposal } from '../../functions/src/booking/answer-proposal';
import { proposeTime } from '../../functions/src/booking/propose-time';
import { withdrawRequests } from '../../functions/src/safety/on-block-written';
import { type Actor, makeCompanion, makeMember } from '../support/actors';
import { adminDb, put, read, update } from '../support/admin';
import { WITHOUT_MONEY } from '../support/without-money';
import { askAs, moveAs } from './booking-acts';
import { bookingRequest, callAs, documentCounts, newYork, outcomeOf } from './booking-requests';

const NOW = new Date();
const STARTS_AT = newYork(4, '14:00');
const LATER = newYork(5, '16:00');

interface Pair {
  readonly member: Actor;
  readonly companion: Actor;
  readonly bookingId: string;
}

/** A request of a member to a companion. */
async function request(): Promise<Pair> {
  const [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
  const wish = bookingRequest({ companionId: companion.uid, startsAt: STARTS_AT });
  await askAs(member, wish, NOW);
  return { member, companion, bookingId: wish.requestId };
}

const proposeAs = (who: Actor, { bookingId }: Pair) =>
  proposeTime.handler(
    callAs(who, { bookingId, startsAt: LATER.toISOString(), note: '' }, NOW),
    undefined,
  );
const acceptAs = (who: Actor, { bookingId }: Pair) =>
  answerProposal.handler(
    callAs(who, { bookingId, accept: true, startsAt: LATER.toISOString() }, NOW),
    WITHOUT_MONEY,
  );

/** Each act that makes an agreement, after what it needs. */
const ACTS: Readonly<Record<string, (pair: Pair) => Promise<() => Promise<unknown>>>> = {
  'accepting a request': async (pair) => () =>
    moveAs(pair.companion, pair.bookingId, 'confirmed', NOW),
  'proposing another time as the member': async (pair) => () => proposeAs(pair.member, pair),
  'proposing another time as the companion': async (pair) => () => proposeAs(pair.companion, pair),
  'accepting another time as the member': async (pair) => {
    await proposeAs(pair.companion, pair);
    return () => acceptAs(pair.member, pair);
  },
  'accepting another time as the companion': async (pair) => {
    await proposeAs(pair.member, pair);
    return () => acceptAs(pair.companion, pair);
  },
};

const restriction = { until: new Date(NOW.getTime() + 7 * DAY_MS), reason: 'Insults' };
const blocked = { at: NOW, endedAt: null, past: [] };

/** Reasons that keep two people from an agreement. */
const REASONS: Readonly<Record<string, (pair: Pair) => Promise<unknown>>> = {
  'a suspended member': ({ member }) =>
    update(`users/${member.uid}`, { accountStatus: 'suspended' }),
  'a restricted companion': ({ companion }) => update(`users/${companion.uid}`, { restriction }),
  'a companion who is no longer verified': ({ companion }) =>
    update(`users/${companion.uid}`, { level: 'account' }),
  'a member who blocks the companion': ({ member, companion }) =>
    put(`users/${member.uid}/blocks/${companion.uid}`, { ...blocked, blockedUid: companion.uid }),
  'a companion who blocks the member': ({ member, companion }) =>
    put(`users/${companion.uid}/blocks/${member.uid}`, { ...blocked, blockedUid: member.uid }),
};

it.each(Object.keys(ACTS))('%s is refused for every reason, and changes nothing', async (name) => {
  const prepare = ACTS[name] as (typeof ACTS)[string];
  for (const [reason, happens] of Object.entries(REASONS)) {
    const pair = await request();
    const act = await prepare(pair);
    await happens(pair);
    const before = await read(`bookings/${pair.bookingId}`);
    expect(await outcomeOf(act()), reason).toBe('no-agreement');
    expect(await read(`bookings/${pair.bookingId}`), reason).toEqual(before);
  }
});

it('a block withdraws the open requests of the two, and nothing that is agreed', async () => {
  const pair = await request();
  const { member, companion } = pair;
  // The first session alone is at half price.
  const second = bookingRequest({ companionId: companion.uid, startsAt: LATER });
  await askAs(member, { ...second, agreedTotalMinor: 6000 }, NOW);
  await moveAs(companion, second.requestId, 'confirmed', NOW);
  await withdrawRequests(adminDb, companion.uid, member.uid, NOW);
  await withdrawRequests(adminDb, companion.uid, member.uid, NOW);
  expect(await read(`bookings/${pair.bookingId}`)).toMatchObject({
    status: 'cancelled',
    cancellation: { endReason: 'declined', endedBy: 'earner', reason: '' },
  });
  expect(await read(`payments/${pair.bookingId}`)).toMatchObject({ status: 'refunded' });
  expect(await read(`bookings/${second.requestId}`)).toMatchObject({ status: 'confirmed' });
  expect((await documentCounts(companion.uid)).holds).toBe(1);
});

it('a member who blocks withdraws', async () => {
  const { member, companion, bookingId } = await request();
  await withdrawRequests(adminDb, member.uid, companion.uid, NOW);
  expect(await read(`bookings/${bookingId}`)).toMatchObject({
    status: 'cancelled',
    cancellation: { endReason: 'withdrawn', endedBy: 'spender' },
  });
});

it.each(Object.entries(ACTS).filter(([name]) => name.startsWith('accepting')))(
  '%s keeps with the booking which photos the two had',
  async (_, prepare) => {
    const pair = await request();
    const act = await prepare(pair);
    const { member, companion, bookingId } = pair;
    await update(`users/${member.uid}`, { profilePhoto: '/samples/m.svg' });
    await update(`users/${companion.uid}`, { profilePhoto: '/samples/c.svg' });
    await act();
    await update(`users/${companion.uid}`, { profilePhoto: null });
    expect(await read(`bookings/${bookingId}`)).toMatchObject({
      status: 'confirmed',
      agreedPhotos: { spender: '/samples/m.svg', earner: '/samples/c.svg' },
    });
  },
);
