/** Functions for the launcher's patches of the Firebase CLI, which hold for the way in which it is built. */
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The object, once it is known to have these functions.
 * @template T
 * @param {T} object
 * @param {...string} names
 * @returns {T}
 * @throws Error if one is missing, as in another version of the CLI.
 */
export function having(object, ...names) {
  for (const name of names) {
    if (typeof object?.[name] !== 'function') throw new Error(`there is no ${name}()`);
  }
  return object;
}

/**
 * Applies a patch. If what it changes isn't there, a sentence says so and the process ends: without the patch, suites
 * would fail later, somewhere else.
 * @param {string} url of the patch's module.
 * @param {() => void} apply
 */
export function patch(url, apply) {
  try {
    apply();
  } catch (error) {
    process.stderr.write(
      `firebase-tools isn't built as emulators/launcher/${basename(fileURLToPath(url))} expects: ${error.message}. ` +
        'Install the version of package-lock.json (npm ci), or adapt that file to the new one.\n',
    );
    process.exit(1);
  }
}
