import { join } from 'node:path';
import type { Emulator } from '@hearthkin/emulators/launcher/emulator-config';
import { DATA } from '@hearthkin/emulators/launcher/paths';
import { portsAt } from '@hearthkin/emulators/launcher/ports';
import type { Progress } from '@hearthkin/emulators/launcher/progress';
import { siteEnvironment } from '@hearthkin/emulators/launcher/site-settings';
import { type Suite, startSuite } from '@hearthkin/emulators/launcher/suite';
import { buildSite } from './build-site';

/** Tests have a project of their own, so that `npm start` may run beside them. */
const PROJECT_ID = 'demo-hearthkin-test';

const siteFolder = (offset: number) => join(DATA, 'run', `site-${PROJECT_ID}-${offset}`);

/** The emulators the tests use. */
export function testEmulators(withSite: boolean): Emulator[] {
  const wanted: Emulator[] = ['auth', 'firestore', 'functions', 'storage'];
  return withSite ? [...wanted, 'hosting'] : wanted;
}

/** Builds the site for exactly the ports of the suite at `offset`. */
export function buildTestSite(offset: number, emulators: readonly Emulator[]): Promise<void> {
  return buildSite(siteEnvironment(PROJECT_ID, portsAt(offset), emulators), siteFolder(offset));
}

export function startTestSuite(
  offset: number,
  emulators: readonly Emulator[],
  progress: Progress,
  signal: AbortSignal,
): Promise<Suite> {
  return startSuite({
    projectId: PROJECT_ID,
    offset,
    emulators,
    siteUrl: `http://127.0.0.1:${portsAt(offset).hosting}`,
    hostingFolder: siteFolder(offset),
    ownStorageRuntime: true,
    onProgress: progress.say,
    signal,
  });
}

/** What tests need to know of the running suite; nothing when they need none. */
export function testEnvironment(suite: Suite | undefined): Record<string, string> {
  if (!suite) return {};
  const { projectId, offset, ports } = suite;
  return {
    HEARTHKIN_SUITE: JSON.stringify({ projectId, offset, ports }),
    GCLOUD_PROJECT: projectId,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.storage}`,
    FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: `${projectId}.appspot.com` }),
    METADATA_SERVER_DETECTION: 'none',
  };
}
