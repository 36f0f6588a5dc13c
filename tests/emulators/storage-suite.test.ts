import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Claim, claimOffset } from '@hearthkin/emulators/launcher/claim-offset';
import { LauncherError } from '@hearthkin/emulators/launcher/launcher-error';
import { DATA } from '@hearthkin/emulators/launcher/paths';
import { poll } from '@hearthkin/emulators/launcher/poll';
import { isFree } from '@hearthkin/emulators/launcher/port-check';
import { type Suite, startSuite } from '@hearthkin/emulators/launcher/suite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rulesFor } from './runtime-process';

const PROJECT_ID = 'demo-hearthkin-storage';
const SOON = { timeoutMs: 20_000, everyMs: 50 };

let claim: Claim;
let folder: string;
let rules: string;
let suite: Suite;
const said: string[] = [];

const start = (importFrom?: string) =>
  startSuite({
    importFrom,
    projectId: PROJECT_ID,
    offset: claim.offset,
    emulators: ['firestore', 'storage'],
    storageRules: rules,
    ownStorageRuntime: true,
    onProgress: (line) => said.push(line),
  });

beforeAll(async () => {
  claim = await claimOffset(20_000);
  mkdirSync(DATA, { recursive: true });
  folder = mkdtempSync(join(DATA, 'storage-'));
  rules = join(folder, 'storage.rules');
  writeFileSync(rules, rulesFor('allow get;'));
  suite = await start();
}, 120_000);

afterAll(async () => {
  await suite?.stop();
  claim.release();
  rmSync(folder, { recursive: true });
});

const address = (name: string) =>
  `http://127.0.0.1:${suite.ports.storage}/v0/b/demo/o/${encodeURIComponent(name)}`;

/** The status of an upload by a visitor. */
async function upload(name: string): Promise<number> {
  const response = await fetch(address(name), { method: 'POST', body: 'text' });
  await response.body?.cancel();
  return response.status;
}

/** The status of a download by a visitor. */
async function download(name: string): Promise<number> {
  const response = await fetch(`${address(name)}?alt=media`);
  await response.body?.cancel();
  return response.status;
}

function logSays(text: string): Promise<true> {
  const look = () => readFileSync(suite.logFile, 'utf8').includes(text) || undefined;
  return poll(`A line of the log with "${text}"`, async () => look(), SOON);
}

describe('the Storage emulator, where there is no official archive', () => {
  it('says where its rules run', () => {
    expect(said).toContain('Storage rules by Hearthkin');
  });

  it('explains a denial in the log of the suite', async () => {
    expect(await upload('images/a.txt')).toBe(403);
    await logSays('DENIED create /b/demo/o/images/a.txt: ');
  });

  it('answers all of many concurrent requests', async () => {
    const names = Array.from({ length: 80 }, (_, index) => `many/${index}`);
    // Allowed, but not found, since nothing was uploaded.
    expect(new Set(await Promise.all(names.map(download)))).toEqual(new Set([404]));
  });

  it('reloads changed rules and keeps the last valid ones', async () => {
    expect(await upload('a.txt')).toBe(403);
    writeFileSync(rules, rulesFor('allow get, create;'));
    const changed = async () => (await upload('a.txt')) === 200 || undefined;
    await poll('The change of the rules', changed, SOON);
    expect(await download('a.txt')).toBe(200);

    writeFileSync(rules, rulesFor('allow get: if (;'));
    await logSays(`in ${rules}:4`);
    expect(await upload('b.txt')).toBe(200);

    writeFileSync(rules, rulesFor('allow create;'));
    const again = async () => (await download('a.txt')) === 403 || undefined;
    await poll('The second change of the rules', again, SOON);
    expect(await upload('c.txt')).toBe(200);
  });

  it('leaves nothing running, and restores the files at the next start', async () => {
    writeFileSync(rules, rulesFor('allow get, create;'));
    const open = async () => (await upload('kept.txt')) === 200 || undefined;
    await poll('The change of the rules', open, SOON);
    const saved = join(folder, 'saved');
    await suite.hub.exportTo(saved, 30_000);
    await suite.stop();
    expect(await isFree(suite.ports.storage)).toBe(true);
    suite = await start(saved);
    expect(await download('kept.txt')).toBe(200);
    expect(await download('other.txt')).toBe(404);
    await suite.stop();
  });

  it('does not start with invalid rules and names the position of the error', async () => {
    writeFileSync(rules, rulesFor('allow get: if (;'));
    const refusal = await start().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(LauncherError);
    expect(String(refusal)).toMatch(/storage\.rules:4:\d+: /);
  });
});
