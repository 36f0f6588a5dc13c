import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeEach, expect, test, vi } from 'vitest';
import { readHostedSettings } from './hosted-settings';

const CONFIG = {
  projectId: 'hearthkin-1',
  apiKey: 'key',
  authDomain: 'hearthkin-1.firebaseapp.com',
  storageBucket: 'hearthkin-1.firebasestorage.app',
};

/** Hosting's script, made of the Firebase CLI's own template as its emulator does it. */
function script(emulators: unknown): string {
  const tools = createRequire(import.meta.url).resolve('firebase-tools/package.json');
  const template = tools.replace('package.json', 'templates/hosting/init.js');
  return readFileSync(template, 'utf8')
    .replace('/*--CONFIG--*/', `var firebaseConfig = ${JSON.stringify(CONFIG, null, 2)};`)
    .replace(
      '/*--EMULATORS--*/',
      `var firebaseEmulators = ${JSON.stringify(emulators, null, 2) ?? 'undefined'};`,
    );
}

const at = (port: number) => ({ host: '127.0.0.1', port, hostAndPort: `127.0.0.1:${port}` });

/** A host that answers these paths, and 404 to any other. */
const host = (answers: Readonly<Record<string, string>>) =>
  vi.fn(async (url: string) => ({
    ok: url in answers,
    text: async () => answers[url] ?? 'Not found',
  }));

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

test('a published site gets its project from Hosting, in one request', async () => {
  const get = host({ '/__/firebase/init.json': JSON.stringify(CONFIG) });
  expect(await readHostedSettings('hearthkin.example', get)).toEqual({
    config: CONFIG,
    emulators: null,
  });
  expect(get).toHaveBeenCalledTimes(1);
});

test('a site in the Hosting emulator uses the emulators beside it', async () => {
  const emulators = { auth: at(9099), firestore: at(8080), functions: at(5001), storage: at(9199) };
  const get = host({
    '/__/firebase/init.json': JSON.stringify(CONFIG),
    '/__/firebase/init.js?useEmulator=true': script(emulators),
  });
  expect((await readHostedSettings('127.0.0.1', get))?.emulators).toEqual({
    projectId: 'hearthkin-1',
    auth: 9099,
    firestore: 8080,
    functions: 5001,
    storage: 9199,
    mailbox: null,
  });
});

test('a site in the Hosting emulator alone uses the project itself', async () => {
  const get = host({
    '/__/firebase/init.json': JSON.stringify(CONFIG),
    '/__/firebase/init.js?useEmulator=true': script({ hosting: at(5000) }),
  });
  expect((await readHostedSettings('localhost', get))?.emulators).toBeNull();
});

test('a site on another host knows no project', async () => {
  expect(await readHostedSettings('example.org', host({}))).toBeNull();
  const page = host({ '/__/firebase/init.json': '<!doctype html>' });
  expect(await readHostedSettings('example.org', page)).toBeNull();
});
