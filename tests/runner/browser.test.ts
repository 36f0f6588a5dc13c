import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findBrowser } from './browser';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browser-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function pretend(name: string): string {
  const path = join(folder, name);
  writeFileSync(path, '');
  return path;
}

describe('looking for a browser', () => {
  it('prefers CHROME_PATH', () => {
    pretend('chromium');
    const mine = pretend('my-chrome');
    expect(findBrowser({ PATH: folder, CHROME_PATH: mine })).toBe(mine);
  });

  it('refuses a CHROME_PATH that does not exist', () => {
    const nowhere = join(folder, 'none');
    expect(() => findBrowser({ PATH: folder, CHROME_PATH: nowhere })).toThrow(
      `CHROME_PATH names ${nowhere}, and there is no such file.`,
    );
  });

  it('uses the system’s browser, headless first', () => {
    const chrome = pretend('google-chrome');
    expect(findBrowser({ PATH: folder })).toBe(chrome);
    const shell = pretend('chromium-headless-shell');
    expect(findBrowser({ PATH: folder })).toBe(shell);
  });
});
