import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { findFirestoreArchive, findStorageArchive, isUiCached } from './archives';
import { folderOfEachTest } from './test-folder';

const downloads = createRequire(import.meta.url)(
  'firebase-tools/lib/emulator/downloadableEmulatorInfo.json',
);

const folder = folderOfEachTest();
let env: NodeJS.ProcessEnv;

beforeEach(() => {
  env = { PATH: '', FIREBASE_EMULATORS_PATH: join(folder.path, 'cache') };
});

function touch(path: string): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, '');
  return path;
}

describe('the Firestore archive', () => {
  it('is the one that the variable names, before all others', () => {
    touch(join(folder.path, 'cache', downloads.firestore.downloadPathRelativeToCacheDir));
    env.FIRESTORE_EMULATOR_BINARY_PATH = '/some/emulator.jar';
    expect(findFirestoreArchive(folder.path, env)).toEqual({
      origin: 'from FIRESTORE_EMULATOR_BINARY_PATH',
      env: {},
    });
  });

  it('is then the one that firebase-tools has downloaded', () => {
    touch(join(folder.path, 'cache', downloads.firestore.downloadPathRelativeToCacheDir));
    expect(findFirestoreArchive(folder.path, env).origin).toBe('from the cache of firebase-tools');
  });

  it('is then the component beside the real path of gcloud, with a jar that starts it', () => {
    const sdk = join(folder.path, 'sdk');
    const component = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
    touch(join(sdk, component));
    touch(join(sdk, 'bin/gcloud'));
    mkdirSync(join(folder.path, 'bin'));
    symlinkSync(join(sdk, 'bin/gcloud'), join(folder.path, 'bin/gcloud'));
    env.PATH = join(folder.path, 'bin');
    const archive = findFirestoreArchive(join(folder.path, 'jars'), env);
    const jar = archive.env.FIRESTORE_EMULATOR_BINARY_PATH ?? '';
    expect(archive.origin).toBe('from the Google Cloud CLI');
    expect(jar.startsWith(join(folder.path, 'jars'))).toBe(true);
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
    touch(join(folder.path, 'cache', downloads.storage.downloadPathRelativeToCacheDir));
    touch(join(folder.path, 'cache', downloads.ui.main.binaryPathRelativeToCacheDir));
    expect(findStorageArchive(env)?.origin).toContain('the cache of firebase-tools');
    expect(isUiCached(env)).toBe(true);
  });

  it('are left alone for Storage where our own runtime is asked for', () => {
    touch(join(folder.path, 'cache', downloads.storage.downloadPathRelativeToCacheDir));
    env.STORAGE_EMULATOR_BINARY_PATH = '/some/runtime.jar';
    expect(findStorageArchive(env)?.origin).toContain('STORAGE_EMULATOR_BINARY_PATH');
    env.STORAGE_RULES_RUNTIME = 'own';
    expect(findStorageArchive(env)).toBeUndefined();
  });

  it('leave a cache that does not exist alone', () => {
    isUiCached(env);
    expect(existsSync(join(folder.path, 'cache'))).toBe(false);
  });
});
