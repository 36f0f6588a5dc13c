// @vitest-environment jsdom

import { NEVER, Subject } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstThenLive } from './first-answer';
import { keepAnswer, keptAnswer } from './kept-answers';
import type { LiveQuery, Reading } from './live-query';
import { loadedDatabase } from './load-database';

vi.mock('./kept-answers', () => ({ keptAnswer: vi.fn(), keepAnswer: vi.fn() }));
vi.mock('./load-database', () => ({
  loadedDatabase: vi.fn(() => null),
  askedFirst: (ask: () => Promise<unknown>) => ask(),
}));

beforeEach(() => {
  vi.mocked(keptAnswer).mockReset().mockResolvedValue(null);
  vi.mocked(keepAnswer).mockReset();
  vi.mocked(loadedDatabase).mockReturnValue(null);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

function reader(fetch: () => Promise<unknown>, isFirst = true) {
  const live = new Subject<Reading<string | null>>();
  const query: LiveQuery<string | null> = {
    key: 'note',
    open: () => live,
    plain: { fetch, read: (answer) => `read ${String(answer)}` },
    isFirst,
  };
  const seen: Reading<string | null>[] = [];
  let failure: unknown;
  const open = firstThenLive(query, NEVER).subscribe({
    next: (reading) => seen.push(reading),
    error: (error) => {
      failure = error;
    },
  });
  return {
    live,
    seen,
    failure: () => failure,
    isLive: () => live.observed,
    close: () => open.unsubscribe(),
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const is = (data: string, fromCache = false) => ({ data, fromCache });

test('a reader sees what is kept, the plain answer, and then what changes', async () => {
  vi.mocked(keptAnswer).mockResolvedValue({ answer: 'kept' });
  const { live, seen, isLive } = reader(async () => 'plain');
  expect(isLive()).toBe(false);
  await settled();
  expect(seen).toEqual([is('read kept', true), is('read plain')]);
  expect(keepAnswer).toHaveBeenCalledWith('note', 'plain');
  // The device's files are older than the answer.
  live.next(is('from files', true));
  live.next(is('live'));
  live.next(is('written here', true));
  expect(seen.slice(2)).toEqual([is('live'), is('written here', true)]);
});

test('a reader without a plain answer reads like any other', async () => {
  const { live, seen } = reader(async () => {
    throw new Error('No network');
  });
  await settled();
  live.next(is('from files', true));
  live.next(is('live'));
  expect(seen).toEqual([is('from files', true), is('live')]);
});

test('a reader without any answer goes on seeing what is kept', async () => {
  vi.mocked(keptAnswer).mockResolvedValue({ answer: 'kept' });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const fetch = vi.fn(async () => 'plain');
  const { live, seen, failure } = reader(fetch);
  await settled();
  expect(fetch).not.toHaveBeenCalled();
  // The device's files have nothing.
  live.next({ data: null, fromCache: true });
  live.error(new Error('The code isn’t on the device'));
  expect(seen).toEqual([is('read kept', true)]);
  expect(failure()).toBeUndefined();
});

test('a reader without anything kept sees that it failed', async () => {
  const lost = new Error('No network');
  const { live, failure } = reader(async () => {
    throw lost;
  });
  await settled();
  live.error(lost);
  expect(failure()).toBe(lost);
});

test('a reader who has left opens nothing any more', async () => {
  const { isLive, close } = reader(async () => 'plain');
  close();
  await settled();
  expect(isLive()).toBe(false);
  expect(keepAnswer).not.toHaveBeenCalled();
});

test('a reader isn’t asked twice for what isn’t first, or once the database is there', () => {
  const fetch = vi.fn(async () => 'plain');
  expect(reader(fetch, false).isLive()).toBe(true);
  vi.mocked(loadedDatabase).mockReturnValue({} as ReturnType<typeof loadedDatabase>);
  expect(reader(fetch).isLive()).toBe(true);
  expect(fetch).not.toHaveBeenCalled();
});

test('a reader to whom an empty answer counts knows that nothing was kept', async () => {
  vi.mocked(keptAnswer).mockResolvedValue({ answer: [] });
  const read = (emptyCounts: boolean) => {
    const seen: Reading<unknown>[] = [];
    const plain = { fetch: () => new Promise(() => {}), read: (answer: unknown) => answer };
    const query = { key: 'notes', open: () => NEVER, plain, isFirst: true, emptyCounts };
    firstThenLive(query, NEVER).subscribe((reading) => seen.push(reading));
    return seen;
  };
  const [trusting, careful] = [read(true), read(false)];
  await settled();
  expect(trusting).toEqual([{ data: [], fromCache: true, isKnown: true }]);
  expect(careful).toEqual([{ data: [], fromCache: true, isKnown: false }]);
});
