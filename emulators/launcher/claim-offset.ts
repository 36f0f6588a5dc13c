import { join } from 'node:path';
import { LauncherError } from './launcher-error';
import { DATA } from './paths';
import { releaseLock, takeLock } from './pid-lock';
import { isFree } from './port-check';
import { MAX_OFFSET, portsAt, SERVICES } from './ports';

/**
 * No two base ports differ by a multiple of this, so suites at different offsets never use the same
 * port.
 */
export const OFFSET_STEP = 130;

export interface Claim {
  readonly offset: number;
  release(): void;
}

/**
 * Finds the first offset from `start`, in steps of 130, at which all ports are free, and reserves
 * it among this project's commands until it is released. A start up to 22,000 avoids the ephemeral
 * ports of the system (Linux: from 32,768).
 * @throws LauncherError if there is none.
 */
export async function claimOffset(start: number): Promise<Claim> {
  for (let offset = start; offset <= MAX_OFFSET; offset += OFFSET_STEP) {
    const lock = join(DATA, 'run', `offset-${offset}.lock`);
    if (takeLock(lock) !== undefined) continue;
    const ports = portsAt(offset);
    const free = await Promise.all(SERVICES.map((service) => isFree(ports[service])));
    if (free.every(Boolean)) return { offset, release: () => releaseLock(lock) };
    releaseLock(lock);
  }
  throw new LauncherError(
    `No offset from ${start} on has all its ports free. End some of the programs that listen there.`,
  );
}
