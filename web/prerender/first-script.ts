import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

const FILE = 'show-page-first.ts';

/**
 * The first script of a page (`show-page-first.ts`). It is written into the page, because another file would take another round
 * trip, so the site's policy names it. It is the same in every build.
 * @throws Error if the policy allows another.
 */
export async function firstScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, '../src', FILE)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2023',
    write: false,
    logLevel: 'silent',
  });
  const code = (outputFiles[0]?.text ?? '').trim();
  const hash = `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  const settings = await readFile(join(import.meta.dirname, '../../firebase.json'), 'utf8');
  if (!settings.includes(hash)) {
    throw new Error(
      `${FILE} has changed. In firebase.json, replace its hash that Content-Security-Policy allows by ${hash}.`,
    );
  }
  return code;
}
