import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { BuiltFiles } from './built-files.ts';
import { documentOf, withStyles } from './page-document.ts';

const WEB = join(import.meta.dirname, '..');

/** What every page needs of the font; other alphabets load their part when a page has them. */
const FONT = 'figtree-latin-wght-normal.woff2';

type Renderer = typeof import('../src/entry-server.tsx');

/** Builds what renders pages and hands it to `use`; nothing of it is left behind. */
async function withRenderer<T>(use: (renderer: Renderer) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'hearthkin-prerender-'));
  try {
    await build({
      root: WEB,
      configFile: join(WEB, 'vite.config.ts'),
      logLevel: 'warn',
      // A folder of its own finds no packages.
      ssr: { noExternal: true },
      build: {
        ssr: 'src/entry-server.tsx',
        outDir: folder,
        emptyOutDir: true,
        minify: false,
        copyPublicDir: false,
        rolldownOptions: {
          output: { entryFileNames: 'entry-server.mjs', chunkFileNames: '[name]-[hash].mjs' },
        },
      },
    });
    return await use(await import(pathToFileURL(join(folder, 'entry-server.mjs')).href));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The name of the file that is served at an address. */
function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** How the name of a component's file ends: `FaqPage` stands in `faq-page.tsx`. */
function sourceOf(component: string): string {
  return `${component.replace(/\B[A-Z]/g, '-$&').toLowerCase()}.tsx`;
}

/**
 * Turns the built `index.html` into `shell.html`, for pages that only the browser knows, and writes
 * every page that says the same to everybody as a file of its own.
 * @returns the pages' addresses.
 */
export async function renderPages(folder: string, now: Date): Promise<readonly string[]> {
  const files = await BuiltFiles.of(folder);
  const read = (file: string) => readFile(join(folder, file), 'utf8');
  const css = await Promise.all(files.styleSheets().map(read));
  const shell = withStyles(await read('index.html'), css.join('\n'), files.asset(FONT));
  await writeFile(join(folder, 'shell.html'), shell);
  return withRenderer(async ({ PUBLIC_PAGES, renderPage }) => {
    for (const path of PUBLIC_PAGES) {
      const page = await renderPage(path, now);
      const scripts = files.scriptsOf(sourceOf(page.component));
      const html = documentOf(shell, { ...page, path, scripts, renderedAt: now });
      await writeFile(join(folder, fileOf(path)), html);
    }
    return PUBLIC_PAGES;
  });
}
