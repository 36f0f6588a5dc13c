import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { optionalPart } from './optional-part';

test('a part whose code cannot be loaded leaves the page as it is', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const Lost = optionalPart(() => Promise.reject(new Error('offline')));
  const Found = optionalPart(async () => () => <p>A part</p>);
  render(
    <Suspense>
      <p>The page</p>
      <Lost />
      <Found />
    </Suspense>,
  );
  expect(await screen.findByText('A part')).toBeTruthy();
  expect(screen.getByText('The page')).toBeTruthy();
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});
