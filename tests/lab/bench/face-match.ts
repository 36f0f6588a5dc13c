import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '@hearthkin/emulators/launcher/paths';
import { anotherPortrait, portrait, turnedPortrait } from '../../functions/sample-people';
import { type Row, spread } from './measure';

const FOLDER = join(ROOT, 'functions/dist/face-match/');
const PROCESSES = 3;
const COMPARISONS = 5;

/** Runs in a fresh process: one load, then comparisons of two files; times in milliseconds. */
const SCRIPT = `
  const [folder, idFile, selfieFile, leftFile, rightFile, times] = process.argv.slice(1);
  const { readFileSync } = await import('node:fs');
  const begun = performance.now();
  const bundle = await import(folder + 'provider.cjs');
  const provider = await bundle.loadBuiltInFaceMatch(folder);
  const load = performance.now() - begun;
  const [idPhoto, selfie] = [readFileSync(idFile), readFileSync(selfieFile)];
  const turns = [
    { photo: 'firstTurn', side: 'left', file: readFileSync(leftFile) },
    { photo: 'secondTurn', side: 'right', file: readFileSync(rightFile) },
  ];
  const compare = async () => {
    const before = performance.now();
    const { verdict } = await provider.compare(idPhoto, selfie, turns);
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

/** Size of the face comparison, its load time, and the time of one match of a live selfie. */
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
  const pictures = [
    await portrait('anna'),
    await anotherPortrait('anna'),
    await turnedPortrait('anna', 'left'),
    await turnedPortrait('anna', 'right'),
  ];
  const files = pictures.map((_, index) => join(folder, `${index}.jpg`));
  try {
    for (const [index, file] of files.entries()) await writeFile(file, pictures[index] ?? '');
    const measured: Measured[] = [];
    for (let turn = 0; turn < PROCESSES; turn += 1) {
      const values = [FOLDER, ...files, String(COMPARISONS)];
      const args = ['--input-type=module', '--eval', SCRIPT, ...values];
      const { stdout } = await promisify(execFile)(process.execPath, args);
      measured.push(JSON.parse(stdout));
    }
    return measured;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
