import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@hearthkin/emulators/launcher/paths';
import { DEEP_SUITES, type DeepSuiteName } from '../runner/suite-names';
import { PARTS } from './parts';

const LOCK = join(ROOT, 'tests/deep/lock.json');

/** Hashes of the files that parts depend on, by part, as they were when it last passed. */
type Lock = Partial<Record<DeepSuiteName, string>>;

/** Files in a folder that no part depends on: what is built or installed. */
const LEFT_OUT = /(^|\/)(node_modules|dist|\.[^/]*)(\/|$)/;

function filesIn(path: string): string[] {
  const whole = join(ROOT, path);
  if (!statSync(whole).isDirectory()) return [path];
  return readdirSync(whole, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !LEFT_OUT.test(file))
    .filter(
      (file) => file.startsWith('tests/') || !/^(domain|functions)\/.*\.test\.ts$/.test(file),
    );
}

/** The hash of files and folders, which is the same for both kinds of line ends. */
export function hashOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesIn).sort()) {
    const text = readFileSync(join(ROOT, file), 'latin1').replaceAll('\r\n', '\n');
    hash.update(`${file}\0${text.length}\0${text}`, 'latin1');
  }
  return hash.digest('hex').slice(0, 32);
}

function currentHashes(): Lock {
  const hashes: Lock = {};
  for (const part of DEEP_SUITES) {
    const files = PARTS[part];
    if (files !== null) hashes[part] = hashOf(files);
  }
  return hashes;
}

function readLock(): Lock {
  return existsSync(LOCK) ? JSON.parse(readFileSync(LOCK, 'utf8')) : {};
}

/** The parts with narrow inputs whose files have changed since they last passed. */
export function changedParts(
  lock: Lock = readLock(),
  now: Lock = currentHashes(),
): DeepSuiteName[] {
  return DEEP_SUITES.filter((part) => PARTS[part] !== null && lock[part] !== now[part]);
}

/**
 * Remembers the files of parts as they are; to be called before the parts run. The returned function
 * writes them into the lock for a part that has passed.
 */
export function beginParts(): (part: DeepSuiteName) => void {
  const hashes = currentHashes();
  return (part) => {
    const hash = hashes[part];
    if (hash === undefined) return;
    const lock: Lock = { ...readLock(), [part]: hash };
    const sorted = DEEP_SUITES.filter((name) => lock[name]).map((name) => [name, lock[name]]);
    writeFileSync(LOCK, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
  };
}

/** The sentence that names the parts to run; null if there are none. */
export function lockProblem(changed: readonly DeepSuiteName[] = changedParts()): string | null {
  if (changed.length === 0) return null;
  const have = changed.length === 1 ? 'it has' : 'they have';
  return (
    `Run "npm run test:deep -- ${changed.join(' ')}" and commit tests/deep/lock.json: ` +
    `files have changed since ${have} last passed.`
  );
}
