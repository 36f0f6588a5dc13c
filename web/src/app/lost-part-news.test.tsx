import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { latePart, usePart } from '../ui/later/use-part';
import { LostPartNews } from './lost-part-news';

const lost = latePart<object>(() => Promise.reject(new Error('offline')));

function Opener() {
  const [isOpen, setOpen] = useState(false);
  usePart(lost, isOpen, () => setOpen(false));
  return (
    <button type="button" aria-expanded={isOpen} onClick={() => setOpen(true)}>
      Open
    </button>
  );
}

/** Presses, and waits until the wish is taken back. */
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

test('who pressed before there was a place to say so reads it then, and at every press anew', async () => {
  const view = render(<Opener />);
  await press();
  const page = (
    <>
      <Opener />
      <LostPartNews />
    </>
  );
  view.rerender(page);
  const first = screen.getByRole('alert');
  expect(first.textContent).toBe(
    'This could not be loaded. Check your connection, then try again or reload the page.',
  );
  await press();
  const second = screen.getByRole('alert');
  expect(second.textContent).toBe(first.textContent);
  // A screen reader says what is new on the page.
  expect(second).not.toBe(first);
});
