/**
 * Preloaded into the Firebase CLI, whose emulators follow their files of rules by chokidar. That tells
 * nothing of a change that comes within 50 ms of the one before, so the emulators went on with rules
 * that were no longer in the file, or with half of a file that was still being written. Here each
 * change is told once the file has been left alone for a moment (chokidar's own option), also of the
 * code of functions, which is taken up as before.
 */
import { createRequire } from 'node:module';

const SETTLED = { stabilityThreshold: 50, pollInterval: 10 };

try {
  const fromTools = createRequire(
    createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js'),
  );
  const chokidar = fromTools('chokidar');
  const { watch } = chokidar;
  chokidar.watch = (paths, options) => watch(paths, { ...options, awaitWriteFinish: SETTLED });
} catch (error) {
  // Another firebase-tools may watch by other means; then it works as well as it does by itself.
  if (error.code !== 'MODULE_NOT_FOUND' && error.code !== 'ERR_PACKAGE_PATH_NOT_EXPORTED')
    throw error;
}
