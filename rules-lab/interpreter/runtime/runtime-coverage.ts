import { renameSync, writeFileSync } from 'node:fs';
import { Coverage } from '../coverage';
import type { Ruleset } from '../ruleset';

/** How long counting goes on before what was counted is written. */
const DELAY_MS = 200;

/**
 * Keeps a file with the coverage of the rules that were loaded last, in the form of the official
 * engine's report. Rules that are loaded again go on counting where they were.
 */
export class CoverageFile {
  readonly #path: string;
  readonly #byText = new Map<string, Coverage>();
  #latest: Ruleset | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  loaded(ruleset: Ruleset): void {
    this.#latest = ruleset;
    this.#writeSoon();
  }

  /** Where a verification by these rules counts. */
  of({ source }: Ruleset): Coverage {
    const coverage = this.#byText.get(source.text) ?? new Coverage();
    this.#byText.set(source.text, coverage);
    this.#writeSoon();
    return coverage;
  }

  /** Writes the file now, whole or not at all. */
  write(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!this.#latest) return;
    const coverage = this.#byText.get(this.#latest.source.text) ?? new Coverage();
    const unfinished = `${this.#path}.${process.pid}`;
    try {
      writeFileSync(unfinished, JSON.stringify(coverage.toReport(this.#latest)));
      renameSync(unfinished, this.#path);
    } catch (error) {
      // Files are still handed out and taken; only the report is missing.
      console.error(`The coverage of the storage rules was not written: ${String(error)}`);
    }
  }

  #writeSoon(): void {
    this.#timer ??= setTimeout(() => this.write(), DELAY_MS).unref();
  }
}
