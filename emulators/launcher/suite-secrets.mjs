/**
 * Preloaded into the Firebase CLI. Its Functions emulator reads secrets from one file that all suites
 * share; the mailbox and the keys of payments belong to one suite, and come from its environment.
 */
import { createRequire } from 'node:module';

const OWN = ['MAIL_SMTP_URL', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'];

try {
  const fromTools = createRequire(
    createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js'),
  );
  const { FunctionsEmulator } = fromTools('../emulator/functionsEmulator.js');
  const { resolveSecretEnvs } = FunctionsEmulator.prototype;
  FunctionsEmulator.prototype.resolveSecretEnvs = async function resolveWithOwn(...args) {
    const secrets = await resolveSecretEnvs.apply(this, args);
    for (const name of OWN) {
      if (process.env[name]) secrets[name] = process.env[name];
    }
    return secrets;
  };
} catch (error) {
  // Another version of firebase-tools may be built differently; then the file decides.
  if (error.code !== 'MODULE_NOT_FOUND' && error.code !== 'ERR_PACKAGE_PATH_NOT_EXPORTED')
    throw error;
}
