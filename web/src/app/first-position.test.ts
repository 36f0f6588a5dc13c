// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { forgetFirstPosition, SCROLL_KEY } from './first-position';

const LEFT = { '/home': 640, 'entry-1': 80 };

beforeEach(() => sessionStorage.setItem(SCROLL_KEY, JSON.stringify(LEFT)));

const positionsAfter = (type: string) => {
  forgetFirstPosition({ type, address: '/home' });
  return JSON.parse(sessionStorage.getItem(SCROLL_KEY) ?? '');
};

it('a page that is opened anew begins at its top, and others keep their place', () => {
  expect(positionsAfter('navigate')).toEqual({ 'entry-1': 80 });
});

it.each(['reload', 'back_forward'])('a page after a %s keeps its place', (type) => {
  expect(positionsAfter(type)).toEqual(LEFT);
});

it('what can’t be read is left alone', () => {
  sessionStorage.setItem(SCROLL_KEY, 'broken');
  forgetFirstPosition({ type: 'navigate', address: '/home' });
  expect(sessionStorage.getItem(SCROLL_KEY)).toBe('broken');
});
