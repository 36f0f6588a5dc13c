// @vitest-environment jsdom

import { beforeEach, expect, test, vi } from 'vitest';

/** A browser's locks, shared by all its tabs. */
class FakeLocks {
  readonly #held: { readonly name: string; readonly mode: LockMode }[] = [];
  #changed: (() => void)[] = [];

  #isFree(name: string, mode: LockMode): boolean {
    return !this.#held.some(
      (lock) => lock.name === name && (mode === 'exclusive' || lock.mode === 'exclusive'),
    );
  }

  async request<T>(
    name: string,
    optionsOrRun: LockOptions | (() => Promise<T>),
    run?: (lock: object | null) => Promise<T>,
  ): Promise<T> {
    const options = typeof optionsOrRun === 'function' ? {} : optionsOrRun;
    const work = typeof optionsOrRun === 'function' ? optionsOrRun : run;
    if (work === undefined) throw new TypeError('Nothing to run');
    const mode = options.mode ?? 'exclusive';
    while (!this.#isFree(name, mode)) {
      if (options.ifAvailable) return work(null);
      options.signal?.throwIfAborted();
      await new Promise<void>((resolve) => this.#changed.push(resolve));
    }
    const lock = { name, mode };
    this.#held.push(lock);
    try {
      return await work(lock);
    } finally {
      this.#release(this.#held.indexOf(lock), 1);
    }
  }

  #release(from: number, count: number): void {
    if (from >= 0) this.#held.splice(from, count);
    for (const go of this.#changed.splice(0)) go();
  }

  /** Does as the browser when every tab is closed. */
  releaseAll(): void {
    this.#release(0, this.#held.length);
  }
}

const FILE = 'firestore/[DEFAULT]/hearthkin/main';
let files: Set<string>;
let caches: Set<string>;
let locks: FakeLocks;

beforeEach(() => {
  locks = new FakeLocks();
  localStorage.clear();
  files = new Set();
  caches = new Set();
  vi.stubGlobal('caches', { delete: async (name: string) => caches.delete(name) });
  vi.stubGlobal('indexedDB', {
    databases: async () => [...files].map((name) => ({ name })),
    deleteDatabase(name: string) {
      files.delete(name);
      const request = { onsuccess: () => {} };
      queueMicrotask(() => request.onsuccess());
      return request;
    },
  });
  vi.stubGlobal('navigator', { locks });
  return () => vi.unstubAllGlobals();
});

/** A new browser tab, signed out. */
async function openTab() {
  vi.resetModules();
  return import('./device-files');
}

/** A tab whose user has read something. */
async function tabOf(uid: string) {
  const tab = await openTab();
  await tab.claimFiles(uid);
  if (tab.mayUseFiles()) files.add(FILE);
  return tab;
}

test('a visitor doesn’t use or delete files that another tab holds', async () => {
  const theirs = await tabOf('frida');
  const visitor = await openTab();
  await visitor.claimFiles(null);
  expect(files).toEqual(new Set([FILE]));
  expect([theirs.mayUseFiles(), visitor.mayUseFiles()]).toEqual([true, false]);
});

test('another user doesn’t use or delete files that another tab holds', async () => {
  await tabOf('frida');
  const sven = await tabOf('sven');
  expect(files).toEqual(new Set([FILE]));
  expect(sven.mayUseFiles()).toBe(false);
});

test('a user’s last tab to sign out deletes their files', async () => {
  const [first, second] = [await tabOf('frida'), await tabOf('frida')];
  expect([first.mayUseFiles(), second.mayUseFiles()]).toEqual([true, true]);
  await first.claimFiles(null);
  expect(files).toEqual(new Set([FILE]));
  await second.claimFiles(null);
  expect(files).toEqual(new Set());
});

test('tabs that sign out at the same time delete the user’s files', async () => {
  const tabs = [await tabOf('frida'), await tabOf('frida'), await tabOf('frida')];
  await Promise.all(tabs.map((tab) => tab.claimFiles(null)));
  expect(files).toEqual(new Set());
});

test('files that the page before holds for another moment are deleted then', async () => {
  await tabOf('frida');
  const visitor = await openTab();
  await visitor.claimFiles(null);
  expect(files).toEqual(new Set([FILE]));
  locks.releaseAll();
  await expect.poll(() => files).toEqual(new Set());
  expect(localStorage.length).toBe(0);
});

test('a user who comes back in that moment keeps the files', async () => {
  await tabOf('frida');
  const next = await openTab();
  await next.claimFiles(null);
  const again = next.claimFiles('frida');
  locks.releaseAll();
  await again;
  expect(next.mayUseFiles()).toBe(true);
});

test('a user gets the files on the next start after the other tab is gone', async () => {
  const frida = await tabOf('frida');
  await tabOf('sven');
  // Closing the tab would do the same: the browser releases its locks.
  await frida.claimFiles(null);
  expect(files).toEqual(new Set());
  const again = await tabOf('sven');
  expect(again.mayUseFiles()).toBe(true);
  expect(files).toEqual(new Set([FILE]));
});

test('a user who claims the files again keeps them', async () => {
  const frida = await tabOf('frida');
  await frida.claimFiles('frida');
  expect(frida.mayUseFiles()).toBe(true);
  expect(files).toEqual(new Set([FILE]));
});

test('in a browser without locks a visitor deletes the previous user’s files', async () => {
  vi.stubGlobal('navigator', {});
  await tabOf('frida');
  const visitor = await openTab();
  await visitor.claimFiles(null);
  expect(files).toEqual(new Set());
});

test('what a user’s next visit begins with goes with their files', async () => {
  const { ANSWERS, claimFiles } = await openTab();
  await claimFiles('ana');
  caches.add(ANSWERS);
  await claimFiles('ana');
  expect(caches).toContain(ANSWERS);
  await claimFiles('ben');
  expect([...caches]).toEqual([]);
});
