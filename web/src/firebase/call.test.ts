import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../lib/call-error';
import { call } from './call';

vi.mock('./functions-client', () => {
  throw new Error('a file of a version before');
});

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** What became of a call. */
async function failure(): Promise<CallError> {
  const error = await call('signOutEverywhere', {}).catch((thrown: unknown) => thrown);
  if (!(error instanceof CallError)) throw error;
  return error;
}

test('a call without what calls are made with says so, and that nothing was sent', async () => {
  const error = await failure();
  expect(error.code).toBe('not-loaded');
  expect(error.isUnsent).toBe(true);
  expect(error.isRefusal).toBe(false);
});

test('a call from a device without a network says that it is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect((await failure()).code).toBe('offline');
});
