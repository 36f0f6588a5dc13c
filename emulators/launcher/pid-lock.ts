import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isAlive } from './process-tree.mjs';

/**
 * Takes a lock file for this process.
 * @returns undefined on success, or the pid that holds it. The lock of a dead process is taken
 * over; a process can't take the same lock twice.
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
    // It was released just now.
    return 0;
  }
}
