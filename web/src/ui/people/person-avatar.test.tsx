// @vitest-environment jsdom

import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PersonAvatar } from './person-avatar';

const PHOTO = 'profiles/u1/photo/a.jpg';

/** The path of the picture that is shown; null for initials. */
function shown(container: HTMLElement): string | null {
  const src = container.querySelector('img')?.src;
  if (src === undefined) return null;
  const { pathname } = new URL(src);
  return decodeURIComponent(pathname.split('/o/')[1] ?? pathname);
}

function loadFails(container: HTMLElement): void {
  const picture = container.querySelector('img');
  if (picture === null) throw new Error('There is no picture');
  fireEvent.error(picture);
}

test.each([
  [40, 'profiles/u1/sized/a.jpg_96.webp'],
  [48, 'profiles/u1/sized/a.jpg_96.webp'],
  [64, 'profiles/u1/sized/a.jpg_320.webp'],
  [128, 'profiles/u1/sized/a.jpg_320.webp'],
])('a picture of %i px loads no more than it shows', (size, path) => {
  const { container } = render(<PersonAvatar name="Wilhelmina Q." photo={PHOTO} size={size} />);
  expect(shown(container)).toBe(path);
});

test('a photo without that size is shown in its own, and one that is gone as initials', () => {
  const { container } = render(<PersonAvatar name="Wilhelmina Q." photo={PHOTO} />);
  loadFails(container);
  expect(shown(container)).toBe(PHOTO);
  loadFails(container);
  expect(shown(container)).toBeNull();
  expect(container.textContent).toBe('WQ');
});

test('the next photo is tried again', () => {
  const { container, rerender } = render(<PersonAvatar name="Jonah R." photo={PHOTO} />);
  loadFails(container);
  loadFails(container);
  rerender(<PersonAvatar name="Jonah R." photo="profiles/u1/photo/b.jpg" />);
  expect(shown(container)).toBe('profiles/u1/sized/b.jpg_96.webp');
});

test('a picture of the site is shown as it is, and nobody’s as initials', () => {
  const { container, rerender } = render(
    <PersonAvatar name="Jonah R." photo="/sample-avatars/m-04.svg" />,
  );
  expect(shown(container)).toBe('/sample-avatars/m-04.svg');
  rerender(<PersonAvatar name="Jonah R." photo={null} />);
  expect(container.textContent).toBe('JR');
});

test('a picture waits until it is near the screen, unless it is in view', () => {
  const { container, rerender } = render(<PersonAvatar name="Jonah R." photo={PHOTO} />);
  const loading = () => container.querySelector('img')?.getAttribute('loading');
  expect(loading()).toBe('lazy');
  rerender(<PersonAvatar name="Jonah R." photo={PHOTO} isInView />);
  expect(loading()).toBe('eager');
});
