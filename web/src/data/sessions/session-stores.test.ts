import { NOTHING_SAID, sessionDaySchema } from '@hearthkin/domain/booking/day-marks';
import { signalSchema } from '@hearthkin/domain/booking/room-signal';
import { afterEach, expect, test, vi } from 'vitest';
import { joinSession, sendHeartbeat } from './attendance-store';
import { describeLook, removeTrustedContact, setMark } from './day-store';
import { beginSignal, changeSignal, endSignal, newAttempt } from './signal-store';

const NOW = new Date('2026-06-08T14:00:00Z');
const transaction = vi.hoisted(() => ({ get: vi.fn(), set: vi.fn(), update: vi.fn() }));

vi.mock('../../firebase/firestore', () => ({ firestore: () => ({}) }));
const deleted = vi.hoisted(() => vi.fn(async () => {}));

vi.mock('../kit/store-error', () => ({
  requireNetwork: () => {},
  storeError: (error: unknown) => error,
  commit: async (_what: string, work: (given: typeof transaction) => Promise<void> | void) =>
    work(transaction),
}));
vi.mock('firebase/firestore', () => ({
  collection: () => ({}),
  doc: (_from: unknown, ...path: readonly string[]) => ({
    path: path.join('/'),
    id: 'a1B2c3D4e5F6g7H8i9J0',
  }),
  serverTimestamp: () => NOW,
  deleteDoc: deleted,
}));

afterEach(() => vi.clearAllMocks());

const session = { startsAt: NOW, endsAt: new Date('2026-06-08T15:00:00Z') };
const modes = { microphone: true, camera: false };
const own = () => ({ bookingId: 'b1', uid: 'sam', attempt: newAttempt() });

/** What the only call wrote, and where. */
function written(kind: 'set' | 'update'): { path: string; data: object } {
  expect(transaction[kind]).toHaveBeenCalledOnce();
  const [ref, data] = transaction[kind].mock.calls[0] ?? [];
  return { path: ref.path, data };
}

test('an attempt begins with a signal that the other side reads', async () => {
  const signal = own();
  await beginSignal(signal, session, { answers: '', description: null, candidates: [], modes });
  const { path, data } = written('set');
  expect(path).toBe(`bookings/b1/room/sam_${signal.attempt}`);
  expect(signalSchema.parse(data)).toEqual(data);
  expect(data).toMatchObject({
    uid: 'sam',
    revision: 0,
    leftAt: null,
    expireAt: new Date('2026-06-09T15:15:00Z'),
  });
  expect(data).not.toHaveProperty('bookingId');
});

test('a change tells what is new, with its revision', async () => {
  await changeSignal(own(), 3, { candidates: ['{}'] });
  expect(written('update').data).toEqual({ candidates: ['{}'], revision: 3, writtenAt: NOW });
});

test('leaving ends the attempt', async () => {
  await endSignal(own(), 4);
  expect(written('update').data).toEqual({ revision: 4, leftAt: NOW, writtenAt: NOW });
});

test('a side that comes is recorded once', async () => {
  transaction.get.mockResolvedValue({ exists: () => false });
  await joinSession('b1', 'sam');
  expect(written('set')).toEqual({
    path: 'bookings/b1/attendance/sam',
    data: { joinedAt: NOW, lastSeenAt: NOW },
  });
  transaction.get.mockResolvedValue({ exists: () => true });
  await joinSession('b1', 'sam');
  expect(transaction.set).toHaveBeenCalledOnce();
});

test('a heartbeat changes when a side was seen last', async () => {
  await sendHeartbeat('b1', 'sam');
  expect(written('update')).toEqual({
    path: 'bookings/b1/attendance/sam',
    data: { lastSeenAt: NOW },
  });
});

test('a mark is set and taken back, and what was said before stays', async () => {
  transaction.get.mockResolvedValueOnce({ data: () => undefined });
  await setMark('b1', 'sam', 'hereAt', true);
  const first = written('set');
  expect(first.path).toBe('bookings/b1/day/sam');
  expect(sessionDaySchema.parse(first.data)).toEqual({ ...NOTHING_SAID, hereAt: NOW });
  transaction.set.mockClear();
  const former = { ...NOTHING_SAID, hereAt: NOW, lookLike: 'green coat' };
  transaction.get.mockResolvedValueOnce({ data: () => former });
  await setMark('b1', 'sam', 'hereAt', false);
  expect(written('set').data).toEqual({ ...former, hereAt: null });
});

test('how a side looks leaves their marks', async () => {
  const former = { ...NOTHING_SAID, startedAt: NOW };
  transaction.get.mockResolvedValueOnce({ data: () => former });
  await describeLook('b1', 'sam', 'red hat');
  expect(written('set').data).toEqual({ ...former, lookLike: 'red hat' });
});

test('a trusted contact is removed', async () => {
  await removeTrustedContact('sam');
  expect(deleted).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ path: 'users/sam/private/trustedContact' }),
  );
});
