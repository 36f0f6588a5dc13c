import { describe, expect, it } from 'vitest';
import { createBookingInput, proposeTimeInput, transitionBookingInput } from './requests';

const request = {
  requestId: '0b0e7a52-5d0c-4c55-9c86-1d2f6f6a9d11',
  companionId: 'eve',
  activity: 'coffee-walk',
  timing: 'later',
  startsAt: '2026-06-01T14:00:00Z',
  minutes: 120,
  location: '  The corner café ',
  notes: '',
  agreedTotalMinor: 6000,
};

describe('createBookingInput', () => {
  it('accepts a complete request and trims typed text', () => {
    expect(createBookingInput.parse(request).location).toBe('The corner café');
  });

  it.each([
    ['no request id', { requestId: undefined }],
    ['a request id that is no UUID', { requestId: 'mine' }],
    ['a companion id that is a path', { companionId: 'eve/days' }],
    ['an activity that does not exist', { activity: 'sky-diving' }],
    ['a timing that does not exist', { timing: 'soon' }],
    ['a start that is no instant', { startsAt: '2026-06-01 14:00' }],
    ['a start without a zone', { startsAt: '2026-06-01T14:00:00' }],
    ['a start in the year 9999', { startsAt: '9999-12-31T23:45:00Z' }],
    ['a start in a zone of its own', { startsAt: '2026-06-01T14:00:00+02:00' }],
    ['a length of nothing', { minutes: 0 }],
    ['half a minute', { minutes: 60.5 }],
    ['a longer session than any activity has', { minutes: 361 }],
    ['a session without end', { minutes: Number.MAX_SAFE_INTEGER }],
    ['a negative total', { agreedTotalMinor: -1 }],
    ['a fraction of a cent', { agreedTotalMinor: 10.5 }],
    ['a total beyond every price', { agreedTotalMinor: Number.MAX_SAFE_INTEGER }],
    ['notes without end', { notes: 'x'.repeat(1001) }],
    ['a place without end', { location: 'x'.repeat(121) }],
    ['an unknown field', { status: 'confirmed' }],
  ])('refuses %s', (_what, change) => {
    expect(createBookingInput.safeParse({ ...request, ...change }).success).toBe(false);
  });
});

describe('transitionBookingInput', () => {
  it('accepts a reason or none', () => {
    const input = { bookingId: 'b1', to: 'cancelled' };
    expect(transitionBookingInput.parse(input)).toMatchObject({ reason: '' });
    const longest = { ...input, reason: 'x'.repeat(500) };
    expect(transitionBookingInput.safeParse(longest).success).toBe(true);
  });

  it.each([
    { to: 'pending' },
    { to: 'lost' },
    { reason: 'x'.repeat(501) },
    { status: 'completed' },
  ])('does not accept %o', (change) => {
    const input = { bookingId: 'b1', to: 'cancelled', ...change };
    expect(transitionBookingInput.safeParse(input).success).toBe(false);
  });
});

describe('proposeTimeInput', () => {
  it('refuses the year 9999, and a note without end', () => {
    const input = { bookingId: 'b1', startsAt: request.startsAt };
    expect(proposeTimeInput.safeParse(input).success).toBe(true);
    for (const change of [{ startsAt: '9999-12-31T23:45:00Z' }, { note: 'x'.repeat(501) }]) {
      expect(proposeTimeInput.safeParse({ ...input, ...change }).success).toBe(false);
    }
  });
});
