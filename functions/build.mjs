import { copyFile, mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { build, context } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const { resolve } = createRequire(import.meta.url);
const manifest = JSON.parse(await readFile(here('package.json'), 'utf8'));

const common = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  mainFields: ['module', 'main'],
  // Installed with the deployed package; everything else is bundled.
  external: Object.keys(manifest.dependencies),
  logLevel: 'warning',
};

/** A single file, for fast cold starts. */
const functions = {
  ...common,
  entryPoints: [here('src/index.ts')],
  outfile: here('dist/index.js'),
  format: 'esm',
  sourcemap: true,
};

const FACE_MATCH = here('dist/face-match');

/**
 * The face comparison is a bundle of its own, loaded only by the function that compares. Its
 * libraries are CommonJS, and need only a small part of TensorFlow.
 */
const faceMatch = {
  ...common,
  entryPoints: [here('src/identity/built-in/built-in-face-match.ts')],
  outfile: join(FACE_MATCH, 'provider.cjs'),
  format: 'cjs',
  alias: { '@tensorflow/tfjs': here('src/identity/built-in/tfjs.ts') },
};

/** The three models, and the two WebAssembly builds that run in Node. */
const MODEL =
  /^(ssd_mobilenetv1|face_landmark_68|face_recognition)_model(\.bin|-weights_manifest\.json)$/;
const WEB_ASSEMBLY = /^tfjs-backend-wasm(-simd)?\.wasm$/;

async function copyModels() {
  await mkdir(FACE_MATCH, { recursive: true });
  const faceApi = dirname(resolve('@vladmandic/face-api/package.json'));
  const wasm = dirname(resolve('@tensorflow/tfjs-backend-wasm/package.json'));
  await copyMatching(join(faceApi, 'model'), MODEL);
  await copyMatching(join(wasm, 'dist'), WEB_ASSEMBLY);
}

/** Skips existing files, so that 13 MB aren't written for every change. */
async function copyMatching(folder, pattern) {
  const names = (await readdir(folder)).filter((name) => pattern.test(name));
  for (const name of names) {
    const [from, to] = [join(folder, name), join(FACE_MATCH, name)];
    const [original, copy] = await Promise.all([stat(from), stat(to).catch(() => null)]);
    if (copy?.size !== original.size) await copyFile(from, to);
  }
}

/** Bundles the functions once. */
export async function buildFunctions() {
  await Promise.all([copyModels(), build(faceMatch), build(functions)]);
}

/** Bundles the functions whenever a source changes. Returns a function that stops it. */
export async function watchFunctions() {
  await copyModels();
  const watching = await Promise.all([context(faceMatch), context(functions)]);
  await Promise.all(watching.map((each) => each.watch()));
  return () => Promise.all(watching.map((each) => each.dispose()));
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  if (argv.includes('--watch')) await watchFunctions();
  else await buildFunctions();
}
