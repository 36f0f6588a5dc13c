/**
 * Preloaded into the Firebase CLI, whose emulators watch rules files with chokidar. That misses a
 * change within 50 ms of the last one, so an emulator could keep outdated or half-written rules.
 * Here changes are reported once a file hasn't changed for a moment (an option of chokidar). This
 * also applies to the functions' code.
 */
import { createRequire } from 'node:module';
import { having, patch } from './patch.mjs';

const SETTLED = { stabilityThreshold: 50, pollInterval: 10 };

patch(import.meta.url, () => {
  const fromTools = createRequire(
    createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js'),
  );
  const chokidar = fromTools('chokidar');
  const { watch } = having(chokidar, 'watch');
  chokidar.watch = (paths, options) => watch(paths, { ...options, awaitWriteFinish: SETTLED });
});
