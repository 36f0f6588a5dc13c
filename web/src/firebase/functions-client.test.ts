import { initializeApp } from 'firebase/app';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../lib/call-error';
import { send } from './functions-client';

const app = initializeApp({ projectId: 'hearthkin-1', apiKey: 'key' }, 'calls');

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const answer = vi.fn<typeof fetch>();

beforeEach(() => {
  answer.mockReset();
  answer.mockImplementation(async () => Response.json({ result: { isTaken: false } }));
  vi.stubGlobal('fetch', answer);
  return () => vi.unstubAllGlobals();
});

afterEach(() => vi.restoreAllMocks());

/** The addresses that were asked. */
const asked = () => answer.mock.calls.map(([url]) => new URL(String(url)));

test('a call has an id in its address, and only the input in its body', async () => {
  const result = await send('checkEmail', { email: 'sam@hearthkin.test' }, 1000, app);
  expect(result).toEqual({ isTaken: false });
  const [url] = asked();
  expect(`${url?.origin}${url?.pathname}`).toBe(
    'https://us-central1-hearthkin-1.cloudfunctions.net/calls/checkEmail',
  );
  expect([...(url?.searchParams ?? [])]).toEqual([['correlation-id', expect.stringMatching(UUID)]]);
  expect(answer.mock.calls[0]?.[1]?.body).toBe('{"data":{"email":"sam@hearthkin.test"}}');
});

test('calls of a page have one id, so that a browser asks once whether such a call may be sent', async () => {
  const input = { email: 'sam@hearthkin.test' };
  for (let times = 0; times < 3; times += 1) await send('checkEmail', input, 1000, app);
  expect(new Set(asked().map(({ href }) => href)).size).toBe(1);
});

test('a call of staff goes to their service', async () => {
  await send('saveDuty', {}, 1000, app);
  expect(asked()[0]?.pathname).toBe('/staffCalls/saveDuty');
});

test('an unexpected failure keeps the id that the function was sent', async () => {
  answer.mockImplementation(async () =>
    Response.json({ error: { status: 'UNKNOWN', message: 'x', details: {} } }, { status: 500 }),
  );
  const error = await send('checkEmail', {}, 1000, app).catch((thrown: unknown) => thrown);
  if (!(error instanceof CallError)) throw error;
  expect(error.correlationId).toBe(asked()[0]?.searchParams.get('correlation-id'));
});
