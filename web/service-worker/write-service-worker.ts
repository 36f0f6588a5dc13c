import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { keptFiles } from './kept-files.ts';

/**
 * Writes `sw.js` into a folder that holds the built site; the last step of a build, for it goes by what
 * lies there.
 * @throws Error when a page is missing that has to be kept.
 */
export async function writeServiceWorker(folder: string): Promise<void> {
  const { files, pages } = await keptFiles(folder);
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
      KEPT: JSON.stringify([...files.keys()]),
      PAGES: JSON.stringify(pages),
    },
  });
}
