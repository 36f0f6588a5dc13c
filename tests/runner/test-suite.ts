import { join } from 'node:path';
import { claimOffset } from '@hearthkin/emulators/launcher/claim-offset';
import type { Emulator } from '@hearthkin/emulators/launcher/emulator-config';
import { DATA } from '@hearthkin/emulators/launcher/paths';
import type { Progress } from '@hearthkin/emulators/launcher/progress';
import { startSite } from '@hearthkin/emulators/launcher/site-server';
import { siteEnvironment } from '@hearthkin/emulators/launcher/site-settings';
import { type Suite, startSuite } from '@hearthkin/emulators/launcher/suite';
import { withHostedSuite } from './hosted-suite';

/** A project of its own, so that `npm start` can run at the same time. */
const PROJECT_ID = 'demo-hearthkin-test';
const SECOND_PROJECT_ID = 'demo-hearthkin-test-2';
const PILOT_PROJECT_ID = 'demo-hearthkin-pilot';
const BROWSER_PROJECT_ID = 'demo-hearthkin-e2e';

/** The first port offset to try. */
export const FIRST_OFFSET = 10_000;

const EMULATORS: readonly Emulator[] = ['auth', 'firestore', 'functions', 'storage'];

/** The suite shared by the tests of rules and functions. Nothing is paid in it. */
export function startTestSuite(
  offset: number,
  progress: Progress,
  signal: AbortSignal,
  projectId = PROJECT_ID,
): Promise<Suite> {
  return startSuite({
    projectId,
    offset,
    emulators: EMULATORS,
    ownStorageRuntime: true,
    onProgress: progress.say,
    signal,
  });
}

/** Such a suite for `use` alone, beside the shared one. */
export async function withTestSuite<Result>(
  progress: Progress,
  signal: AbortSignal,
  use: (suite: Suite) => Promise<Result>,
): Promise<Result> {
  const { offset, release } = await claimOffset(FIRST_OFFSET);
  try {
    const suite = await startTestSuite(offset, progress, signal, SECOND_PROJECT_ID);
    return await use(suite).finally(() => suite.stop());
  } finally {
    release();
  }
}

type HostedUse<Result> = (suite: Suite, siteUrl: string) => Promise<Result>;

/** A suite with the built site where nothing is paid, for the browser tests of a pilot. */
export function withPilotSuite<Result>(
  progress: Progress,
  signal: AbortSignal,
  use: HostedUse<Result>,
): Promise<Result> {
  return withHostedSuite({ ...hosted(progress, signal), projectId: PILOT_PROJECT_ID }, use);
}

/**
 * The suite of the other browser tests: the built site and test payments. Data of other tests would
 * slow down its writes and make lists longer.
 */
export function withBrowserSuite<Result>(
  progress: Progress,
  signal: AbortSignal,
  use: HostedUse<Result>,
): Promise<Result> {
  const options = { ...hosted(progress, signal), projectId: BROWSER_PROJECT_ID };
  return withHostedSuite({ ...options, payments: 'stripe' }, use);
}

/** Serves the site as `npm start` does, beside a suite whose bookings are paid. */
export async function withDevelopmentSite(
  { projectId, offset, ports, emulators }: Suite,
  progress: Progress,
  signal: AbortSignal,
  use: (siteUrl: string) => Promise<void>,
): Promise<void> {
  const env = siteEnvironment(projectId, ports, emulators, 'stripe');
  const log = join(DATA, 'run', `site-${offset}.log`);
  const site = await progress.step('Development site ready', () =>
    startSite(ports.site, env, log, signal),
  );
  await use(site.url).finally(() => site.stop());
}

function hosted(progress: Progress, signal: AbortSignal) {
  return {
    firstOffset: FIRST_OFFSET,
    emulators: [...EMULATORS, 'hosting' as const],
    ownStorageRuntime: true,
    companions: null,
    progress,
    signal,
  };
}

/** The environment variables for tests; empty if they need no emulators. */
export function testEnvironment(suite: Suite | undefined): Record<string, string> {
  if (!suite) return {};
  const { projectId, offset, ports, testPaymentsUrl } = suite;
  return {
    HEARTHKIN_SUITE: JSON.stringify({ projectId, offset, ports, testPaymentsUrl }),
    GCLOUD_PROJECT: projectId,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.storage}`,
    FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: `${projectId}.appspot.com` }),
    METADATA_SERVER_DETECTION: 'none',
  };
}
