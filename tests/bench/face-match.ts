import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '@hearthkin/emulators/launcher/paths';
import { anotherPortrait, portrait } from '../functions/sample-people';
import { type Row, spread } from './measure';

const FOLDER = join(ROOT, 'functions/dist/face-match/');
const PROCESSES = 3;
const COMPARISONS = 5;

/** Runs in a fresh process: one load, then comparisons of two files; times in milliseconds. */
const SCRIPT = `
  const [folder, idFile, selfieFile, times] = process.argv.slice(1);
  const { readFileSync } = await import('node:fs');
  const begun = performance.now();
  const bundle = await import(folder + 'provider.cjs');
  const provider = await bundle.loadBuiltInFaceMatch(folder);
  const load = performance.now() - begun;
  const [idPhoto, selfie] = [readFileSync(idFile), readFileSync(selfieFile)];
  const compare = async () => {
    const before = performance.now();
    const { verdict } = await provider.compare(idPhoto, selfie);
    if (verdict !== 'match') throw new Error('Compared wrong: ' + verdict);
    return performance.now() - before;
  };
  const first = await compare();
  const warm = [];
  for (let turn = 0; turn < Number(times); turn += 1) warm.push(await compare());
  process.stdout.write(JSON.stringify({ load, first, warm, memory: process.memoryUsage.rss() }));
`;

interface Measured {
  readonly load: number;
  readonly first: number;
  readonly warm: readonly number[];
  readonly memory: number;
}

const megabytes = (bytes: number): string => `${(bytes / 1024 ** 2).toFixed(1)} MiB`;

/** Size of the face comparison, its load time, and the time of one match. */
export async function measureFaceMatch(): Promise<Row[]> {
  const names = await readdir(FOLDER);
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(FOLDER, name))).size));
  const size = sizes.reduce((sum, each) => sum + each, 0);
  const processes = await measureProcesses();
  const memory = Math.max(...processes.map((each) => each.memory));
  return [
    { what: 'face comparison, its artefact', value: megabytes(size) },
    { what: 'face comparison, cold load', value: spread(processes.map(({ load }) => load)) },
    { what: 'face comparison, first match', value: spread(processes.map(({ first }) => first)) },
    { what: 'face comparison, warm match', value: spread(processes.flatMap(({ warm }) => warm)) },
    { what: 'face comparison, memory', value: megabytes(memory) },
  ];
}

async function measureProcesses(): Promise<Measured[]> {
  const folder = await mkdtemp(join(tmpdir(), 'hearthkin-faces-'));
  const [idFile, selfieFile] = [join(folder, 'id.jpg'), join(folder, 'selfie.jpg')];
  try {
    await writeFile(idFile, await portrait('anna'));
    await writeFile(selfieFile, await anotherPortrait('anna'));
    const measured: Measured[] = [];
    for (let turn = 0; turn < PROCESSES; turn += 1) {
      const values = [FOLDER, idFile, selfieFile, String(COMPARISONS)];
      const args = ['--input-type=module', '--eval', SCRIPT, ...values];
      const { stdout } = await promisify(execFile)(process.execPath, args);
      measured.push(JSON.parse(stdout));
    }
    return measured;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
