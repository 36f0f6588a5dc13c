import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A line that `counted-documents.mjs` writes for a request. */
interface Counted {
  readonly name: string;
  readonly where: string;
  readonly found: number;
  readonly empty: number;
  readonly written: number;
  readonly deleted: number;
}

/** Documents read, written and deleted by one function. */
export interface Counts {
  /** Documents that were read, also those that don't exist. */
  readonly found: number;
  /** Queries without a result, which are billed as one read each. */
  readonly empty: number;
  readonly written: number;
  readonly deleted: number;
}

const NONE: Counts = { found: 0, empty: 0, written: 0, deleted: 0 };

/** The requests to Firestore of a suite's functions and of this process, from now on. */
export class DocumentCounts {
  readonly #folder = mkdtempSync(join(tmpdir(), 'counted-documents-'));
  readonly #file = join(this.#folder, 'requests');
  /** Lines that don't count, each with the first that does again. */
  readonly #passed: { readonly from: number; readonly to: number }[] = [];

  /** Call it before the suite starts, and before anything here uses the Admin SDK. */
  async begin(): Promise<typeof import('../../../emulators/launcher/counted-documents.mjs')> {
    process.env.COUNTED_DOCUMENTS = this.#file;
    return import('../../../emulators/launcher/counted-documents.mjs');
  }

  end(): void {
    delete process.env.COUNTED_DOCUMENTS;
    rmSync(this.#folder, { recursive: true });
  }

  #lines(): string[] {
    if (!existsSync(this.#file)) return [];
    return readFileSync(this.#file, 'utf8').split('\n').slice(0, -1);
  }

  /** Resolves once no request has been made for that long. */
  async quiet(ms: number): Promise<void> {
    for (let before = -1, now = this.#lines().length; now !== before; now = this.#lines().length) {
      before = now;
      await new Promise((resolve) => setTimeout(resolve, ms));
    }
  }

  /** What was counted so far isn't. */
  forget(): void {
    this.#passed.push({ from: 0, to: this.#lines().length });
  }

  /** What is done meanwhile, and follows from it until no request is made for that long, isn't counted. */
  async without(ms: number, act: () => Promise<unknown>): Promise<void> {
    const from = this.#lines().length;
    await act();
    await this.quiet(ms);
    this.#passed.push({ from, to: this.#lines().length });
  }

  /** The counts since, by function, and within it by collection if `isDetailed`. */
  byFunction(isDetailed = false): Map<string, Counts> {
    return this.#by(({ name, where }) => (isDetailed ? `${name} ${where}` : name));
  }

  /** The counts since, by collection, without the queries of some functions that found nothing. */
  byCollection(idle: ReadonlySet<string>): Map<string, Counts> {
    return this.#by(({ name, where, empty }) => (empty > 0 && idle.has(name) ? null : where));
  }

  #by(keyOf: (each: Counted) => string | null): Map<string, Counts> {
    const counts = new Map<string, Counts>();
    for (const [index, line] of this.#lines().entries()) {
      if (this.#passed.some(({ from, to }) => index >= from && index < to)) continue;
      const each = JSON.parse(line) as Counted;
      // Where a sweep continues belongs to its runs.
      if (each.name === 'none' || each.where === 'sweepCursors') continue;
      const key = keyOf(each);
      if (key === null) continue;
      counts.set(key, plus(counts.get(key) ?? NONE, each));
    }
    return counts;
  }
}

function plus(one: Counts, other: Counts): Counts {
  return {
    found: one.found + other.found,
    empty: one.empty + other.empty,
    written: one.written + other.written,
    deleted: one.deleted + other.deleted,
  };
}

export const sumOf = (counts: Iterable<Counts>): Counts => [...counts].reduce(plus, NONE);

/** The counts of a suite, and what counts under a name what this process does. */
export interface Counting {
  readonly counts: DocumentCounts;
  readonly counting: <Result>(name: string, run: () => Promise<Result>) => Promise<Result>;
}
