import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Whatever is worth a console.error is worth a failing test. */
const spy = vi.spyOn(console, 'error');

beforeEach(() => {
  spy.mockClear();
});

afterEach(() => {
  expect(spy.mock.calls, 'console.error was called').toEqual([]);
});
