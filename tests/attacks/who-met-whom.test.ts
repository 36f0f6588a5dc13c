import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { bookingRequest, newYork } from '../functions/booking-requests';
import { makeCompanion, makeMember } from '../support/actors';
import { callFunction } from '../support/call-function';
import { getAs } from '../support/rest-client';

describe('a visitor', () => {
  it('who reads a companion’s taken time finds neither booking nor member in it', async () => {
    const [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
    const request = bookingRequest({ companionId: companion.uid, startsAt: newYork(4, '14:00') });
    const answer = await callFunction('createBooking', request, member);
    const bookingId = request.requestId;
    expect(answer.result).toEqual({ bookingId });

    const slots = await getAs(null, `companions/${companion.uid}/slots`, 100);
    expect(slots.status).toBe(200);
    const seen = JSON.stringify(slots.body);
    expect(seen).toContain('"hold"');
    for (const id of [bookingId, member.uid]) {
      expect(seen).not.toContain(id);
      for (const algorithm of ['md5', 'sha1', 'sha256', 'sha512']) {
        for (const encoding of ['hex', 'base64', 'base64url'] as const) {
          expect(seen).not.toContain(createHash(algorithm).update(id).digest(encoding));
        }
      }
    }
  });
});
