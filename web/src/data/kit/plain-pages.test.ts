// @vitest-environment jsdom

import { Subject, type Subscription } from 'rxjs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { WireDocument } from '../../firebase/wire';
import { documentsOf } from './documents';
import { keepAnswer, keptAnswer } from './kept-answers';
import type { Reading } from './live-query';
import { watchPlainPages } from './plain-pages';
import { fetchPage } from './plain-reads';
import { source } from './queries';
import type { Pages } from './readers';

vi.mock('./kept-answers', () => ({ keptAnswer: vi.fn(async () => null), keepAnswer: vi.fn() }));
vi.mock('./plain-reads', async (original) => ({
  ...(await original<object>()),
  fetchPage: vi.fn(),
}));

const CHECK_MS = 60_000;
const SIZE = 2;
const asked = {
  ...source('notes', documentsOf(z.object({ text: z.string() }))),
  constraints: [],
};

type Note = { readonly text: string };

const note = (id: string, text = id): WireDocument => ({
  name: `projects/p/databases/(default)/documents/notes/${id}`,
  fields: { text: { stringValue: text } },
});

/** The answers of the server, in this order. */
function server(...answers: readonly (readonly WireDocument[] | Error)[]): void {
  vi.mocked(fetchPage).mockReset();
  for (const answer of answers) {
    if (answer instanceof Error) vi.mocked(fetchPage).mockRejectedValueOnce(answer);
    else vi.mocked(fetchPage).mockResolvedValueOnce([...answer]);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const list of opened.splice(0)) list.unsubscribe();
  vi.mocked(keptAnswer).mockReset().mockResolvedValue(null);
  vi.mocked(keepAnswer).mockReset();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const answered = () => vi.advanceTimersByTimeAsync(0);

const opened: Subscription[] = [];

/** A list that is open until the end of the test. */
function reader() {
  const more = new Subject<void>();
  const seen: Reading<Pages<Note>>[] = [];
  const failed = vi.fn();
  const open = watchPlainPages(
    { key: 'notes', asked, size: SIZE, checkMs: CHECK_MS },
    more,
  ).subscribe({ next: (reading) => seen.push(reading), error: failed });
  opened.push(open);
  const last = () => seen.at(-1);
  return {
    seen,
    failed,
    close: () => open.unsubscribe(),
    more: () => {
      more.next();
      return answered();
    },
    texts: () => last()?.data.items.map(({ data }) => data.text),
    state: () => ({
      hasMore: last()?.data.hasMore,
      more: last()?.data.more,
      isCached: last()?.fromCache,
    }),
    showNew: () => last()?.data.showNew,
  };
}

async function openReader() {
  const list = reader();
  await answered();
  return list;
}

const DONE = { hasMore: false, more: 'idle', isCached: false };

test('a reader gets page after page until one isn’t full', async () => {
  server([note('a'), note('b')], [note('c')]);
  const list = await openReader();
  expect(list.texts()).toEqual(['a', 'b']);
  expect(list.state()).toEqual({ ...DONE, hasMore: true });
  await list.more();
  expect(fetchPage).toHaveBeenLastCalledWith(asked, SIZE, note('b'));
  expect(list.texts()).toEqual(['a', 'b', 'c']);
  expect(list.seen.map(({ data }) => data.more)).toEqual(['idle', 'loading', 'idle']);
  expect(list.state()).toEqual(DONE);
  await list.more();
  expect(fetchPage).toHaveBeenCalledTimes(2);
});

test('a reader who asks twice for the next page gets it once', async () => {
  server([note('a'), note('b')], [note('c')]);
  const list = reader();
  await list.more();
  void list.more();
  await list.more();
  expect(fetchPage).toHaveBeenCalledTimes(2);
});

test('a reader sees what the last visit showed, and then what is there now', async () => {
  vi.mocked(keptAnswer).mockResolvedValue({ answer: [note('a', 'old'), note('b')] });
  server([note('a', 'new'), note('b')]);
  const list = await openReader();
  expect(list.seen.map(({ data, fromCache }) => [data.items[0]?.data.text, fromCache])).toEqual([
    ['old', true],
    ['new', false],
  ]);
  expect(keepAnswer).toHaveBeenCalledWith('notes', [note('a', 'new'), note('b')]);
});

test('a reader without an answer sees what is kept, or that it failed', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const lost = new Error('No network');
  server(lost);
  const list = await openReader();
  expect(list.failed).toHaveBeenCalledWith(lost);
  vi.mocked(keptAnswer).mockResolvedValue({ answer: [note('a'), note('b')] });
  server(lost, lost, [note('c')]);
  const kept = await openReader();
  expect(kept.texts()).toEqual(['a', 'b']);
  await kept.more();
  expect(kept.state()).toEqual({ hasMore: true, more: 'failed', isCached: true });
  await kept.more();
  expect(kept.texts()).toEqual(['a', 'b', 'c']);
});

test('a document that doesn’t fit is left out, and the next page still follows it', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const broken = { name: note('x').name, fields: { text: { integerValue: '1' } } };
  server([note('a'), broken], [note('b')]);
  const list = await openReader();
  expect(list.texts()).toEqual(['a']);
  expect(list.state().hasMore).toBe(true);
  await list.more();
  expect(fetchPage).toHaveBeenLastCalledWith(asked, SIZE, broken);
  expect(list.texts()).toEqual(['a', 'b']);
});

describe('the check of a list', () => {
  const later = () => vi.advanceTimersByTimeAsync(CHECK_MS);

  test('reads the first page again after a while, and updates it in place', async () => {
    server([note('a'), note('b')], [note('c')], [note('a', 'changed'), note('b')]);
    const list = await openReader();
    await list.more();
    await vi.advanceTimersByTimeAsync(CHECK_MS - 1);
    expect(fetchPage).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetchPage).toHaveBeenLastCalledWith(asked, SIZE, null);
    expect(list.texts()).toEqual(['changed', 'b', 'c']);
    expect(list.showNew()).toBeUndefined();
    list.close();
    await later();
    await later();
    expect(fetchPage).toHaveBeenCalledTimes(3);
  });

  test('leaves a list as it is when others are in it, until the reader asks', async () => {
    server([note('a'), note('b')], [note('c')], [note('x'), note('a')], [note('b')]);
    const list = await openReader();
    await list.more();
    await later();
    expect(list.texts()).toEqual(['a', 'b', 'c']);
    list.showNew()?.();
    expect(list.texts()).toEqual(['x', 'a']);
    expect(list.showNew()).toBeUndefined();
    expect(list.state()).toEqual({ ...DONE, hasMore: true });
    await list.more();
    expect(list.texts()).toEqual(['x', 'a', 'b']);
  });

  test('leaves what the last visit showed as it is, too', async () => {
    vi.mocked(keptAnswer).mockResolvedValue({ answer: [note('a'), note('b')] });
    server([note('c'), note('a')]);
    const list = await openReader();
    expect(list.texts()).toEqual(['a', 'b']);
    list.showNew()?.();
    expect(list.texts()).toEqual(['c', 'a']);
  });

  test('offers nothing once the list is again as it was', async () => {
    server([note('a'), note('b')], [note('b')], [note('a'), note('b')]);
    const list = await openReader();
    await later();
    expect(list.showNew()).toBeDefined();
    await later();
    expect(list.showNew()).toBeUndefined();
  });

  test('waits until the list is known, and changes nothing when it fails', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    let answer: (page: WireDocument[]) => void = () => {};
    server();
    vi.mocked(fetchPage).mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const list = reader();
    await later();
    expect(fetchPage).toHaveBeenCalledTimes(1);
    answer([note('a'), note('b')]);
    await answered();
    vi.mocked(fetchPage).mockRejectedValueOnce(new Error('denied'));
    await later();
    expect(list.texts()).toEqual(['a', 'b']);
    expect(list.failed).not.toHaveBeenCalled();
    expect(warn).toHaveBeenCalledOnce();
    vi.mocked(fetchPage).mockResolvedValueOnce([note('a'), note('b')]);
    await later();
    expect(fetchPage).toHaveBeenCalledTimes(3);
  });

  test('waits while the page is hidden, until it is shown', async () => {
    server([note('a'), note('b')], [note('a'), note('b')]);
    await openReader();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(3 * CHECK_MS);
    expect(fetchPage).toHaveBeenCalledTimes(1);
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await answered();
    expect(fetchPage).toHaveBeenCalledTimes(2);
  });
});
