import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { manifestJar } from './manifest-jar';

const FIRESTORE_MAIN = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const CLI_COMPONENT = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

/** An emulator archive that isn't part of firebase-tools. */
export interface Archive {
  /** For the progress line, e.g. "from the Google Cloud CLI". */
  origin: string;
  /** Environment variables that make the Firebase CLI use it. */
  env: Record<string, string>;
  /** A folder to put first on the Firebase CLI's PATH. */
  bin?: string;
}

interface DownloadTable {
  firestore: { downloadPathRelativeToCacheDir: string };
  storage: { downloadPathRelativeToCacheDir: string };
  ui: { main: { binaryPathRelativeToCacheDir: string } };
}

/** firebase-tools' own table of downloads, so that names and versions match the package. */
function downloadTable(): DownloadTable {
  const require = createRequire(import.meta.url);
  const info = require.resolve('firebase-tools/lib/emulator/downloadableEmulatorInfo.json');
  return JSON.parse(readFileSync(info, 'utf8'));
}

function cached(relativePath: string, env: NodeJS.ProcessEnv): string | undefined {
  const folder = env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache', 'firebase', 'emulators');
  const path = join(folder, relativePath);
  return existsSync(path) ? path : undefined;
}

/** Folders where the Google Cloud CLI may be installed: next to `gcloud`, and the usual ones. */
function cloudCliFolders(env: NodeJS.ProcessEnv): string[] {
  const beside = (env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'gcloud'))
    .filter((path) => existsSync(path))
    .map((path) => dirname(dirname(realpathSync(path))));
  return [
    ...beside,
    '/usr/lib/google-cloud-sdk',
    '/usr/share/google-cloud-sdk',
    '/opt/google-cloud-sdk',
    '/snap/google-cloud-cli/current',
    '/opt/homebrew/share/google-cloud-sdk',
    '/usr/local/share/google-cloud-sdk',
    join(homedir(), 'google-cloud-sdk'),
  ];
}

/**
 * The Firestore emulator: FIRESTORE_EMULATOR_BINARY_PATH, firebase-tools' cache, the component of
 * the Google Cloud CLI (wrapped into a jar with a main class in `cacheFolder`), or a download.
 */
export function findFirestoreArchive(cacheFolder: string, env = process.env): Archive {
  const given = env.FIRESTORE_EMULATOR_BINARY_PATH;
  if (given) return { origin: 'from FIRESTORE_EMULATOR_BINARY_PATH', env: {} };
  if (cached(downloadTable().firestore.downloadPathRelativeToCacheDir, env)) {
    return { origin: 'from the cache of firebase-tools', env: {} };
  }
  const component = cloudCliFolders(env)
    .map((folder) => join(folder, CLI_COMPONENT))
    .find((path) => existsSync(path));
  if (!component) return { origin: 'downloaded by firebase-tools', env: {} };
  mkdirSync(cacheFolder, { recursive: true });
  const jar = join(cacheFolder, 'firestore-emulator-launcher.jar');
  const content = manifestJar(FIRESTORE_MAIN, component);
  // Two suites may start at once, so the file is written only if it changes.
  if (!existsSync(jar) || !readFileSync(jar).equals(content)) writeFileSync(jar, content);
  return {
    origin: 'from the Google Cloud CLI',
    env: { FIRESTORE_EMULATOR_BINARY_PATH: jar },
  };
}

/**
 * The official Storage rules runtime: STORAGE_EMULATOR_BINARY_PATH or firebase-tools' cache.
 * Undefined if there is none, or with STORAGE_RULES_RUNTIME=own.
 */
export function findStorageArchive(env = process.env): Archive | undefined {
  if (env.STORAGE_RULES_RUNTIME === 'own') return undefined;
  if (env.STORAGE_EMULATOR_BINARY_PATH) {
    return { origin: 'by the archive of STORAGE_EMULATOR_BINARY_PATH', env: {} };
  }
  return cached(downloadTable().storage.downloadPathRelativeToCacheDir, env)
    ? { origin: 'by the archive in the cache of firebase-tools', env: {} }
    : undefined;
}

/** Whether the Emulator UI can start without a download. */
export function isUiCached(env = process.env): boolean {
  return cached(downloadTable().ui.main.binaryPathRelativeToCacheDir, env) !== undefined;
}
