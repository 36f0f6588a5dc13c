import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@hearthkin/domain/durations';
import { beforeAll, describe, expect, it } from 'vitest';
import { bookingRequest, newYork } from '../functions/booking-requests';
import { type Actor, makeAdmin, makeCompanion, makeMember } from '../support/actors';
import { adminDb } from '../support/admin';
import { bookingDocument } from '../support/builders';
import { callFunction } from '../support/call-function';

let member: Actor;
let companion: Actor;
let staff: Actor;

beforeAll(async () => {
  [member, companion, staff] = await Promise.all([makeMember(), makeCompanion(), makeAdmin()]);
  const other = { spenderId: staff.uid, earnerId: companion.uid };
  await adminDb.doc(`bookings/${known}`).set(bookingDocument(other));
});

/** The id of another person's booking: a request that is read is refused for it. */
const known = randomUUID();

const request = () => ({
  ...bookingRequest({ companionId: companion.uid, startsAt: newYork(4, '14:00') }),
  requestId: known,
});

/** The paths a refusal names. */
async function refusedPaths(name: string, data: object, actor: Actor): Promise<unknown> {
  const { code, details } = await callFunction(name, data, actor);
  const issues = (details?.issues ?? []) as readonly { readonly path: readonly string[] }[];
  return { code, paths: issues.map(({ path }) => path.join('.')) };
}

describe('a member who asks for a session of any length', () => {
  it.each([300_000, 1e9, Number.MAX_SAFE_INTEGER, 361])(
    'is refused %d minutes by the schema, before anything is read',
    async (minutes) => {
      expect(await refusedPaths('createBooking', { ...request(), minutes }, member)).toEqual({
        code: 'invalid-input',
        paths: ['minutes'],
      });
    },
  );

  it('is refused a start in the year 9999', async () => {
    const startsAt = '9999-12-31T23:45:00Z';
    expect(await refusedPaths('createBooking', { ...request(), startsAt }, member)).toEqual({
      code: 'invalid-input',
      paths: ['startsAt'],
    });
  });

  it('is refused a start beyond 180 days all the same', async () => {
    const startsAt = new Date(Math.ceil(Date.now() / DAY_MS) * DAY_MS + 200 * DAY_MS);
    const data = { ...request(), startsAt: startsAt.toISOString() };
    expect(await refusedPaths('createBooking', data, member)).toEqual({
      code: 'invalid-input',
      paths: ['startsAt'],
    });
  });

  it('is refused a start with a thousand digits of a second', async () => {
    const startsAt = `2099-01-01T00:00:00.${'0'.repeat(1000)}Z`;
    expect(await refusedPaths('createBooking', { ...request(), startsAt }, member)).toEqual({
      code: 'invalid-input',
      paths: ['startsAt'],
    });
  });

  it('is told of the other booking when the length is possible', async () => {
    expect(await callFunction('createBooking', request(), member)).toMatchObject({
      code: 'already-exists',
    });
  });

  it('is refused an agreed total beyond every price', async () => {
    const data = { ...request(), agreedTotalMinor: Number.MAX_SAFE_INTEGER };
    expect(await refusedPaths('createBooking', data, member)).toEqual({
      code: 'invalid-input',
      paths: ['agreedTotalMinor'],
    });
  });
});

it('a side of a booking is refused to propose the year 9999', async () => {
  const data = { bookingId: randomUUID(), startsAt: '9999-12-31T23:45:00Z' };
  expect(await refusedPaths('proposeTime', data, member)).toEqual({
    code: 'invalid-input',
    paths: ['startsAt'],
  });
});

it('staff who name a version of a story beyond all time are refused', async () => {
  const data = { submissionId: 'x', decision: 'published', submittedAtMs: Number.MAX_SAFE_INTEGER };
  expect(await refusedPaths('reviewStory', data, staff)).toEqual({
    code: 'invalid-input',
    paths: ['submittedAtMs'],
  });
});

it('a person born in the year 1 is refused', async () => {
  const data = { dateOfBirth: '0001-01-01', agreeToTerms: true };
  expect(await refusedPaths('completeProviderSignup', data, member)).toEqual({
    code: 'invalid-input',
    paths: ['dateOfBirth'],
  });
});
