// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useKeyboardHeight } from './keyboard-height';

const height = () => document.documentElement.style.getPropertyValue('--keyboard');

test('a keyboard that covers the page is measured until the dialog closes, and zooming isn’t', () => {
  const view = Object.assign(new EventTarget(), { height: 768, offsetTop: 0, scale: 1 });
  vi.stubGlobal('visualViewport', view);
  vi.stubGlobal('innerHeight', 768);
  const change = (values: Partial<typeof view>) =>
    act(() => {
      Object.assign(view, values);
      view.dispatchEvent(new Event('resize'));
    });
  const { unmount } = renderHook(useKeyboardHeight);
  expect(height()).toBe('0px');
  change({ height: 468 });
  expect(height()).toBe('300px');
  change({ offsetTop: 120 });
  expect(height()).toBe('180px');
  change({ height: 384, offsetTop: 0, scale: 2 });
  expect(height()).toBe('0px');
  unmount();
  expect(height()).toBe('');
});
