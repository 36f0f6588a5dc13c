import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

/**
 * Writes the frames' first script (`show-kept-view.ts`) into the built site: one small file, which waits for no other.
 * @returns its URL.
 */
export async function buildFirstScript(folder: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, '../src/show-kept-view.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2023',
    write: false,
    logLevel: 'silent',
  });
  const [{ contents } = { contents: new Uint8Array() }] = outputFiles;
  const hash = createHash('sha256').update(contents).digest('base64url').slice(0, 8);
  const url = `/assets/kept-view-${hash}.js`;
  await writeFile(join(folder, url), contents);
  return url;
}
