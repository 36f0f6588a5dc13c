import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type LatePart, latePart, PART_LOST, useIsPartAwaited, usePart } from './use-part';

interface AnswerProps {
  readonly onClose: () => void;
}

function Answer({ onClose }: AnswerProps) {
  return (
    <div role="dialog">
      <button type="button" onClick={onClose}>
        Close
      </button>
    </div>
  );
}

function Bar() {
  return useIsPartAwaited() && <div role="progressbar" />;
}

function Opener({ part }: { readonly part: LatePart<AnswerProps> }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const Part = usePart(part, isOpen, close);
  return (
    <>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        Open
      </button>
      {Part !== null && isOpen && <Part onClose={close} />}
    </>
  );
}

const told = vi.fn();
let idle: (() => void) | null = null;

beforeEach(() => {
  idle = null;
  told.mockClear();
  window.addEventListener(PART_LOST, told);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    idle = run;
  });
});
afterEach(() => {
  cleanup();
  window.removeEventListener(PART_LOST, told);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const opener = () => screen.getByRole('button', { name: 'Open' });
const loading = () => vi.fn(async (): Promise<ComponentType<AnswerProps>> => Answer);

test('what a press opens is loaded once the page is idle, and opens at once', async () => {
  const load = loading();
  render(<Opener part={latePart(load)} />);
  expect(load).not.toHaveBeenCalled();
  await act(async () => idle?.());
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();

  fireEvent.click(opener());
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a page with many that open the same loads it once', async () => {
  const load = loading();
  const part = latePart(load);
  render([1, 2, 3].map((row) => <Opener key={row} part={part} />));
  await act(async () => idle?.());
  expect(load).toHaveBeenCalledTimes(1);
});

test('a press before the page is idle loads it, and it opens when it has come', async () => {
  let come: (part: ComponentType<AnswerProps>) => void = () => {};
  const part = latePart<AnswerProps>(
    () =>
      new Promise((resolve) => {
        come = resolve;
      }),
  );
  render(
    <>
      <Bar />
      <Opener part={part} />
    </>,
  );
  expect(screen.queryByRole('progressbar')).toBeNull();
  fireEvent.click(opener());
  expect(opener().getAttribute('aria-expanded')).toBe('true');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('progressbar')).toBeTruthy();
  await act(async () => come(Answer));
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();

  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a press whose part cannot be loaded is told so, and the next press tries again', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const load = loading();
  load.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
  render(
    <>
      <Bar />
      <Opener part={latePart(load)} />
    </>,
  );
  for (const press of [1, 2]) {
    fireEvent.click(opener());
    await waitFor(() => expect(told).toHaveBeenCalledTimes(press));
    expect(load).toHaveBeenCalledTimes(press);
    // The page is as it was before.
    expect(opener().getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  }
  expect(warn).toHaveBeenCalledTimes(2);

  fireEvent.click(opener());
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

test('what cannot be loaded ahead of any press troubles nobody', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const load = loading();
  load.mockRejectedValueOnce(new Error('offline'));
  render(<Opener part={latePart(load)} />);
  await act(async () => idle?.());
  await waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
  expect(told).not.toHaveBeenCalled();

  fireEvent.click(opener());
  expect(await screen.findByRole('dialog')).toBeTruthy();
});
