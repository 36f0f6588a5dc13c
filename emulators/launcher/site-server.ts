import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { endTree } from './end-tree';
import { LauncherError } from './launcher-error';
import { ROOT } from './paths';
import { poll } from './poll';
import { crashSentence } from './readiness';
import { SuiteLog } from './suite-log';

export interface SiteServer {
  url: string;
  /** Resolves with a message if Vite ends unexpectedly. */
  crashed: Promise<string>;
  stop(hard?: boolean): Promise<void>;
}

/**
 * Starts Vite's development server for the site and waits until it answers.
 * @throws LauncherError with Vite's message.
 */
export async function startSite(
  port: number,
  env: Record<string, string>,
  logPath: string,
  signal?: AbortSignal,
): Promise<SiteServer> {
  const url = `http://127.0.0.1:${port}`;
  mkdirSync(dirname(logPath), { recursive: true });
  const log = new SuiteLog(logPath);
  const child = spawnVite(port, env);
  log.follow(child.stdout);
  log.follow(child.stderr);
  let stopped = false;
  const crashed = new Promise<string>((resolve) => {
    child.once('close', () => {
      if (!stopped) resolve(crashSentence('The server of the site', log));
    });
  });
  const stop = async (hard = false) => {
    stopped = true;
    await endTree(child, hard);
    await log.close();
  };
  try {
    await Promise.race([
      poll('The start of the site', () => answers(url), {
        timeoutMs: 60_000,
        ...(signal ? { signal } : {}),
      }),
      crashed.then((sentence) => {
        throw new LauncherError(sentence);
      }),
    ]);
  } catch (error) {
    await stop(true);
    throw error;
  }
  return { url, crashed, stop };
}

function spawnVite(port: number, env: Record<string, string>): ChildProcess {
  const require = createRequire(join(ROOT, 'web', 'package.json'));
  const vite = join(dirname(require.resolve('vite/package.json')), 'bin', 'vite.js');
  const preload = new URL('./end-with-parent.mjs', import.meta.url).href;
  const args = ['--import', preload, vite, '--port', String(port), '--strictPort'];
  return spawn(process.execPath, [...args, '--host', '127.0.0.1', '--clearScreen', 'false'], {
    cwd: join(ROOT, 'web'),
    env: { ...process.env, ...env, NO_COLOR: '1' },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}

async function answers(url: string): Promise<true | undefined> {
  try {
    const response = await fetch(url, { headers: { accept: 'text/html' } });
    await response.body?.cancel();
    return response.ok || undefined;
  } catch {
    return undefined;
  }
}
