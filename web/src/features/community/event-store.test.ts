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
};

/** What becomes of an event whose writing fails. */
function submitted(code: CallErrorCode): Promise<void> {
  commit.mockRejectedValueOnce(new CallError(code));
  return submitEvent('uid', 'e1', 'Maya R.', FORM);
}

test('an event that is there already has been handed in', async () => {
  getDocFromServer.mockResolvedValueOnce({ exists: () => true });
  await submitted('forbidden');
  expect(getDocFromServer).toHaveBeenCalledExactlyOnceWith('events/e1');
});

test('an event that was refused and is not there has not', async () => {
  getDocFromServer.mockResolvedValueOnce({ exists: () => false });
  await expect(submitted('forbidden')).rejects.toMatchObject({ code: 'forbidden' });
  // The rules hide what is not there.
  getDocFromServer.mockRejectedValueOnce(new Error('permission-denied'));
  await expect(submitted('forbidden')).rejects.toMatchObject({ code: 'forbidden' });
});

test('an event that nobody answered is not looked for', async () => {
  await expect(submitted('unavailable')).rejects.toMatchObject({ code: 'unavailable' });
  expect(getDocFromServer).not.toHaveBeenCalled();
});
