import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { REGION } from '@hearthkin/domain/foundation/region';
import type { FirebaseJson } from '@hearthkin/emulators/launcher/emulator-config';
import { ROOT } from '@hearthkin/emulators/launcher/paths';
import { deployedIndexes } from './browse-indexes';
import { deployedHeaders } from './deployed-headers';
import type { Settings } from './settings';

/** In the project's folder, since the paths in it are relative to its own. */
const CONFIG = 'firebase.deploy.json';

const INDEXES = 'firestore.indexes.deploy.json';

/**
 * The settings of the functions in one project: those of all, and of `functions/.env.PROJECT`.
 * @throws Error if that file is missing.
 */
export function functionSettings(projectId: string): Settings {
  return { ...settingsOf('functions/.env'), ...settingsOf(`functions/.env.${projectId}`) };
}

/**
 * The settings of the site in one project: `web/.env.PROJECT`.
 * @throws Error if they are missing, or another project's.
 */
export function siteSettings(projectId: string): Settings {
  const settings = settingsOf(`web/.env.${projectId}`);
  if (settings.VITE_FIREBASE_PROJECT_ID !== projectId) {
    throw new Error(
      `web/.env.${projectId} names the project “${settings.VITE_FIREBASE_PROJECT_ID ?? ''}”: visitors of ${projectId} would use that one.`,
    );
  }
  return settings;
}

/** The settings of the functions that the build of the site reads as well: who runs it. */
export function operatorSettings(functions: Settings): Settings {
  return Object.fromEntries(
    Object.entries(functions).filter(([name]) => name.startsWith('OPERATOR_')),
  );
}

function settingsOf(file: string): Settings {
  const path = join(ROOT, file);
  if (!existsSync(path)) {
    throw new Error(`${file} is missing: docs/operations.md says what goes there.`);
  }
  const found = Object.entries(parseEnv(readFileSync(path, 'utf8')));
  return Object.fromEntries(found.map(([name, value]) => [name, value ?? '']));
}

/** firebase.json with the headers of one project. */
export function deployedConfig(settings: Settings): FirebaseJson {
  const base: FirebaseJson = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'));
  const hosts = {
    projectId: settings.VITE_FIREBASE_PROJECT_ID ?? '',
    authDomain: settings.VITE_FIREBASE_AUTH_DOMAIN ?? '',
    usesAppCheck: Boolean(settings.VITE_APP_CHECK_KEY),
    sentryDsn: settings.VITE_SENTRY_DSN,
  };
  const headers = deployedHeaders(base.hosting?.headers ?? [], hosts, REGION);
  return { ...base, hosting: { ...base.hosting, headers } };
}

/** Writes a configuration, with the indexes that it names, where the Firebase CLI finds it. Returns the file's name. */
export function writeDeployedConfig(config: FirebaseJson, file = CONFIG): string {
  const firestore = { ...config.firestore, indexes: INDEXES };
  writeFileSync(join(ROOT, INDEXES), JSON.stringify(deployedIndexes()));
  writeFileSync(join(ROOT, file), `${JSON.stringify({ ...config, firestore }, null, 2)}\n`);
  return file;
}
