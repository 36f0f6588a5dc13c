import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { poll } from '@hearthkin/emulators/launcher/poll';
import type { Progress } from '@hearthkin/emulators/launcher/progress';

const RELOAD_TIMEOUT_MS = 60_000;

/** The emulators log one of these once they have loaded the functions, or can't. */
const LOADED = /Loaded functions definitions from source|Failed to load function definition/g;

/** Emulators with the functions of a checkout, which are built anew for each mutant. */
export interface FunctionsSuite {
  readonly env: Readonly<Record<string, string>>;
  /**
   * Builds the functions, and waits until the emulator has loaded them.
   * @returns what is wrong with them.
   */
  rebuild(): Promise<string | undefined>;
  /** Deletes all documents and accounts. */
  clear(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the emulators for tests of functions, by the code of the checkout itself. */
export async function startFunctionsSuite(
  root: string,
  progress: Progress,
  signal: AbortSignal,
): Promise<FunctionsSuite> {
  const load = (path: string) => import(pathToFileURL(join(root, path)).href);
  const [builds, claims, suites] = (await Promise.all([
    load('emulators/launcher/build-functions.ts'),
    load('emulators/launcher/claim-offset.ts'),
    load('tests/runner/test-suite.ts'),
  ])) as [
    typeof import('@hearthkin/emulators/launcher/build-functions'),
    typeof import('@hearthkin/emulators/launcher/claim-offset'),
    typeof import('../../runner/test-suite'),
  ];
  await builds.buildFunctions();
  const claim = await claims.claimOffset(suites.FIRST_OFFSET);
  const suite = await suites
    .startTestSuite(claim.offset, progress, signal)
    .catch((error: unknown) => {
      claim.release();
      throw error;
    });
  const { projectId, ports, logFile } = suite;
  const loads = () => readFileSync(logFile, 'utf8').match(LOADED) ?? [];
  const remove = async (port: number, path: string) => {
    const address = `http://127.0.0.1:${port}/emulator/v1/projects/${projectId}/${path}`;
    const { ok, status } = await fetch(address, { method: 'DELETE' });
    if (!ok) throw new Error(`${address} answered ${status}`);
  };
  return {
    env: suites.testEnvironment(suite),
    rebuild: async () => {
      const before = loads().length;
      try {
        await builds.buildFunctions();
      } catch (error) {
        return String(error);
      }
      const loaded = () => loads()[before];
      const last = await poll('Loading the functions', loaded, {
        timeoutMs: RELOAD_TIMEOUT_MS,
        signal,
      });
      return last.startsWith('Failed') ? 'The functions do not load' : undefined;
    },
    clear: async () => {
      await remove(ports.firestore, 'databases/(default)/documents');
      await remove(ports.auth, 'accounts');
    },
    stop: async () => {
      await suite.stop();
      claim.release();
    },
  };
}
