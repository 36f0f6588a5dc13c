import type { EventForm } from '@hearthkin/domain/community/event';
import { afterEach, expect, test, vi } from 'vitest';
import { CallError, type CallErrorCode } from '../../lib/call-error';
import { submitEvent } from './event-store';

const commit = vi.hoisted(() => vi.fn());
const getDocFromServer = vi.hoisted(() => vi.fn());

vi.mock('../../firebase/firestore', () => ({ firestore: () => ({}) }));
vi.mock('../../data/kit/store-error', () => ({ commit }));
vi.mock('firebase/firestore', () => ({
  doc: (_database: unknown, ...path: readonly string[]) => path.join('/'),
  getDocFromServer,
}));

afterEach(() => vi.clearAllMocks());

const FORM: EventForm = {
  title: 'Board games',
  category: 'Social',
  date: '2026-12-01',
  time: '18:00',
  city: 'Chicago',
  location: 'The Corner',
  maxAttendees: 8,
  description: 'Bring one.',
  repeats: null,
};

/** Submits an event whose write fails. */
function submitted(code: CallErrorCode): Promise<void> {
  commit.mockRejectedValueOnce(new CallError(code));
  return submitEvent('uid', 'e1', FORM);
}

test('a refused event that exists was submitted earlier', async () => {
  getDocFromServer.mockResolvedValueOnce({ exists: () => true });
  await submitted('forbidden');
  expect(getDocFromServer).toHaveBeenCalledExactlyOnceWith('events/e1');
});

test('a refused event that doesn’t exist was not submitted', async () => {
  getDocFromServer.mockResolvedValueOnce({ exists: () => false });
  await expect(submitted('forbidden')).rejects.toMatchObject({ code: 'forbidden' });
  // The rules deny reading an event that doesn't exist.
  getDocFromServer.mockRejectedValueOnce(new Error('permission-denied'));
  await expect(submitted('forbidden')).rejects.toMatchObject({ code: 'forbidden' });
});

test('an event without an answer is not looked up', async () => {
  await expect(submitted('unavailable')).rejects.toMatchObject({ code: 'unavailable' });
  expect(getDocFromServer).not.toHaveBeenCalled();
});
