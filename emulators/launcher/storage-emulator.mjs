/**
 * Preloaded into the Firebase CLI. Three things of its Storage emulator, mended from outside:
 *
 * - It takes each piece that arrives from its rules runtime for one answer. Two answers in one piece
 *   are read as none, and both uploads wait for ever. Here every line arrives as a piece of its own.
 * - It keeps uploads in a folder that all suites of a machine share, and empties that folder when it
 *   stops. Here the folder is the suite's own, below the working folder of the CLI.
 * - It decodes the name of a file twice, and ends with the whole suite when a `%` is left. Here that
 *   sign arrives encoded twice.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Transform } from 'node:stream';

/** @returns {Transform} */
function linewise() {
  let rest = '';
  return new Transform({
    decodeStrings: false,
    // Without object mode a slow reader would be given several lines at once again.
    readableObjectMode: true,
    transform(chunk, _encoding, done) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) this.push(line);
      done();
    },
  });
}

try {
  const require = createRequire(import.meta.url);
  const fromTools = createRequire(require.resolve('firebase-tools/lib/bin/firebase.js'));

  const crossSpawn = fromTools('cross-spawn');
  const { spawn } = crossSpawn;
  crossSpawn.spawn = (command, args, options) => {
    const child = spawn(command, args, options);
    const isRulesRuntime = args?.includes('-jar') && args.at(-1) === 'serve';
    if (isRulesRuntime && child.stdout) {
      child.stdout = child.stdout.setEncoding('utf8').pipe(linewise());
    }
    return child;
  };

  const { Persistence } = fromTools('../emulator/storage/persistence.js');
  const { reset } = Persistence.prototype;
  Persistence.prototype.reset = function resetInside() {
    reset.call(this, join(process.cwd(), 'uploads'));
  };

  const api = fromTools('../emulator/storage/apis/firebase.js');
  const { createFirebaseEndpoints } = api;
  api.createFirebaseEndpoints = (emulator) => {
    const endpoints = createFirebaseEndpoints(emulator);
    return (request, response, next) => {
      request.url = request.url.replace(/^[^?]*/, (path) => path.replaceAll('%25', '%2525'));
      endpoints(request, response, next);
    };
  };
} catch (error) {
  // Another firebase-tools may be built differently; then it works as well as it does by itself.
  if (error.code !== 'MODULE_NOT_FOUND' && error.code !== 'ERR_PACKAGE_PATH_NOT_EXPORTED')
    throw error;
}
