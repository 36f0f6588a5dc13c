import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { ownStorageRuntime } from './own-storage-runtime';
import { folderOfEachTest } from './test-folder';

const parent = folderOfEachTest();
let folder: string;
let shim: string;
let placeholder: string;

beforeEach(() => {
  // Characters the shell would interpret.
  folder = join(parent.path, "it's $HOME here");
  const java = join(parent.path, "real 'java'");
  writeFileSync(java, '#!/bin/sh\necho "real java"\nprintf "<%s>\\n" "$@"\nexit 3\n');
  chmodSync(java, 0o755);
  const own = ownStorageRuntime(folder, java);
  shim = join(String(own.bin), 'java');
  placeholder = String(own.env.STORAGE_EMULATOR_BINARY_PATH);
});

describe('the program that stands in for Java', () => {
  it.each([
    [['-Duser.language=en', '-version']],
    [['-jar', '/other archive.jar', 'serve']],
    [['-jar', 'PLACEHOLDER', '--help']],
    [['-cp', 'PLACEHOLDER', 'serve']],
    [['', '$HOME', "'", '*']],
    [[]],
  ])('is the real Java for everything but the placeholder: %j', (given) => {
    const args = given.map((arg) => arg.replace('PLACEHOLDER', placeholder));
    const { stdout, status } = spawnSync(shim, args, { encoding: 'utf8' });
    const heard = args.length === 0 ? [''] : args;
    expect(stdout).toBe(`real java\n${heard.map((arg) => `<${arg}>\n`).join('')}`);
    expect(status).toBe(3);
  });

  it('is our runtime for the placeholder, in the same process', async () => {
    const args = ['-Duser.language=en', '-jar', placeholder, 'serve'];
    const runtime = spawn(shim, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    const [chunk] = await once(runtime.stdout, 'data');
    expect(JSON.parse(String(chunk))).toMatchObject({ id: -1, status: 'ok' });
    runtime.kill('SIGINT');
    expect(await once(runtime, 'exit')).toEqual([0, null]);
  });

  it('says in the placeholder what it stands for', () => {
    expect(readFileSync(placeholder, 'utf8')).toContain(
      'emulators/storage-rules/runtime/runtime.ts',
    );
  });
});
