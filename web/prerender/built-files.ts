import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';

const ENTRY = 'index.html';

/** The files of a build by the names of their sources, from Vite's manifest. */
export class BuiltFiles {
  readonly #manifest: Manifest;

  constructor(manifest: Manifest) {
    this.#manifest = manifest;
  }

  static async of(folder: string): Promise<BuiltFiles> {
    const text = await readFile(join(folder, '.vite/manifest.json'), 'utf8');
    return new BuiltFiles(JSON.parse(text));
  }

  /** URLs of the entry's style sheets. */
  styleSheets(): string[] {
    return (this.#chunk(ENTRY).css ?? []).map((file) => `/${file}`);
  }

  /** URL of the file built from the source of this name, in any folder. */
  asset(name: string): string {
    return `/${this.#chunk(this.#sourceOf(name)).file}`;
  }

  /** URLs of the scripts that sources need besides those of the entry. */
  scriptsOf(names: readonly string[]): string[] {
    const first = this.#loadedWith(ENTRY);
    const found = new Set<string>();
    for (const name of names) this.#loadedWith(this.#sourceOf(name), found);
    return [...found]
      .filter((name) => !first.has(name))
      .map((name) => `/${this.#chunk(name).file}`);
  }

  #sourceOf(name: string): string {
    const [source, ...more] = Object.keys(this.#manifest).filter((key) => key.endsWith(`/${name}`));
    if (source === undefined || more.length > 0) {
      throw new Error(
        `The build should have one ${name} and has ${more.length + (source ? 1 : 0)}.`,
      );
    }
    return source;
  }

  /** A chunk's name with those of all its direct and indirect imports. */
  #loadedWith(name: string, found = new Set<string>()): Set<string> {
    if (found.has(name)) return found;
    found.add(name);
    for (const inner of this.#chunk(name).imports ?? []) this.#loadedWith(inner, found);
    return found;
  }

  #chunk(name: string): ManifestChunk {
    const chunk = this.#manifest[name];
    if (chunk === undefined) throw new Error(`The build has nothing of ${name}.`);
    return chunk;
  }
}
