import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isAbsolute, join, relative } from 'node:path';
import { type Emulator, type FirebaseJson, localFirebaseConfig } from './emulator-config';
import {
  ensureLocalSecrets,
  type LocalPayments,
  localParams,
  writeParams,
} from './function-params';
import { ROOT } from './paths';
import { portsAt } from './ports';

export interface CliOptions {
  readonly projectId: string;
  readonly offset: number;
  readonly emulators: readonly Emulator[];
  readonly siteUrl: string;
  readonly payments: LocalPayments;
  readonly importFrom: string | undefined;
  readonly hostingFolder: string | undefined;
  readonly rules: string | undefined;
  readonly storageRules: string | undefined;
}

/**
 * Writes the configuration of one suite and returns its path. The CLI resolves paths relative to
 * the file, so the file is in the root.
 * @param folder the suite's own folder, which also gets the functions' parameters.
 */
export function writeCliConfig(options: CliOptions, folder: string): string {
  const base: FirebaseJson = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'));
  const ports = portsAt(options.offset);
  const params = join(folder, 'params');
  writeParams(params, localParams(ports, options.siteUrl, options.payments));
  ensureLocalSecrets(join(ROOT, 'functions', 'dist'));
  const config = localFirebaseConfig(base, {
    ports,
    emulators: options.emulators,
    configDir: relative(ROOT, params),
    hostingFolder: options.hostingFolder && fromRoot(options.hostingFolder),
    rules: options.rules && fromRoot(options.rules),
    storageRules: options.storageRules && fromRoot(options.storageRules),
  });
  const path = join(ROOT, `firebase.local-${options.projectId}-${options.offset}.json`);
  writeFileSync(path, JSON.stringify(config, null, 2));
  return path;
}

/** A path relative to the project, as firebase.json needs it. */
export function fromRoot(path: string): string {
  return isAbsolute(path) ? relative(ROOT, path) : path;
}

/**
 * Starts the Firebase CLI of node_modules.
 * @param folder its working folder, for debug logs and unfinished exports.
 */
export function spawnCli(
  options: CliOptions,
  configPath: string,
  folder: string,
  env: NodeJS.ProcessEnv,
): ChildProcess {
  const cli = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');
  const preload = (name: string) => ['--import', new URL(name, import.meta.url).href];
  const args = [
    ...preload('./end-with-parent.mjs'),
    ...preload('./quick-auth-start.mjs'),
    ...preload('./password-dates.mjs'),
    ...preload('./config-name.mjs'),
    ...preload('./storage-emulator.mjs'),
    ...preload('./rules-watch.mjs'),
    ...preload('./lean-functions.mjs'),
    ...preload('./kept-connections.mjs'),
    ...preload('./suite-secrets.mjs'),
    cli,
    'emulators:start',
    ...['--config', configPath, '--project', options.projectId],
    ...['--only', options.emulators.filter((name) => name !== 'ui').join(',')],
    '--non-interactive',
    ...(options.importFrom ? ['--import', options.importFrom] : []),
  ];
  return spawn(process.execPath, args, {
    cwd: folder,
    env,
    // A process group of its own: Ctrl-C reaches only the launcher, which then stops things in
    // order.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}
