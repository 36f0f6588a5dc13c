import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '@hearthkin/emulators/launcher/paths';
import { isFree } from '@hearthkin/emulators/launcher/port-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

/** Nothing listens here: with a dead proxy a machine reaches no other host. */
const DEAD_PORT = 9;

let cache: string;

beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'archives-'));
});

afterEach(() => rmSync(cache, { recursive: true, force: true }));

describe('npm run emulators:setup', () => {
  it('says what failed and what to do without a network', async () => {
    expect(await isFree(DEAD_PORT)).toBe(true);
    const proxy = `http://127.0.0.1:${DEAD_PORT}`;
    const args = ['emulators/launcher/bootstrap.mjs', 'emulators/launcher/setup.ts'];
    const { status, stderr } = spawnSync(process.execPath, args, {
      cwd: ROOT,
      encoding: 'utf8',
      env: {
        ...process.env,
        HTTPS_PROXY: proxy,
        https_proxy: proxy,
        NO_PROXY: '',
        no_proxy: '',
        FIREBASE_EMULATORS_PATH: cache,
      },
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^The archive of the Firestore emulator could not be fetched \(Failed to make request to https:.+\)\. Check that its host can be reached, /,
    );
    expect(stderr).not.toContain('    at ');
    expect(existsSync(cache) ? readdirSync(cache) : []).toEqual([]);
  });
});
