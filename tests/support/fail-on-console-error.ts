import { afterEach, beforeEach, expect, vi } from 'vitest';

/** A console.error fails the test. */
const spy = vi.spyOn(console, 'error');

beforeEach(() => {
  spy.mockClear();
});

afterEach(() => {
  expect(spy.mock.calls, 'console.error was called').toEqual([]);
});
