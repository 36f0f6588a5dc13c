import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { DATA, ROOT } from '@hearthkin/emulators/launcher/paths';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEEP_SUITES, type DeepSuiteName } from '../runner/suite-names';
import { changedParts, hashOf, lockProblem } from './lock';
import { PARTS } from './parts';

const NARROW = DEEP_SUITES.filter((part) => PARTS[part] !== null);
const lockOf = (hash: string) => Object.fromEntries(NARROW.map((part) => [part, hash]));

describe('the lock of the deep tests', () => {
  it('asks for no part whose files are as they were when it passed', () => {
    expect(changedParts(lockOf('same'), lockOf('same'))).toEqual([]);
    expect(lockProblem([])).toBeNull();
  });

  it('names each part whose files have changed, and those that never passed', () => {
    const { stories: _, ...lock } = lockOf('same');
    const changed = changedParts(lock, { ...lockOf('same'), mutants: 'other' });
    expect(changed).toEqual(['mutants', 'stories'] satisfies DeepSuiteName[]);
    expect(lockProblem(changed)).toBe(
      'Run "npm run test:deep -- mutants stories" and commit tests/deep/lock.json: files have changed since they have last passed.',
    );
  });
});

describe('the hash of a folder', () => {
  let folder: string;
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const hash = () => hashOf([relative(ROOT, folder)]);

  beforeEach(() => {
    mkdirSync(DATA, { recursive: true });
    folder = mkdtempSync(join(ROOT, 'tests/deep/hash-'));
    write('a.rules', 'one\ntwo\n');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('changes with a text, with a name and with a new file', () => {
    const hashes = [hash()];
    write('a.rules', 'one\nthree\n');
    hashes.push(hash());
    write('b.rules', '');
    hashes.push(hash());
    rmSync(join(folder, 'b.rules'));
    write('c.rules', '');
    hashes.push(hash());
    expect(new Set(hashes).size).toBe(4);
  });

  it('is the same with other line ends, and with what is built or installed beside', () => {
    const before = hash();
    write('a.rules', 'one\r\ntwo\r\n');
    write('.tsbuildinfo', '{}');
    mkdirSync(join(folder, 'node_modules'));
    write('node_modules/b.js', '');
    expect(hash()).toBe(before);
  });
});
