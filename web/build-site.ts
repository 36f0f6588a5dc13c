/**
 * `tsx build-site.ts [FOLDER] [--maps]`: builds the site for production into `web/dist` or FOLDER. `VITE_…`
 * variables come from the environment: a deployment sets those of `web/.env.PROJECT`. `--maps` adds source maps,
 * to read the places that browsers report; they are not deployed.
 */
import { join, resolve } from 'node:path';
import { inspect, parseArgs } from 'node:util';
import { build, loadEnv } from 'vite';
import { renderPages } from './prerender/render-pages.ts';
import { writeSecurityTxt } from './prerender/security-txt.ts';
import { siteOrigin, writeSitemap } from './prerender/sitemap.ts';
import { writeServiceWorker } from './service-worker/write-service-worker.ts';

const WEB = import.meta.dirname;

// Tests that call this set NODE_ENV to test, which would build React for tests.
process.env.NODE_ENV = 'production';

async function step<T>(what: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const result = await work();
  console.log(`${what} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
  return result;
}

async function buildSite(folder: string, maps: boolean): Promise<void> {
  const { VITE_SITE_ORIGIN, VITE_SECURITY_EMAIL: email } = loadEnv('production', WEB, 'VITE_');
  const origin = siteOrigin(VITE_SITE_ORIGIN);
  await step('Scripts bundled', () =>
    build({
      root: WEB,
      configFile: join(WEB, 'vite.config.ts'),
      logLevel: 'warn',
      // Hidden: scripts don't name their map, so they are the same as without.
      build: { outDir: folder, emptyOutDir: true, sourcemap: maps && 'hidden' },
    }),
  );
  const pages = await step('Pages rendered', () => renderPages(folder));
  await writeSitemap(folder, pages, origin);
  await writeSecurityTxt(folder, { email, origin, now: Date.now() });
  await step('Service worker written', () => writeServiceWorker(folder));
  console.log(
    `The site is in ${folder}, with ${pages.length} pages that need no script to be read.`,
  );
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}: ${inspect(error.cause)}`;
}

async function main(): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { maps: { type: 'boolean', default: false } },
    });
    await buildSite(resolve(positionals[0] ?? join(WEB, 'dist')), values.maps);
    return 0;
  } catch (error) {
    console.error(`The site could not be built: ${describeError(error)}`);
    return 1;
  }
}

// Otherwise reactfire's timers, of the pages that were rendered, keep the process for half a minute.
process.exit(await main());
