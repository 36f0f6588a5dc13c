// @vitest-environment jsdom

import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useShownClock } from './time-choice';

test('the shown clock changes only when another one is chosen', () => {
  const companion = { timeZone: 'Pacific/Kiritimati' };
  const { result, rerender } = renderHook(() => useShownClock(companion));
  const first = result.current;
  rerender();
  expect(result.current).toBe(first);
  act(() => first.setTheirs(true));
  expect(result.current.zone).toBe('Pacific/Kiritimati');
});
