// @vitest-environment jsdom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { late } from '../ui/late';
import { LoadFailedSnackbar } from './load-failed-snackbar';

const Broken = late<{ readonly onClose: () => void }>(() => Promise.reject(new Error('offline')));

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && <Broken onClose={() => setOpen(false)} />}
    </>
  );
}

/** Presses, and waits until the request is undone. */
async function press() {
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('button', { name: 'Open', expanded: false });
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a visitor is told about an earlier failure, and again at every press', async () => {
  const view = render(<Opener />);
  await press();
  const page = (
    <>
      <Opener />
      <LoadFailedSnackbar />
    </>
  );
  view.rerender(page);
  const first = screen.getByRole('alert');
  expect(first.textContent).toBe('This didn’t load. Check your connection and try again.');
  await press();
  const second = screen.getByRole('alert');
  expect(second.textContent).toBe(first.textContent);
  // A new element is announced by screen readers.
  expect(second).not.toBe(first);
});
