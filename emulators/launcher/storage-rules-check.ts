import { storageRulesErrors } from '@hearthkin/storage-rules/runtime/storage-rules';
import { LauncherError } from './launcher-error';

/**
 * Checks a Storage rules file with our own runtime, before anything starts.
 * @param name the path to show, e.g. "storage.rules".
 * @throws LauncherError with "file:line:column: message" for every error.
 */
export function requireSoundStorageRules(name: string, content: string): void {
  const errors = storageRulesErrors(name, content);
  if (errors.length === 0) return;
  throw new LauncherError(
    [`${name} has errors, so nothing was started.`, ...errors, 'Mend the file and try again.'].join(
      '\n',
    ),
  );
}
