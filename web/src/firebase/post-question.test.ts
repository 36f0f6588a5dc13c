import { afterEach, expect, test, vi } from 'vitest';
import { askEarly, earlyAnswer } from './post-question';

const [URL, BODY] = ['https://firestore.example/v1/x:runQuery', '{"structuredQuery":{}}'];

function answer(status: number, value: unknown) {
  const fetch = vi.fn(async () => new Response(JSON.stringify(value), { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

afterEach(() => {
  globalThis.earlyQuestion = undefined;
  vi.unstubAllGlobals();
});

test('what was asked early is answered once, for the same question only', async () => {
  const fetch = answer(200, [1]);
  await expect(askEarly(URL, BODY)).resolves.toEqual([1]);
  await expect(earlyAnswer(URL, '{}')).resolves.toBeNull();
  await expect(earlyAnswer('https://other.example', BODY)).resolves.toBeNull();
  await expect(earlyAnswer(URL, BODY)).resolves.toEqual([1]);
  await expect(earlyAnswer(URL, BODY)).resolves.toBeNull();
  expect(fetch).toHaveBeenCalledTimes(1);
  // A request with another type or a token would be preceded by one that asks whether it may be sent.
  expect(fetch).toHaveBeenCalledWith(
    URL,
    expect.objectContaining({ method: 'POST', headers: { 'Content-Type': 'text/plain' } }),
  );
});

test('what failed early is asked again', async () => {
  answer(503, {});
  await expect(askEarly(URL, BODY)).rejects.toThrow('503');
  await expect(earlyAnswer(URL, BODY)).resolves.toBeNull();
});
