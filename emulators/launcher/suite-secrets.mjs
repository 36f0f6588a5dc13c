/**
 * Preloaded into the Firebase CLI. Its Functions emulator reads secrets from one file that all suites
 * share; the mailbox and the keys of payments belong to one suite, and come from its environment.
 */
import { createRequire } from 'node:module';
import { having, patch } from './patch.mjs';

const OWN = ['MAIL_SMTP_URL', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'];

patch(import.meta.url, () => {
  const fromTools = createRequire(
    createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js'),
  );
  const { FunctionsEmulator } = fromTools('../emulator/functionsEmulator.js');
  const { resolveSecretEnvs } = having(FunctionsEmulator.prototype, 'resolveSecretEnvs');
  FunctionsEmulator.prototype.resolveSecretEnvs = async function resolveWithOwn(...args) {
    const secrets = await resolveSecretEnvs.apply(this, args);
    for (const name of OWN) {
      if (process.env[name]) secrets[name] = process.env[name];
    }
    return secrets;
  };
});
