import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { ROOT } from '@hearthkin/emulators/launcher/paths';
import { kilobytes, type Row, spread } from './measure';

const BUNDLE = join(ROOT, 'functions/dist/index.js');
const TIMES = 7;

/** Size of the functions bundle, and how long a fresh process takes to import it. */
export async function measureFunctions(): Promise<Row[]> {
  const source = await readFile(BUNDLE);
  const script = `const begun = performance.now();
    await import(${JSON.stringify(BUNDLE)});
    process.stdout.write(String(performance.now() - begun));
    process.exit(0);`;
  const env = { ...process.env, GCLOUD_PROJECT: 'demo-hearthkin-bench', FIREBASE_CONFIG: '{}' };
  const durations: number[] = [];
  for (let turn = 0; turn < TIMES; turn += 1) {
    const args = ['--input-type=module', '--eval', script];
    const { stdout } = await promisify(execFile)(process.execPath, args, { env });
    durations.push(Number(stdout));
  }
  const gzip = kilobytes(gzipSync(source).length);
  return [
    { what: 'functions bundle', value: `${kilobytes(source.length)} (gzip ${gzip})` },
    { what: 'functions cold import', value: spread(durations) },
  ];
}
