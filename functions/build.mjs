import { copyFile, mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { writePackage } from './package-of-dist.mjs';

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

/**
 * A single file, for fast cold starts. As a CommonJS module it loads in two thirds of the time: the Admin SDK's wrappers
 * for ES modules read each export, and one of them loads the whole transport of Firestore.
 */
const functions = {
  ...common,
  entryPoints: [here('src/index.ts')],
  format: 'cjs',
  sourcemap: true,
  define: { 'import.meta.url': 'bundleUrl' },
  banner: {
    js: "'use strict';\nconst bundleUrl = require('node:url').pathToFileURL(__filename).href;",
  },
};

/**
 * The face comparison is a bundle of its own, loaded only by the function that compares. Its
 * libraries are CommonJS, and need only a small part of TensorFlow.
 */
const faceMatch = {
  ...common,
  entryPoints: [here('src/identity/built-in/built-in-face-match.ts')],
  format: 'cjs',
  alias: { '@tensorflow/tfjs': here('src/identity/built-in/tfjs.ts') },
};

/** The three models, and the two WebAssembly builds that run in Node. */
const MODEL =
  /^(ssd_mobilenetv1|face_landmark_68|face_recognition)_model(\.bin|-weights_manifest\.json)$/;
const WEB_ASSEMBLY = /^tfjs-backend-wasm(-simd)?\.wasm$/;

async function copyModels(to) {
  await mkdir(to, { recursive: true });
  const faceApi = dirname(resolve('@vladmandic/face-api/package.json'));
  const wasm = dirname(resolve('@tensorflow/tfjs-backend-wasm/package.json'));
  await copyMatching(join(faceApi, 'model'), MODEL, to);
  await copyMatching(join(wasm, 'dist'), WEB_ASSEMBLY, to);
}

/** Skips existing files, so that 13 MB aren't written for every change. */
async function copyMatching(folder, pattern, target) {
  const names = (await readdir(folder)).filter((name) => pattern.test(name));
  for (const name of names) {
    const [from, to] = [join(folder, name), join(target, name)];
    const [original, copy] = await Promise.all([stat(from), stat(to).catch(() => null)]);
    if (copy?.size !== original.size) await copyFile(from, to);
  }
}

/** `node build.mjs [FOLDER]`: bundles the functions to a package that can be deployed. */
async function buildFunctions(folder) {
  const beside = join(folder, 'face-match');
  await Promise.all([
    copyModels(beside),
    build({ ...faceMatch, outfile: join(beside, 'provider.cjs') }),
    build({ ...functions, outfile: join(folder, 'index.js') }),
  ]);
  await writePackage(folder);
}

await buildFunctions(argv[2] ?? here('dist'));
