import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { precacheFiles } from './precache-files.ts';

/**
 * Writes `sw.js` into the built site. Runs last, because it lists the files of the build.
 * @throws Error when a page to precache is missing.
 */
export async function writeServiceWorker(folder: string): Promise<void> {
  const { files, pages } = await precacheFiles(folder);
  const hash = createHash('sha256');
  for (const [address, file] of files) {
    hash.update(address);
    hash.update(await readFile(join(folder, file)));
  }
  await build({
    entryPoints: [join(import.meta.dirname, 'sw.ts')],
    outfile: join(folder, 'sw.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2023',
    logLevel: 'silent',
    tsconfigRaw: {},
    define: {
      VERSION: JSON.stringify(hash.digest('hex').slice(0, 12)),
      PRECACHED: JSON.stringify([...files.keys()]),
      PAGES: JSON.stringify(pages),
    },
  });
}
