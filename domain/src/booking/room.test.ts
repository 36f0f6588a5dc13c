import { describe, expect, it } from 'vitest';
import { ACTIVITY_IDS, activityOf } from '../foundation/activities';
import { BOOKING_STATUSES } from './booking';
import { roomStateOf, roomWindow } from './room';
import {
  attendanceSchema,
  SIGNAL_LIMITS,
  type Signal,
  signalExpiresAt,
  signalId,
  signalSchema,
} from './room-signal';

const times = {
  startsAt: new Date('2026-06-08T14:00:00Z'),
  endsAt: new Date('2026-06-08T15:00:00Z'),
};
const booking = { ...times, activity: 'virtual-chat', status: 'confirmed' } as const;
const stateAt = (time: string, change: Partial<Parameters<typeof roomStateOf>[0]> = {}) =>
  roomStateOf({ ...booking, ...change }, new Date(time));

describe('the room of a session', () => {
  it('opens ten minutes before the start and closes a quarter of an hour after the end', () => {
    expect(roomWindow(times)).toEqual({
      opensAt: new Date('2026-06-08T13:50:00Z'),
      closesAt: new Date('2026-06-08T15:15:00Z'),
    });
    expect(stateAt('2026-06-08T13:49:59.999Z')).toBe('early');
    expect(stateAt('2026-06-08T13:50:00.000Z')).toBe('open');
    expect(stateAt('2026-06-08T15:14:59.999Z')).toBe('open');
    expect(stateAt('2026-06-08T15:15:00.000Z')).toBe('closed');
  });

  it('exists for agreed sessions only, completed ones too', () => {
    const open = BOOKING_STATUSES.filter(
      (status) => stateAt('2026-06-08T14:30:00Z', { status }) === 'open',
    );
    expect(open).toEqual(['confirmed', 'completed']);
    expect(stateAt('2026-06-08T14:30:00Z', { status: 'cancelled' })).toBe('none');
    expect(stateAt('2026-06-09T14:30:00Z', { status: 'pending' })).toBe('none');
  });

  it('exists for virtual activities only', () => {
    const open = ACTIVITY_IDS.filter(
      (activity) => stateAt('2026-06-08T14:30:00Z', { activity }) === 'open',
    );
    expect(open).toEqual(ACTIVITY_IDS.filter((id) => activityOf(id).virtual));
    expect(stateAt('2026-06-08T13:00:00Z', { activity: 'coffee-walk' })).toBe('none');
  });
});

describe('a signal', () => {
  const signal: Signal = {
    uid: 'sam',
    attempt: 'a1B2c3D4e5F6g7H8i9J0',
    answers: '',
    revision: 0,
    description: { type: 'offer', sdp: 'v=0' },
    candidates: ['{"candidate":"candidate:1"}'],
    modes: { microphone: true, camera: false },
    leftAt: null,
    writtenAt: times.startsAt,
    expireAt: signalExpiresAt(times),
  };
  const reads = (change: object) => signalSchema.safeParse({ ...signal, ...change }).success;

  it('is named after its side and attempt, and goes a day after the room has closed', () => {
    expect(signalId(signal)).toBe('sam_a1B2c3D4e5F6g7H8i9J0');
    expect(signal.expireAt).toEqual(new Date('2026-06-09T15:15:00Z'));
  });

  it.each([
    ['no description', { description: null }, true],
    ['an answer', { description: { type: 'answer', sdp: '' } }, true],
    ['a rollback', { description: { type: 'rollback', sdp: '' } }, false],
    ['a longest sdp', { description: { type: 'offer', sdp: 'a'.repeat(20_000) } }, true],
    ['a longer sdp', { description: { type: 'offer', sdp: 'a'.repeat(20_001) } }, false],
    ['an attempt it answers', { answers: signal.attempt }, true],
    ['half an attempt', { answers: 'a1B2' }, false],
    ['another sign in its attempt', { attempt: `${signal.attempt.slice(1)}-` }, false],
    ['the last revision', { revision: SIGNAL_LIMITS.revision }, true],
    ['one revision more', { revision: SIGNAL_LIMITS.revision + 1 }, false],
    ['half a revision', { revision: 1.5 }, false],
    ['sixty candidates of 499', { candidates: Array(60).fill('a'.repeat(499)) }, true],
    ['sixty-one candidates', { candidates: Array(61).fill('') }, false],
    ['longer candidates', { candidates: Array(60).fill('a'.repeat(500)) }, false],
    ['a candidate that is no text', { candidates: [1] }, false],
    ['only a microphone', { modes: { microphone: true } }, false],
    ['a time of leaving', { leftAt: times.endsAt }, true],
  ])('with %s is read: %s', (_, change, isRead) => {
    expect(reads(change)).toBe(isRead);
  });
});

it('attendance has the first and the last time', () => {
  const attendance = { joinedAt: times.startsAt, lastSeenAt: times.endsAt };
  expect(attendanceSchema.parse(attendance)).toEqual(attendance);
  expect(attendanceSchema.safeParse({ joinedAt: times.startsAt }).success).toBe(false);
});
