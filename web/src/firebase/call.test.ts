// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../lib/call-error';
import { call } from './call';

vi.mock('./functions-client', () => {
  throw new Error('a chunk of the previous version');
});

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** The error a call fails with. */
async function failure(): Promise<CallError> {
  const error = await call('signOutEverywhere', {}).catch((thrown: unknown) => thrown);
  if (!(error instanceof CallError)) throw error;
  return error;
}

test('a call reports not-loaded and unsent when the functions client cannot be loaded', async () => {
  const error = await failure();
  expect(error.code).toBe('not-loaded');
  expect(error.isUnsent).toBe(true);
  expect(error.isRefusal).toBe(false);
});

test('a call without a network reports offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect((await failure()).code).toBe('offline');
});
