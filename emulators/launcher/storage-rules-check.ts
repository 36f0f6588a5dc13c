import { loadRuleset } from '../storage-rules/ruleset';
import { Source } from '../storage-rules/source';
import { LauncherError } from './launcher-error';

/**
 * Judges a Storage rules file by our own runtime, before anything is started.
 * @param name the path to show, e.g. "storage.rules".
 * @throws LauncherError with "file:line:column: message" for every error.
 */
export function requireSoundStorageRules(name: string, content: string): void {
  const { ruleset, issues } = loadRuleset(new Source(content, name));
  if (ruleset) return;
  const errors = issues.filter(({ severity }) => severity === 'error');
  throw new LauncherError(
    [
      `${name} has errors, so nothing was started.`,
      ...errors.map(({ line, column, message }) => `${name}:${line}:${column}: ${message}`),
      'Mend the file and try again.',
    ].join('\n'),
  );
}
