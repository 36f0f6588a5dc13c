import { Subject } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { type CalledPage, called, calledPages } from './called';
import type { LiveQuery } from './live-query';
import type { Pages } from './readers';

const ALL = Array.from({ length: 7 }, (_, index) => ({ id: `${index}`, data: index }));

const readPage = vi.fn(async (after: string | null, size: number): Promise<CalledPage<number>> => {
  const from = ALL.findIndex(({ id }) => id === after) + 1;
  const items = ALL.slice(from, from + size);
  return { items, next: items.length < size ? null : (items.at(-1)?.id ?? null) };
});

/** The values that a screen sees of a query, and a function to ask for more. */
function open<T>(query: LiveQuery<T>) {
  const more = new Subject<void>();
  const seen: T[] = [];
  const failures: unknown[] = [];
  const reading = query.open(more).subscribe({
    next: ({ data, fromCache }) => {
      expect(fromCache).toBe(false);
      seen.push(data);
    },
    error: (error: unknown) => failures.push(error),
  });
  return { seen, failures, more: () => more.next(), close: () => reading.unsubscribe() };
}

const shown = ({ items, hasMore, more }: Pages<number>) => [items.length, hasMore, more];

describe('a read by a callable', () => {
  it('is made when a screen opens it, once for each', async () => {
    const read = vi.fn(async () => 5);
    const query = called('five', read);
    expect(read).not.toHaveBeenCalled();
    const first = open(query);
    await vi.waitFor(() => expect(first.seen).toEqual([5]));
    open(query);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('shows a list page by page, to its end', async () => {
    const list = open(calledPages('list', 3, 10, readPage));
    await vi.waitFor(() => expect(list.seen.map(shown)).toEqual([[3, true, 'idle']]));
    list.more();
    list.more();
    await vi.waitFor(() => expect(list.seen.at(-1)?.items).toHaveLength(6));
    list.more();
    await vi.waitFor(() => expect(list.seen.map(shown).at(-1)).toEqual([7, false, 'idle']));
    list.more();
    expect(list.seen.map(shown)).toEqual([
      [3, true, 'idle'],
      [3, true, 'loading'],
      [6, true, 'idle'],
      [6, true, 'loading'],
      [7, false, 'idle'],
    ]);
  });

  it('keeps what it has when the next page fails, and tries again', async () => {
    const list = open(calledPages('list', 3, 10, readPage));
    await vi.waitFor(() => expect(list.seen).toHaveLength(1));
    readPage.mockRejectedValueOnce(new Error('No network'));
    list.more();
    await vi.waitFor(() => expect(list.seen.map(shown).at(-1)).toEqual([3, true, 'failed']));
    list.more();
    await vi.waitFor(() => expect(list.seen.map(shown).at(-1)).toEqual([6, true, 'idle']));
  });

  it('fails when the first page does', async () => {
    readPage.mockRejectedValueOnce(new Error('No network'));
    const list = open(calledPages('list', 3, 10, readPage));
    await vi.waitFor(() => expect(list.failures).toHaveLength(1));
    expect(list.seen).toEqual([]);
  });

  it('reads again as many as it showed, but no more than a page may have', async () => {
    const query = calledPages('list', 2, 5, readPage);
    const first = open(query);
    for (const count of [2, 4, 6]) {
      await vi.waitFor(() => expect(first.seen.at(-1)?.items).toHaveLength(count));
      first.more();
    }
    await vi.waitFor(() => expect(first.seen.at(-1)?.items).toHaveLength(7));
    first.close();
    readPage.mockClear();
    const again = open(query);
    await vi.waitFor(() => expect(again.seen.map(shown)).toEqual([[5, true, 'idle']]));
    expect(readPage).toHaveBeenCalledExactlyOnceWith(null, 5);
  });
});
