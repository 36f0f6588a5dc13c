// @vitest-environment jsdom

import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { late, preloads, useIsLateLoading, useLateFailures } from './late';

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
  return useIsLateLoading() && <div role="progressbar" />;
}

function FailureCount() {
  return <output>{useLateFailures()}</output>;
}

function Opener({ part: Part }: { readonly part: ComponentType<AnswerProps> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && <Part onClose={() => setOpen(false)} />}
    </>
  );
}

let idle: (() => void) | null = null;

beforeEach(() => {
  idle = null;
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    idle = run;
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const opener = () => screen.getByRole('button', { name: 'Open' });
const failureCount = () => Number(screen.getByRole('status').textContent);
const loading = () => vi.fn(async (): Promise<ComponentType<AnswerProps>> => Answer);

test('a component loads when the page is idle and then opens at once', async () => {
  const load = loading();
  render(<Opener part={late(load)} />);
  expect(load).not.toHaveBeenCalled();
  await act(async () => idle?.());
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();

  fireEvent.click(opener());
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a rare component waits for a pointer or the focus on what opens it', async () => {
  const load = loading();
  const part = late(load, { isRare: true });
  render(
    <button type="button" {...preloads(part)}>
      Menu
    </button>,
  );
  await act(async () => idle?.());
  expect(load).not.toHaveBeenCalled();
  const menu = screen.getByRole('button', { name: 'Menu' });
  fireEvent.pointerEnter(menu);
  fireEvent.focus(menu);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a component used many times loads once', async () => {
  const load = loading();
  const part = late(load);
  render([1, 2, 3].map((row) => <Opener key={row} part={part} />));
  await act(async () => idle?.());
  expect(load).toHaveBeenCalledTimes(1);
});

test('a press before the page is idle loads the component and opens it', async () => {
  let finish: (part: ComponentType<AnswerProps>) => void = () => {};
  const part = late<AnswerProps>(
    () =>
      new Promise((resolve) => {
        finish = resolve;
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
  await act(async () => finish(Answer));
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();

  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a press whose component cannot be loaded reports it, and the next press retries', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const load = loading();
  load.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
  render(
    <>
      <Bar />
      <FailureCount />
      <Opener part={late(load)} />
    </>,
  );
  const before = failureCount();
  for (const press of [1, 2]) {
    fireEvent.click(opener());
    await waitFor(() => expect(failureCount()).toBe(before + press));
    expect(load).toHaveBeenCalledTimes(press);
    // The page is unchanged.
    expect(opener().getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  }
  expect(warn).toHaveBeenCalledTimes(2);

  fireEvent.click(opener());
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

test('a failed preload is not reported', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const load = loading();
  load.mockRejectedValueOnce(new Error('offline'));
  render(
    <>
      <FailureCount />
      <Opener part={late(load)} />
    </>,
  );
  const before = failureCount();
  await act(async () => idle?.());
  await waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
  expect(failureCount()).toBe(before);

  fireEvent.click(opener());
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

test('an optional component that cannot be loaded leaves the page as it is', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const Missing = late<object>(() => Promise.reject(new Error('offline')), { isOptional: true });
  const Found = late<object>(async () => () => <p>A part</p>, { isOptional: true });
  render(
    <>
      <FailureCount />
      <p>The page</p>
      <Missing />
      <Found />
    </>,
  );
  const before = failureCount();
  expect(await screen.findByText('A part')).toBeTruthy();
  expect(screen.getByText('The page')).toBeTruthy();
  await waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
  expect(failureCount()).toBe(before);
});

test('a menu stays mounted when it closes and is shown again later', async () => {
  interface MenuProps {
    readonly isOpen: boolean;
    readonly onClose: () => void;
  }
  const mounted = vi.fn();
  function Menu({ isOpen }: MenuProps) {
    useState(mounted);
    return <div role="menu" hidden={!isOpen} />;
  }
  const LateMenu = late<MenuProps>(async () => Menu, { isOpen: (props) => props.isOpen });
  const view = render(<LateMenu isOpen={false} onClose={() => {}} />);
  expect(mounted).not.toHaveBeenCalled();
  view.rerender(<LateMenu isOpen onClose={() => {}} />);
  expect(await screen.findByRole('menu')).toBeTruthy();
  view.rerender(<LateMenu isOpen={false} onClose={() => {}} />);
  view.rerender(<LateMenu isOpen onClose={() => {}} />);
  expect(screen.getByRole('menu')).toBeTruthy();
  expect(mounted).toHaveBeenCalledTimes(1);
});
