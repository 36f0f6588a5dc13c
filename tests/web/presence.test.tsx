import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BEAT_EVERY_MS, keepPresence } from '../../web/src/app/presence';
import { saveSignOfLife } from './fake-presence-store';
import { COMPANION, MEMBER } from './people';
import { visit } from './site';

let visibility: DocumentVisibilityState = 'visible';
let online = true;

function setVisible(isVisible: boolean): void {
  visibility = isVisible ? 'visible' : 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
}

function setOnline(isOnline: boolean): void {
  online = isOnline;
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

beforeEach(() => {
  visibility = 'visible';
  online = true;
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
});

describe('the sign of life of a companion', () => {
  const save = vi.fn(async (_uid: string) => {});
  const open: (() => void)[] = [];
  const openTab = (uid = COMPANION.uid) => {
    const close = keepPresence(uid, save);
    open.push(close);
    return close;
  };

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    save.mockClear();
  });

  afterEach(() => {
    for (const close of open.splice(0)) close();
    vi.useRealTimers();
  });

  test('is given at once and then every two minutes', () => {
    openTab();
    expect(save).toHaveBeenCalledExactlyOnceWith(COMPANION.uid);
    vi.advanceTimersByTime(BEAT_EVERY_MS - 1);
    expect(save).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(save).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(10 * BEAT_EVERY_MS);
    expect(save).toHaveBeenCalledTimes(12);
  });

  test('is given once by many tabs', () => {
    openTab();
    vi.advanceTimersByTime(30_000);
    openTab();
    openTab();
    expect(save).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(BEAT_EVERY_MS - 30_000);
    expect(save).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(5 * BEAT_EVERY_MS);
    expect(save).toHaveBeenCalledTimes(7);
  });

  test('is taken over by another tab when one is closed', () => {
    const close = openTab();
    vi.advanceTimersByTime(60_000);
    openTab();
    close();
    vi.advanceTimersByTime(59_999);
    expect(save).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(save).toHaveBeenCalledTimes(2);
  });

  test('pauses while nobody looks, and returns with them', () => {
    openTab();
    setVisible(false);
    vi.advanceTimersByTime(20 * BEAT_EVERY_MS);
    expect(save).toHaveBeenCalledTimes(1);
    setVisible(true);
    expect(save).toHaveBeenCalledTimes(2);
  });

  test('is not given more often by somebody who looks away and back', () => {
    openTab();
    for (let times = 0; times < 10; times += 1) {
      vi.advanceTimersByTime(1_000);
      setVisible(false);
      setVisible(true);
    }
    expect(save).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(BEAT_EVERY_MS - 10_000);
    expect(save).toHaveBeenCalledTimes(2);
  });

  test('pauses without a network', () => {
    openTab();
    setOnline(false);
    vi.advanceTimersByTime(3 * BEAT_EVERY_MS);
    expect(save).toHaveBeenCalledTimes(1);
    setOnline(true);
    expect(save).toHaveBeenCalledTimes(2);
  });

  test('is not tried again before the next is due when it fails', async () => {
    save.mockRejectedValueOnce(new Error('permission-denied'));
    openTab();
    await vi.advanceTimersByTimeAsync(BEAT_EVERY_MS - 1);
    expect(save).toHaveBeenCalledTimes(1);
    expect(console.warn).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    expect(save).toHaveBeenCalledTimes(2);
  });

  test('ends for good', () => {
    openTab()();
    setVisible(false);
    setVisible(true);
    vi.advanceTimersByTime(5 * BEAT_EVERY_MS);
    expect(save).toHaveBeenCalledTimes(1);
  });

  test('is each person’s own on a browser that several use', () => {
    openTab()();
    openTab('companion-2');
    expect(save.mock.calls).toEqual([[COMPANION.uid], ['companion-2']]);
  });

  test('does not wait for a clock that was wrong', () => {
    localStorage.setItem(`hearthkin.presence.${COMPANION.uid}`, String(Date.now() + 86_400_000));
    openTab();
    expect(save).toHaveBeenCalledTimes(1);
  });

  test('keeps its pace where a browser keeps nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError');
    });
    openTab();
    setVisible(true);
    expect(save).toHaveBeenCalledTimes(1);
  });
});

test('a companion is seen as soon as they open any page, and no more once they log out', async () => {
  const site = await visit('/terms', COMPANION);
  await waitFor(() => expect(saveSignOfLife).toHaveBeenCalledExactlyOnceWith(COMPANION.uid));
  await site.user.click(await screen.findByRole('button', { name: /^Account menu/ }));
  await site.user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
  await screen.findByRole('link', { name: 'Sign In' });
  vi.setSystemTime(Date.now() + BEAT_EVERY_MS);
  setVisible(true);
  await screen.findByRole('link', { name: 'Sign In' });
  expect(saveSignOfLife).toHaveBeenCalledTimes(1);
});

test.each([
  ['a member', MEMBER],
  ['a visitor', null],
])('%s writes no sign of life', async (_who, person) => {
  await visit('/terms', person);
  await screen.findByRole('heading', { level: 1 });
  expect(saveSignOfLife).not.toHaveBeenCalled();
});
