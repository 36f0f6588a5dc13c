import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { preloaded } from './preloaded';

let folder: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'suite-secrets-')));
});

afterEach(() => rmSync(folder, { recursive: true }));

it('the keys of one suite go before the file that all suites share', () => {
  const script = `
    require('fs').writeFileSync('.secret.local', 'STRIPE_SECRET_KEY=of-the-file\\nMAIL_USER_ID=local');
    process.env.STRIPE_SECRET_KEY = 'of-the-suite';
    const { FunctionsEmulator } = require('../emulator/functionsEmulator.js');
    const emulator = { args: { projectDir: '.' }, logger: { logLabeled: () => undefined } };
    const { resolveSecretEnvs } = FunctionsEmulator.prototype;
    const backend = { functionsDir: '.', secretEnv: [] };
    console.log(JSON.stringify(await resolveSecretEnvs.call(emulator, backend)));
  `;
  expect(preloaded('suite-secrets.mjs', folder, script)).toEqual({
    MAIL_USER_ID: 'local',
    STRIPE_SECRET_KEY: 'of-the-suite',
  });
});
