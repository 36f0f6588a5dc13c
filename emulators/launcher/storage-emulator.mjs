/**
 * Preloaded into the Firebase CLI. Patches four defects of its Storage emulator:
 *
 * - It takes each chunk from its rules runtime for one answer. Two answers in one chunk are read as
 * none, and both uploads hang. Here every line arrives as a chunk of its own.
 * - It keeps uploads in a folder that all suites of a machine share, and empties it when it stops.
 * Here the folder is the suite's own, in the working folder of the CLI.
 * - It shows rules less of an upload than Storage does: not how long browsers keep it, nor its language.
 * - It decodes file names twice, and a remaining `%` crashes the suite. Here `%` arrives encoded
 * twice.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { having, patch } from './patch.mjs';

/** @returns {Transform} */
function linewise() {
  let rest = '';
  return new Transform({
    decodeStrings: false,
    // Without object mode a slow reader would get several lines at once.
    readableObjectMode: true,
    transform(chunk, _encoding, done) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) this.push(line);
      done();
    },
  });
}

patch(import.meta.url, () => {
  const require = createRequire(import.meta.url);
  const fromTools = createRequire(require.resolve('firebase-tools/lib/bin/firebase.js'));

  const crossSpawn = fromTools('cross-spawn');
  const { spawn } = having(crossSpawn, 'spawn');
  crossSpawn.spawn = (command, args, options) => {
    const child = spawn(command, args, options);
    const isRulesRuntime = args?.includes('-jar') && args.at(-1) === 'serve';
    if (isRulesRuntime && child.stdout) {
      child.stdout = child.stdout.setEncoding('utf8').pipe(linewise());
    }
    return child;
  };

  const { Persistence } = fromTools('../emulator/storage/persistence.js');
  const { reset } = having(Persistence.prototype, 'reset');
  Persistence.prototype.reset = function resetInside() {
    reset.call(this, join(process.cwd(), 'uploads'));
  };

  const { StoredFileMetadata } = fromTools('../emulator/storage/metadata.js');
  const { asRulesResource } = having(StoredFileMetadata.prototype, 'asRulesResource');
  StoredFileMetadata.prototype.asRulesResource = function withAllThatIsSaid(changes) {
    const resource = asRulesResource.call(this, changes);
    const { cacheControl, contentLanguage } = { ...this, ...changes };
    return { ...resource, cacheControl, contentLanguage };
  };

  const api = fromTools('../emulator/storage/apis/firebase.js');
  const { createFirebaseEndpoints } = having(api, 'createFirebaseEndpoints');
  api.createFirebaseEndpoints = (emulator) => {
    const endpoints = createFirebaseEndpoints(emulator);
    return (request, response, next) => {
      request.url = request.url.replace(/^[^?]*/, (path) => path.replaceAll('%25', '%2525'));
      endpoints(request, response, next);
    };
  };
});
