import { createHash } from 'node:crypto';
import { REVIEW_EDIT_MS } from '@hearthkin/domain/companion/review';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { bookingRequest, newYork } from '../../functions/booking-requests';
import { type Actor, makeCompanion, makeMember } from '../../support/actors';
import { put, read, update } from '../../support/admin';
import { bookingOf, newId } from '../../support/builders';
import { callFunction } from '../../support/call-function';
import { FOR_TRIGGERS } from '../../support/eventually';
import { getAs } from '../../support/rest-client';
import { tick } from '../../support/suite';

/** Fails if a text has one of these ids, or a hash of one. */
function expectWithout(seen: string, ids: readonly string[]): void {
  for (const id of ids) {
    expect(seen).not.toContain(id);
    for (const algorithm of ['md5', 'sha1', 'sha256', 'sha512']) {
      for (const encoding of ['hex', 'base64', 'base64url'] as const) {
        expect(seen).not.toContain(createHash(algorithm).update(id).digest(encoding));
      }
    }
  }
}

describe('a visitor', () => {
  it('who reads a companion’s taken time finds neither booking nor member in it', async () => {
    const [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
    const request = bookingRequest({ companionId: companion.uid, startsAt: newYork(4, '14:00') });
    const answer = await callFunction('createBooking', request, member);
    const bookingId = request.requestId;
    expect(answer.result).toEqual({ bookingId, checkoutUrl: null });

    const days = await getAs(null, `companions/${companion.uid}/days`, 31);
    expect(days.status).toBe(200);
    const seen = JSON.stringify(days.body);
    expect(seen).toContain('"holds"');
    expectWithout(seen, [bookingId, member.uid]);
  });
});

describe('a review of a session', () => {
  let member: Actor;
  let companion: Actor;
  const bookingId = newId('booking');
  const own = () => `users/${member.uid}/sessionReviews/${bookingId}`;
  const all = () => `companions/${companion.uid}/reviews`;
  /** More than a week before the publication. */
  const writtenAt = new Date(Date.now() - REVIEW_EDIT_MS - 60_000);
  let published: { name: string; createTime: string; updateTime: string };
  let publishedAfter: Date;

  beforeAll(async () => {
    [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
    const completed = bookingOf(member, companion, { status: 'completed', dueAt: null });
    await put(`bookings/${bookingId}`, completed);
    // A trigger makes the public card.
    await vi.waitFor(
      async () => expect(await read(`profiles/${member.uid}`)).toBeDefined(),
      FOR_TRIGGERS,
    );
    const review = { rating: 5, comment: 'We walked along the river.', tags: [], again: null };
    const answer = await callFunction('saveReview', { bookingId, review }, member);
    expect(answer).toMatchObject({ status: 200 });
  }, 60_000);

  it('tells a visitor neither member nor booking nor day, once it is published', async () => {
    await update(own(), { createdAt: writtenAt });
    publishedAfter = new Date();
    await tick('weeklySweeps');
    const list = await getAs(null, all(), 50);
    [published] = (list.body as { documents: [typeof published] }).documents;
    const id = published.name.split('/').at(-1) ?? '';
    const one = await getAs(null, `${all()}/${id}`);
    const seen = JSON.stringify([list, one]);
    expect(seen).toContain('We walked along the river.');
    expectWithout(seen, [member.uid, bookingId]);
    const { startsAt, createdAt } = (await read(`bookings/${bookingId}`)) ?? {};
    for (const instant of [writtenAt, startsAt.toDate(), createdAt.toDate()]) {
      expect(seen).not.toContain(instant.toISOString().slice(0, 10));
    }
  });

  it('has no time in its metadata but that of the weekly publication', () => {
    for (const time of [published.createTime, published.updateTime]) {
      expect(Date.parse(time)).toBeGreaterThanOrEqual(publishedAfter.getTime());
    }
  });
});
