import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly isDynamicEntry?: boolean;
}

const FIRST = 'index.html';

/** Loaded by every page for signed-in people, besides the page's own code. */
const SIGNED_IN = [
  'src/session/auth-client.ts',
  'src/app/account-menu.tsx',
  'src/app/unread-count.tsx',
  'src/features/notifications/notification-bell.tsx',
];

/** Loaded once such a page has shown what it asked for first. */
const DATABASE = 'src/data/kit/database.ts';

/** Compressed size of a built site's scripts in bytes, from the build's manifest. */
export class ScriptWeight {
  readonly #chunks: Readonly<Record<string, Chunk>>;
  readonly #weights: ReadonlyMap<string, number>;
  readonly #texts: ReadonlyMap<string, string>;

  private constructor(chunks: Record<string, Chunk>, texts: ReadonlyMap<string, string>) {
    this.#chunks = chunks;
    this.#texts = texts;
    const weights = [...texts].map(
      ([file, text]) => [file, gzipSync(text, { level: 9 }).length] as const,
    );
    this.#weights = new Map(weights);
  }

  static async of(folder: string): Promise<ScriptWeight> {
    const text = await readFile(join(folder, '.vite/manifest.json'), 'utf8');
    const chunks: Record<string, Chunk> = JSON.parse(text);
    const files = new Set(Object.values(chunks).map(({ file }) => file));
    const read = async (file: string): Promise<[string, string]> => [
      file,
      await readFile(join(folder, file), 'utf8'),
    ];
    const scripts = [...files].filter((file) => file.endsWith('.js'));
    return new ScriptWeight(chunks, new Map(await Promise.all(scripts.map(read))));
  }

  /** The sources of all pages with code of their own. */
  pages(): string[] {
    return Object.entries(this.#chunks).flatMap(([source, { isDynamicEntry }]) =>
      isDynamicEntry && source.endsWith('-page.tsx') ? [source] : [],
    );
  }

  /** What a visitor's first page loads until it is hydrated. */
  asVisitor(page: string): number {
    return this.#sum([FIRST, page]);
  }

  /** What a signed-in person's first page loads until it shows what it is about. */
  asSignedIn(page: string): number {
    return this.#sum([FIRST, page, ...SIGNED_IN]);
  }

  /** The same with the database, which reads what changes from then on. */
  asLive(page: string): number {
    return this.#sum([FIRST, page, ...SIGNED_IN, DATABASE]);
  }

  /** The names of the files that a visitor's first page loads. */
  filesOf(page: string): string[] {
    return [...this.#files([FIRST, page])];
  }

  /** The same for a signed-in person. */
  filesAsSignedIn(page: string): string[] {
    return [...this.#files([FIRST, page, ...SIGNED_IN])];
  }

  /** The names of the files that one source brings, the first page’s among them. */
  filesOfEntry(source: string): string[] {
    return [...this.#files([source])];
  }

  /** The compressed size of one file in bytes. */
  weightOf(file: string): number {
    return this.#weights.get(file) ?? 0;
  }

  /** The names of the scripts with such a text. */
  filesThat(fits: (text: string) => boolean): string[] {
    return [...this.#texts].flatMap(([file, text]) => (fits(text) ? [file] : []));
  }

  #sum(sources: readonly string[]): number {
    return [...this.#files(sources)].reduce((sum, file) => sum + (this.#weights.get(file) ?? 0), 0);
  }

  #files(sources: readonly string[]): Set<string> {
    const found = new Set<string>();
    const add = (source: string) => {
      const chunk = this.#chunks[source];
      if (chunk === undefined) throw new Error(`The build has nothing of ${source}`);
      if (found.has(chunk.file)) return;
      found.add(chunk.file);
      for (const inner of chunk.imports ?? []) add(inner);
    };
    for (const source of sources) add(source);
    return found;
  }
}
