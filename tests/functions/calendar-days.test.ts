import { randomUUID } from 'node:crypto';
import type { CreateBookingInput } from '@hearthkin/domain/booking/requests';
import { OPEN_OFFER } from '@hearthkin/domain/companion/open-offer';
import { HOUR_MS, MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { addDays, instantAt, wallClock } from '@hearthkin/domain/foundation/time';
import { beforeAll, describe, expect, it } from 'vitest';
import { applyTransition } from '../../functions/src/booking/apply-transition';
import { makeCompanion } from '../support/actors';
import { adminDb, put, update } from '../support/admin';
import { memberDocument } from '../support/builders';
import { askAs, moveAs } from './booking-acts';
import { bookingRequest, FAR_AHEAD, holdsOf, outcomeOf, ZONE } from './booking-requests';

const NOW = FAR_AHEAD;
/** Saturday, a week ahead. */
const DATE = '2090-06-10';
const ROUNDS = 3;
/** Its prices are the same in every zone. */
const OFFER = { ...OPEN_OFFER, happyHour: false };

type SessionsPerDay = (typeof OPEN_OFFER)['sessionsPerDay'];

/** A companion who is always there, in a zone. */
async function companionIn(timeZone: string, sessionsPerDay: SessionsPerDay = 8) {
  return (await makeCompanion({ timeZone, offer: { ...OFFER, sessionsPerDay } })).uid;
}

function at(date: string, time: string, timeZone: string): Date {
  const instant = instantAt(date, time, timeZone);
  if (instant === null) throw new Error(`There is no ${time} on ${date}`);
  return instant;
}

const talk = (companionId: string, startsAt: Date, minutes = 60): CreateBookingInput =>
  bookingRequest({ companionId, startsAt, activity: 'virtual-chat', minutes, offers: OFFER });

/** Asks as a member of one's own, and answers `done` or the code of the refusal. */
async function ask(request: CreateBookingInput, now = NOW): Promise<string> {
  const uid = `t-${randomUUID()}`;
  await put(`users/${uid}`, memberDocument(uid));
  return outcomeOf(askAs({ uid }, request, now));
}

/** All ask in the same instant. */
async function race(requests: readonly CreateBookingInput[]): Promise<string[]> {
  const members = requests.map(() => `t-${randomUUID()}`);
  await Promise.all(members.map((uid) => put(`users/${uid}`, memberDocument(uid))));
  return Promise.all(
    requests.map((request, index) => outcomeOf(askAs({ uid: members[index] ?? '' }, request, NOW))),
  );
}

describe('two members who ask in the same instant', () => {
  it('share no time, even if one session is on both sides of midnight in UTC', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const companionId = await companionIn('Africa/Abidjan');
      const outcomes = await race([
        talk(companionId, at(DATE, '23:00', 'Africa/Abidjan'), 120),
        talk(companionId, at(addDays(DATE, 1), '00:30', 'Africa/Abidjan')),
      ]);
      expect(outcomes.toSorted()).toEqual(['done', 'slot-taken']);
      const held = Object.values(await holdsOf(companionId));
      const days = outcomes[0] === 'done' ? ['20900610', '20900611'] : ['20900611'];
      expect(held.map((hold) => hold.days)).toEqual([days]);
    }
  });

  it('get the last place of a date once, even if they are on two days in UTC', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const companionId = await companionIn(ZONE, 1);
      const [morning, evening] = ['09:00', '21:00'].map((time) => at(DATE, time, ZONE)) as [
        Date,
        Date,
      ];
      expect([morning, evening].map((one) => one.getUTCDate())).toEqual([10, 11]);
      const outcomes = await race([talk(companionId, morning), talk(companionId, evening)]);
      expect(outcomes.toSorted()).toEqual(['done', 'slot-taken']);
      expect(Object.values(await holdsOf(companionId))).toMatchObject([{ date: DATE }]);
    }
  });
});

describe('twelve members who ask in the same instant for twelve times of a day', () => {
  it('get them, up to as many as the companion takes', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const companionId = await companionIn(ZONE);
      const first = at(DATE, '08:00', ZONE).getTime();
      const requests = Array.from({ length: 12 }, (_, hour) =>
        talk(companionId, new Date(first + hour * HOUR_MS)),
      );
      const outcomes = await race(requests);
      expect(outcomes.toSorted()).toEqual([
        ...Array(8).fill('done'),
        ...Array(4).fill('slot-taken'),
      ]);
      expect(Object.keys(await holdsOf(companionId))).toHaveLength(8);
    }
  });

  it('all get them if they are on two dates', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const companionId = await companionIn(ZONE);
      // Six before midnight and six after it.
      const first = at(DATE, '18:00', ZONE).getTime();
      const requests = Array.from({ length: 12 }, (_, hour) =>
        talk(companionId, new Date(first + hour * HOUR_MS)),
      );
      expect(await race(requests)).toEqual(Array(12).fill('done'));
    }
  });
});

describe('a companion who has moved to another time zone', () => {
  const [EAST, WEST] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];
  const booked = at(DATE, '20:00', EAST);
  let companionId: string;

  beforeAll(async () => {
    companionId = await companionIn(EAST, 1);
    expect(await ask(talk(companionId, booked))).toBe('done');
    await update(`companions/${companionId}`, { timeZone: WEST });
  });

  it('isn’t booked twice at a time, though it is another date for them now', async () => {
    expect(wallClock(booked, WEST).date).toBe(addDays(DATE, -1));
    const half = new Date(booked.getTime() + 30 * MINUTE_MS);
    expect(await ask(talk(companionId, half))).toBe('slot-taken');
  });

  it('has no more sessions on a date than they take, in whichever zone it was', async () => {
    const morning = at(DATE, '09:00', WEST);
    expect(await ask(talk(companionId, morning))).toBe('slot-taken');
    await update(`companions/${companionId}`, { 'offer.sessionsPerDay': 2 });
    expect(await ask(talk(companionId, morning))).toBe('done');
  });
});

describe('a session whose member deletes their account during it', () => {
  const startsAt = at(DATE, '14:00', ZONE);
  const endedAt = new Date(startsAt.getTime() + 40 * MINUTE_MS);
  const next = new Date(startsAt.getTime() + 60 * MINUTE_MS);

  const leave = (bookingId: string, now: Date) =>
    adminDb.runTransaction((tx) =>
      applyTransition(tx, adminDb, {
        bookingId,
        to: 'completed',
        actorOf: () => 'system' as const,
        reason: '',
        now,
      }),
    );

  async function endedEarly(sessionsPerDay: SessionsPerDay): Promise<string> {
    const companionId = await companionIn(ZONE, sessionsPerDay);
    const uid = `t-${randomUUID()}`;
    await put(`users/${uid}`, memberDocument(uid));
    const request = talk(companionId, startsAt, 120);
    await askAs({ uid }, request, NOW);
    await moveAs({ uid: companionId }, request.requestId, 'confirmed', NOW);
    expect(await ask(talk(companionId, next))).toBe('slot-taken');
    await leave(request.requestId, endedAt);
    return companionId;
  }

  it('frees the rest of its time', async () => {
    const companionId = await endedEarly(2);
    const [held] = Object.values(await holdsOf(companionId));
    expect(held).toMatchObject({
      from: startsAt,
      to: new Date(startsAt.getTime() + 30 * MINUTE_MS),
      until: at(addDays(DATE, 1), '00:00', ZONE),
    });
    expect(await ask(talk(companionId, next), endedAt)).toBe('done');
  });

  it('still counts among the sessions of its date', async () => {
    const companionId = await endedEarly(1);
    const evening = at(DATE, '20:00', ZONE);
    expect(await ask(talk(companionId, evening), endedAt)).toBe('slot-taken');
    expect(await ask(talk(companionId, new Date(next.getTime() + 24 * HOUR_MS)), endedAt)).toBe(
      'done',
    );
  });

  it('leaves the day after midnight that it doesn’t reach anymore', async () => {
    const companionId = await companionIn(ZONE);
    const uid = `t-${randomUUID()}`;
    await put(`users/${uid}`, memberDocument(uid));
    const late = at(DATE, '19:00', ZONE);
    const request = talk(companionId, late, 120);
    await askAs({ uid }, request, NOW);
    await moveAs({ uid: companionId }, request.requestId, 'confirmed', NOW);
    const daysOf = async () =>
      Object.values(await holdsOf(companionId)).flatMap(({ days }) => days);
    expect(await daysOf()).toEqual(['20900610', '20900611']);
    const early = new Date(late.getTime() + 40 * MINUTE_MS);
    await leave(request.requestId, early);
    expect(await daysOf()).toEqual(['20900610']);
  });
});
