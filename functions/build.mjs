import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { build, context } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Everything but the two server libraries travels inside, so that a cold start reads one file. */
const options = {
  entryPoints: [here('src/index.ts')],
  outfile: here('dist/index.js'),
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  mainFields: ['module', 'main'],
  external: ['firebase-admin', 'firebase-functions'],
  sourcemap: true,
  logLevel: 'warning',
};

/** Bundles the functions once. */
export async function buildFunctions() {
  await build(options);
}

/** Bundles the functions whenever a source changes; call the answer to stop. */
export async function watchFunctions() {
  const watching = await context(options);
  await watching.watch();
  return () => watching.dispose();
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  if (argv.includes('--watch')) await watchFunctions();
  else await buildFunctions();
}
