// @vitest-environment jsdom

import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UpdatePrompt } from './update-prompt';

/** A fake registration that tests control. */
class FakeRegistration extends EventTarget {
  active: object | null = null;
  installing: (EventTarget & { postMessage?: unknown }) | null = null;
  waiting: { postMessage: (message: string) => void } | null = null;
  update = vi.fn(async () => {});
}

class FakeContainer extends EventTarget {
  controller: object | null = null;
  /** Never resolves: caching already loaded files isn't tested here. */
  ready = new Promise<never>(() => {});
  register = vi.fn(async () => registration);
}

let registration: FakeRegistration;
let container: FakeContainer;
const reload = vi.fn();

beforeEach(() => {
  registration = new FakeRegistration();
  container = new FakeContainer();
  vi.stubEnv('PROD', true);
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  vi.stubGlobal('location', { ...window.location, reload });
});

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  reload.mockReset();
});

async function open(): Promise<void> {
  render(<UpdatePrompt />);
  await vi.waitFor(() => expect(container.register).toHaveBeenCalledOnce());
  await act(async () => {});
}

/** A new version is installed and waiting. */
function bringVersion(): ReturnType<typeof vi.fn> {
  const postMessage = vi.fn();
  const installing = new EventTarget();
  act(() => {
    registration.installing = installing;
    registration.dispatchEvent(new Event('updatefound'));
    registration.installing = null;
    registration.waiting = { postMessage };
    installing.dispatchEvent(new Event('statechange'));
  });
  return postMessage;
}

function takeOver(): void {
  container.controller = {};
  act(() => {
    container.dispatchEvent(new Event('controllerchange'));
  });
}

const notice = () => screen.queryByText('A new version is ready.');

test('a visitor’s first service worker is not offered as an update', async () => {
  await open();
  bringVersion();
  registration.active = {};
  takeOver();
  expect(notice()).toBeNull();
});

test('a visitor who accepts an update reloads once', async () => {
  registration.active = {};
  container.controller = {};
  await open();
  expect(notice()).toBeNull();
  const postMessage = bringVersion();
  expect(notice()).not.toBeNull();
  expect(postMessage).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(postMessage).toHaveBeenCalledExactlyOnceWith('take-over');
  expect(reload).not.toHaveBeenCalled();
  takeOver();
  takeOver();
  expect(reload).toHaveBeenCalledOnce();
});

test('a visitor with unsaved changes keeps them and is told to save', async () => {
  registration.active = {};
  container.controller = {};
  const warn = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', warn);
  try {
    await open();
    const postMessage = bringVersion();
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(screen.getByRole('status').textContent).toContain('unsaved changes');
    expect(postMessage).not.toHaveBeenCalled();
  } finally {
    window.removeEventListener('beforeunload', warn);
  }
});

test('a visitor who postpones an update is not asked again', async () => {
  registration.active = {};
  container.controller = {};
  await open();
  bringVersion();
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(notice()).toBeNull();
});

test('a version that another tab activated is offered, not forced', async () => {
  registration.active = {};
  container.controller = {};
  await open();
  takeOver();
  expect(reload).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledOnce();
});
