import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Claim, claimOffset } from '@hearthkin/emulators/launcher/claim-offset';
import { DATA, ROOT } from '@hearthkin/emulators/launcher/paths';
import { isFree } from '@hearthkin/emulators/launcher/port-check';
import { portsAt, SERVICES } from '@hearthkin/emulators/launcher/ports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Launched } from './launched';

let claim: Claim;
let folder: string;

beforeAll(async () => {
  claim = await claimOffset(16_000);
  mkdirSync(DATA, { recursive: true });
  folder = mkdtempSync(join(DATA, 'bad-input-'));
});

afterAll(() => {
  claim.release();
  rmSync(folder, { recursive: true });
});

/** Starts with this file's own ports and data. */
function start(args: readonly string[]): Launched {
  const own = ['--port-offset', String(claim.offset), '--data', join(folder, 'data')];
  return new Launched([...own, ...args]);
}

async function everyPortIsFree(): Promise<boolean> {
  const ports = portsAt(claim.offset);
  return (await Promise.all(SERVICES.map((service) => isFree(ports[service])))).every(Boolean);
}

describe('npm start', () => {
  it('names an unknown flag and the known ones', async () => {
    const launched = start(['--frsh']);
    expect(await launched.exited()).toBe(1);
    expect(launched.output).toContain('Unknown flag "--frsh". Known flags: --fresh,');
    expect(launched.output).not.toContain('    at ');
  });

  it('names file, line and column of an error in the rules, and leaves nothing running', async () => {
    const path = join(folder, 'broken.rules');
    writeFileSync(
      path,
      [
        "rules_version = '2';",
        'service cloud.firestore {',
        '  match /databases/{database}/documents {',
        '    match /users/{uid} { allow read: if signedIn(; }',
        '  }',
        '}',
      ].join('\n'),
    );
    const launched = start(['--rules', path]);
    expect(await launched.exited()).toBe(1);
    expect(launched.output).toContain(`${relative(ROOT, path)}:4:50: Unexpected ';'.`);
    // Ports become free a moment after the process ends.
    await expect.poll(everyPortIsFree, { timeout: 60_000 }).toBe(true);
  });

  it('names a rules file that does not exist', async () => {
    const launched = start(['--rules', join(folder, 'none.rules')]);
    expect(await launched.exited()).toBe(1);
    expect(launched.output).toContain('and there is no such file.');
  });
});
