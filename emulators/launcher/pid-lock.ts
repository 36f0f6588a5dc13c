import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isAlive } from './process-tree.mjs';

/**
 * Takes a lock file for this process. Returns undefined when that worked, or the process that holds
 * it. A lock whose process has ended is taken over; one process may not take the same lock twice.
 */
export function takeLock(path: string): number | undefined {
  mkdirSync(dirname(path), { recursive: true });
  for (;;) {
    try {
      writeFileSync(path, String(process.pid), { flag: 'wx' });
      return undefined;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = readHolder(path);
    if (holder > 0 && isAlive(holder)) return holder;
    rmSync(path, { force: true });
  }
}

export function releaseLock(path: string): void {
  rmSync(path, { force: true });
}

function readHolder(path: string): number {
  try {
    return Number(readFileSync(path, 'utf8'));
  } catch {
    // It was released in this very moment.
    return 0;
  }
}
