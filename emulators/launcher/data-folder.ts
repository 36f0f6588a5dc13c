import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { LauncherError } from './launcher-error';
import { releaseLock, takeLock } from './pid-lock';

const POINTER = 'current';
const LOCK = 'lock';
const COMPLETE = /^snapshot-(\d+)$/;
/** The last file an export writes; without it a folder is incomplete. */
const METADATA = 'firebase-export-metadata.json';

/**
 * The data of `npm start`, kept between runs. Each export is a new snapshot folder, and a pointer
 * file is switched to it once it is complete. A kill at any moment loses only later changes.
 */
export class DataFolder {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
    mkdirSync(path, { recursive: true });
  }

  /**
   * Locks this folder against other launchers until `unlock`.
   * @throws LauncherError naming the process that holds it.
   */
  lock(): void {
    const holder = takeLock(join(this.path, LOCK));
    if (holder === undefined) return;
    throw new LauncherError(
      `Process ${holder} already works on the data in ${this.path}. ` +
        'End it, or keep the data of this run elsewhere: npm start -- --data FOLDER --port-offset 100',
    );
  }

  unlock(): void {
    releaseLock(join(this.path, LOCK));
  }

  /** The newest complete snapshot to import, or undefined. Deletes incomplete exports. */
  newest(): string | undefined {
    const chosen = this.#pointed() ?? this.#highest();
    for (const name of readdirSync(this.path)) {
      if (name.startsWith('snapshot-') && name !== chosen) this.#remove(name);
    }
    return chosen && join(this.path, chosen);
  }

  /**
   * Exports into a new folder and makes it the current one atomically.
   * @param write fills the given folder.
   */
  async save(write: (folder: string) => Promise<void>): Promise<void> {
    const name = `snapshot-${this.#nextNumber()}`;
    const unfinished = `${name}.unfinished`;
    this.#remove(unfinished);
    await write(join(this.path, unfinished));
    if (!this.#isWhole(unfinished)) throw new Error(`The export to ${unfinished} is incomplete.`);
    renameSync(join(this.path, unfinished), join(this.path, name));
    const pointer = join(this.path, POINTER);
    writeFileSync(`${pointer}.new`, name);
    renameSync(`${pointer}.new`, pointer);
    for (const other of readdirSync(this.path)) {
      if (COMPLETE.test(other) && other !== name) this.#remove(other);
    }
  }

  #pointed(): string | undefined {
    const pointer = join(this.path, POINTER);
    const name = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : '';
    return COMPLETE.test(name) && this.#isWhole(name) ? name : undefined;
  }

  /** In case the pointer is lost: snapshots have increasing numbers. */
  #highest(): string | undefined {
    return readdirSync(this.path)
      .filter((name) => COMPLETE.test(name) && this.#isWhole(name))
      .sort((a, b) => numberOf(a) - numberOf(b))
      .at(-1);
  }

  #nextNumber(): number {
    return Math.max(0, ...readdirSync(this.path).map(numberOf)) + 1;
  }

  #isWhole(name: string): boolean {
    return existsSync(join(this.path, name, METADATA));
  }

  #remove(name: string): void {
    rmSync(join(this.path, name), { recursive: true, force: true });
  }
}

function numberOf(name: string): number {
  return Number(/^snapshot-(\d+)/.exec(name)?.[1] ?? 0);
}
