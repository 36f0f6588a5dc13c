import { spawnSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const tools = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');

let folder: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'preloaded-')));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a script as the Firebase CLI runs, and gives what it printed. */
function preloaded(script: string): unknown {
  const preload = new URL('./storage-emulator.mjs', import.meta.url).href;
  const fromTools = `const require = (await import('node:module')).createRequire(${JSON.stringify(tools)});`;
  const args = ['--import', preload, '--input-type=module', '--eval', fromTools + script];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

/** What reaches the emulator of a program that says two lines in one breath. */
function heardFrom(args: readonly string[]): unknown {
  const program = `process.stdout.write('{"id":1}\\n{"id":2}\\n')`;
  const script = `
    const child = require('cross-spawn').spawn(
      process.execPath,
      ${JSON.stringify(['--eval', program, '--', ...args])},
      { stdio: 'pipe' },
    );
    const heard = [];
    child.stdout.on('data', (piece) => heard.push(piece.toString('utf8').trim()));
    child.on('close', () => console.log(JSON.stringify(heard.filter(Boolean))));`;
  return preloaded(script);
}

describe('the Storage emulator of the suite', () => {
  it('hears every answer of its rules runtime by itself', () => {
    expect(heardFrom(['-jar', 'x', 'serve'])).toEqual(['{"id":1}', '{"id":2}']);
  });

  it('hears other programs as they speak', () => {
    expect(heardFrom(['-jar', 'x'])).toEqual(['{"id":1}\n{"id":2}']);
  });

  it('keeps uploads in the folder of its suite', () => {
    const script = `
      const { Persistence } = require('../emulator/storage/persistence.js');
      console.log(JSON.stringify(new Persistence('/shared/by/all').dirPath));`;
    expect(preloaded(script)).toBe(join(folder, 'uploads'));
  });
});
