import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** Opens every address that has no page of its own. */
const SHELL = 'shell.html';
/** Where an installed app begins, and what must open when nothing else does. */
const PAGES_KEPT = ['index.html', 'crisis-support.html'];

/** Lazy chunks that are needed offline, by source: crisis help and the shell. Each matches a file. */
export const LOADED_ON_USE = [
  /^src\/app\/landing-page\./,
  /^src\/app\/mobile-drawer\./,
  /^src\/app\/shell-snackbars\./,
  /^src\/app\/crisis-/,
  /^src\/features\/crisis-support\/crisis-/,
  /^src\/session\/auth-client\./,
];

export interface KeptFiles {
  /** Addresses to keep in advance, with the file behind each. */
  readonly files: ReadonlyMap<string, string>;
  /** Addresses of the pages that were rendered when the site was built. */
  readonly pages: readonly string[];
}

/**
 * What a visitor's browser keeps of a built site, so that its shell and its crisis page open offline.
 * @throws Error naming the page that the build lacks.
 */
export async function keptFiles(folder: string): Promise<KeptFiles> {
  const names = await readdir(folder);
  const built = names.filter((name) => name.endsWith('.html'));
  for (const page of [SHELL, ...PAGES_KEPT]) {
    if (!built.includes(page))
      throw new Error(`The built site has no ${page} to keep for offline.`);
  }
  const manifest: Manifest = JSON.parse(
    await readFile(join(folder, '.vite', 'manifest.json'), 'utf8'),
  );
  const kept = [SHELL, ...PAGES_KEPT];
  const assets = new Set(chunkFiles(manifest));
  for (const file of [...kept, ...[...assets].filter((file) => file.endsWith('.css'))]) {
    for (const asset of mentioned(await readFile(join(folder, file), 'utf8'))) assets.add(asset);
  }
  const plain = names.filter((name) => /\.(webmanifest|svg|png)$/.test(name));
  return {
    files: new Map([
      ...kept.map((file) => [addressOf(file), file] as const),
      ...[...assets, ...plain].sort().map((file) => [`/${file}`, file] as const),
    ]),
    pages: built.filter((name) => name !== SHELL).map(addressOf),
  };
}

/** The scripts and styles of the entry, and of what is kept of the rest, with all they import. */
function chunkFiles(manifest: Manifest): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (chunk === undefined || seen.has(name)) return;
    seen.add(name);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    const wanted = chunk.dynamicImports?.filter((name) =>
      LOADED_ON_USE.some((pattern) => pattern.test(name)),
    );
    for (const next of [...(chunk.imports ?? []), ...(wanted ?? [])]) visit(next);
  };
  for (const [name, { isEntry }] of Object.entries(manifest)) if (isEntry) visit(name);
  return files;
}

/** Files of the build that a page or a style sheet names. */
function mentioned(text: string): string[] {
  return [...text.matchAll(/\/(assets\/[\w.-]+)/g)].flatMap(([, file]) => file ?? []);
}

/** The address under which the site serves a page: without its ending. */
function addressOf(file: string): string {
  return file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
}
