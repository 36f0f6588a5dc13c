// @vitest-environment jsdom

import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { WhenSeen } from './when-seen';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** An observer whose target comes into view when the test says so. */
function fakeObserver() {
  const observers: ((entries: { isIntersecting: boolean }[]) => void)[] = [];
  const disconnect = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      disconnect = disconnect;
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        observers.push(callback);
      }
    },
  );
  const report = (isIntersecting: boolean) =>
    act(() => observers.forEach((callback) => void callback([{ isIntersecting }])));
  return { report, disconnect };
}

test('a part appears once it is scrolled near, and stays', () => {
  const { report, disconnect } = fakeObserver();
  render(<WhenSeen height={100}>The reviews</WhenSeen>);
  report(false);
  expect(screen.queryByText('The reviews')).toBeNull();
  report(true);
  expect(screen.getByText('The reviews')).toBeTruthy();
  expect(disconnect).toHaveBeenCalled();
});

test('a part that the address names appears at once', () => {
  fakeObserver();
  render(
    <WhenSeen height={100} isWanted>
      The reviews
    </WhenSeen>,
  );
  expect(screen.getByText('The reviews')).toBeTruthy();
});

test('a browser without the observer shows everything', () => {
  render(<WhenSeen height={100}>The reviews</WhenSeen>);
  expect(screen.getByText('The reviews')).toBeTruthy();
});
