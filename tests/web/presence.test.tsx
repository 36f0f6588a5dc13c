import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HEARTBEAT_MS, startPresence } from '../../web/src/app/presence';
import { written } from './memory-firestore';
import { COMPANION, MEMBER, NOW } from './people';
import { visitWithShell } from './site';

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

describe('the last-active time of a companion', () => {
  const save = vi.fn(async (_uid: string) => {});
  const open: (() => void)[] = [];
  const openTab = (uid = COMPANION.uid) => {
    const close = startPresence(uid, save);
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

  test('is saved at once and then every two minutes', () => {
    openTab();
    expect(save).toHaveBeenCalledExactlyOnceWith(COMPANION.uid);
    vi.advanceTimersByTime(HEARTBEAT_MS - 1);
    expect(save).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(save).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(10 * HEARTBEAT_MS);
    expect(save).toHaveBeenCalledTimes(12);
  });

  test('is saved once by many tabs', () => {
    openTab();
    vi.advanceTimersByTime(30_000);
    openTab();
    openTab();
    expect(save).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(HEARTBEAT_MS - 30_000);
    expect(save).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(5 * HEARTBEAT_MS);
    expect(save).toHaveBeenCalledTimes(7);
  });

  test('is saved by another tab when one is closed', () => {
    const close = openTab();
    vi.advanceTimersByTime(60_000);
    openTab();
    close();
    vi.advanceTimersByTime(59_999);
    expect(save).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(save).toHaveBeenCalledTimes(2);
  });

  test('is not saved while the tab is hidden', () => {
    openTab();
    setVisible(false);
    vi.advanceTimersByTime(20 * HEARTBEAT_MS);
    expect(save).toHaveBeenCalledTimes(1);
    setVisible(true);
    expect(save).toHaveBeenCalledTimes(2);
  });

  test('is not saved more often when the companion switches tabs', () => {
    openTab();
    for (let times = 0; times < 10; times += 1) {
      vi.advanceTimersByTime(1_000);
      setVisible(false);
      setVisible(true);
    }
    expect(save).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(HEARTBEAT_MS - 10_000);
    expect(save).toHaveBeenCalledTimes(2);
  });

  test('is not saved while offline', () => {
    openTab();
    setOnline(false);
    vi.advanceTimersByTime(3 * HEARTBEAT_MS);
    expect(save).toHaveBeenCalledTimes(1);
    setOnline(true);
    expect(save).toHaveBeenCalledTimes(2);
  });

  test('is not retried before the next save is due', async () => {
    save.mockRejectedValueOnce(new Error('permission-denied'));
    openTab();
    await vi.advanceTimersByTimeAsync(HEARTBEAT_MS - 1);
    expect(save).toHaveBeenCalledTimes(1);
    expect(console.warn).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    expect(save).toHaveBeenCalledTimes(2);
  });

  test('is not saved after it ends', () => {
    openTab()();
    setVisible(false);
    setVisible(true);
    vi.advanceTimersByTime(5 * HEARTBEAT_MS);
    expect(save).toHaveBeenCalledTimes(1);
  });

  test('is separate for each account in a shared browser', () => {
    openTab()();
    openTab('companion-2');
    expect(save.mock.calls).toEqual([[COMPANION.uid], ['companion-2']]);
  });

  test('is saved even if the clock was wrong before', () => {
    localStorage.setItem(`hearthkin.presence.${COMPANION.uid}`, String(Date.now() + 86_400_000));
    openTab();
    expect(save).toHaveBeenCalledTimes(1);
  });

  test('keeps its interval without local storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError');
    });
    openTab();
    setVisible(true);
    expect(save).toHaveBeenCalledTimes(1);
  });
});

test('a companion is active on any page until they sign out', async () => {
  const site = await visitWithShell('/terms', COMPANION);
  const saved = () => written(`companions/${COMPANION.uid}/live/now`);
  await waitFor(() => expect(saved()).toEqual([{ lastActiveAt: NOW }]));
  await site.choose(/^Account menu/, 'Log out');
  await screen.findByRole('link', { name: 'Sign In' });
  vi.setSystemTime(Date.now() + HEARTBEAT_MS);
  setVisible(true);
  await screen.findByRole('link', { name: 'Sign In' });
  expect(saved()).toHaveLength(1);
});

test.each([
  ['a member', MEMBER],
  ['a visitor', null],
])('%s saves no last-active time', async (_who, person) => {
  await visitWithShell('/terms', person);
  await screen.findByRole('heading', { level: 1 });
  expect(written(/live/)).toEqual([]);
});
