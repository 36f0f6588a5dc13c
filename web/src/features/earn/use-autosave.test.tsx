// @vitest-environment jsdom

import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CallError } from '../../lib/call-error';
import { useAutosave } from './use-autosave';

/** The hook with a value that the test types. */
function typing(save: (value: string, before: string) => Promise<void>) {
  const { result, rerender, unmount } = renderHook(({ value }) => useAutosave(value, 'a', save), {
    initialProps: { value: 'a' },
  });
  return { result, unmount, type: (value: string) => rerender({ value }) };
}

/** A save that the test ends. */
function held() {
  const ends: (() => void)[] = [];
  const save = vi.fn(
    (_value: string, _before: string) => new Promise<void>((resolve) => ends.push(resolve)),
  );
  return { save, end: () => ends.shift()?.() };
}

test('what is typed is saved once typing pauses, and nothing before', async () => {
  const save = vi.fn(async () => {});
  const { result, type } = typing(save);
  expect(result.current.state.status).toBe('saved');
  type('ab');
  type('abc');
  expect(result.current.state.status).toBe('unsaved');
  await waitFor(() => expect(save).toHaveBeenCalledExactlyOnceWith('abc', 'a'));
  await waitFor(() => expect(result.current.state.status).toBe('saved'));
});

test('what is typed during a save is saved after it, never before', async () => {
  const { save, end } = held();
  const { result, type } = typing(save);
  type('ab');
  let flushed: Promise<string | null> | undefined;
  act(() => {
    flushed = result.current.flush();
  });
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  type('abc');
  act(() => void result.current.flush());
  expect(save).toHaveBeenCalledTimes(1);
  end();
  await waitFor(() => expect(save).toHaveBeenLastCalledWith('abc', 'ab'));
  end();
  await act(async () => expect(await flushed).toBeNull());
  await waitFor(() => expect(result.current.state.status).toBe('saved'));
  expect(save).toHaveBeenCalledTimes(2);
});

test('a flush after a finished one saves again', async () => {
  const save = vi.fn(async () => {});
  const { result, type } = typing(save);
  type('ab');
  await act(async () => expect(await result.current.flush()).toBeNull());
  type('abc');
  await act(async () => expect(await result.current.flush()).toBeNull());
  expect(save).toHaveBeenLastCalledWith('abc', 'ab');
});

test('a save that fails says why, and is made up for by the next', async () => {
  const save = vi.fn(async () => {});
  save.mockRejectedValueOnce(new CallError('unavailable'));
  const { result, type } = typing(save);
  type('ab');
  await act(async () => expect(await result.current.flush()).toMatch(/can’t connect/));
  expect(result.current.state.status).toBe('failed');
  await act(async () => expect(await result.current.flush()).toBeNull());
  expect(save).toHaveBeenLastCalledWith('ab', 'a');
  expect(result.current.state.status).toBe('saved');
});

test('what could not be saved is saved once the network is back', async () => {
  const save = vi.fn(async () => {});
  save.mockRejectedValueOnce(new CallError('offline'));
  const { result, type } = typing(save);
  type('ab');
  await act(async () => void (await result.current.flush()));
  expect(result.current.state.status).toBe('failed');
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(result.current.state.status).toBe('saved'));
});

test('what is typed is saved when the page is left', async () => {
  const save = vi.fn(async () => {});
  const { type, unmount } = typing(save);
  type('ab');
  unmount();
  await waitFor(() => expect(save).toHaveBeenCalledExactlyOnceWith('ab', 'a'));
});
