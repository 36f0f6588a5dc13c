import { type ChildProcess, spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '@hearthkin/emulators/launcher/paths';

interface CommandResult {
  ok: boolean;
  /** Both streams in order. */
  output: string;
}

interface CommandOptions {
  env?: Record<string, string>;
  /** Print the output as it comes. */
  show?: boolean;
  /** Run at a lower priority. */
  isLowPriority?: boolean;
}

/** The niceness of such a command and its children, which leaves them a share beside other work of the machine. */
const NICENESS = 5;

const running = new Set<ChildProcess>();

/** Kills the running commands. */
export function killCommands(): void {
  for (const child of running) child.kill('SIGKILL');
}

/** Runs a Node program of an installed package in the project's folder. */
export async function runNode(
  args: readonly string[],
  options: CommandOptions = {},
): Promise<CommandResult> {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  if (options.isLowPriority && child.pid !== undefined) setPriority(child.pid, NICENESS);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      if (options.show) process.stdout.write(chunk);
    });
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  running.delete(child);
  return { ok: code === 0, output: stripVTControlCharacters(output).trim() };
}

/** The script of an installed package's command, e.g. bin('vite', 'bin/vite.js'). */
export function bin(packageName: string, path: string): string {
  return `${ROOT}/node_modules/${packageName}/${path}`;
}
