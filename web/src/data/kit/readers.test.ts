// @vitest-environment jsdom

import { onSnapshot, type Query, type QuerySnapshot } from 'firebase/firestore';
import { Subject } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Pages, watchPages } from './readers';

vi.mock('../../firebase/firestore', () => ({ closeIfGone: () => {} }));
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<object>()),
  onSnapshot: vi.fn(),
  startAfter: () => ({}),
}));

interface Listener {
  readonly next: (snapshot: QuerySnapshot<string>) => void;
  readonly fail: (error: unknown) => void;
  readonly close: () => void;
}

/** The open listeners, in the order they were opened. */
const listeners: Listener[] = [];

beforeEach(() => {
  const open = (_list: unknown, _options: unknown, next: unknown, fail: unknown) => {
    const close = vi.fn();
    listeners.push({ next, fail, close } as Listener);
    return close;
  };
  // onSnapshot has many overloads; readers.ts uses only this one.
  vi.mocked(onSnapshot).mockImplementation(open as unknown as typeof onSnapshot);
});

afterEach(() => {
  listeners.length = 0;
  delete window.__hearthkinReads;
});

/** Sends a snapshot to a listener. */
function emit(
  index: number,
  ids: readonly string[],
  fromCache = false,
  changed: readonly string[] = [],
): void {
  const docs = ids.map((id) => ({ id, data: () => id }));
  const docChanges = () => changed.map((id) => ({ type: 'modified', doc: { id } }));
  const snapshot = { docs, docChanges, size: docs.length, empty: docs.length === 0 };
  // Only the members of a snapshot that readers.ts uses.
  const seen = { ...snapshot, metadata: { fromCache } } as unknown as QuerySnapshot<string>;
  listeners[index]?.next(seen);
}

function reader() {
  const more = new Subject<void>();
  let last: Pages<string> | null = null;
  let isCached = false;
  let failure: unknown = null;
  const subscription = watchPages(() => ({}) as Query<string>, 2, more).subscribe({
    next: ({ data, fromCache }) => {
      last = data;
      isCached = fromCache;
    },
    error: (error) => {
      failure = error;
    },
  });
  return {
    more: () => more.next(),
    close: () => subscription.unsubscribe(),
    get items() {
      return last?.items;
    },
    get ids() {
      return last?.items.map(({ id }) => id);
    },
    get state() {
      return last === null ? null : { hasMore: last.hasMore, more: last.more, isCached };
    },
    get failure() {
      return failure;
    },
  };
}

const DONE = { hasMore: false, more: 'idle', isCached: false };

test('a reader gets pages until one is not full', () => {
  const list = reader();
  emit(0, ['a', 'b']);
  expect(list.state).toEqual({ ...DONE, hasMore: true });
  list.more();
  expect(list.state).toEqual({ ...DONE, hasMore: true, more: 'loading' });
  expect(list.ids).toEqual(['a', 'b']);
  emit(1, ['c']);
  expect(list.ids).toEqual(['a', 'b', 'c']);
  expect(list.state).toEqual(DONE);
  list.more();
  expect(listeners).toHaveLength(2);
});

test('a reader who asks twice for the next page opens it once', () => {
  const list = reader();
  list.more();
  emit(0, ['a', 'b']);
  list.more();
  list.more();
  expect(listeners).toHaveLength(2);
});

test('a reader sees added and removed items on every page', () => {
  const list = reader();
  emit(0, ['a', 'b']);
  list.more();
  emit(1, ['d']);
  emit(0, ['a', 'x']);
  emit(1, ['c']);
  expect(list.ids).toEqual(['a', 'x', 'b', 'c']);
});

test('a reader gets the same object for a document until it changes', () => {
  const list = reader();
  emit(0, ['a', 'b'], true);
  const [a, b] = list.items ?? [];
  emit(0, ['a', 'b'], false, ['b']);
  expect(list.items?.[0]).toBe(a);
  expect(list.items?.[1]).toEqual(b);
  expect(list.items?.[1]).not.toBe(b);
});

test('a reader whose next page fails keeps the earlier ones and can retry', async () => {
  const list = reader();
  emit(0, ['a', 'b']);
  list.more();
  listeners[1]?.fail(new Error('no'));
  await vi.waitFor(() => expect(list.state?.more).toBe('failed'));
  expect(list.ids).toEqual(['a', 'b']);
  list.more();
  emit(2, ['c']);
  expect(list.ids).toEqual(['a', 'b', 'c']);
  expect(list.failure).toBeNull();
});

test('a reader without a network learns that there may be more pages', () => {
  const list = reader();
  emit(0, ['a', 'b'], true);
  expect(list.state).toEqual({ ...DONE, hasMore: true, isCached: true });
  list.more();
  emit(1, [], true);
  expect(list.state).toEqual({ hasMore: true, more: 'failed', isCached: true });
  expect(listeners[1]?.close).toHaveBeenCalled();
  emit(0, ['a', 'b']);
  expect(list.state?.isCached).toBe(false);
});

test('a reader fails when the first page fails', async () => {
  const list = reader();
  listeners[0]?.fail(new Error('no'));
  await vi.waitFor(() => expect(list.failure).toEqual(new Error('no')));
});

test('a reader who leaves closes every page', () => {
  const list = reader();
  emit(0, ['a', 'b']);
  list.more();
  list.close();
  for (const { close } of listeners) expect(close).toHaveBeenCalled();
});
