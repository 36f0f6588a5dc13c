// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countProfileView } from '../../web/src/features/companion/profile-view-store';

const written: string[] = [];
const setDoc = vi.fn(async (path: string) => {
  written.push(path);
});

vi.mock('firebase/firestore', () => ({
  doc: (_database: unknown, ...segments: string[]) => segments.join('/'),
  serverTimestamp: () => 'now',
  setDoc: (...args: [string]) => setDoc(...args),
}));
vi.mock('../../web/src/firebase/firestore', () => ({ firestore: () => ({}) }));

const MORNING = new Date('2026-11-20T09:00:00Z');
const count = (viewer: string, now = MORNING) => countProfileView('wilma', viewer, now);

beforeEach(() => sessionStorage.clear());

afterEach(() => {
  written.length = 0;
  setDoc.mockClear();
});

test('a member’s views count once a day', async () => {
  await count('jonah');
  await count('jonah', new Date('2026-11-20T23:59:59.999Z'));
  expect(written).toEqual(['companions/wilma/views/jonah_2026-11-20']);
  await count('jonah', new Date('2026-11-21T00:00:00Z'));
  expect(written).toHaveLength(2);
});

test('another member in the same browser counts too', async () => {
  await count('jonah');
  await count('ada');
  expect(written).toEqual([
    'companions/wilma/views/jonah_2026-11-20',
    'companions/wilma/views/ada_2026-11-20',
  ]);
});

test('a member sees no error when a repeated view is rejected', async () => {
  setDoc.mockRejectedValueOnce(new Error('permission-denied'));
  await expect(count('jonah')).resolves.toBeUndefined();
  await count('jonah');
  expect(setDoc).toHaveBeenCalledTimes(1);
});
