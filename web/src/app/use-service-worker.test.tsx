import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UpdatePrompt } from './update-prompt';

/** A registration of which a test says what happens. */
class FakeRegistration extends EventTarget {
  active: object | null = null;
  installing: (EventTarget & { postMessage?: unknown }) | null = null;
  waiting: { postMessage: (message: string) => void } | null = null;
  update = vi.fn(async () => {});
}

class FakeContainer extends EventTarget {
  controller: object | null = null;
  /** Never: what a page had loaded is for the browser. */
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

/** Another version has come and waits. */
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

test('a visitor is told nothing of the first version that keeps something', async () => {
  await open();
  bringVersion();
  registration.active = {};
  takeOver();
  expect(notice()).toBeNull();
});

test('who is told of a new version changes to it when they say so, once', async () => {
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

test('who has something unsaved keeps it and reads what to do', async () => {
  registration.active = {};
  container.controller = {};
  const warn = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', warn);
  try {
    await open();
    const postMessage = bringVersion();
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(screen.getByRole('status').textContent).toContain('is not saved');
    expect(postMessage).not.toHaveBeenCalled();
  } finally {
    window.removeEventListener('beforeunload', warn);
  }
});

test('who puts it off is left alone', async () => {
  registration.active = {};
  container.controller = {};
  await open();
  bringVersion();
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(notice()).toBeNull();
});

test('a version that another tab changed to is offered here as well, and never forced', async () => {
  registration.active = {};
  container.controller = {};
  await open();
  takeOver();
  expect(reload).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledOnce();
});
