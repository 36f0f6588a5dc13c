import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** Opens every URL without a prerendered page. */
const SHELL = 'shell.html';
/** The installed app's start page, and the crisis page, which must always open. */
const PRECACHED_PAGES = ['index.html', 'crisis-support.html'];

/** Lazy chunks needed offline: crisis help and the shell. Each pattern must match a source file. */
export const OFFLINE_CHUNKS = [
  /^src\/app\/landing-page\./,
  /^src\/app\/mobile-drawer\./,
  /^src\/app\/shell-snackbars\./,
  /^src\/app\/crisis-/,
  /^src\/features\/crisis-support\/crisis-/,
  /^src\/ui\/crisis\/local-crisis\./,
  /^src\/session\/auth-client\./,
];

export interface PrecacheFiles {
  /** URLs to precache, with their files. */
  readonly files: ReadonlyMap<string, string>;
  /** URLs of the prerendered pages. */
  readonly pages: readonly string[];
}

/**
 * The files to precache, so that the shell and the crisis page open offline.
 * @throws Error naming a page that the build lacks.
 */
export async function precacheFiles(folder: string): Promise<PrecacheFiles> {
  const names = await readdir(folder, { recursive: true });
  const built = names.filter((name) => name.endsWith('.html'));
  for (const page of [SHELL, ...PRECACHED_PAGES]) {
    if (!built.includes(page))
      throw new Error(`The built site has no ${page} to keep for offline.`);
  }
  const manifest: Manifest = JSON.parse(
    await readFile(join(folder, '.vite', 'manifest.json'), 'utf8'),
  );
  const pages = [SHELL, ...PRECACHED_PAGES];
  const assets = new Set(chunkFiles(manifest));
  for (const file of [...pages, ...[...assets].filter((file) => file.endsWith('.css'))]) {
    for (const asset of mentioned(await readFile(join(folder, file), 'utf8'))) assets.add(asset);
  }
  const plain = names.filter((name) => /^[^/]+\.(webmanifest|svg|png)$/.test(name));
  return {
    files: new Map([
      ...pages.map((file) => [addressOf(file), file] as const),
      ...[...assets, ...plain].sort().map((file) => [`/${file}`, file] as const),
    ]),
    pages: built.filter((name) => name !== SHELL).map(addressOf),
  };
}

/** The entry's scripts and styles, and those of the offline chunks, with all their imports. */
function chunkFiles(manifest: Manifest): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (chunk === undefined || seen.has(name)) return;
    seen.add(name);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    const wanted = chunk.dynamicImports?.filter((name) =>
      OFFLINE_CHUNKS.some((pattern) => pattern.test(name)),
    );
    for (const next of [...(chunk.imports ?? []), ...(wanted ?? [])]) visit(next);
  };
  for (const [name, { isEntry }] of Object.entries(manifest)) if (isEntry) visit(name);
  return files;
}

/** Assets that a page or style sheet refers to. */
function mentioned(text: string): string[] {
  return [...text.matchAll(/\/(assets\/[\w.-]+)/g)].flatMap(([, file]) => file ?? []);
}

/** The URL a page is served at, without its extension. */
function addressOf(file: string): string {
  return file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
}
