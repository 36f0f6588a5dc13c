import { existsSync, readFileSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { suiteEnvironment } from './suite-env';
import { folderOfEachTest } from './test-folder';

const home = folderOfEachTest();

afterEach(() => {
  vi.unstubAllEnvs();
});

const onPath = { command: 'java', major: 17 };

describe('the environment of the emulators', () => {
  it.each([
    'GOOGLE_APPLICATION_CREDENTIALS',
    'FIREBASE_TOKEN',
    'GCLOUD_PROJECT',
    'FIRESTORE_EMULATOR_HOST',
    'VITE_EMULATORS',
  ])('drops %s', (name) => {
    vi.stubEnv(name, 'elsewhere');
    vi.stubEnv('HEARTHKIN_UNRELATED', 'kept');
    const env = suiteEnvironment(onPath, home.path, []);
    expect(env[name]).toBeUndefined();
    expect(env.HEARTHKIN_UNRELATED).toBe('kept');
  });

  it('puts a Java that is not on the PATH there, before all others', () => {
    vi.stubEnv('PATH', '/usr/bin');
    const java = { command: '/opt/jdk/bin/java', major: 21 };
    expect(suiteEnvironment(java, home.path, []).PATH).toBe('/opt/jdk/bin:/usr/bin');
    expect(suiteEnvironment(onPath, home.path, []).PATH).toBe('/usr/bin');
  });

  it('gives the Firebase CLI settings of its own that keep it from fetching anything', () => {
    const { XDG_CONFIG_HOME } = suiteEnvironment(onPath, home.path, []);
    const settings = join(String(XDG_CONFIG_HOME), 'configstore/firebase-tools.json');
    expect(existsSync(settings)).toBe(true);
    const { usage, motd } = JSON.parse(readFileSync(settings, 'utf8'));
    expect(usage).toBe(false);
    expect(motd.fetched).toBeGreaterThan(Date.now() - 60_000);
  });

  it('keeps temporary files from other users of the machine', () => {
    const { TMPDIR } = suiteEnvironment(onPath, home.path, []);
    expect(TMPDIR).toContain(userInfo().username);
    expect(statSync(String(TMPDIR)).mode & 0o077).toBe(0);
  });

  it('says where the archives lie', () => {
    const env = suiteEnvironment(onPath, home.path, [
      { origin: '', env: { FIRESTORE_EMULATOR_BINARY_PATH: '/a.jar' } },
      { origin: '', env: { STORAGE_EMULATOR_BINARY_PATH: '/b.jar' } },
    ]);
    expect(env.FIRESTORE_EMULATOR_BINARY_PATH).toBe('/a.jar');
    expect(env.STORAGE_EMULATOR_BINARY_PATH).toBe('/b.jar');
  });

  it('lets the program that an archive brings along be found before the one it stands for', () => {
    vi.stubEnv('PATH', '/usr/bin');
    const java = { command: '/opt/jdk/bin/java', major: 21 };
    const env = suiteEnvironment(java, home.path, [{ origin: '', env: {}, bin: '/own' }]);
    expect(env.PATH).toBe('/own:/opt/jdk/bin:/usr/bin');
  });
});
