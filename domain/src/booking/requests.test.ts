import { describe, expect, it } from 'vitest';
import { createBookingInput, transitionBookingInput } from './requests';

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
    ['a request id that is no UUID', { requestId: 'mine' }],
    ['a companion id that is a path', { companionId: 'eve/days' }],
    ['an activity that does not exist', { activity: 'sky-diving' }],
    ['a start that is no instant', { startsAt: '2026-06-01 14:00' }],
    ['a start in a zone of its own', { startsAt: '2026-06-01T14:00:00+02:00' }],
    ['a length of nothing', { minutes: 0 }],
    ['half a minute', { minutes: 60.5 }],
    ['a negative total', { agreedTotalMinor: -1 }],
    ['a fraction of a cent', { agreedTotalMinor: 10.5 }],
    ['notes without end', { notes: 'x'.repeat(1001) }],
    ['an unknown field', { status: 'confirmed' }],
  ])('refuses %s', (_what, change) => {
    expect(createBookingInput.safeParse({ ...request, ...change }).success).toBe(false);
  });
});

describe('transitionBookingInput', () => {
  it('accepts a reason or none', () => {
    const input = { bookingId: 'b1', to: 'cancelled' };
    expect(transitionBookingInput.parse(input)).toMatchObject({ reason: '' });
    expect(transitionBookingInput.safeParse({ ...input, reason: 'x'.repeat(501) }).success).toBe(
      false,
    );
  });

  it('does not accept pending', () => {
    expect(transitionBookingInput.safeParse({ bookingId: 'b1', to: 'pending' }).success).toBe(
      false,
    );
  });
});
