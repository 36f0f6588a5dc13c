import type { Ports } from '@hearthkin/emulators/launcher/ports';
import { Scheduled } from '@hearthkin/emulators/launcher/scheduled';

/** The local suite that `npm test` started for the tests. */
export interface TestSuite {
  readonly projectId: string;
  readonly offset: number;
  readonly ports: Ports;
  /** Where the stand-in for Stripe answers; undefined where nothing is paid. */
  readonly testPaymentsUrl?: string;
  /** Whether functions run in the process of the test, in a project without triggers: see `worker-project.ts`. */
  readonly inProcess?: boolean;
}

/**
 * The suite of this test run.
 * @throws Error telling how to start one.
 */
export function testSuite(): TestSuite {
  const described = process.env.HEARTHKIN_SUITE;
  if (!described) {
    throw new Error('This test needs the local suite. Run it with: npm test -- rules functions');
  }
  return JSON.parse(described);
}

/**
 * Runs one scheduled function, or all of them, and waits.
 * @throws Error if there is no such function, or it failed.
 */
export async function tick(name?: string): Promise<void> {
  const { ports, projectId, inProcess } = testSuite();
  if (inProcess && name !== undefined) return (await import('./in-process')).runScheduled(name);
  await new Scheduled(ports.functions, projectId).tick(name);
}
