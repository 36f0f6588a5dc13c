import { expect, it } from 'vitest';
import { preloaded } from './preloaded';
import { folderOfEachTest } from './test-folder';

const folder = folderOfEachTest();

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
  expect(preloaded('suite-secrets.mjs', folder.path, script)).toEqual({
    MAIL_USER_ID: 'local',
    STRIPE_SECRET_KEY: 'of-the-suite',
  });
});
