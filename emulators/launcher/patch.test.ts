import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

const tools = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');

/** Imports a patch into a process in which a part of the Firebase CLI has been taken away. */
function patchWithout(name: string, path: string, remove: string) {
  const patch = new URL(`./${name}.mjs`, import.meta.url).href;
  const script = `
    const part = (await import('node:module')).createRequire(${JSON.stringify(tools)})(${JSON.stringify(path)});
    ${remove};
    await import(${JSON.stringify(patch)});
    console.log('patched');`;
  return spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  });
}

it.each([
  [
    'suite-secrets',
    '../emulator/functionsEmulator.js',
    'delete part.FunctionsEmulator.prototype.resolveSecretEnvs',
    'there is no resolveSecretEnvs()',
  ],
  [
    'storage-emulator',
    '../emulator/storage/persistence.js',
    'delete part.Persistence.prototype.reset',
    'there is no reset()',
  ],
  ['rules-watch', 'chokidar', 'delete part.watch', 'there is no watch()'],
])('%s ends a suite with a sentence when what it patches is gone', (name, path, remove, why) => {
  const { status, stdout, stderr } = patchWithout(name, path, remove);
  expect(stderr).toContain(`isn't built as emulators/launcher/${name}.mjs expects: ${why}`);
  expect(stderr).toContain('npm ci');
  expect(stdout).toBe('');
  expect(status).toBe(1);
});

it.each([
  'config-name',
  'lean-functions',
  'password-dates',
  'quick-auth-start',
  'rules-watch',
  'storage-emulator',
  'suite-secrets',
])('%s finds what it patches in the version that is installed', (name) => {
  const { stdout, stderr } = patchWithout(name, 'path', '');
  expect(stderr).toBe('');
  expect(stdout).toBe('patched\n');
});
