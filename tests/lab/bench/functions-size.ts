import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { ROOT } from '@hearthkin/emulators/launcher/paths';
import { kilobytes, type Row, spread } from './measure';

const BUNDLE = join(ROOT, 'functions/dist/index.js');
const TIMES = 7;

/**
 * Size of the bundle that every function is, and how long a fresh process takes to load it as Cloud Run does. The first
 * request to Firestore loads the transport as well: the second row has both.
 */
export async function measureFunctions(): Promise<Row[]> {
  const source = await readFile(BUNDLE);
  const script = `const begun = performance.now();
    const { createRequire } = require('node:module');
    require(${JSON.stringify(BUNDLE)});
    const imported = performance.now() - begun;
    const { GrpcStatus, v1 } = createRequire(${JSON.stringify(BUNDLE)})('firebase-admin/firestore');
    process.stdout.write(JSON.stringify([imported, performance.now() - begun]));
    process.exit(0);`;
  const env = { ...process.env, GCLOUD_PROJECT: 'demo-hearthkin-bench', FIREBASE_CONFIG: '{}' };
  const imported: number[] = [];
  const connected: number[] = [];
  for (let turn = 0; turn < TIMES; turn += 1) {
    const { stdout } = await promisify(execFile)(process.execPath, ['--eval', script], { env });
    const [first, both] = JSON.parse(stdout) as [number, number];
    imported.push(first);
    connected.push(both);
  }
  const gzip = kilobytes(gzipSync(source).length);
  return [
    { what: 'functions bundle', value: `${kilobytes(source.length)} (gzip ${gzip})` },
    { what: 'functions cold import', value: spread(imported) },
    { what: 'functions cold import, with what Firestore loads', value: spread(connected) },
  ];
}
