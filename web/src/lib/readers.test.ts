import { getDocs, type Query, type QuerySnapshot } from 'firebase/firestore';
import { firstValueFrom, Subject, take, tap, toArray } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';
import type { Reading } from './live-query';
import { fetchPages, type Pages } from './readers';

vi.mock('./firestore', () => ({ closeFirestore: async () => {} }));
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<object>()),
  getDocs: vi.fn(),
  startAfter: () => ({}),
}));

const LIST = {} as Query<string>;

function answer(ids: readonly string[], fromCache = false): void {
  const docs = ids.map((id) => ({ id, data: () => id }));
  const snapshot = { docs, size: docs.length, empty: docs.length === 0, metadata: { fromCache } };
  // A snapshot has many more members; the reader looks at these only.
  vi.mocked(getDocs).mockResolvedValueOnce(snapshot as unknown as QuerySnapshot);
}

afterEach(() => vi.mocked(getDocs).mockReset());

/** The first `count` states of a list; asks for another page as soon as the first is there. */
async function states(count: number) {
  const more = new Subject<void>();
  let asked = false;
  const askOnce = () => {
    if (asked) return;
    asked = true;
    queueMicrotask(() => more.next());
  };
  const all = await firstValueFrom(
    fetchPages(() => LIST, 2, more).pipe(take(count), tap(askOnce), toArray()),
  );
  return all.map(({ data }: Reading<Pages<string>>) => ({
    ids: data.items.map(({ id }) => id),
    hasMore: data.hasMore,
    more: data.more,
  }));
}

test('a reader gets page after page until one is not full', async () => {
  answer(['a', 'b']);
  answer(['c']);
  expect(await states(3)).toEqual([
    { ids: ['a', 'b'], hasMore: true, more: 'idle' },
    { ids: ['a', 'b'], hasMore: true, more: 'loading' },
    { ids: ['a', 'b', 'c'], hasMore: false, more: 'idle' },
  ]);
});

test('a reader whose next page fails keeps those already there', async () => {
  answer(['a', 'b']);
  vi.mocked(getDocs).mockRejectedValueOnce(new Error('no'));
  expect(await states(3)).toEqual([
    { ids: ['a', 'b'], hasMore: true, more: 'idle' },
    { ids: ['a', 'b'], hasMore: true, more: 'loading' },
    { ids: ['a', 'b'], hasMore: true, more: 'failed' },
  ]);
});

test('an empty answer without the server is a failure, one from the server is an empty list', async () => {
  answer([], true);
  await expect(states(1)).rejects.toThrow('No answer from the server');
  answer([]);
  expect(await states(1)).toEqual([{ ids: [], hasMore: false, more: 'idle' }]);
});
