/** `npm run emulators:setup`: fetches the official archives into the cache of firebase-tools. */
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describeFailure, LauncherError } from './launcher-error';
import { DATA } from './paths';
import { writeConfigHome } from './suite-env';

const ARCHIVES = { firestore: 'Firestore emulator', storage: 'Storage rules runtime' } as const;

/** Without login and usage reports, and without variables that make the CLI skip the download. */
function environment(folder: string): NodeJS.ProcessEnv {
  const {
    FIRESTORE_EMULATOR_BINARY_PATH: _firestore,
    STORAGE_EMULATOR_BINARY_PATH: _storage,
    ...kept
  } = process.env;
  return {
    ...kept,
    XDG_CONFIG_HOME: writeConfigHome(join(folder, 'config')),
    FIREBASE_CLI_DISABLE_UPDATE_CHECK: 'true',
    METADATA_SERVER_DETECTION: 'none',
    NO_COLOR: '1',
  };
}

/**
 * Runs the CLI's own download.
 * @returns its error, or undefined.
 */
function download(name: keyof typeof ARCHIVES, folder: string): Promise<string | undefined> {
  const cli = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');
  const args = [cli, `setup:emulators:${name}`, '--non-interactive'];
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: environment(folder),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      said += chunk;
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      const reason = /Error: (.+)/.exec(said)?.[1] ?? `the Firebase CLI ended with ${code}`;
      resolve(code === 0 ? undefined : reason);
    });
  });
}

async function main(): Promise<void> {
  const folder = join(DATA, 'run', 'emulators-setup');
  mkdirSync(folder, { recursive: true });
  for (const name of ['firestore', 'storage'] as const) {
    console.log(`Fetching the ${ARCHIVES[name]}…`);
    const failure = await download(name, folder);
    if (failure === undefined) {
      console.log(`The ${ARCHIVES[name]} is in the cache of firebase-tools.`);
      continue;
    }
    throw new LauncherError(
      `The archive of the ${ARCHIVES[name]} could not be fetched (${failure}). ` +
        'Check that its host can be reached, set HTTPS_PROXY if there is a proxy, and try again.',
    );
  }
}

try {
  await main();
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
