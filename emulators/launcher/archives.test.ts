import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findFirestoreArchive, findStorageArchive, isUiCached } from './archives';

const downloads = createRequire(import.meta.url)(
  'firebase-tools/lib/emulator/downloadableEmulatorInfo.json',
);

let folder: string;
let env: NodeJS.ProcessEnv;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'archives-'));
  env = { PATH: '', FIREBASE_EMULATORS_PATH: join(folder, 'cache') };
});

afterEach(() => rmSync(folder, { recursive: true }));

function touch(path: string): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, '');
  return path;
}

describe('the Firestore archive', () => {
  it('is the one that the variable names, before all others', () => {
    touch(join(folder, 'cache', downloads.firestore.downloadPathRelativeToCacheDir));
    env.FIRESTORE_EMULATOR_BINARY_PATH = '/some/emulator.jar';
    expect(findFirestoreArchive(folder, env)).toEqual({
      origin: 'from FIRESTORE_EMULATOR_BINARY_PATH',
      env: {},
    });
  });

  it('is then the one that firebase-tools has downloaded', () => {
    touch(join(folder, 'cache', downloads.firestore.downloadPathRelativeToCacheDir));
    expect(findFirestoreArchive(folder, env).origin).toBe('from the cache of firebase-tools');
  });

  it('is then the component beside the real path of gcloud, with a jar that starts it', () => {
    const sdk = join(folder, 'sdk');
    const component = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
    touch(join(sdk, component));
    touch(join(sdk, 'bin/gcloud'));
    mkdirSync(join(folder, 'bin'));
    symlinkSync(join(sdk, 'bin/gcloud'), join(folder, 'bin/gcloud'));
    env.PATH = join(folder, 'bin');
    const archive = findFirestoreArchive(join(folder, 'jars'), env);
    const jar = archive.env.FIRESTORE_EMULATOR_BINARY_PATH ?? '';
    expect(archive.origin).toBe('from the Google Cloud CLI');
    expect(jar.startsWith(join(folder, 'jars'))).toBe(true);
    // The manifest isn't compressed; a long path continues on the next line after a space.
    expect(readFileSync(jar, 'latin1').replaceAll('\r\n ', '')).toContain(`${sdk}/${component}`);
  });
});

describe('the other archives', () => {
  it('are missed where nothing was downloaded', () => {
    expect(findStorageArchive(env)).toBeUndefined();
    expect(isUiCached(env)).toBe(false);
  });

  it('are found in the cache of firebase-tools', () => {
    touch(join(folder, 'cache', downloads.storage.downloadPathRelativeToCacheDir));
    touch(join(folder, 'cache', downloads.ui.main.binaryPathRelativeToCacheDir));
    expect(findStorageArchive(env)?.origin).toContain('the cache of firebase-tools');
    expect(isUiCached(env)).toBe(true);
  });

  it('are left alone for Storage where our own runtime is asked for', () => {
    touch(join(folder, 'cache', downloads.storage.downloadPathRelativeToCacheDir));
    env.STORAGE_EMULATOR_BINARY_PATH = '/some/runtime.jar';
    expect(findStorageArchive(env)?.origin).toContain('STORAGE_EMULATOR_BINARY_PATH');
    env.STORAGE_RULES_RUNTIME = 'own';
    expect(findStorageArchive(env)).toBeUndefined();
  });

  it('leave a cache that does not exist alone', () => {
    isUiCached(env);
    expect(existsSync(join(folder, 'cache'))).toBe(false);
  });
});
