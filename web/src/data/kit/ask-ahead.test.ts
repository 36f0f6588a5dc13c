// @vitest-environment jsdom

import { NEVER } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { askAhead, withAhead } from './ask-ahead';

vi.mock('./load-database', () => ({
  loadedDatabase: () => null,
  askedFirst: (ask: () => Promise<unknown>) => ask(),
}));

/** A read, and how it was asked for. */
function note(answer: () => Promise<unknown>) {
  const fetch = vi.fn(answer);
  return { fetch, query: { key: 'note', open: () => NEVER, plain: { fetch, read: String } } };
}

test('a reader gets what was asked for ahead, once', async () => {
  const { fetch, query } = note(async () => 'Tea');
  askAhead(query);
  askAhead(query);
  expect(fetch).toHaveBeenCalledTimes(1);
  const read = withAhead(query).plain?.fetch;
  expect(await read?.()).toBe('Tea');
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(await read?.()).toBe('Tea');
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('a reader learns that it was asked for in vain', async () => {
  const { query } = note(() => Promise.reject(new Error('No network')));
  askAhead(query);
  await expect(withAhead(query).plain?.fetch()).rejects.toThrow('No network');
});

test('what was asked for long ahead is asked for again', async () => {
  vi.useFakeTimers();
  const { fetch, query } = note(async () => 'Tea');
  askAhead(query);
  vi.advanceTimersByTime(30_000);
  vi.useRealTimers();
  await withAhead(query).plain?.fetch();
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('a read that has no plain answer stays as it is', () => {
  const query = { key: 'note', open: () => NEVER };
  askAhead(query);
  expect(withAhead(query)).toBe(query);
});

test('an answer that came with the page is asked for no more, and read once', async () => {
  const { fetch, query } = note(async () => 'Tea');
  document.body.innerHTML = '<script type="application/json" data-answer="note">"Milk"</script>';
  askAhead(query);
  expect(await withAhead(query).plain?.fetch()).toBe('Milk');
  expect(fetch).not.toHaveBeenCalled();
  expect(document.querySelector('script')).toBeNull();
});
