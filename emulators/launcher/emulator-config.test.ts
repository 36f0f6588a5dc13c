import { describe, expect, it } from 'vitest';
import { localFirebaseConfig } from './emulator-config';
import { portsAt } from './ports';

const base = {
  firestore: { rules: 'firestore.rules', indexes: 'firestore.indexes.json' },
  functions: [{ source: 'functions', codebase: 'default' }],
  hosting: { public: 'web/dist', rewrites: [] },
};
const options = { ports: portsAt(300), emulators: ['auth' as const], configDir: '.data/params' };

describe('the configuration of a local suite', () => {
  it('moves every port and listens on the loopback address only', () => {
    const { emulators } = localFirebaseConfig(base, options);
    expect(emulators).toMatchObject({
      auth: { host: '127.0.0.1', port: 9399 },
      firestore: { host: '127.0.0.1', port: 8380, websocketPort: 9450 },
      hub: { host: '127.0.0.1', port: 4700 },
      ui: { enabled: false },
    });
  });

  it('keeps what firebase.json says otherwise', () => {
    const config = localFirebaseConfig(base, options);
    expect(config.firestore).toEqual(base.firestore);
    expect(config.hosting).toEqual(base.hosting);
    expect(config.functions).toEqual([
      { source: 'functions', codebase: 'default', configDir: '.data/params' },
    ]);
  });

  it('takes other rules files and another site when told to', () => {
    const config = localFirebaseConfig(base, {
      ...options,
      rules: 'try.rules',
      storageRules: 'files.rules',
      hostingFolder: 'x',
    });
    expect(config.firestore?.rules).toBe('try.rules');
    expect(config.storage?.rules).toBe('files.rules');
    expect(config.hosting?.public).toBe('x');
  });
});
