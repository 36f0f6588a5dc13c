import { FirebaseError } from 'firebase/app';

import { firstValueFrom, NEVER, of, throwError } from 'rxjs';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { firestore } from '../../firebase/firestore';
import { limit } from './constraints';
import { documentsOf } from './documents';
import type { LiveQuery } from './live-query';
import { loadDatabase } from './load-database';
import { all, groupSource, list, nullIfDenied, pages, source } from './queries';

vi.mock('../../firebase/firestore', () => ({ firestore: vi.fn(), closeIfGone: vi.fn() }));

const notes = documentsOf(z.object({ text: z.string() }));

const known = <T>(data: T, fromCache = false): LiveQuery<T> => ({
  key: 'known',
  open: () => of({ data, fromCache }),
});
const failing = (error: Error): LiveQuery<string> => ({
  key: 'failing',
  open: () => throwError(() => error),
});
const read = <T>(query: LiveQuery<T>) => firstValueFrom(query.open(NEVER));

test('a reader opens the database with the read, not with the query', async () => {
  await loadDatabase();
  const queries: readonly LiveQuery<unknown>[] = [
    list('own', source('users/ben/notes', notes), limit(1)),
    pages('every', groupSource('notes', notes), 10),
  ];
  const opened = queries.map(({ open }) => open(NEVER));
  expect(firestore).not.toHaveBeenCalled();
  for (const one of opened) one.subscribe({ error: () => {} });
  expect(firestore).toHaveBeenCalledTimes(2);
});

test('a reader gets several reads in order, from the cache if one of them is', async () => {
  expect(await read(all('both', [known('a'), known('b')]))).toEqual({
    data: ['a', 'b'],
    fromCache: false,
  });
  expect((await read(all('both', [known('a'), known('b', true)]))).fromCache).toBe(true);
  expect(await read(all('none', []))).toEqual({ data: [], fromCache: false });
});

test('a reader gets null for what the rules deny, and every other error', async () => {
  const denied = new FirebaseError('permission-denied', 'Denied');
  expect(await read(nullIfDenied(failing(denied)))).toEqual({ data: null, fromCache: false });
  const lost = new FirebaseError('unavailable', 'Offline');
  await expect(read(nullIfDenied(failing(lost)))).rejects.toBe(lost);
  expect((await read(nullIfDenied(known('a')))).data).toBe('a');
});
