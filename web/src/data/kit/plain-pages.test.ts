import { Subject } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { WireDocument } from '../../firebase/firestore-rest';
import { documentsOf } from './documents';
import { keepAnswer, keptAnswer } from './kept-answers';
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

/** What the server answers, in this order. */
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
  vi.mocked(keptAnswer).mockReset().mockResolvedValue(null);
  vi.mocked(keepAnswer).mockReset();
  vi.useRealTimers();
});

const answered = () => vi.advanceTimersByTimeAsync(0);

function reader() {
  const more = new Subject<void>();
  let last: Pages<Note> | undefined;
  let isCached = false;
  let failure: unknown;
  const subscription = watchPlainPages(
    { key: 'notes', asked, size: SIZE, checkMs: CHECK_MS },
    more,
  );
  const open = subscription.subscribe({
    next: ({ data, fromCache }) => {
      last = data;
      isCached = fromCache;
    },
    error: (error) => {
      failure = error;
    },
  });
  return {
    more: async () => {
      more.next();
      await answered();
    },
    close: () => open.unsubscribe(),
    texts: () => last?.items.map(({ data }) => data.text),
    state: () => ({ hasMore: last?.hasMore, more: last?.more, isCached }),
    showNew: () => last?.showNew,
    failure: () => failure,
  };
}

test('a reader gets page after page until one isn’t full', async () => {
  server([note('a'), note('b')], [note('c')]);
  const list = reader();
  await answered();
  expect(list.texts()).toEqual(['a', 'b']);
  expect(list.state()).toEqual({ hasMore: true, more: 'idle', isCached: false });
  await list.more();
  expect(fetchPage).toHaveBeenLastCalledWith(asked, SIZE, note('b'));
  expect(list.texts()).toEqual(['a', 'b', 'c']);
  expect(list.state()).toEqual({ hasMore: false, more: 'idle', isCached: false });
  await list.more();
  expect(fetchPage).toHaveBeenCalledTimes(2);
});

test('a reader sees what the last visit showed, and then what is there now', async () => {
  vi.mocked(keptAnswer).mockResolvedValue({ answer: [note('a', 'old'), note('b')] });
  server([note('a', 'new'), note('b')]);
  let answer: (page: WireDocument[]) => void = () => {};
  vi.mocked(fetchPage).mockReset();
  vi.mocked(fetchPage).mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const list = reader();
  await answered();
  expect(list.texts()).toEqual(['old', 'b']);
  expect(list.state().isCached).toBe(true);
  answer([note('a', 'new'), note('b')]);
  await answered();
  expect(list.texts()).toEqual(['new', 'b']);
  expect(list.state().isCached).toBe(false);
  expect(keepAnswer).toHaveBeenCalledWith('notes', [note('a', 'new'), note('b')]);
});

test('a reader keeps the list they see, and may ask for the one that is there now', async () => {
  vi.mocked(keptAnswer).mockResolvedValue({ answer: [note('a'), note('b')] });
  server([note('c'), note('a')]);
  const list = reader();
  await answered();
  expect(list.texts()).toEqual(['a', 'b']);
  list.showNew()?.();
  expect(list.texts()).toEqual(['c', 'a']);
  expect(list.showNew()).toBeUndefined();
});

test('a reader learns of others while the page is open, and of changes without asking', async () => {
  server([note('a'), note('b')], [note('a', 'changed'), note('b')], [note('c'), note('a')]);
  const list = reader();
  await answered();
  await vi.advanceTimersByTimeAsync(CHECK_MS);
  expect(list.texts()).toEqual(['changed', 'b']);
  expect(list.showNew()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(CHECK_MS);
  expect(list.texts()).toEqual(['changed', 'b']);
  expect(list.showNew()).toBeDefined();
  list.close();
  await vi.advanceTimersByTimeAsync(2 * CHECK_MS);
  expect(fetchPage).toHaveBeenCalledTimes(3);
});

test('a reader without an answer sees what is kept, or that it failed', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const lost = new Error('No network');
  server(lost);
  const list = reader();
  await answered();
  expect(list.failure()).toBe(lost);
  vi.mocked(keptAnswer).mockResolvedValue({ answer: [note('a'), note('b')] });
  server(lost, lost, [note('c')]);
  const kept = reader();
  await answered();
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
  const list = reader();
  await answered();
  expect(list.texts()).toEqual(['a']);
  expect(list.state().hasMore).toBe(true);
  await list.more();
  expect(fetchPage).toHaveBeenLastCalledWith(asked, SIZE, broken);
  expect(list.texts()).toEqual(['a', 'b']);
});
