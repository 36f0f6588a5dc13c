import { join } from 'node:path';
import { LauncherError } from './launcher-error';
import { DATA } from './paths';
import { releaseLock, takeLock } from './pid-lock';
import { isFree } from './port-check';
import { MAX_OFFSET, portsAt, SERVICES } from './ports';

/** No two base ports lie a multiple of this apart, so neighbours never want the same port. */
export const OFFSET_STEP = 130;

export interface Claim {
  readonly offset: number;
  release(): void;
}

/**
 * Finds the first offset from `start` on, in steps of 130, at which all ports are free, and keeps
 * other commands of this project from choosing the same one until it is released. A start up to
 * 22,000 keeps clear of the ports that systems give to outgoing connections (Linux: from 32,768 on).
 * @throws LauncherError when there is none.
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
