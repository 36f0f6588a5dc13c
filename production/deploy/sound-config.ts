import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { FirebaseJson } from '@hearthkin/emulators/launcher/emulator-config';
import { ROOT } from '@hearthkin/emulators/launcher/paths';
import { requireSoundStorageRules } from '@hearthkin/emulators/launcher/storage-rules-check';
import { deployedIndexes } from './browse-indexes';

const fromTools = createRequire(
  createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js'),
);

/**
 * Validates a configuration by the Firebase CLI's own code and schema, and the Storage rules by our own
 * interpreter, without a network.
 * @throws Error with every sentence about it.
 */
export function requireSoundConfig(config: FirebaseJson): void {
  const { getValidator, getErrorMessage } = fromTools('../firebaseConfigValidate.js');
  const validate = getValidator();
  if (!validate(config)) {
    throw new Error(validate.errors.map(getErrorMessage).join('\n'));
  }
  const { FirestoreApi } = fromTools('../firestore/api.js');
  new FirestoreApi().validateSpec(deployedIndexes());
  requireSoundStorageRules(
    'storage.rules',
    readFileSync(join(ROOT, config.storage?.rules ?? 'storage.rules'), 'utf8'),
  );
}
