import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DATA, ROOT } from '@hearthkin/emulators/launcher/paths';
import { milliseconds, type Row } from './measure';

/** The last output of `npm start` before it is ready. */
const READY = /Ctrl-C/;

/** Time from the command to its closing table, in milliseconds; stops it afterwards. */
async function startOnce(offset: number, folder: string): Promise<number> {
  const args = ['emulators/launcher/bootstrap.mjs', 'emulators/launcher/start.ts'];
  const flags = ['--port-offset', String(offset), '--data', folder];
  const begun = performance.now();
  const child = spawn(process.execPath, [...args, ...flags], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  let printed = '';
  const ready = new Promise<number>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      printed += chunk;
      if (READY.test(printed)) resolve(performance.now() - begun);
    });
  });
  const failed = ended.then((code) => {
    throw new Error(`npm start ended with ${code} before it was ready:\n${printed}`);
  });
  const duration = await Promise.race([ready, failed]);
  child.kill('SIGINT');
  await ended;
  return duration;
}

/** `npm start` with an empty data folder (which is seeded), and again with existing data. */
export async function measureStart(offset: number): Promise<Row[]> {
  const folder = join(DATA, 'bench');
  rmSync(folder, { recursive: true, force: true });
  const first = await startOnce(offset, folder);
  const warm = await startOnce(offset, folder);
  rmSync(folder, { recursive: true, force: true });
  return [
    { what: 'npm start to ready, first time (with sample data)', value: milliseconds(first) },
    { what: 'npm start to ready, warm', value: milliseconds(warm) },
  ];
}
