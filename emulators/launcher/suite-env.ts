import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir, userInfo } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import type { Archive } from './archives';
import type { Java } from './java';

/** Variables that would redirect the emulators or functions elsewhere. */
const DROPPED =
  /^(GOOGLE_APPLICATION_CREDENTIALS|FIREBASE_TOKEN|FIREBASE_CONFIG|GCLOUD_PROJECT|GOOGLE_CLOUD_PROJECT|DEBUG|NODE_CHANNEL_FD|VITE_.*|OPERATOR_.*|MAIL_SMTP_URL|MAIL_ACCESS_TOKEN|STRIPE_SECRET_KEY|STRIPE_WEBHOOK_SECRET|.*_EMULATOR_HOST|FIREBASE_EMULATOR_HUB)$/;

/**
 * The Firestore emulator lives for minutes: the simple compiler and collector halve its CPU time
 * and memory.
 */
const JAVA_OPTIONS = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC';

/** The Firebase CLI's settings for finding out which functions there are, wherever it does. */
export const FUNCTIONS_DISCOVERY = {
  // Through a file instead of a port that two runs could compete for.
  FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
  // Seconds a function may take to load, instead of ten. A call whose process is killed is never answered.
  FUNCTIONS_DISCOVERY_TIMEOUT: '120',
};

/**
 * The environment of the Firebase CLI and its children: no credentials, update checks, usage
 * reports, or look-ups of packages or cloud metadata. Nothing leaves this machine.
 * @param configHome a folder for the CLI's own settings, so that a personal login isn't read.
 * @param archives the archives that aren't part of the CLI.
 */
export function suiteEnvironment(
  java: Java,
  configHome: string,
  archives: readonly Archive[],
): NodeJS.ProcessEnv {
  const kept = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !DROPPED.test(name)),
  );
  const folders = archives.flatMap(({ bin }) => (bin === undefined ? [] : [bin]));
  if (java.command !== 'java') folders.push(dirname(java.command));
  return {
    ...kept,
    ...Object.assign({}, ...archives.map(({ env }) => env)),
    PATH: [...folders, process.env.PATH ?? ''].join(delimiter),
    XDG_CONFIG_HOME: writeConfigHome(configHome),
    FIREBASE_CLI_DISABLE_UPDATE_CHECK: 'true',
    NO_UPDATE_NOTIFIER: '1',
    METADATA_SERVER_DETECTION: 'none',
    TMPDIR: ownTemporaryFolder(),
    ...FUNCTIONS_DISCOVERY,
    // Concurrent calls, each in a process that takes a CPU second to load. The default of fifty
    // would be slower than queueing.
    FUNCTIONS_EMULATOR_PARALLEL: String(Math.max(4, availableParallelism() * 2)),
    // The CLI asks npm whether firebase-functions is outdated; offline it only uses the cache.
    npm_config_offline: 'true',
    JAVA_TOOL_OPTIONS: [JAVA_OPTIONS, process.env.JAVA_TOOL_OPTIONS].filter(Boolean).join(' '),
    NO_COLOR: '1',
  };
}

/** A temporary folder for each user of the machine: emulators name files there after the project, which two may both have. */
function ownTemporaryFolder(): string {
  const folder = join(tmpdir(), `hearthkin-${userInfo().username}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** Settings that say "checked just now" and "no usage reports", so that the CLI fetches nothing. */
export function writeConfigHome(folder: string): string {
  const settings = join(folder, 'configstore');
  mkdirSync(settings, { recursive: true });
  writeFileSync(
    join(settings, 'firebase-tools.json'),
    JSON.stringify({ usage: false, motd: { fetched: Date.now() } }),
  );
  return folder;
}
