import { join } from 'node:path';
import { claimOffset } from '@hearthkin/emulators/launcher/claim-offset';
import type { Emulator } from '@hearthkin/emulators/launcher/emulator-config';
import { DATA } from '@hearthkin/emulators/launcher/paths';
import type { PaymentChoice } from '@hearthkin/emulators/launcher/payment-choice';
import { portsAt } from '@hearthkin/emulators/launcher/ports';
import type { Progress } from '@hearthkin/emulators/launcher/progress';
import { seed } from '@hearthkin/emulators/launcher/seed-target';
import { siteEnvironment } from '@hearthkin/emulators/launcher/site-settings';
import { type Suite, startSuite } from '@hearthkin/emulators/launcher/suite';
import { buildSite } from './build-site';

interface HostedSuiteOptions {
  readonly projectId: string;
  /** The first port offset to try. */
  readonly firstOffset: number;
  readonly emulators: readonly Emulator[];
  /** Number of sample companions, along with the other samples; null for an empty suite. */
  readonly companions: number | null;
  /** Whether bookings are paid; `none` unless told. */
  readonly payments?: PaymentChoice;
  /** See startSuite. */
  readonly ownStorageRuntime?: boolean;
  readonly progress: Progress;
  readonly signal?: AbortSignal;
}

/** Runs `use` with a suite of its own that hosts the built site. */
export async function withHostedSuite<Result>(
  options: HostedSuiteOptions,
  use: (suite: Suite, siteUrl: string) => Promise<Result>,
): Promise<Result> {
  const { projectId, emulators, companions, payments, progress, signal, ownStorageRuntime } =
    options;
  const { offset, release } = await claimOffset(options.firstOffset);
  const ports = portsAt(offset);
  const hostingFolder = join(DATA, 'run', `site-${projectId}-${offset}`);
  const siteUrl = `http://127.0.0.1:${ports.hosting}`;
  try {
    const env = siteEnvironment(projectId, ports, emulators, payments);
    // Hosting reads the folder with each request, so both take place at once.
    const built = progress.step('Site built', () => buildSite(env, hostingFolder));
    built.catch(() => undefined);
    const suite = await startSuite({
      projectId,
      offset,
      emulators,
      siteUrl,
      hostingFolder,
      ...(payments && { payments }),
      ...(ownStorageRuntime && { ownStorageRuntime }),
      onProgress: progress.say,
      ...(signal && { signal }),
    });
    try {
      await built;
      if (companions !== null) await seed(suite, companions, progress);
      return await use(suite, siteUrl);
    } finally {
      await suite.stop();
    }
  } finally {
    release();
  }
}
