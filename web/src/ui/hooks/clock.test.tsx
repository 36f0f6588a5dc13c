// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useNow } from './clock';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a device that sleeps before the clock is started shows the time when it wakes', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z') });
  function Clock() {
    const now = useNow();
    useLayoutEffect(() => {
      vi.setSystemTime(new Date('2026-11-20T10:30:00Z'));
    }, []);
    return <p>{now.toISOString()}</p>;
  }
  render(<Clock />);
  expect(screen.getByText('2026-11-20T10:30:00.000Z')).toBeTruthy();
});
