import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { LauncherError } from './launcher-error';
import { ROOT } from './paths';

const SOURCES = ['functions/src', 'domain/src'];
/** Editors save several files at once; this debounces the builds. */
const SETTLE_MS = 150;

/**
 * Bundles the functions to functions/dist, or another folder.
 * @throws LauncherError with the bundler's message.
 */
export async function buildFunctions(folder?: string): Promise<void> {
  const args = folder === undefined ? [] : [folder];
  const child = spawn(process.execPath, ['functions/build.mjs', ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  if (code !== 0) throw new LauncherError(`The functions do not build:\n${output.trim()}`);
}

/**
 * Rebuilds when a source of the functions or of domain changes; the Functions emulator reloads the
 * bundle by itself.
 * @returns a function that stops it.
 */
export function rebuildOnChange(say: (line: string) => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  let building = Promise.resolve();
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      building = building.then(async () => {
        try {
          await buildFunctions();
          say('Functions rebuilt');
        } catch (error) {
          say(error instanceof Error ? error.message : String(error));
        }
      });
    }, SETTLE_MS);
  };
  const watchers = SOURCES.map((folder) => join(ROOT, folder))
    .filter((folder) => existsSync(folder))
    .map((folder) =>
      watch(folder, { recursive: true }, (_event, name) => {
        if (!name?.endsWith('.test.ts')) changed();
      }),
    );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
