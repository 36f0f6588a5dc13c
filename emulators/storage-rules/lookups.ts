import type { Lookup } from './eval/host';
import type { MapValue } from './types/value';

/** Maximum number of documents per request; repeated reads are free. */
const MAX_DOCUMENTS = 2;

/** The documents of one evaluation: those read before it, and the first that is missing. */
export class Lookups {
  readonly #known: ReadonlyMap<string, MapValue | undefined>;
  readonly #asked = new Set<string>();
  #wanted: string | undefined;

  constructor(known: ReadonlyMap<string, MapValue | undefined>) {
    this.#known = known;
  }

  /** The first requested document that hasn't been read. */
  get wanted(): string | undefined {
    return this.#wanted;
  }

  lookUp(path: string): Lookup {
    this.#asked.add(path);
    if (this.#asked.size > MAX_DOCUMENTS && !this.#isAmongFirst(path)) return { state: 'refused' };
    if (!this.#known.has(path)) {
      this.#wanted ??= path;
      return { state: 'pending' };
    }
    const fields = this.#known.get(path);
    return fields ? { state: 'found', fields } : { state: 'missing' };
  }

  #isAmongFirst(path: string): boolean {
    return [...this.#asked].indexOf(path) < MAX_DOCUMENTS;
  }
}
