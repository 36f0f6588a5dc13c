import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { BuiltFiles } from './built-files.ts';
import { firstScript } from './first-script.ts';
import { documentOf, shellOf, withScriptsLast, withStyles } from './page-document.ts';

const WEB = join(import.meta.dirname, '..');

/** The font file that every page needs. Other alphabets load when a page uses them. */
const FONT = 'figtree-latin-wght-normal.woff2';

type Renderer = typeof import('../src/entry-server.tsx');

/** Builds the renderer in a temporary folder, passes it to `use`, and deletes it. */
async function withRenderer<T>(use: (renderer: Renderer) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'hearthkin-prerender-'));
  try {
    await build({
      root: WEB,
      configFile: join(WEB, 'vite.config.ts'),
      logLevel: 'warn',
      // Bundle dependencies, because the temporary folder has no node_modules.
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

/** The module that starts the session (`startSession`). A frame waits for it. */
const SESSION_SOURCES = ['session/auth-client.ts', 'session/user-change.ts'];

/** The file that is served at a path: `companion.html` for `/companion/:companionId`. */
function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1).replace(/\/:.*/, '')}.html`;
}

/** The end of a component's file name: `FaqPage` is in `faq-page.tsx`. */
function sourceOf(component: string): string {
  return `${component.replace(/\B[A-Z]/g, '-$&').toLowerCase()}.tsx`;
}

/**
 * Turns the built `index.html` into `shell.html`, for pages rendered in the browser, and writes
 * each public page and each frame as a file.
 * @returns the paths of the public pages.
 */
export async function renderPages(folder: string): Promise<readonly string[]> {
  const files = await BuiltFiles.of(folder);
  const read = (file: string) => readFile(join(folder, file), 'utf8');
  const css = await Promise.all(files.styleSheets().map(read));
  const template = withScriptsLast(await read('index.html'));
  const shell = withStyles(template, css.join('\n'), files.asset(FONT));
  const first = await firstScript();
  return withRenderer(async ({ PUBLIC_PAGES, FRAMES, ORIGINS, renderPage }) => {
    await writeFile(join(folder, 'shell.html'), shellOf(shell, ORIGINS));
    for (const path of [...PUBLIC_PAGES, ...FRAMES]) {
      const page = await renderPage(path);
      const isFrame = FRAMES.includes(path);
      const sources = page.components.map(sourceOf);
      if (isFrame) sources.push(...SESSION_SOURCES);
      const scripts = files.scriptsOf(sources);
      const origins = isFrame ? ORIGINS : [];
      const html = documentOf(shell, {
        ...page,
        path,
        scripts,
        origins,
        firstScript: first,
      });
      const file = join(folder, fileOf(path));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, html);
    }
    return PUBLIC_PAGES;
  });
}
