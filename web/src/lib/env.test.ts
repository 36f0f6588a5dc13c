import { describe, expect, test } from 'vitest';
import { parseEmulators, parseProduction } from './env';

const LOCAL = {
  projectId: 'demo-hearthkin',
  auth: 9099,
  firestore: 8080,
  functions: 5001,
  storage: null,
  mailbox: 8025,
};

describe('the local suite', () => {
  test('a developer gets the ports the launcher wrote', () => {
    expect(parseEmulators(JSON.stringify(LOCAL))).toEqual(LOCAL);
  });

  test('a developer reads which port is invalid', () => {
    expect(() => parseEmulators(JSON.stringify({ ...LOCAL, auth: 70_000 }))).toThrow(
      /Not a port, .*\n.*auth/,
    );
  });

  test('a developer reads that the variable is not JSON', () => {
    expect(() => parseEmulators('9099')).toThrow(/does not fit:\n.*Not an object/);
    expect(() => parseEmulators('{')).toThrow('VITE_EMULATORS is not valid JSON.');
  });
});

describe('a production build', () => {
  const SETTINGS = {
    VITE_FIREBASE_API_KEY: 'key',
    VITE_FIREBASE_AUTH_DOMAIN: 'auth.example',
    VITE_FIREBASE_PROJECT_ID: 'project',
    VITE_FIREBASE_APP_ID: 'app',
    VITE_FIREBASE_STORAGE_BUCKET: 'bucket',
  };

  test('an operator with every setting gets the project', () => {
    expect(parseProduction(SETTINGS)).toEqual({
      apiKey: 'key',
      authDomain: 'auth.example',
      projectId: 'project',
      appId: 'app',
      storageBucket: 'bucket',
    });
  });

  test('an operator reads the name of every missing setting', () => {
    const { VITE_FIREBASE_API_KEY, ...rest } = SETTINGS;
    expect(VITE_FIREBASE_API_KEY).toBe('key');
    expect(() => parseProduction({ ...rest, VITE_FIREBASE_APP_ID: '' })).toThrow(
      'The site was built without settings (VITE_FIREBASE_API_KEY, VITE_FIREBASE_APP_ID), and its host isn’t Firebase Hosting.',
    );
  });
});
